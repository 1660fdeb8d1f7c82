// Every piece has an id that stays and a place: what has another place than before has just moved.
import { GOODS } from './land';
import { STALLS } from './stalls';
import { coloursOf, type Colour, type TableView } from './view';
import type { Course } from '$lib/flights';
import { COMMON } from './view';

export const buyerId = (colour: Colour, place: string): string => `b:${colour}:${place}`;
export const depotId = (colour: Colour, village: string): string => `d:${colour}:${village}`;
export const discId = (colour: Colour, row: string, field: number | string): string =>
  `k:${colour}:${row}:${field}`;
export const merchantId = (seat: number): string => `m:${seat}`;
export const markerId = (good: string): string => `x:${good}`;
export const tileId = (tile: string): string => `t:${tile}`;
/** Where a colour's pieces come from and go to when they are not on the board. */
export const homeOf = (colour: Colour): string => (colour === COMMON ? 'common' : `seat-${colour}`);

export function placesOfPieces(table: TableView): Map<string, string> {
  const places = new Map<string, string>();
  for (const { colour, pieces } of coloursOf(table)) {
    for (const place of pieces.buyers) places.set(buyerId(colour, place), place);
    for (const village of pieces.depots) places.set(depotId(colour, village), village);
    for (const good of GOODS)
      for (const field of pieces.buildings[good]) places.set(discId(colour, good, field), good);
    for (const field of pieces.nobility) places.set(discId(colour, 'nobility', field), 'nobility');
  }
  table.seats.forEach(({ merchant, tiles }, seat) => {
    places.set(merchantId(seat), merchant);
    for (const tile of tiles) places.set(tileId(tile), homeOf(seat));
  });
  table.stalls.forEach((tile, stall) => {
    if (tile !== 'none') places.set(tileId(tile), STALLS[stall] ?? '');
  });
  for (const good of GOODS) places.set(markerId(good), String(table.prices[good]));
  return places;
}

/**
 * Ids of the pieces that lie elsewhere than before, what came and what left included: they alone travel, whatever the
 * page around them does.
 */
export function travelled(from: TableView, to: TableView): Set<string> {
  const before = placesOfPieces(from);
  const after = placesOfPieces(to);
  const ids = new Set([...before.keys(), ...after.keys()]);
  return new Set([...ids].filter((id) => before.get(id) !== after.get(id)));
}

/** In the order of a round: buyers, tiles, prices, the merchant, his depot, his disc. */
const ORDER: Record<string, number> = { b: 0, t: 1, x: 2, m: 3, d: 4, k: 5 };

export function courseOf(id: string): Course | null {
  const [kind = '', colour = ''] = id.split(':');
  const order = ORDER[kind];
  if (order === undefined) return null;
  if (kind === 't') return { order, anchor: 'bag' };
  if (kind === 'x') return { order };
  return { order, anchor: homeOf(Number(colour)), trail: kind === 'm' };
}
