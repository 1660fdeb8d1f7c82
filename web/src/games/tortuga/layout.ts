// Where things lie on a player's chart, in its own units: 360 wide, as high as its place in the window allows. Above the
// own island, from the beach to the crew; below the sea, from the fleet back to Tortuga: the way of a chest is a bend.
import { PLACES, type Track } from './view';
import type { Area } from './placing';

export const WIDTH = 360;
/** A flat chart among the opponents' and a tall one for one's own; between them everything glides. */
export const FLAT = 152;
export const TALL = 248;
/** Where the table scrolls: the shape that Voyage.svelte gives it there. */
export const FLOWING = 158;

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

const EDGE = 5;
/** The coast in the east, beyond the last field. */
const EAST = 13;
/** A chest's drawing is 32 by 28. */
const CHEST_SHAPE = 28 / 32;

export interface Chart {
  height: number;
  chest: { width: number; height: number };
  marker: number;
  /** Half the size of a field. */
  field: number;
  fieldSpot: (track: Track, field: number) => Spot;
  placeSpot: (track: Track, index: number) => Spot;
  areas: Record<'island' | 'tortuga', Box>;
  lanes: Record<Track, Box>;
  markerSpot: (track: Track, field: number) => Spot;
  /** Where chest `index` of `count` lies in an area; a heap closes up when it is large. */
  chestSpot: (area: Area, index: number, count: number) => Spot;
}

export function chartOf(wanted: number): Chart {
  const height = Math.min(TALL, Math.max(FLAT, wanted));
  const glide = (flat: number, tall: number): number =>
    flat + ((tall - flat) * (height - FLAT)) / (TALL - FLAT);
  const island = glide(114, 96);
  const lane = (height - 6) / 2;
  const left = island + 9;
  const step = (WIDTH - left - EAST) / 8;
  const width = glide(27.5, 33);
  const chest = { width, height: width * CHEST_SHAPE };
  const marker = glide(26, 32);
  const tops: Record<Track, number> = { crew: 3, fleet: height - lane - 3 };

  const fieldSpot = (track: Track, field: number): Spot => ({
    x: left + (field - 0.5) * step,
    // The path winds where there is room for it.
    y: tops[track] + glide(28, 42) + glide(0.6, 4) * Math.sin(field * 1.25 + (track === 'crew' ? 0 : 2)),
  });
  /** The places of a row lie under the fields that open them. */
  function placeSpot(track: Track, index: number): Spot {
    const fields = PLACES[index] ?? [8];
    const middle = fields.reduce((sum, field) => sum + field, 0) / fields.length;
    return { x: left + (middle - 0.5) * step, y: tops[track] + glide(57, 87) };
  }
  const areas = {
    island: { x: EDGE, y: tops.crew, width: island - EDGE, height: lane },
    tortuga: { x: EDGE, y: tops.fleet, width: island - EDGE, height: lane },
  };
  function chestSpot(area: Area, index: number, count: number): Spot {
    if (area === 'crew' || area === 'fleet') {
      const { x, y } = placeSpot(area, index);
      return { x: x - chest.width / 2, y: y - chest.height / 2 };
    }
    const box = areas[area];
    const head = 18;
    const rows = Math.floor((box.height - head) / (chest.height + 0.5));
    const room = box.width - 6 - chest.width;
    const perRow = Math.max(Math.floor(room / (chest.width + 1)) + 1, Math.ceil(count / rows));
    const across = Math.min(chest.width + 1, room / Math.max(1, perRow - 1));
    return {
      x: box.x + 3 + (index % perRow) * across,
      y: box.y + head + Math.floor(index / perRow) * (chest.height + 0.5),
    };
  }
  return {
    height,
    chest,
    marker,
    field: step / 2 - glide(2, 3.2),
    fieldSpot,
    placeSpot,
    areas,
    lanes: {
      crew: { x: left, y: tops.crew, width: WIDTH - left - EAST, height: lane },
      fleet: { x: left, y: tops.fleet, width: WIDTH - left - EAST, height: lane },
    },
    markerSpot(track, field) {
      const { x, y } = fieldSpot(track, field);
      return { x: x - marker / 2, y: y - marker / 2 - 1 };
    },
    chestSpot,
  };
}
