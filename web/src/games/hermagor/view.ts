// Small readings of Hermagor's table.
import { GOODS, REGIONS, type Good, type Region } from './land';
import type { View } from './generated';

export type { View as HermagorView } from './generated';

export type TableView = View['table'];
export type PlayerView = TableView['seats'][number];
/** The third colour of two players has them too. */
export type Pieces = NonNullable<TableView['common']>;

/** A seat, or the colour two players share. */
export type Colour = number;
export const COMMON: Colour = -1;

/** How many of each a player owns (H0.6). */
export const DEPOTS = 21;
export const DISCS = 9;
export const BUYERS = 4;

/** Every round has an action tile: those still to come, with those turned up so far. */
export function roundsOf({ round, actions, action_tiles: tiles, pending }: TableView): number {
  const coming = Object.values(tiles).reduce((sum, count) => sum + count, 0);
  const turned = actions > 0 || pending === 'over';
  return Math.max(1, round) + coming - (turned ? 0 : 1);
}

/** Everybody with pieces on the board: the seats, then the common colour. */
export function coloursOf(table: TableView): { colour: Colour; pieces: Pieces }[] {
  const seats = table.seats.map((pieces, colour) => ({ colour, pieces }));
  return table.common ? [...seats, { colour: COMMON, pieces: table.common }] : seats;
}

const has = (words: readonly string[], word: string | number): boolean => words.includes(String(word));
export const hasDepot = (pieces: Pieces, village: string): boolean => has(pieces.depots, village);

/** Whose disc lies on a field of a row or of the nobility track, by its number from 1. */
export const discOn = (table: TableView, good: Good, field: number): Colour | null =>
  coloursOf(table).find(({ pieces }) => has(pieces.buildings[good], field))?.colour ?? null;
export const nobleOn = (table: TableView, field: number): Colour | null =>
  coloursOf(table).find(({ pieces }) => has(pieces.nobility, field))?.colour ?? null;
export const discsLaid = (pieces: Pieces): number =>
  GOODS.reduce((sum, good) => sum + pieces.buildings[good].length, pieces.nobility.length);

/** The villages of a region without a depot of these pieces. */
export const lacking = (pieces: Pieces, region: Region): string[] =>
  region.villages.filter((village) => !hasDepot(pieces, village));

/** How a region stands for a player: untouched, begun, one village missing, or supplied whole. */
export function standing(pieces: Pieces, region: Region): 'none' | 'begun' | 'almost' | 'whole' {
  const missing = lacking(pieces, region).length;
  if (missing === 0) return 'whole';
  if (missing === 1) return 'almost';
  return missing < region.villages.length ? 'begun' : 'none';
}
export const regionsAlmost = (pieces: Pieces): Region[] =>
  REGIONS.filter((region) => standing(pieces, region) === 'almost');

/** The regions whose disc is decided now: one, or since the second rules all that a common depot has completed. */
export const regionsAsked = ({ pending, regions, rules = 1 }: TableView): string[] =>
  pending === 'common-disc' && rules >= 2 ? regions : regions.slice(0, 1);

export type Area = 'market' | 'map' | 'prices' | 'players';
export const AREAS: readonly Area[] = ['market', 'map', 'prices', 'players'];

/** Where the game is: on a phone this area opens by itself. null: nothing has begun or all is over. */
export function areaOf(table: TableView): Area | null {
  switch (table.pending) {
    case 'stall-tile':
    case 'action-tile':
    case 'buyer':
    case 'common-buyer':
      return 'market';
    case 'raise':
    case 'fluctuation':
    case 'disc':
    case 'common-disc':
      return 'prices';
    case 'action':
    case 'common-depot':
      return 'map';
    case 'show-money':
    case 'tax-start':
    case 'name-start':
      return 'players';
    default:
      return null;
  }
}
/** The phase of a round: 1 market, 2 preparation, 3 selling; 0 outside. */
export function phaseOf(table: TableView): 0 | 1 | 2 | 3 {
  const { pending } = table;
  if (['raise', 'fluctuation', 'draw', 'name-start'].includes(pending)) return 2;
  if (['action', 'disc', 'common-disc', 'common-depot'].includes(pending)) return 3;
  return pending === 'over' || pending === 'start-player' ? 0 : 1;
}

/** The two places of the game; the phase says at which one everybody is. */
export type Place = 'market' | 'map';
export const placeOf = (table: TableView): Place =>
  phaseOf(table) === 3 || table.pending === 'over' ? 'map' : 'market';
