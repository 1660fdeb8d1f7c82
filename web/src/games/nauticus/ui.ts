// Nauticus as the shell sees it.
import Board from './Board.svelte';
import { describe } from './describe';
import { hint, moveLabel, prompt, refusal, scoreName } from './labels';
import { lesson } from './lesson';
import { de } from './words/de';
import { en } from './words/en';
import { hu } from './words/hu';
import { pl } from './words/pl';
import { rulesDe } from './words/rules_de';
import { rulesHu } from './words/rules_hu';
import { rulesPl } from './words/rules_pl';
import type { NauticusView } from './view';
import { gameUi } from '$lib/board';

export default gameUi<NauticusView>({
  id: 'nauticus',
  Board,
  words: { en, hu: { ...hu, ...rulesHu }, pl: { ...pl, ...rulesPl }, de: { ...de, ...rulesDe } },
  describe,
  moveLabel,
  prompt,
  hint,
  refusal,
  scoreName,
  drawsPlayers: true,
  hasSecrets: false,
  lesson,
});
