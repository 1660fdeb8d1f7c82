// The texts of moves as values, so that the board can light and name them. The grammar is the engine's
// (src/games/hermagor/notation.cpp); whatever it does not know reads as null.
import { goodOf, isGood, placeOf, regionOf, type Good } from './land';
import { FIELDS, STALLS } from './stalls';

export type SaleWay = 'travel' | 'here' | 'side-road';
export type Move =
  | { kind: 'buyer' | 'common buyer'; place: string }
  | { kind: 'no buyer' | 'no common buyer' | 'no common depot' | 'pass' | 'show' | 'hide' }
  | { kind: 'raise' | 'keep'; good: Good }
  | { kind: 'sell'; village: string; way: SaleWay }
  | { kind: 'move' | 'common depot'; village: string }
  | { kind: 'build' | 'common build'; good: Good; region: string }
  | { kind: 'ennoble' | 'common ennoble' | 'decline'; region: string }
  | { kind: 'name'; seat: number };

const isPlace = (word: string): boolean => STALLS.includes(word) || FIELDS.some(({ id }) => id === word);
const isRegion = (word: string): boolean => regionOf(word) !== undefined;
const PLAIN = ['no buyer', 'no common buyer', 'no common depot', 'pass', 'show', 'hide'] as const;

function readSale([village = '', way, ...rest]: string[]): Move | null {
  if (!placeOf(village) || rest.length > 0) return null;
  if (way === undefined) return { kind: 'sell', village, way: 'travel' };
  return way === 'here' || way === 'side-road' ? { kind: 'sell', village, way } : null;
}

export function readMove(text: string): Move | null {
  const plain = PLAIN.find((one) => one === text);
  if (plain) return { kind: plain };
  const common = text.startsWith('common ');
  const [verb = '', ...rest] = (common ? text.slice('common '.length) : text).split(' ');
  const [first = '', second = ''] = rest;
  const kind = common ? `common ${verb}` : verb;
  switch (kind) {
    case 'sell':
      return readSale(rest);
    case 'build':
    case 'common build': {
      const good = goodOf(first);
      return rest.length === 2 && good && isRegion(second) ? { kind, good, region: second } : null;
    }
  }
  if (rest.length !== 1) return null;
  switch (kind) {
    case 'buyer':
    case 'common buyer':
      return isPlace(first) ? { kind, place: first } : null;
    case 'raise':
    case 'keep':
      return isGood(first) ? { kind, good: first } : null;
    case 'move':
    case 'common depot':
      return placeOf(first) ? { kind, village: first } : null;
    case 'ennoble':
    case 'common ennoble':
    case 'decline':
      return isRegion(first) ? { kind, region: first } : null;
    case 'name':
      return /^\d$/.test(first) ? { kind, seat: Number(first) } : null;
    default:
      return null;
  }
}
