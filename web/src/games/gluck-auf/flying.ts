// How pieces fly when the scene changes: who comes from where, and in which order.
import type { Placed } from './placing';
import type { Course } from '$lib/flights';

/** First workers go to their place (and the cage rides by itself), then tiles and orders change hands, then coal, then refills. */
const ORDER = { workers: 0, card: 1, cube: 2, refill: 3 } as const;

const seatOf = (place: string): string => place.split('.')[0] ?? '';

/** Pieces by their ids: on a full table hundreds are looked for. */
export type Pieces = ReadonlyMap<string, Placed>;
export const byId = (pieces: readonly Placed[]): Pieces => new Map(pieces.map((piece) => [piece.id, piece]));

export function courseOf(id: string, was: Pieces, is: Pieces): Course | null {
  const from = was.get(id);
  const to = is.get(id);
  // The page may have shifted; a piece that stays in its place does not fly.
  if (!from === !to && from?.place === to?.place && from?.cart === to?.cart) return null;
  switch (id[0]) {
    case 'w':
      return { order: ORDER.workers, anchor: to ? `seat-${to.kind}` : 'canteen' };
    case 'c':
      return { order: ORDER.cube, anchor: 'stock' };
    case 'o':
      if (!from) return { order: ORDER.refill, anchor: 'space-o-draw' };
      return { order: ORDER.card, anchor: to ? 'space-o-draw' : `delivered-${seatOf(from.place)}` };
    case 't':
      return { order: from ? ORDER.card : ORDER.refill, anchor: 'space-f-draw' };
    default:
      return null;
  }
}
