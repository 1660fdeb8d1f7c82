// What lies where, looked up by the place: most moves change one place, and all others keep what they had.
import { coloursOf, type Colour, type TableView } from './view';

export interface Lying {
  buyers: Readonly<Record<string, Colour>>;
  depots: Readonly<Record<string, readonly Colour[]>>;
  merchants: Readonly<Record<string, readonly number[]>>;
}

export function lyingOn(table: TableView): Lying {
  const buyers: Record<string, Colour> = {};
  const depots: Record<string, Colour[]> = {};
  const merchants: Record<string, number[]> = {};
  for (const { colour, pieces } of coloursOf(table)) {
    for (const place of pieces.buyers) buyers[place] ??= colour;
    for (const village of pieces.depots) (depots[village] ??= []).push(colour);
  }
  table.seats.forEach(({ merchant }, seat) => (merchants[merchant] ??= []).push(seat));
  return { buyers, depots, merchants };
}
