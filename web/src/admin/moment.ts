// A moment as the reader writes it.
import { settings } from '../store/settings.svelte';

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
