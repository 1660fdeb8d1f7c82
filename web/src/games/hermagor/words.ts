// Hermagor's words in all languages, the names on its map, and the places of the market.
import { REGION_NAMES } from './region_names';
import { FIELDS } from './stalls';
import type { Say, Terms } from '$lib/board';
import { wordsByLocale } from '$lib/word_files';

export const words = wordsByLocale(
  import.meta.glob('$games/hermagor/words/??{,.rules}.json', { eager: true, import: 'default' }),
  REGION_NAMES,
);

/** A stall by its row and column ("r3c2"), a field by its lanes ("h2v1", "v1r3"). */
export function placeName(place: string, say: Say): string {
  const [first = '', second = ''] = FIELDS.find(({ id }) => id === place)?.lanes ?? [];
  if (first === '') return say({ key: 'stall', row: place[1] ?? '', column: place[3] ?? '' });
  if (second === '') return say({ key: 'laneField', lane: first, n: place[3] ?? '' });
  return say({ key: 'crossing', h: first, v: second });
}

export const terms: Terms = { place: placeName };
