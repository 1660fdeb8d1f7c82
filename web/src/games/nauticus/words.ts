// Nauticus's words in all languages, and ships by what they hold.
import de from '$games/nauticus/words/de.json';
import deRules from '$games/nauticus/words/de.rules.json';
import en from '$games/nauticus/words/en.json';
import enRules from '$games/nauticus/words/en.rules.json';
import hu from '$games/nauticus/words/hu.json';
import huRules from '$games/nauticus/words/hu.rules.json';
import pl from '$games/nauticus/words/pl.json';
import plRules from '$games/nauticus/words/pl.rules.json';
import { readName } from './ships';
import type { Locale, Say, Terms, Words } from '$lib/board';

export const words: Record<Locale, Words> = {
  en: { ...en, ...enRules },
  hu: { ...hu, ...huRules },
  pl: { ...pl, ...plRules },
  de: { ...de, ...deRules },
};

const counted = (count: number, word: string): string => (count > 1 ? `${count}× ${word}` : word);

/** A ship by what it holds: "two-ship (whale mast, 2× fish)". */
export function shipName(name: string, say: Say): string {
  const [hull = [], masts = [], sails = [], goods = []] = readName(name);
  const known = (piece: string, otherwise: string): string =>
    say.has(`piece.${piece}`) ? say({ key: `piece.${piece}` }) : otherwise;
  const held = [
    ...masts.map(({ count, word }) => counted(count, known(`${word}-mast`, word))),
    ...sails.map(({ count, word }) => counted(count, known(`${word}-sail`, word))),
    ...goods.map(({ count, word }) => counted(count, known(word, word))),
  ];
  const body = hull.map(({ count, word }) => counted(count, known(word, word))).join(' + ');
  return held.length > 0 ? `${body} (${held.join(', ')})` : body;
}

export const terms: Terms = { ship: shipName, to: shipName };
