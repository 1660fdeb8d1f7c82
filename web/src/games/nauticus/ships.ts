// A ship as its tiles: which lie where, what it would be with one more, and what its name in a move says.
import { GOODS, crestOf, familyOf, isGood, type Family, type Piece, type ShipView } from './view';

export interface Part {
  piece: Piece;
  family: Family;
  /** From the stern to the bow. */
  column: number;
  /** Among its like on this ship. */
  nth: number;
}

function hullTiles(ship: ShipView): Piece[] {
  if (ship.one_ship) return ['one-ship'];
  const middles = Array<Piece>(ship.middles).fill('middle');
  return [...(ship.stern ? (['stern'] as const) : []), ...middles, ...(ship.bow ? (['bow'] as const) : [])];
}

function rig(ship: ShipView, family: 'mast' | 'sail', all: number, crowns: number): Piece[] {
  const crested = ship.crest === 'none' ? [] : Array<Piece>(all - crowns).fill(`${ship.crest}-${family}`);
  return [...crested, ...Array<Piece>(crowns).fill(`crown-${family}`)];
}

export function partsOf(ship: ShipView): Part[] {
  const rows = [
    rig(ship, 'mast', ship.masts, ship.crown_masts),
    rig(ship, 'sail', ship.sails, ship.crown_sails),
    hullTiles(ship),
    GOODS.flatMap((good) => Array<Piece>(ship.goods[good]).fill(good)),
  ];
  return rows.flatMap((row) =>
    row.map((piece, column) => ({
      piece,
      family: familyOf(piece),
      column,
      nth: row.slice(0, column).filter((other) => other === piece).length,
    })),
  );
}

/** A place that is still empty. Before the first column lies a stern that is missing, behind the last a bow. */
export type Gap = Pick<Part, 'family' | 'column'>;
/** How much of a missing end is drawn, in units of a ship. */
export const HINT = 15;

/** What can still come: the rig and the ends while it is built, then the cargo. */
export function missingIn(ship: ShipView): Gap[] {
  const columns = (family: Family, from: number, to: number): Gap[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, nth) => ({ family, column: from + nth }));
  if (ship.finished) return columns('goods', cargoOf(ship), ship.size);
  return [
    ...(ship.one_ship || ship.stern || ship.size === 0 ? [] : columns('hulls', -1, 0)),
    ...(ship.one_ship || ship.bow || ship.size === 0 ? [] : columns('hulls', ship.size, ship.size + 1)),
    ...columns('masts', ship.masts, ship.size),
    ...columns('sails', ship.sails, ship.masts),
  ];
}
const cargoOf = (ship: ShipView): number => GOODS.reduce((sum, good) => sum + ship.goods[good], 0);

/** How wide a ship is drawn, in its units. */
export const breadthOf = (ship: ShipView): number =>
  40 * ship.size + HINT * missingIn(ship).filter(({ family }) => family === 'hulls').length;

/** The ship with one tile more, for its ghost: only drawn, the engine says whether it may be. */
export function withPiece(ship: ShipView, piece: Piece): ShipView {
  const grown: ShipView = { ...ship, goods: { ...ship.goods } };
  if (isGood(piece)) grown.goods[piece] += 1;
  else if (piece === 'one-ship') grown.one_ship = true;
  else if (piece === 'bow') grown.bow = true;
  else if (piece === 'stern') grown.stern = true;
  else if (piece === 'middle') grown.middles += 1;
  else {
    const crest = crestOf(piece);
    const crown = crest === 'crown' ? 1 : 0;
    if (crest !== 'crown') grown.crest = crest;
    if (familyOf(piece) === 'masts') {
      grown.masts += 1;
      grown.crown_masts += crown;
    } else {
      grown.sails += 1;
      grown.crown_sails += crown;
    }
  }
  if (familyOf(piece) === 'hulls') grown.size += 1;
  return grown;
}

export const EMPTY_SHIP: ShipView = {
  one_ship: false,
  bow: false,
  middles: 0,
  stern: false,
  crest: 'none',
  masts: 0,
  crown_masts: 0,
  sails: 0,
  crown_sails: 0,
  goods: { fish: 0, grain: 0, coffee: 0, salt: 0 },
  name: '',
  size: 0,
  finished: false,
};

/** "bow+2middle/star+crown": the words of a name with their counts, part by part. */
export function readName(name: string): { count: number; word: string }[][] {
  return name.split('/').map((part) =>
    part === '-'
      ? []
      : part.split('+').map((counted) => {
          const [, count = '', word = ''] = /^(\d*)(.*)$/.exec(counted) ?? [];
          return { count: count === '' ? 1 : Number(count), word };
        }),
  );
}
