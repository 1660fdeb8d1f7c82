// Skeleton Game's words in all languages.
import de from '$games/skeleton_game/words/de.json';
import deRules from '$games/skeleton_game/words/de.rules.json';
import en from '$games/skeleton_game/words/en.json';
import enRules from '$games/skeleton_game/words/en.rules.json';
import hu from '$games/skeleton_game/words/hu.json';
import huRules from '$games/skeleton_game/words/hu.rules.json';
import pl from '$games/skeleton_game/words/pl.json';
import plRules from '$games/skeleton_game/words/pl.rules.json';
import type { Locale, Words } from '$lib/board';

export const words: Record<Locale, Words> = {
  en: { ...en, ...enRules },
  hu: { ...hu, ...huRules },
  pl: { ...pl, ...plRules },
  de: { ...de, ...deRules },
};
