// The shapes of hull tiles and the sizes of all tiles, in the units of a ship: a hull tile is 40 wide.
import type { Family, Piece } from '../view';

export const BOXES: Record<Family, { width: number; height: number }> = {
  hulls: { width: 40, height: 26 },
  masts: { width: 40, height: 62 },
  sails: { width: 40, height: 40 },
  goods: { width: 32, height: 32 },
};

/** A ship sails to the right. */
export const HULLS: Partial<Record<Piece, string>> = {
  stern: 'M1 2h7v5h32v17H10C5 18.5 2 11 1 2z',
  middle: 'M0 7h40v17H0z',
  bow: 'M0 7h27l12-5.5C38 11.5 34 19 27.5 24H0z',
  'one-ship': 'M1 2h6v5h21l11-5.5C38 11.5 34 19 28 24H10C5 18.5 2 11 1 2z',
};
export const RIMS: Partial<Record<Piece, string>> = {
  stern: 'M4 9.5h36',
  middle: 'M0 9.5h40',
  bow: 'M0 9.5h28l8-3.5',
  'one-ship': 'M4 9.5h25l7-3.5',
};
