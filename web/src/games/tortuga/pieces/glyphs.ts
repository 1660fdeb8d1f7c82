// The signs on dice, chests and action spaces, in a box of 24 by 24: what is filled and what is drawn as a line.
import type { Glyph } from '$lib/pieces/glyph';
import type { Colour, Face } from '../view';

export const FACE_GLYPHS: Record<Exclude<Face, 'none'>, Glyph> = {
  // a ship under sail
  fleet: {
    fill: 'M1.5 15.5h21l-3.8 6H5.3zM12.9 2.2c4.6 2.2 7 6.2 7.4 11.3h-7.4zM10.9 4.6v8.9H4.2c.8-3.8 3.1-7.1 6.7-8.9z',
  },
  // a pirate under his hat
  crew: {
    fill: 'M1.2 10.6C4.6 9 5 2.8 12 2.8S19.4 9 22.8 10.6c-2.4 1.9-6.4 2.8-10.8 2.8S3.6 12.5 1.2 10.6zM6.8 14.7c1.6.4 3.4.6 5.2.6s3.6-.2 5.2-.6a5.2 4.8 0 0 1-10.4 0zM3.5 23c.5-2.9 3-3.7 8.5-3.7s8 .8 8.5 3.7z',
  },
  // a map with a cross
  treasure: {
    line: 'M2.5 5.2 8.8 3l6.4 2.2L21.5 3v15.8L15.2 21l-6.4-2.2L2.5 21zM8.5 8.5l7 7M15.5 8.5l-7 7',
  },
  // a cannon
  'ship-attack': {
    fill: 'M1 10.2 16.5 3.5l4.8 1 1 4.3L9 15.8 3.6 15zM9 12.8a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM20.4 15a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  },
  // crossed sabres
  raid: {
    line: 'M3 2.5c1.5 7.5 6.5 13 14.5 16M21 2.5c-1.5 7.5-6.5 13-14.5 16M14.8 21.8l4.4-6M9.2 21.8l-4.4-6',
  },
  skull: {
    fill: 'M12 1.5c-5.8 0-9.8 3.9-9.8 9 0 3 1.4 5.2 3.6 6.5V21c0 .8.6 1.5 1.4 1.5h9.6c.8 0 1.4-.7 1.4-1.5v-4c2.2-1.3 3.6-3.5 3.6-6.5 0-5.1-4-9-9.8-9zM8 8.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zm8 0a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zm-4 5.7 1.6 3h-3.2z',
  },
};

export const CHEST_GLYPHS: Record<Colour, Glyph> = {
  // a flame
  red: {
    fill: 'M13 1c.6 4.6 6.5 6.8 6.5 13.2A7.5 7.8 0 0 1 4.5 14.2c0-3.6 2.6-5 2.8-8.2 2.2 1.2 3.2 2.9 3.2 5 1.9-2.6 3-5.8 2.5-10z',
  },
  // an anchor
  blue: {
    line: 'M12 8v13.5M7 11h10M3.5 13.5c.5 5 4 8 8.5 8s8-3 8.5-8M12 2.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  },
  // a sun
  yellow: {
    fill: 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
    line: 'M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  },
  // a star: in Tortuga it stands for any colour
  white: { fill: 'M12 1l3.2 7 7.8.8-5.8 5.2 1.7 7.7L12 17.7l-6.9 4L6.8 14 1 8.8 8.8 8z' },
  // a crown: counts double
  purple: { fill: 'M3.5 20.5h17L23 6.5l-6.3 4.6L12 3 7.3 11.1 1 6.5z' },
};
