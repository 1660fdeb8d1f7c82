// Tortuga's words in all languages, and dice as they stood behind a screen.
import de from '$games/tortuga/words/de.json';
import deRules from '$games/tortuga/words/de.rules.json';
import en from '$games/tortuga/words/en.json';
import enRules from '$games/tortuga/words/en.rules.json';
import hu from '$games/tortuga/words/hu.json';
import huRules from '$games/tortuga/words/hu.rules.json';
import pl from '$games/tortuga/words/pl.json';
import plRules from '$games/tortuga/words/pl.rules.json';
import type { Locale, Terms, Words } from '$lib/board';

export const words: Record<Locale, Words> = {
  en: { ...en, ...enRules },
  hu: { ...hu, ...huRules },
  pl: { ...pl, ...plRules },
  de: { ...de, ...deRules },
};

export const terms: Terms = { die: (name) => name.replace('-skull', '☠') };
