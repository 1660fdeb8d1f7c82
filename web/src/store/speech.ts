// Says what the engine and the server say, in the player's language. Apart from the settings, because the first screen
// does without these words.
import type { GameUi, SeatInfo } from '$lib/board';
import { sayer, type Say } from '$lib/say';
import { SHELL_WORDS } from '../words';
import { COMMON_WORDS } from '../words/common';
import { settings } from './settings.svelte';

/** A game's own words before those of all games. */
export function sayerFor(ui: Pick<GameUi, 'words' | 'terms'> | null, seats: readonly SeatInfo[]): Say {
  const { locale } = settings.value;
  const own = ui ? [ui.words[locale], ui.words.en] : [];
  return sayer({
    locale,
    words: [...own, SHELL_WORDS[locale], COMMON_WORDS[locale]],
    terms: ui?.terms,
    name: (seat) => seats[seat]?.name ?? settings.t('seat', { n: seat + 1 }),
  });
}
