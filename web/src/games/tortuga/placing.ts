// Chests have no names in a view. To let each travel, every chest keeps an id from scene to scene: it is followed along
// the way chests go (island, crew, fleet, Tortuga, or by force to another island), by colour. Only for drawing.
import { listChests, type Colour, type TableView } from './view';

export type Area = 'island' | 'crew' | 'fleet' | 'tortuga';
export type Place = `${number}.${Area}` | 'centre';

export interface PlacedChest {
  id: string;
  colour: Colour;
  place: Place;
  /** From the left, or in the order of colours where there is none. */
  index: number;
}

interface Wanted {
  place: Place;
  colours: Colour[];
}

const seatOf = (place: Place): string => place.split('.')[0] ?? '';
const areaOf = (place: Place): string => place.split('.')[1] ?? place;

/** From where a chest of an area comes along the way of one's own, the likeliest first. */
const WAYS: Record<string, string[]> = {
  tortuga: ['tortuga', 'fleet', 'crew', 'island'],
  fleet: ['fleet', 'crew', 'island'],
  crew: ['crew', 'island'],
  island: ['island'],
  centre: ['centre'],
};

/** What is robbed comes from a row or the central island; what is lost may come from anywhere. */
const byForce = (chest: PlacedChest, to: Place): boolean =>
  to === 'centre' || areaOf(chest.place) !== 'island';

function wantedBy(table: TableView): Wanted[] {
  const seats = table.boards.map((board, seat) => ({ board, seat }));
  // The farther on its way an area is, the earlier it draws: so nobody waits for a chest that has already left.
  return [
    ...seats.map(({ board, seat }): Wanted => ({
      place: `${seat}.tortuga`,
      colours: listChests(board.tortuga),
    })),
    ...seats.map(({ board, seat }): Wanted => ({ place: `${seat}.fleet`, colours: board.fleet })),
    ...seats.map(({ board, seat }): Wanted => ({ place: `${seat}.crew`, colours: board.crew })),
    ...seats.map(({ board, seat }): Wanted => ({
      place: `${seat}.island`,
      colours: listChests(board.island),
    })),
    { place: 'centre', colours: table.centre },
  ];
}

function take(left: PlacedChest[], wanted: (chest: PlacedChest) => boolean): PlacedChest | undefined {
  const found = left.findIndex(wanted);
  return found < 0 ? undefined : left.splice(found, 1)[0];
}

function takeOnTheWay(left: PlacedChest[], to: Place, colour: Colour): PlacedChest | undefined {
  for (const way of WAYS[areaOf(to)] ?? []) {
    const found = take(
      left,
      ({ place, ...chest }) =>
        chest.colour === colour && areaOf(place) === way && seatOf(place) === seatOf(to),
    );
    if (found) return found;
  }
  return undefined;
}

/** The chests of a table, each with the id it had in `before`; new ones come out of the bag with a new id. */
export function placeChests(before: readonly PlacedChest[], table: TableView): PlacedChest[] {
  const left = [...before];
  let next = before.reduce((most, chest) => Math.max(most, Number(chest.id.slice(1))), 0) + 1;
  const placed = wantedBy(table).flatMap(({ place, colours }) =>
    colours.map((colour, index) => ({ id: takeOnTheWay(left, place, colour)?.id, colour, place, index })),
  );
  // Only when everybody has his own back is it clear what changed hands.
  return placed.map((chest) => ({
    ...chest,
    id:
      chest.id ??
      take(left, (other) => other.colour === chest.colour && byForce(other, chest.place))?.id ??
      `c${next++}`,
  }));
}

/** In which order chests fly: what was robbed first, then from the end of the way to its beginning, new ones last. */
export function courseOrder(from: Place | null, to: Place | null): number {
  if (from === null) return 9;
  if (to === null) return 8;
  if (to === 'centre') return 7;
  if (seatOf(from) !== seatOf(to)) return 3;
  return { tortuga: 4, fleet: 5, crew: 6 }[areaOf(to)] ?? 6;
}

export const isRobbery = (from: Place | null, to: Place | null): boolean =>
  from !== null && to !== null && from !== 'centre' && to !== 'centre' && seatOf(from) !== seatOf(to);
