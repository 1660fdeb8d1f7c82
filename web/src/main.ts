// The client starts here.
import { mount } from 'svelte';
import './theme.css';
import './base.css';
import App from './App.svelte';
import { keepOffline } from './offline/register';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepOffline();
