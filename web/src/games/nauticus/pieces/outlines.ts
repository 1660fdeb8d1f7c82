// The shapes of hull tiles and the sizes of all tiles, in the units of a ship: a hull tile is 40 wide.
import type { Family, Piece } from '../view';

export const BOXES: Record<Family, { width: number; height: number }> = {
  hulls: { width: 40, height: 34 },
  masts: { width: 40, height: 84 },
  sails: { width: 40, height: 42 },
  goods: { width: 32, height: 32 },
};

/** Where the parts of a ship lie, from its masthead down; the hull hides a mast's foot, the rail the crates' edge. */
export const SHIP = { width: 40, height: 116, waterline: 103 };
export const TOPS: Record<Family, number> = { masts: 0, sails: 21, goods: 62.5, hulls: 76 };
export const SCALE: Record<Family, number> = { masts: 1, sails: 0.97, goods: 0.72, hulls: 1 };

/** A ship sails to the right. Decks lie at 8. */
export const HULLS: Partial<Record<Piece, string>> = {
  stern: 'M1.2 1.5H12V8h28v23H13C7.5 25 2.6 14.5 1.2 1.5z',
  middle: 'M0 8h40v23H0z',
  bow: 'M0 8h25l13.5-6c.8-.3 1.4.2 1.2 1C38 14.5 33.5 24.5 26 31H0z',
  'one-ship': 'M1.2 1.5H10V8h17l11.5-6c.8-.3 1.4.2 1.2 1C38 14.5 33.5 24.5 26 31H13C7.5 25 2.6 14.5 1.2 1.5z',
};
/** The light edge along the rail. */
export const RIMS: Partial<Record<Piece, string>> = {
  stern: 'M3.5 4h6.5v6.5H40',
  middle: 'M0 10.5h40',
  bow: 'M0 10.5h25.5l11-5',
  'one-ship': 'M3.5 4H8v6.5h19.5l9-5',
};
/** The painted strake. */
export const BANDS: Partial<Record<Piece, string>> = {
  stern: 'M4.7 14H40v5.5H7.3z',
  middle: 'M0 14h40v5.5H0z',
  bow: 'M0 14h36l-2.6 5.5H0z',
  'one-ship': 'M4.7 14H36l-2.6 5.5H7.3z',
};
/** Seams between the planks below it. */
export const SEAMS: Partial<Record<Piece, string>> = {
  stern: 'M9 23.5h31M11.5 27.5H40',
  middle: 'M0 23.5h40M0 27.5h40M20 23.5v4M8 27.5V31',
  bow: 'M0 23.5h31M0 27.5h27.5',
  'one-ship': 'M9 23.5h22M11.5 27.5h16',
};
/** Sails hang while a ship is built and fill when it is finished. */
export const SAILS = {
  slack:
    'M3.5 2h33c.8 12 .8 25-.5 38-5-2.5-9-2.5-12.5-.5-4-2-8-2-12 .3-3-1.5-5.5-1.3-7.5-.3C2.7 27 2.7 14 3.5 2z',
  full: 'M3.5 2h33c4.5 12 4.5 25-.5 38-10-3.5-21-3.5-32 .5 4.5-13 4.5-26-.5-38.5z',
};
