// Nauticus's words in all languages, and ships by what they hold.
import { readName } from './ships';
import type { Say, Terms } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

export const words = wordsByLocale(
  import.meta.glob('$games/nauticus/words/??{,.rules}.json', { eager: true, import: 'default' }),
);

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
