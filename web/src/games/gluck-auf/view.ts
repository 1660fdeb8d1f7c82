// What the engine tells of Glück Auf's table (src/games/gluck_auf/position.cpp), and what is printed on board and cards.

/** Cubes, carts, slots and levels, top to bottom. */
export const COLOURS = ['yellow', 'brown', 'grey', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const STOPS = ['surface', ...COLOURS] as const;
export type Stop = (typeof STOPS)[number];
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];
export const TRANSPORTS = ['wheelbarrow', 'horse-cart', 'truck', 'locomotive'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** The worker spaces by area, as they lie on the board. */
export const AREAS = {
  factory: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f-draw'],
  orders: ['o1', 'o2', 'o3', 'o4', 'o-draw'],
  money: ['money-6', 'money-5', 'money-4', 'money-3', 'bank'],
  mining: ['m10', 'm8', 'm6', 'm4'],
  delivery: ['wheelbarrow', 'horse-cart', 'truck', 'locomotive'],
} as const;
export type Area = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as Area[];
export type Space = (typeof AREAS)[Area][number];
export const SPACES: readonly Space[] = AREA_NAMES.flatMap((area): readonly Space[] => AREAS[area]);

export type ByColour = Record<Colour, number>;
/** "gg-light": two grey carts, light side. */
export type TileName = string;
/** "truck-kk". Every order is there once. */
export type OrderName = string;

export interface PlayerView {
  points: number;
  marks: number;
  workers: number;
  in_canteen: number;
  in_bank: number;
  cage_at: Stop;
  cage: ByColour;
  store: ByColour;
  /** Loaded carts: level, then colour of the cube. */
  carts: Record<Colour, ByColour>;
  tiles: Record<TileName, number>;
  outstanding: OrderName[];
  loads: Record<OrderName, { filled: ByColour; cubes: ByColour }>;
  delivered: OrderName[];
}

export interface TableView {
  players: number;
  start: number;
  shift: number;
  pending: string;
  active: number;
  space?: Space;
  steps_left?: number;
  half_order?: OrderName;
  half_slot?: Colour;
  carts_left?: number;
  cart_colour?: Colour;
  in_hand?: number;
  draft: OrderName[];
  stock: ByColour;
  /** "none" where no tile lies. */
  factory: TileName[];
  new_orders: OrderName[];
  workers: Partial<Record<Space, number>>;
  owners: Partial<Record<Space, number>>;
  seats: PlayerView[];
}

interface PileView {
  size: number;
  known: number;
  /** From the bottom up; "none" while hidden from the observer. */
  cards: { place: number; seat: number; card: string }[];
}

export interface GluckAufView {
  table: TableView;
  piles: { tiles: PileView; orders: PileView };
  /** Only for the one who looks. */
  hand?: string[];
}

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
export const isStop = (word: string): word is Stop => (STOPS as readonly string[]).includes(word);
export const isSpace = (word: string): word is Space => (SPACES as readonly string[]).includes(word);

export const sum = (counts: ByColour): number => COLOURS.reduce((all, colour) => all + counts[colour], 0);
export const listCubes = (counts: ByColour): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(counts[colour]).fill(colour));

// Letters of the names of tiles and orders.
const LETTERS = 'ybgk';
export const colourOfLetter = (letter: string): Colour | undefined => COLOURS[LETTERS.indexOf(letter)];

// Printed on tiles: the price of a cart by colour. Only drawn here, never judged by; a test holds prices, points, steps
// and marks against the engine's hints.
const CART_PRICES: ByColour = { yellow: 1, brown: 2, grey: 3, black: 4 };

export interface Tile {
  colour: Colour;
  side: Side;
  carts: number;
  price: number;
}
export function readTile(name: TileName): Tile | null {
  const found = /^([ybgk])(\1?)-(light|dark)$/.exec(name);
  const colour = colourOfLetter(found?.[1] ?? '?');
  if (!found || !colour) return null;
  const carts = found[2] === '' ? 1 : 2;
  return { colour, side: found[3] as Side, carts, price: carts * CART_PRICES[colour] };
}

/** Printed on orders: points by content. */
const POINTS: Record<string, number> = {
  ...{ y: 2, b: 3, g: 4, k: 5, yy: 3, bb: 5, gg: 7, kk: 9 },
  ...{ yyy: 4, bbb: 7, ggg: 9, kkk: 12, ybgk: 10 },
};
export interface Order {
  transport: Transport;
  slots: Colour[];
  points: number;
}
export function readOrder(name: OrderName): Order | null {
  const at = name.lastIndexOf('-');
  const transport = TRANSPORTS.find((word) => word === name.slice(0, at));
  const content = name.slice(at + 1);
  const points = POINTS[content];
  if (!transport || points === undefined) return null;
  const slots = [...content].map(colourOfLetter).filter((colour) => colour !== undefined);
  return { transport, slots, points };
}

/** Printed beside a space: "2" and "2+3" close it with so few players. */
const OPEN_FROM: Partial<Record<Space, number>> = {
  ...{ f4: 3, f8: 4, m8: 3, m4: 4, 'money-5': 3, 'money-3': 4, o1: 3 },
};
export const isOpen = (space: Space, players: number): boolean => players >= (OPEN_FROM[space] ?? 2);
/** The number printed on a mining or money space: work steps, marks. */
export const numberOn = (space: Space): number =>
  space === 'bank' ? 1 : Number(/\d+$/.exec(space)?.[0] ?? 0);

export const areaOf = (space: Space): Area =>
  AREA_NAMES.find((area) => (AREAS[area] as readonly string[]).includes(space)) ?? 'money';

/** The tile or order lying at a space; "none" where nothing does, null where nothing can. */
export function cardOn(table: TableView, space: Space): string | null {
  const index = Number(space.slice(1)) - 1;
  if (/^f\d$/.test(space)) return table.factory[index] ?? 'none';
  return /^o\d$/.test(space) ? (table.new_orders[index] ?? 'none') : null;
}

/** Workers a space takes now. */
export const staffOf = (table: TableView, space: Space): number =>
  space === 'bank' ? 1 : (table.workers[space] ?? 0) + 1;

/** Printed in the mine: where a level's own cart stands. */
export const printedSide = (level: Colour): Side =>
  level === 'brown' || level === 'grey' ? 'light' : 'dark';

export const tilesOn = (player: PlayerView, side: Side): number =>
  Object.entries(player.tiles).reduce((all, [name, count]) => all + (name.endsWith(side) ? count : 0), 0);
export const isComplete = (player: PlayerView, order: OrderName): boolean =>
  sum(player.loads[order]?.filled ?? { yellow: 0, brown: 0, grey: 0, black: 0 }) ===
  readOrder(order)?.slots.length;
