// Hermagor's words in all languages, the names on its map, and the places of the market.
import de from '$games/hermagor/words/de.json';
import deRules from '$games/hermagor/words/de.rules.json';
import en from '$games/hermagor/words/en.json';
import enRules from '$games/hermagor/words/en.rules.json';
import hu from '$games/hermagor/words/hu.json';
import huRules from '$games/hermagor/words/hu.rules.json';
import pl from '$games/hermagor/words/pl.json';
import plRules from '$games/hermagor/words/pl.rules.json';
import { REGION_NAMES } from './region_names';
import { FIELDS } from './stalls';
import type { Locale, Say, Terms, Words } from '$lib/board';

export const words: Record<Locale, Words> = {
  en: { ...en, ...enRules, ...REGION_NAMES },
  hu: { ...hu, ...huRules, ...REGION_NAMES },
  pl: { ...pl, ...plRules, ...REGION_NAMES },
  de: { ...de, ...deRules, ...REGION_NAMES },
};

/** A stall by its row and column ("r3c2"), a field by its lanes ("h2v1", "v1r3"). */
export function placeName(place: string, say: Say): string {
  const [first = '', second = ''] = FIELDS.find(({ id }) => id === place)?.lanes ?? [];
  if (first === '') return say({ key: 'stall', row: place[1] ?? '', column: place[3] ?? '' });
  if (second === '') return say({ key: 'laneField', lane: first, n: place[3] ?? '' });
  return say({ key: 'crossing', h: first, v: second });
}

export const terms: Terms = { place: placeName };
