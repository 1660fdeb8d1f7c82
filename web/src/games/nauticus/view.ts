// Small readings of Nauticus's table.
import { GOODS, PIECES } from './generated';
import type { Crest as ShipCrest, Good, Piece, View } from './generated';

export { GOODS, PIECES, REWARDS, TILES } from './generated';
export type { Good, Piece, Reward, Tile, View as NauticusView } from './generated';

export type TableView = View['table'];
export type PlayerView = TableView['boards'][number];
export type ShipView = PlayerView['ships'][number];
export type SpaceView = TableView['spaces'][number];
export type BonusView = SpaceView['bonus'];

export type Family = 'hulls' | 'masts' | 'sails' | 'goods';
export type Crest = ShipCrest | 'crown';

export const SPACES = 8;
export const WAREHOUSE_PLACES = 12;
export const PASS_TILES = 3;
/** How many rounds are played; the track on the board shows them. */
export const roundsOf = (players: number): number => (players === 2 ? 4 : 5);

export const FAMILIES: Record<Family, readonly Piece[]> = {
  hulls: PIECES.slice(0, 4),
  masts: PIECES.slice(4, 9),
  sails: PIECES.slice(9, 14),
  goods: PIECES.slice(14),
};
/** What a blue tile sells, in the order of its positions; crowns are never sold. */
export const soldBy = (tile: Family): readonly Piece[] => FAMILIES[tile].slice(0, 4);

export const isPiece = (word: string): word is Piece => (PIECES as readonly string[]).includes(word);
export const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word);
export const isFamily = (word: string): word is Family => word in FAMILIES;

export const familyOf = (piece: Piece): Family =>
  isGood(piece) ? 'goods' : piece.endsWith('-mast') ? 'masts' : piece.endsWith('-sail') ? 'sails' : 'hulls';
export const crestOf = (piece: Piece): Crest => piece.split('-')[0] as Crest;

/** The pieces of a warehouse one by one, masts first: they stand over both rows. */
export function storedPieces(board: PlayerView): Piece[] {
  const order: Family[] = ['masts', 'hulls', 'sails', 'goods'];
  return order.flatMap((family) =>
    FAMILIES[family].flatMap((piece) => Array<Piece>(board.warehouse[piece]).fill(piece)),
  );
}

/** Whether the tile of a space has been slid over its bonus: it is played now, or was. */
export const isSlid = (table: TableView, space: number): boolean =>
  isFaceDown(table, space) || isPlayed(table, space);
export const isFaceDown = (table: TableView, space: number): boolean =>
  (table.face_down as readonly string[]).includes(String(space));
const BETWEEN_PHASES = ['start-player', 'deal', 'choose', 'over'];
/** Whether this is the tile of the running phase. */
export const isPlayed = (table: TableView, space: number): boolean =>
  !BETWEEN_PHASES.includes(table.pending) && table.space === space && !isFaceDown(table, space);
/** The anchor token lies on the tile chosen first in the round. */
export const hasToken = (table: TableView, space: number): boolean =>
  table.token === space && isSlid(table, space);

/** A bonus as things with a count, none of them nought. */
export const thingsOf = (bonus: BonusView): { count: number; thing: keyof BonusView }[] =>
  (Object.keys(bonus) as (keyof BonusView)[])
    .map((thing) => ({ count: Number(bonus[thing]), thing }))
    .filter(({ count }) => count > 0);
