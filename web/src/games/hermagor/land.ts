// What is printed on the board: the engine's own board file, read for drawing. Another print is a change of that file.
import board from '../../../../src/games/hermagor/board.json';
import { GOODS, type Good } from './generated';

export { GOODS, type Good } from './generated';

/** Words of moves are written with hyphens, names in the file with spaces or underscores. */
const word = (name: string): string => name.toLowerCase().replace(/[ _]/g, '-');

export const WIDTH = board.canvas.width;
export const HEIGHT = board.canvas.height;

export const isGood = (text: string): text is Good => (GOODS as readonly string[]).includes(text);

const BUILDINGS = new Map(board.goods.map(({ id, building }) => [word(id), word(building)]));
/** As moves name the building of a good. */
export const buildingOf = (good: Good): string => BUILDINGS.get(good) ?? good;

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
  noble: boolean;
  buildings: Good[];
}
export const REGIONS: readonly Region[] = board.regions.map((region) => ({
  id: word(region.id),
  villages: region.villages.map((number) => numbered(number).id),
  noble: region.noble,
  buildings: region.building_goods.map(asGood),
}));

export const PRICES: readonly number[] = board.price_table.prices;
export const FIELD_VALUES: readonly number[] = board.price_table.building_fields;
export const TWO_PLAYER_FIELDS: readonly number[] = board.price_table.two_player_fields;
export const NOBILITY: readonly number[] = board.price_table.nobility_track;
export const endValue = (price: number): number =>
  (board.price_table.end_value as Record<string, number>)[String(price)] ?? 0;
