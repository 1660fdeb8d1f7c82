// The signs on flags, sails, crates and action tiles, in a box of 24 by 24, and the paint that goes with them.
import type { Glyph } from '$lib/pieces/glyph';
import type { Crest, Good, Tile } from '../view';

const HULL = 'M1.5 8.5h5v3.5h9.5l6.5-4c-.5 6.5-2.5 10.5-5.5 12.5H7C3.5 17.5 2 13.5 1.5 8.5z';
const CROWN = 'M3.5 20.5h17L23 6.5l-6.3 4.6L12 3 7.3 11.1 1 6.5z';

export const CREST_GLYPHS: Record<Crest, Glyph> = {
  whale: {
    fill: 'M1 14.5C1 10 5 8 9.5 8c4.5 0 7 2.5 8.3 5.3 1.5-.6 2.2-1.8 2.1-3.5-1.3-.2-2.4-1.1-2.9-2.6 1.8-.4 3.2 0 4.1 1 .7-1.2 1.5-1.9 2.4-2.2.7 1.9.3 3.4-1 4.5.5 6.5-3.5 10-9.8 10C5.3 20.5 1 18.8 1 14.5zm5-1.8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
    line: 'M9.5 5.5c0-2-1-3-2.8-3.2M9.5 5.5c0-2 1-3 2.8-3.2',
  },
  anchor: {
    line: 'M12 8v13M7.5 11.5h9M3.5 13.5c.5 5 4 8 8.5 8s8-3 8.5-8M12 2.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  },
  wheel: {
    line: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 1.2v21.6M1.2 12h21.6M4.4 4.4l15.2 15.2M19.6 4.4 4.4 19.6',
  },
  star: { fill: 'M12 1l3.2 7 7.8.8-5.8 5.2 1.7 7.7L12 17.7l-6.9 4L6.8 14 1 8.8 8.8 8z' },
  crown: { fill: CROWN },
};

export const GOOD_GLYPHS: Record<Good, Glyph> = {
  fish: {
    fill: 'M1.5 12C4.5 7 9 5.2 13 6.5c2 .7 3.6 2 4.8 3.6L22.5 6v12l-4.7-4.1c-1.2 1.6-2.8 2.9-4.8 3.6C9 18.8 4.5 17 1.5 12zm5-2.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  },
  // an ear
  grain: {
    fill: 'M12 1c2 1.6 2 4.3 0 6-2-1.7-2-4.4 0-6zM11 12.5C7.9 12.3 6.2 10.5 6 7.3c3.1.2 4.8 2 5 5.2zm2 0c3.1-.2 4.8-2 5-5.2-3.1.2-4.8 2-5 5.2zm-2 5.5c-3.1-.2-4.8-2-5-5.2 3.1.2 4.8 2 5 5.2zm2 0c3.1-.2 4.8-2 5-5.2-3.1.2-4.8 2-5 5.2z',
    line: 'M12 8v15',
  },
  // a bean
  coffee: {
    fill: 'M10.6 2.6C6.5 3.3 4 7.2 4 12c0 4.7 2.5 8.5 6.4 9.3-1.7-3-1.3-6.1.4-9.3 1.6-3 1.5-6-.2-9.4zm3 0c1.6 3.7 1.5 7-.2 10.3-1.5 2.9-1.6 5.6-.1 8.4C17.3 20.6 20 16.8 20 12c0-4.8-2.5-8.7-6.4-9.4z',
  },
  // a crystal
  salt: { line: 'M12 1.8 20.8 7v10L12 22.2 3.2 17V7zM3.2 7l8.8 5 8.8-5M12 12v10.2' },
};

export const WORKER: Glyph = {
  fill: 'M12 1.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM3.5 22.5c0-7 3.2-10.3 8.5-10.3s8.5 3.3 8.5 10.3z',
};

export const ACTION_GLYPHS: Record<Tile, Glyph> = {
  hulls: { fill: HULL },
  masts: { fill: 'M11 2.5h2V23h-2zM13 3h9l-2.7 3.7L22 10.5h-9z', line: 'M5 14.5h14' },
  sails: { fill: 'M3.5 2.5h17c2 6 2 12 0 18.5-5.5-2-11.5-2-17 0-2-6.5-2-12.5 0-18.5z' },
  goods: { line: 'M3 6.5h18V21H3zM3 6.5 6 2.5h12l3 4M3 21 21 6.5M3 6.5 21 21' },
  // from the warehouse to the ship
  transport: {
    fill: 'M1.5 13h8v8.5h-8z',
    line: 'M6 9c1-4 6-6 10.5-4M16.5 5 13.3 1.8M16.5 5l-3.7 2.6M12.5 16h10c-.6 3-1.8 5-3.5 5.5h-4c-1.5-.9-2.3-2.7-2.5-5.5zM17.5 16V9.5',
  },
  // a heap of coins
  money: {
    line: 'M3.5 18.5c0 3.5 10 3.5 10 0v-6c0-3.5-10-3.5-10 0zM3.5 12.5c0 3.5 10 3.5 10 0M3.5 15.5c0 3.5 10 3.5 10 0M13.5 8.5c2.5 1.5 7 .8 7-1.6 0-3.3-9.5-3.3-9.5 0 0 .4.1.8.5 1.1M20.5 7v8c0 1.5-2 2.4-4 2.5',
  },
  // a laden ship that leaves
  delivery: {
    fill: 'M1.5 15h13c-.7 3.4-2.2 5.5-4.2 6H5.4C3.3 20.2 1.9 18.2 1.5 15zM3.5 9h4v4.5h-4zM8.5 9h4v4.5h-4z',
    line: 'M15.5 6.5h7M22.5 6.5 19 3M22.5 6.5 19 10',
  },
  crowns: { fill: CROWN },
};

export interface Paint {
  base: string;
  shade: string;
  sign: string;
}

// The paint stays the same by day and by night, like the wood and cloth it is on.
export const CREST_PAINT: Record<Crest, Paint> = {
  whale: { base: '#c2463a', shade: '#8c2b23', sign: '#fff1e6' },
  anchor: { base: '#a9cf8d', shade: '#6f9a54', sign: '#1d3b14' },
  wheel: { base: '#8a5a33', shade: '#5e3a1d', sign: '#ffe9c9' },
  star: { base: '#2f6fb8', shade: '#1c4a82', sign: '#eef5ff' },
  crown: { base: '#f2dfae', shade: '#cfae62', sign: '#7a2a8f' },
};
export const GOOD_PAINT: Record<Good, Paint> = {
  fish: { base: '#5ba3c4', shade: '#34728f', sign: '#0e2a38' },
  grain: { base: '#f0c649', shade: '#bd9220', sign: '#4a3200' },
  coffee: { base: '#6f452a', shade: '#472914', sign: '#ffe3c4' },
  salt: { base: '#f4f1ea', shade: '#c2bcb0', sign: '#33383f' },
};
