// The printed market: stalls in rows and columns, lanes between them, and a numbered field wherever a buyer can stand.
import board from '../../../../src/games/hermagor/board.json';
import { isGood, type Good } from './land';

export const ROWS = board.market.rows;
export const COLUMNS = board.market.cols;

export interface Field {
  id: string;
  lanes: string[];
  cost: number;
  /** Stalls, as places, this field stands beside or at the corner of. */
  beside: string[];
  corner: string[];
  /** Numbers of players that use it. */
  players: number[];
}
const stallId = ([row, column]: readonly number[]): string => `r${row}c${column}`;

export const FIELDS: readonly Field[] = board.market.fields.map((field) => ({
  id: field.id,
  lanes: field.lanes,
  cost: field.cost,
  beside: field.beside.map(stallId),
  corner: field.corner.map(stallId),
  players: field.usable_players,
}));
export const STALL_COST = board.market.stall_cost;

/** All stalls in the order the market is filled and read. */
export const STALLS: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, index) =>
  stallId([1 + Math.floor(index / COLUMNS), 1 + (index % COLUMNS)]),
);

export function openRows(players: number): number[] {
  const closed = (board.market.unused_rows as Record<string, number[]>)[String(players)] ?? [];
  return Array.from({ length: ROWS }, (_, row) => row + 1).filter((row) => !closed.includes(row));
}
export const openFields = (players: number): Field[] =>
  FIELDS.filter((field) => field.players.includes(players));
export const openStalls = (players: number): string[] =>
  STALLS.filter((stall) => openRows(players).includes(Number(stall[1])));
/** Lanes with open fields, the horizontal ones first. */
export const openLanes = (players: number): string[] =>
  [...new Set(openFields(players).flatMap((field) => field.lanes))].sort();

export interface TileFace {
  /** null: a special tile. */
  number: number | null;
  goods: Good[];
  /** The special's word, or "". */
  special: string;
}
/** "12-dragon-egg-salt" or "side-road". */
export function readTile(tile: string): TileFace | null {
  const printed = board.tiles.find(({ no }) => tile.startsWith(`${no}-`));
  if (printed) {
    const goods = printed.goods.map((good) => good.replace('_', '-')).filter(isGood);
    return { number: printed.no, goods, special: '' };
  }
  const special = board.special_tiles.find((name) => name.replace('_', '-') === tile);
  return special ? { number: null, goods: [], special: tile } : null;
}
