// The words of people and tables, in the language that is set.
import type { Translate } from '$lib/i18n';
import { settings } from '../store/settings.svelte';
import { PEOPLE_WORDS } from './words';

class PeopleWords {
  readonly w: Translate = $derived(settings.translatorFor(PEOPLE_WORDS));
}

export const people = new PeopleWords();
