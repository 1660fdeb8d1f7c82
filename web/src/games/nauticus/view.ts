// What the engine tells of Nauticus's table (src/games/nauticus/position.cpp), and small readings of it.

export const PIECES = [
  'stern',
  'middle',
  'bow',
  'one-ship',
  'whale-mast',
  'anchor-mast',
  'wheel-mast',
  'star-mast',
  'crown-mast',
  'whale-sail',
  'anchor-sail',
  'wheel-sail',
  'star-sail',
  'crown-sail',
  'fish',
  'grain',
  'coffee',
  'salt',
] as const;
export type Piece = (typeof PIECES)[number];
export type Family = 'hulls' | 'masts' | 'sails' | 'goods';

export const GOODS = ['fish', 'grain', 'coffee', 'salt'] as const;
export type Good = (typeof GOODS)[number];
export type Crest = 'whale' | 'anchor' | 'wheel' | 'star' | 'crown';

/** The blue tiles first: each sells a family. */
export const TILES = [
  'hulls',
  'masts',
  'sails',
  'goods',
  'transport',
  'money',
  'delivery',
  'crowns',
] as const;
export type Tile = (typeof TILES)[number];

export const REWARDS = ['crown-mast', 'crown-sail', 'points', 'taler', 'workers', 'goods'] as const;
export type Reward = (typeof REWARDS)[number];

export interface ShipView {
  one_ship: boolean;
  bow: boolean;
  middles: number;
  stern: boolean;
  crest: Exclude<Crest, 'crown'> | 'none';
  masts: number;
  crown_masts: number;
  sails: number;
  crown_sails: number;
  goods: Record<Good, number>;
  /** As moves name it: ships alike have one name. */
  name: string;
  size: number;
  finished: boolean;
}

export interface PlayerView {
  points: number;
  taler: number;
  workers: number;
  /** Whether the extra action is still there. */
  extra: boolean;
  /** Pass tiles turned to their crown, from the highest down. */
  turned: number;
  warehouse: Record<Piece, number>;
  delivered: Record<Good, number>;
  ships: ShipView[];
  /** Places taken in the warehouse. */
  stored: number;
  /** Crowns in sight. */
  crowns: number;
}

export interface SpaceView {
  bonus: string;
  blue: number;
  prices: number[];
}

export interface TableView {
  players: number;
  round: number;
  pending: string;
  start: number;
  active: number;
  /** The space the wheel's anchor points at. */
  anchor: number;
  /** The space chosen first in this round. */
  token: number;
  /** The space chosen in this phase. */
  space: number;
  face_down: string[];
  tiles: (Tile | 'none')[];
  action: Tile | 'none';
  is_extra: boolean;
  acted: boolean;
  blue: number;
  bought: string[];
  rewards_due: number;
  rewards: Record<Reward, number>;
  stock: Record<Piece, number>;
  boards: PlayerView[];
  spaces: SpaceView[];
}

export interface NauticusView {
  table: TableView;
}

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
export const isTile = (word: string): word is Tile => (TILES as readonly string[]).includes(word);
export const isReward = (word: string): word is Reward => (REWARDS as readonly string[]).includes(word);
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
  table.face_down.includes(String(space));
const BETWEEN_PHASES = ['start-player', 'deal', 'choose', 'over'];
/** Whether this is the tile of the running phase. */
export const isPlayed = (table: TableView, space: number): boolean =>
  !BETWEEN_PHASES.includes(table.pending) && table.space === space && !isFaceDown(table, space);
/** The anchor token lies on the tile chosen first in the round. */
export const hasToken = (table: TableView, space: number): boolean =>
  table.token === space && isSlid(table, space);

/** "1 worker, 1 good" as things with a count. */
export function readAmounts(words: string): { count: number; thing: string }[] {
  return [...words.matchAll(/(\d+) (worker|taler|point|mast|sail|good)/g)].map((found) => ({
    count: Number(found[1]),
    thing: found[2] ?? '',
  }));
}
