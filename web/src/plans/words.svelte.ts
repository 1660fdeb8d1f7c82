// The words of plans, in the language that is set.
import type { Translate } from '$lib/i18n';
import { settings } from '../store/settings.svelte';
import { PLAN_WORDS } from './words';

class PlanWords {
  readonly w: Translate = $derived(settings.translatorFor(PLAN_WORDS));
}

export const plans = new PlanWords();
