// Cubes, tiles and workers have no names in a view. To let each travel, every piece keeps an id from scene to scene: it
// stays where it can, else it is followed along the ways pieces go. Only for drawing.
import { COLOURS, SPACES, crewAt, listCubes, readTile, type TableView } from './view';

export interface Placed {
  id: string;
  /** Colour of a cube, name of a tile or an order; for workers and cage their seat. */
  kind: string;
  /** "f3", "o2", "draft", "0.mine", "0.carts.grey", "0.cage", "0.store", "0.order.truck-kk" … */
  place: string;
  /** Where on a level a cube lies ("printed", or a tile's id and a number), or which place of the cage. */
  cart?: string;
}

type Wanted = Omit<Placed, 'id'>;

const seatOf = (place: string): string => place.split('.')[0] ?? '';

function wantedCubes(table: TableView): Wanted[] {
  return table.seats.flatMap((player, seat) => {
    const lying: [string, string[]][] = [
      ...COLOURS.map((level): [string, string[]] => [`carts.${level}`, listCubes(player.carts[level])]),
      ['cage', listCubes(player.cage)],
      ['store', listCubes(player.store)],
      ...Object.entries(player.loads).map(([order, load]): [string, string[]] => [
        `order.${order}`,
        listCubes(load.cubes),
      ]),
    ];
    return lying.flatMap(([place, cubes]) => cubes.map((kind) => ({ kind, place: `${seat}.${place}` })));
  });
}

function wantedTiles(table: TableView): Wanted[] {
  const offered = table.factory.map((kind, index) => ({ kind, place: `f${index + 1}` }));
  const laid = table.seats.flatMap((player, seat) =>
    Object.entries(player.tiles).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => ({ kind, place: `${seat}.mine` })),
    ),
  );
  return [...offered.filter(({ kind }) => kind !== 'none'), ...laid];
}

/** Those that stay first and in their order, then those that moved or are new. */
function settle(
  before: readonly Placed[],
  wanted: readonly Wanted[],
  prefix: string,
  mayTravel: (from: string, to: string) => boolean,
): Placed[] {
  const left = [...before];
  let next = before.reduce((most, piece) => Math.max(most, Number(piece.id.slice(1))), 0) + 1;
  const take = (found: number): Placed | undefined => (found < 0 ? undefined : left.splice(found, 1)[0]);
  const stay: Placed[] = [];
  const open = wanted.filter(({ kind, place }) => {
    const same = take(left.findIndex((piece) => piece.kind === kind && piece.place === place));
    if (same) stay.push(same);
    return !same;
  });
  stay.sort((a, b) => before.indexOf(a) - before.indexOf(b));
  const come = open.map(({ kind, place }): Placed => {
    const moved = take(left.findIndex((piece) => piece.kind === kind && mayTravel(piece.place, place)));
    return { id: moved?.id ?? `${prefix}${next++}`, kind, place };
  });
  return [...stay, ...come];
}

/** The carts of one level of a mine, from the printed one to the newest tile's. */
export function cartsOf(tiles: readonly Placed[], seat: number, level: string): string[] {
  const laid = tiles.filter(
    ({ place, kind }) => place === `${seat}.mine` && readTile(kind)?.colour === level,
  );
  return [
    'printed',
    ...laid.flatMap(({ id, kind }) =>
      Array.from({ length: readTile(kind)?.carts ?? 0 }, (_, cart) => `${id}/${cart}`),
    ),
  ];
}

/** From the last to be taken to the first. */
export const CAGE_PLACES = ['cage-5', 'cage-4', 'cage-3', 'cage-2', 'cage-1'] as const;

/** Loads a level's cubes into carts: each stays in its own, new ones come into the newest that are free. */
function loadCarts(cubes: Placed[], carts: readonly string[]): Placed[] {
  const free = new Set(carts);
  for (const { cart } of cubes) if (cart !== undefined) free.delete(cart);
  return cubes.map((cube) => {
    if (cube.cart !== undefined) return cube;
    const cart = [...free].at(-1);
    if (cart === undefined) return cube;
    free.delete(cart);
    return { ...cube, cart };
  });
}

const orderPieces = (table: TableView): Placed[] => [
  ...table.draft.map((kind) => ({ id: `o-${kind}`, kind, place: 'draft' })),
  ...table.new_orders
    .map((kind, index) => ({ id: `o-${kind}`, kind, place: `o${index + 1}` }))
    .filter(({ kind }) => kind !== 'none'),
  ...table.seats.flatMap((player, seat) =>
    player.outstanding.map((kind) => ({ id: `o-${kind}`, kind, place: `${seat}.orders` })),
  ),
];

export const crewId = (space: string, seat: number, workers: number): string =>
  `w-${space}-${seat}-${workers}`;
const crewPieces = (table: TableView): Placed[] =>
  SPACES.flatMap((space) => {
    const { workers, owner } = crewAt(table, space);
    return workers > 0 ? [{ id: crewId(space, owner, workers), kind: String(owner), place: space }] : [];
  });

const cagePieces = (table: TableView): Placed[] =>
  table.seats.map((player, seat) => ({ id: `g${seat}`, kind: String(seat), place: player.cage_at }));

/** All pieces that can be seen to move, each with the id it had in `before`. */
export function placePieces(before: readonly Placed[], table: TableView): Placed[] {
  const of = (prefix: string): Placed[] => before.filter(({ id }) => id.startsWith(prefix));
  // A tile comes out of the factory into a mine, never back.
  const tiles = settle(
    of('t'),
    wantedTiles(table),
    't',
    (from, to) => !from.endsWith('.mine') && to.endsWith('.mine'),
  );
  // A cube stays with its owner until it goes back to the stock.
  const cubes = settle(of('c'), wantedCubes(table), 'c', (from, to) => seatOf(from) === seatOf(to));
  const loaded = table.seats.flatMap((_, seat) =>
    COLOURS.flatMap((level) =>
      loadCarts(
        cubes.filter(({ place }) => place === `${seat}.carts.${level}`),
        cartsOf(tiles, seat, level),
      ),
    ),
  );
  const riding = table.seats.flatMap((_, seat) =>
    loadCarts(
      cubes.filter(({ place }) => place === `${seat}.cage`),
      CAGE_PLACES,
    ),
  );
  const elsewhere = cubes.filter(({ place }) => !place.includes('.carts.') && !place.endsWith('.cage'));
  return [
    ...tiles,
    ...loaded,
    ...riding,
    ...elsewhere,
    ...orderPieces(table),
    ...crewPieces(table),
    ...cagePieces(table),
  ];
}

/** Ids of what lies elsewhere than before: it wears a mark until the next scene. */
export function justMoved(from: readonly Placed[], to: readonly Placed[]): Set<string> {
  const places = new Map(from.map(({ id, place }) => [id, place]));
  return new Set(to.filter(({ id, place }) => places.get(id) !== place).map(({ id }) => id));
}
