// What is said to those who look after a house; loaded with their page.
import { settings } from '../../store/settings.svelte';
import { de } from './de';
import { en } from './en';
import { hu } from './hu';
import { pl } from './pl';

export const ADMIN_WORDS = { en, de, hu, pl };

/** A moment as the reader writes it. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
