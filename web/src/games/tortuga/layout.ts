// Where things lie on a player board, in its own units: 360 wide, 152 high. Above the land, from the island to the crew;
// below the sea, from the fleet back to Tortuga: the way of a chest is a bend.
import { PLACES, type Track } from './view';
import type { Area } from './placing';

export const WIDTH = 360;
export const HEIGHT = 152;
export const CHEST = { width: 28, height: 24.5 };
export const MARKER = 25;

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

const LANE_X = 137;
const FIELD = 27;
const LANE_Y: Record<Track, number> = { crew: 3, fleet: 79 };
const FIELDS_Y = 17;
const PLACES_Y = 42;

export const LANES: Record<Track, Box> = {
  crew: { x: 130, y: LANE_Y.crew, width: 228, height: 70 },
  fleet: { x: 130, y: LANE_Y.fleet, width: 228, height: 70 },
};
export const AREAS: Record<'island' | 'tortuga', Box> = {
  island: { x: 2, y: 3, width: 122, height: 70 },
  tortuga: { x: 2, y: 79, width: 122, height: 70 },
};

export const fieldBox = (track: Track, field: number): Box => ({
  x: LANE_X + (field - 1) * FIELD,
  y: LANE_Y[track] + FIELDS_Y,
  width: FIELD - 2,
  height: 22,
});

/** The places of a row lie under the fields that open them. */
export function placeBox(track: Track, index: number): Box {
  const fields = PLACES[index] ?? [];
  const first = fieldBox(track, fields[0] ?? 8);
  const last = fieldBox(track, fields.at(-1) ?? 8);
  return { x: first.x, y: LANE_Y[track] + PLACES_Y, width: last.x + last.width - first.x, height: 27 };
}

export function markerSpot(track: Track, field: number): Spot {
  const box = fieldBox(track, field);
  return { x: box.x + box.width / 2 - MARKER / 2, y: box.y + box.height / 2 - MARKER / 2 - 1 };
}

/** Where chest `index` of `count` lies in an area; a heap closes up when there are more than eight. */
export function chestSpot(area: Area, index: number, count: number): Spot {
  if (area === 'crew' || area === 'fleet') {
    const box = placeBox(area, index);
    return { x: box.x + (box.width - CHEST.width) / 2, y: box.y + (box.height - CHEST.height) / 2 };
  }
  const box = AREAS[area];
  const perRow = Math.max(4, Math.ceil(count / 2));
  const step = Math.min(29, (box.width - 6 - CHEST.width) / (perRow - 1));
  return {
    x: box.x + 3 + (index % perRow) * step,
    y: box.y + 17 + Math.floor(index / perRow) * 26,
  };
}
