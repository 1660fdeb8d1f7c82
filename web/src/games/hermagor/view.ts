// What the engine tells of Hermagor's table (src/games/hermagor/position.cpp), and small readings of it.
import { CITY, GOODS, REGIONS, type Good, type Region } from './land';

export interface Pieces {
  buyers: string[];
  depots: string[];
  /** Per good the numbers of the fields with a disc, from 1. */
  buildings: Record<Good, string[]>;
  nobility: string[];
}
export interface PlayerView extends Pieces {
  money: number;
  merchant: string;
  depots_in_hand: number;
  tiles: string[];
  common_buyers: number;
  common_depots: number;
}
export interface TableView {
  players: number;
  tax_officer: boolean;
  hide_money: boolean;
  round: number;
  start: number;
  pending: string;
  active: number;
  turn: number;
  /** The stall that is decided about, by its number. */
  stall: number;
  shown: string[];
  acted: boolean;
  common_laid: boolean;
  regions: string[];
  actions: number;
  action_tiles: Record<'3' | '4' | '5' | '6', number>;
  prices: Record<Good, number>;
  bag: string[];
  stalls: string[];
  seats: PlayerView[];
  /** The third colour of two players. */
  common?: Pieces;
}
export interface HermagorView {
  table: TableView;
}

/** A seat, or the colour two players share. */
export type Colour = number;
export const COMMON: Colour = -1;

/** How many of each a player owns (H0.6). */
export const DEPOTS = 21;
export const DISCS = 9;
export const BUYERS = 4;

/** Everybody with pieces on the board: the seats, then the common colour. */
export function coloursOf(table: TableView): { colour: Colour; pieces: Pieces }[] {
  const seats = table.seats.map((pieces, colour) => ({ colour, pieces }));
  return table.common ? [...seats, { colour: COMMON, pieces: table.common }] : seats;
}
export const piecesOf = (table: TableView, colour: Colour): Pieces | undefined =>
  colour === COMMON ? table.common : table.seats[colour];

export const depotsIn = (table: TableView, village: string): Colour[] =>
  coloursOf(table)
    .filter(({ pieces }) => pieces.depots.includes(village))
    .map(({ colour }) => colour);
export const merchantsIn = (table: TableView, place: string): number[] =>
  table.seats.flatMap(({ merchant }, seat) => (merchant === place ? [seat] : []));
export const inCity = (merchant: string): boolean => merchant === CITY.id;

export const buyerOn = (table: TableView, place: string): Colour | null =>
  coloursOf(table).find(({ pieces }) => pieces.buyers.includes(place))?.colour ?? null;

/** Whose disc lies on a field of a row or of the nobility track, by its number from 1. */
export const discOn = (table: TableView, good: Good, field: number): Colour | null =>
  coloursOf(table).find(({ pieces }) => pieces.buildings[good].includes(String(field)))?.colour ?? null;
export const nobleOn = (table: TableView, field: number): Colour | null =>
  coloursOf(table).find(({ pieces }) => pieces.nobility.includes(String(field)))?.colour ?? null;
export const discsLaid = (pieces: Pieces): number =>
  GOODS.reduce((sum, good) => sum + pieces.buildings[good].length, pieces.nobility.length);

/** The villages of a region without a depot of these pieces. */
export const lacking = (pieces: Pieces, region: Region): string[] =>
  region.villages.filter((village) => !pieces.depots.includes(village));

/** How a region stands for a player: untouched, begun, one village missing, or supplied whole. */
export function standing(pieces: Pieces, region: Region): 'none' | 'begun' | 'almost' | 'whole' {
  const missing = lacking(pieces, region).length;
  if (missing === 0) return 'whole';
  if (missing === 1) return 'almost';
  return missing < region.villages.length ? 'begun' : 'none';
}
export const regionsAlmost = (pieces: Pieces): Region[] =>
  REGIONS.filter((region) => standing(pieces, region) === 'almost');

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
