// The eight goods: a colour and a glyph each, in a box from 0 to 24. Glyphs differ in outline, so that they read in grey.
import type { Good } from '../land';

export interface GoodLook {
  fill: string;
  /** The glyph's own paint on that colour. */
  ink: string;
  /** Filled shapes. */
  shape: string;
  /** Lines over them, in the fill's colour or the ink's. */
  line?: string;
}

export const GOOD_LOOKS: Record<Good, GoodLook> = {
  corn: {
    fill: '#f0c33c',
    ink: '#4a3200',
    shape:
      'M12 3c3 2 4 6 3.6 10-.4 3-1.6 5-3.6 6.5-2-1.5-3.2-3.5-3.6-6.500C8 9 9 5 12 3ZM6 12c.3 4 2 7 5 9-4 .2-6.8-3-6.5-7.500ZM18 12c-.3 4-2 7-5 9 4 .2 6.8-3 6.5-7.500Z',
    line: 'M9.5 8h5M9 11h6M9.2 14h5.6',
  },
  amulet: {
    fill: '#5fb8b2',
    ink: '#062f2d',
    shape: 'M12 9.500l5 5.5-5 6.5-5-6.500Z',
    line: 'M5 2.500c.5 4 3 6.5 7 7 4-.5 6.5-3 7-7',
  },
  weapon: {
    fill: '#aeb9c4',
    ink: '#1a222b',
    shape:
      'M19.5 3l1.5 1.5-1 5-8 8-3.5-3.5 8-8ZM6.5 13l4.5 4.5-1.5 1.5-1.7-1.7-3 3.2-2.3-2.3 3.2-3-1.7-1.200Z',
  },
  'dragon-egg': {
    fill: '#8fbf5a',
    ink: '#1d3306',
    shape: 'M12 2.500c4 3 6.5 7.5 6.5 11.500a6.5 6.8 0 0 1-13 0c0-4 2.5-8.5 6.5-11.500Z',
    line: 'M6 13l3-2 3 2.5 3-2.5 3 2',
  },
  salt: {
    fill: '#f7f5ee',
    ink: '#33424f',
    shape: 'M3 19l5-8 4 4 4-9 5.5 13Z',
    line: 'M2.5 20.500h19',
  },
  book: {
    fill: '#b27b48',
    ink: '#fff4e2',
    shape: 'M3 5c3.5-1 6.5-.5 8.5 1v14c-2-1.5-5-2-8.5-1ZM21 5c-3.5-1-6.5-.5-8.5 1v14c2-1.5 5-2 8.5-1Z',
  },
  blessing: {
    fill: '#d8c3f0',
    ink: '#2f1350',
    shape: 'M10.3 2.500h3.400v5h5v3.400h-5v10.600h-3.400V10.900h-5V7.500h5Z',
  },
  relic: {
    fill: '#b5524d',
    ink: '#fff0ec',
    shape:
      'M12 3a7.5 7.5 0 0 0-7.5 7.500c0 2.8 1.2 4.7 3 5.800V20h9v-3.700c1.8-1.1 3-3 3-5.800A7.5 7.5 0 0 0 12 3Z',
    line: 'M9 10.500v1.600M15 10.500v1.600M10.5 20v-2M13.5 20v-2',
  },
};
