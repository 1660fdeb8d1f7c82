// Ships have no ids in a view, and their order there changes as they grow. To let each keep its place in the shipyard,
// every ship keeps an id from scene to scene: the likest ship of the scene before is taken for the same. Only for drawing.
import { partsOf } from './ships';
import { GOODS, storedPieces, type PlayerView, type ShipView, type TableView } from './view';

export interface PlacedShip {
  id: number;
  ship: ShipView;
}

/** How much two ships differ; hulls weigh most, since they never change but by growing. */
function distance(a: ShipView, b: ShipView): number {
  if (a.one_ship !== b.one_ship) return Infinity;
  const hull =
    Math.abs(Number(a.bow) - Number(b.bow)) +
    Math.abs(Number(a.stern) - Number(b.stern)) +
    Math.abs(a.middles - b.middles);
  const rig = Math.abs(a.masts - b.masts) + Math.abs(a.sails - b.sails);
  const cargo = GOODS.reduce((sum, good) => sum + Math.abs(a.goods[good] - b.goods[good]), 0);
  const crest = a.crest !== b.crest && a.crest !== 'none' && b.crest !== 'none' ? 100 : 0;
  return 3 * hull + rig + cargo + crest;
}

export function placeShips(before: readonly PlacedShip[], ships: readonly ShipView[]): PlacedShip[] {
  const pairs = before
    .flatMap((old) => ships.map((ship, index) => ({ old, index, far: distance(old.ship, ship) })))
    .filter(({ far }) => far < 100)
    .sort((a, b) => a.far - b.far);
  const ids = new Map<number, number>();
  const used = new Set<number>();
  for (const { old, index } of pairs) {
    if (used.has(old.id) || ids.has(index)) continue;
    used.add(old.id);
    ids.set(index, old.id);
  }
  let next = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  return ships.map((ship, index) => ({ id: ids.get(index) ?? next++, ship })).sort((a, b) => a.id - b.id);
}

export const storedId = (seat: number, piece: string, nth: number): string => `w${seat}.${piece}.${nth}`;
export const partId = (seat: number, ship: number, piece: string, nth: number): string =>
  `s${seat}.${ship}.${piece}.${nth}`;
export const deliveredId = (seat: number, good: string, count: number): string => `d${seat}.${good}.${count}`;

function idsOfBoard(board: PlayerView, seat: number, ships: readonly PlacedShip[]): string[] {
  const counted = new Map<string, number>();
  const stored = storedPieces(board).map((piece) => {
    const nth = counted.get(piece) ?? 0;
    counted.set(piece, nth + 1);
    return storedId(seat, piece, nth);
  });
  const laid = ships.flatMap(({ id, ship }) =>
    partsOf(ship).map(({ piece, nth }) => partId(seat, id, piece, nth)),
  );
  const delivered = GOODS.filter((good) => board.delivered[good] > 0).map((good) =>
    deliveredId(seat, good, board.delivered[good]),
  );
  return [...stored, ...laid, ...delivered];
}

/** The ids of everything that lies on a player's side of the table. */
export const idsOf = (table: TableView, ships: readonly (readonly PlacedShip[])[]): Set<string> =>
  new Set(table.boards.flatMap((board, seat) => idsOfBoard(board, seat, ships[seat] ?? [])));
