// The shift clock: its twelve elements, what everybody has of each, and what it would bring if it were scored now.
// Only drawn, never judged by; a test holds it against the points the engine gives at the end of every shift.
import { COLOURS, SIDES, TRANSPORTS, TUNNEL, printedSide, readOrder, readTile, sum } from './view';
import type { Colour, PlayerView, TableView, Transport } from './view';

export type Element = { first: number; second: number } & (
  { kind: 'slots'; of: Colour } | { kind: 'transport'; of: Transport } | { kind: 'carts'; of: Colour }
);

/** Printed on the clock, in the order of scoring; every shift scores its four and all before them. */
export const ELEMENTS: readonly Element[] = [
  ...COLOURS.map((of, at): Element => ({
    kind: 'slots',
    of,
    first: 2 + at,
    second: [1, 1, 2, 2][at] ?? 0,
  })),
  ...TRANSPORTS.map((of, at): Element => ({
    kind: 'transport',
    of,
    first: 6 + at,
    second: [3, 3, 4, 4][at] ?? 0,
  })),
  ...COLOURS.map((of, at): Element => ({
    kind: 'carts',
    of,
    first: 10 + at,
    second: [5, 5, 6, 6][at] ?? 0,
  })),
];
const LEAST_ON_A_SIDE = 4.6;
export const PER_SHIFT = 4;
export const SHIFTS = [1, 2, 3] as const;
export const elementsOf = (shift: number): readonly Element[] =>
  ELEMENTS.slice((shift - 1) * PER_SHIFT, shift * PER_SHIFT);
export const elementKey = ({ kind, of }: Element): string => `element.${kind}.${of}`;

/** All carts of a level: the printed one and those of the tiles. */
export function cartsOn(player: PlayerView, level: Colour): number {
  return Object.entries(player.tiles).reduce((all, [name, count]) => {
    const tile = readTile(name);
    return tile?.colour === level ? all + count * tile.carts : all;
  }, 1);
}

/** The fullest side of all levels, in widths of a cart; a little is left free, so that a first tile changes no size. */
export function mostOnASide(player: PlayerView): number {
  const sides = COLOURS.flatMap((level) =>
    SIDES.map((side) =>
      Object.entries(player.tiles).reduce(
        (all, [name, count]) => {
          const tile = readTile(name);
          return tile?.colour === level && tile.side === side ? all + count * TUNNEL.width(tile.carts) : all;
        },
        printedSide(level) === side ? TUNNEL.width(1) : 0,
      ),
    ),
  );
  return Math.max(LEAST_ON_A_SIDE, Math.max(...sides) / TUNNEL.cart);
}

export function countOf(player: PlayerView, element: Element): number {
  if (element.kind === 'carts') return cartsOn(player, element.of) - sum(player.carts[element.of]);
  return player.delivered.reduce((all, name) => {
    const order = readOrder(name);
    if (!order) return all;
    if (element.kind === 'transport') return order.transport === element.of ? all + order.slots.length : all;
    return all + order.slots.filter((slot) => slot === element.of).length;
  }, 0);
}

export interface Standing {
  element: Element;
  /** By seat. */
  counts: number[];
  points: number[];
}

export function standingOf(table: TableView, element: Element): Standing {
  const counts = table.seats.map((player) => countOf(player, element));
  const [best = 0, ...others] = [...counts].sort((a, b) => b - a);
  const second = others[0] === best || table.players === 2 ? 0 : (others[0] ?? 0);
  const points = counts.map((count) => {
    if (count === 0) return 0;
    return count === best ? element.first : count === second ? element.second : 0;
  });
  return { element, counts, points };
}

/** What the end of a shift brings. */
export const scoringOf = (table: TableView, shift: number): Standing[] =>
  ELEMENTS.slice(0, shift * PER_SHIFT).map((element) => standingOf(table, element));
