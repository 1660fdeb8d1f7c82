// The texts of moves as values, so that the board can light and name them. The grammar is the engine's
// (src/games/gluck_auf/notation.cpp); whatever it does not know reads as null.
import { isColour, isSpace, isStop, readOrder, readTile, type Colour, type Space, type Stop } from './view';

/** Where a cube for an order is taken from. */
export type Source = 'cage' | 'store';

export type Move =
  | { kind: 'draft'; order: string }
  /** `card`: the tile or order that lies there. */
  | { kind: 'place'; space: Space; card: string | null }
  /** null: none */
  | { kind: 'buy' | 'keep'; card: string | null }
  | { kind: 'return'; where: 'top' | 'bottom' }
  /** null: a card somebody else laid back. */
  | { kind: 'lay'; pile: 'tile' | 'order'; card: string | null }
  | { kind: 'cart'; colour: Colour }
  | { kind: 'ride'; to: Stop }
  | { kind: 'load' | 'unload'; colour: Colour }
  | { kind: 'fill'; order: string; slot: Colour; cube: Colour; from: Source }
  | { kind: 'stop' };

const isTile = (word: string): boolean => readTile(word) !== null;
const isOrder = (word: string): boolean => readOrder(word) !== null;
const isSource = (word: string | undefined): word is Source => word === 'cage' || word === 'store';

function readFill(rest: string[]): Move | null {
  const [order = '', slot = '', ...ways] = rest;
  const cube = ways[0] === 'with' ? (ways[1] ?? '') : slot;
  const [from, source, ...more] = ways[0] === 'with' ? ways.slice(2) : ways;
  if (!isOrder(order) || !isColour(slot) || !isColour(cube) || from !== 'from' || !isSource(source))
    return null;
  return more.length === 0 ? { kind: 'fill', order, slot, cube, from: source } : null;
}

function readPlace(space: string, card: string | undefined): Move | null {
  if (!isSpace(space)) return null;
  if (card === undefined) return { kind: 'place', space, card: null };
  return isTile(card) || isOrder(card) ? { kind: 'place', space, card } : null;
}

export function readMove(text: string): Move | null {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second] = rest;
  if (verb === 'fill') return readFill(rest);
  if (verb === 'stop') return rest.length === 0 ? { kind: 'stop' } : null;
  if (verb === 'place') return rest.length <= 2 ? readPlace(first, second) : null;
  if (verb === 'lay') {
    if (rest.length !== 2 || second === undefined || (first !== 'tile' && first !== 'order')) return null;
    const known = first === 'tile' ? isTile(second) : isOrder(second);
    return known || second === '?' ? { kind: 'lay', pile: first, card: known ? second : null } : null;
  }
  if (rest.length !== 1) return null;
  switch (verb) {
    case 'draft':
      return isOrder(first) ? { kind: verb, order: first } : null;
    case 'buy':
    case 'keep': {
      const known = verb === 'buy' ? isTile(first) : isOrder(first);
      return known || first === 'none' ? { kind: verb, card: known ? first : null } : null;
    }
    case 'return':
      return first === 'top' || first === 'bottom' ? { kind: verb, where: first } : null;
    case 'ride':
      return isStop(first) ? { kind: verb, to: first } : null;
    case 'cart':
    case 'load':
    case 'unload':
      return isColour(first) ? { kind: verb, colour: first } : null;
    default:
      return null;
  }
}

export const fillText = (order: string, slot: Colour, cube: Colour, from: Source): string =>
  `fill ${order} ${slot}${cube === slot ? '' : ` with ${cube}`} from ${from}`;
