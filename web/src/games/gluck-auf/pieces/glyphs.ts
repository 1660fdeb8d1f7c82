// The signs of transports and tools, in a box of 24 by 24: what is filled and what is drawn as a line; and the paint of
// coal, which has as many pips as its level is deep, so that nobody needs the colour.
import type { Glyph } from '$lib/pieces/glyph';
import type { Colour, Transport } from '../view';

export const TRANSPORT_GLYPHS: Record<Transport, Glyph> = {
  wheelbarrow: {
    fill: 'M5.6 7.5H22l-4.6 8H9zM17.6 16.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z',
    line: 'M1 4.5h3.2l5 11M9.5 15.5l-2 6.5',
  },
  'horse-cart': {
    fill: 'M1 11.8 2.6 6l3-2.4.4-2.4 2 2.2c2.6 1 3.8 4 3.8 8.6v4.2H7.4L6.6 11l-3.2 2zM13.6 8.5h9.6v6h-9.6zM18.4 14a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zm0 2.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
    line: 'M11 14h3',
  },
  truck: {
    fill: 'M1 17.5v-6.3L4.2 6H9v11.5zM10.3 8h12.9v9.5H10.3zM5.8 15.6a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM17.6 15.6a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  },
  locomotive: {
    fill: 'M1.5 16.5V9.6H3V3h4v6.6h4.8V3.4h11v13.1zM14.6 6v4.4h5.4V6zM5.4 15.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 15.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18.8 15.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
};

/** A miner under his helmet. */
export const WORKER: Glyph = {
  fill: 'M12 1.2a5.6 5.6 0 0 1 5.6 5h1.2v1.9H5.2V6.2h1.2a5.6 5.6 0 0 1 5.6-5zM7.4 9.2h9.2a4.6 4.6 0 0 1-2.3 3.7c3.8.8 5.9 3.6 6.2 9.9h-17c.3-6.3 2.4-9.1 6.2-9.9a4.6 4.6 0 0 1-2.3-3.7z',
};

/** Hammer and pick: mining. */
export const TOOLS: Glyph = {
  line: 'M4.5 21.5 17 7M19.5 21.5 7 7M2.5 8.5c1.5-3.6 5-6 9-6M15.2 2.8l5.6 5.2',
};

/** The winding tower over the shaft. */
export const TOWER: Glyph = {
  line: 'M4 22.5 10.5 7h3L20 22.5M6.5 16.5h11M12 7v15.5M1.5 22.5h21',
  fill: 'M12 1.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
};

export const CLOCK: Glyph = {
  line: 'M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6zM12 6.5V12l4.2 3.2',
};

/** The paint stays the same by day and by night, like the wood it is on. */
export const COAL: Record<Colour, { wood: string; shade: string; light: string; pip: string }> = {
  yellow: { wood: '#e9bd3f', shade: '#b98b1b', light: '#f8dc86', pip: '#3b2a00' },
  brown: { wood: '#96592c', shade: '#6a3a17', light: '#bb7f50', pip: '#fff2e2' },
  grey: { wood: '#a3a8ae', shade: '#787d84', light: '#c9cdd2', pip: '#1d2024' },
  black: { wood: '#37373d', shade: '#1c1c20', light: '#5d5d66', pip: '#ffffff' },
};

/** Where the pips lie on a face of 16 by 16. */
const PIPS: Record<Colour, readonly (readonly [number, number])[]> = {
  yellow: [[8, 8]],
  brown: [
    [4.6, 8],
    [11.4, 8],
  ],
  grey: [
    [8, 4.4],
    [4.4, 11],
    [11.6, 11],
  ],
  black: [
    [4.6, 4.6],
    [11.4, 4.6],
    [4.6, 11.4],
    [11.4, 11.4],
  ],
};
/** All of them as one path of circles: a board has hundreds. */
export const pips = (colour: Colour, radius: number): string =>
  PIPS[colour]
    .map(([x, y]) => {
      const half = `a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
      return `M${x - radius} ${y}${half}a${radius} ${radius} 0 0 1-${2 * radius} 0Z`;
    })
    .join('');
