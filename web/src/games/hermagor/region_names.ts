// What the regions are called on the map, in every language alike; records and typed moves say r01 to r20.
import names from './map/region_names.json';
import type { Words } from '$lib/board';

export const REGION_NAMES: Words = Object.fromEntries(
  Object.entries(names).map(([id, name]) => [`region.${id}`, name]),
);
