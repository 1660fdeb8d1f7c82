// Small readings of Glück Auf's table, and what is printed on board and cards.
import { COLOURS, SPACES } from './generated';
import type { Colour, CrewedSpace, OrderName, Space, View } from './generated';

export { COLOURS, SPACES, STOPS } from './generated';
export type { Colour, OrderName, Space, Stop, TileName, View as GluckAufView } from './generated';

export type TableView = View['table'];
export type PlayerView = TableView['seats'][number];
export type ByColour = PlayerView['store'];

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
export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
export const isSpace = (word: string): word is Space => (SPACES as readonly string[]).includes(word);

export const sum = (counts: ByColour): number => COLOURS.reduce((all, colour) => all + counts[colour], 0);
export const listCubes = (counts: ByColour): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(counts[colour]).fill(colour));

// Letters of the names of tiles and orders.
const LETTERS = 'ybgk';
export const colourOfLetter = (letter: string): Colour | undefined => COLOURS[LETTERS.indexOf(letter)];

// Printed on tiles: the price of a cart by colour. Only drawn here, never judged by; a test holds prices, points, steps
// and marks against the engine's facts.
const CART_PRICES: ByColour = { yellow: 1, brown: 2, grey: 3, black: 4 };

export interface Tile {
  colour: Colour;
  side: Side;
  carts: number;
  price: number;
}
const tiles = new Map<string, Tile | null>();
/** Read once: every count of carts asks for all of them. */
export function readTile(name: string): Tile | null {
  let tile = tiles.get(name);
  if (tile === undefined) tiles.set(name, (tile = newTile(name)));
  return tile;
}
function newTile(name: string): Tile | null {
  const [letters = '', word] = name.split('-');
  const colour = colourOfLetter(letters[0] ?? '?');
  const side = SIDES.find((one) => one === word);
  if (!colour || !side) return null;
  return { colour, side, carts: letters.length, price: letters.length * CART_PRICES[colour] };
}

/** How a tunnel is drawn, in units of which a cart is 28 wide. */
export const TUNNEL = {
  height: 40,
  cart: 28,
  cube: 17,
  width: (carts: number): number => carts * 31 + 9,
  cartAt: (cart: number): number => 6 + cart * 31,
};

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
export function readOrder(name: string): Order | null {
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
export const openSpaces = (area: Area, players: number): Space[] =>
  AREAS[area].filter((space) => isOpen(space, players));
/** The number printed on a mining or money space: work steps, marks. */
export const numberOn = (space: Space): number =>
  space === 'bank' ? 1 : Number(space.slice(space.startsWith('money-') ? 6 : 1)) || 0;

export const areaOf = (space: Space): Area =>
  AREA_NAMES.find((area) => (AREAS[area] as readonly string[]).includes(space)) ?? 'money';

/** The tile or order lying at a space; "none" where nothing does, null where nothing can. */
export function cardOn(table: TableView, space: Space): string | null {
  const area = areaOf(space);
  if (space.endsWith('-draw') || (area !== 'factory' && area !== 'orders')) return null;
  const cards = area === 'factory' ? table.factory : table.new_orders;
  return cards[numberOn(space) - 1] ?? 'none';
}

const isCrewed = (space: Space): space is CrewedSpace => space !== 'bank';
/** The workers at a space, and whose they are. The bank's are counted apart. */
export const crewAt = ({ workers, owners }: TableView, space: Space): { workers: number; owner: number } =>
  isCrewed(space) ? { workers: workers[space], owner: owners[space] ?? 0 } : { workers: 0, owner: 0 };
/** Workers a space takes now. */
export const staffOf = (table: TableView, space: Space): number =>
  isCrewed(space) ? table.workers[space] + 1 : 1;

/** Printed in the mine: where a level's own cart stands. */
export const printedSide = (level: Colour): Side =>
  level === 'brown' || level === 'grey' ? 'light' : 'dark';

export const tilesOn = (player: PlayerView, side: Side): number =>
  Object.entries(player.tiles).reduce((all, [name, count]) => all + (name.endsWith(side) ? count : 0), 0);
export const isComplete = (player: PlayerView, order: OrderName): boolean =>
  sum(player.loads[order]?.filled ?? { yellow: 0, brown: 0, grey: 0, black: 0 }) ===
  readOrder(order)?.slots.length;
