// The board preview: a page for whoever draws a board. It shows the fixtures of a game without shell or engine.
// preview.html?game=tortuga&players=3&scene=4&locale=hu&theme=dark&bare
import { mount } from 'svelte';
import '../theme.css';
import '../base.css';
import Preview from './Preview.svelte';

const target = document.getElementById('app');
if (target) mount(Preview, { target });
