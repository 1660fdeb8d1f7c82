// What is printed on the board: the engine's own board file, read for drawing. Another print is a change of that file.
import board from '../../../../src/games/hermagor/board.json';

/** Words of moves are written with hyphens, names in the file with spaces or underscores. */
const word = (name: string): string => name.toLowerCase().replace(/[ _]/g, '-');

export const WIDTH = board.canvas.width;
export const HEIGHT = board.canvas.height;

export const GOODS = ['corn', 'amulet', 'weapon', 'dragon-egg', 'salt', 'book', 'blessing', 'relic'] as const;
export type Good = (typeof GOODS)[number];
export const isGood = (text: string): text is Good => (GOODS as readonly string[]).includes(text);

const BUILDINGS = new Map(board.goods.map(({ id, building }) => [word(building), word(id)]));
/** The good a building stands for, or null. */
export function goodOf(building: string): Good | null {
  const good = BUILDINGS.get(building) ?? '';
  return isGood(good) ? good : null;
}
export const buildingOf = (good: Good): string =>
  [...BUILDINGS].find(([, other]) => other === good)?.[0] ?? good;

export interface Place {
  /** As moves name it. */
  id: string;
  name: string;
  x: number;
  y: number;
}
export interface Village extends Place {
  good: Good;
  duchy: string;
  mainRoad: boolean;
}
const asGood = (text: string): Good => {
  const good = word(text);
  return isGood(good) ? good : 'corn';
};

export const CITY: Place = { ...board.city, id: word(board.city.name) };
export const VILLAGES: readonly Village[] = board.villages.map(({ name, x, y, good, duchy, main_road }) => ({
  id: word(name),
  name,
  x,
  y,
  good: asGood(good),
  duchy,
  mainRoad: main_road,
}));
const BY_NUMBER = new Map<number, Place>([
  [board.city.id, CITY],
  ...board.villages.map(({ id }, index): [number, Place] => [id, VILLAGES[index] ?? CITY]),
]);
const numbered = (number: number): Place => BY_NUMBER.get(number) ?? CITY;

const PLACES = new Map<string, Place>([CITY, ...VILLAGES].map((place) => [place.id, place]));
export const placeOf = (id: string): Place | undefined => PLACES.get(id);
export const villageOf = (id: string): Village | undefined => VILLAGES.find((village) => village.id === id);
export const DUCHIES: readonly string[] = board.duchies.map(({ id }) => id);

export interface Road {
  a: Place;
  b: Place;
  cost: number;
  mainRoad: boolean;
}
export const ROADS: readonly Road[] = board.roads.map(({ a, b, cost, main_road }) => ({
  a: numbered(a),
  b: numbered(b),
  cost,
  mainRoad: main_road,
}));

export interface Region {
  id: string;
  villages: string[];
  /** Its corners in order, the city among them where it touches it. */
  corners: Place[];
  noble: boolean;
  buildings: Good[];
  x: number;
  y: number;
}
export const REGIONS: readonly Region[] = board.regions.map((region) => {
  const corners = region.villages.map(numbered);
  return {
    id: word(region.id),
    villages: corners.map(({ id }) => id),
    corners: region.touches_city ? [...corners, CITY] : corners,
    noble: region.noble,
    buildings: region.building_goods.map(asGood),
    x: region.label_x,
    y: region.label_y,
  };
});
export const regionOf = (id: string): Region | undefined => REGIONS.find((region) => region.id === id);

/** From the map's edge to the city, or from the city to the edge. */
export const RIVERS = {
  north: board.rivers.great_river_north,
  southwest: board.rivers.great_river_southwest,
  east: board.rivers.tributary_east,
};

export const PRICES: readonly number[] = board.price_table.prices;
export const FIELD_VALUES: readonly number[] = board.price_table.building_fields;
export const TWO_PLAYER_FIELDS: readonly number[] = board.price_table.two_player_fields;
export const NOBILITY: readonly number[] = board.price_table.nobility_track;
export const endValue = (price: number): number =>
  (board.price_table.end_value as Record<string, number>)[String(price)] ?? 0;
