// What the market would bring if it closed now: who wins which tile and what the lanes pay. Counted from the table as
// players count it, never played by; a test holds it against what the engine then pays and gives.
import { FIELDS, openLanes, openStalls, STALLS } from './stalls';
import { coloursOf, COMMON, type Colour, type TableView } from './view';

/** Income of a lane by the number of own buyers on it (H3.1). */
const LANE_INCOME = [0, 1, 3, 6, 10];

export interface StallForecast {
  /** null: nobody wins, the tile stays. */
  winner: Colour | null;
  /** Buyers of the winner, or of those tied. */
  buyers: number;
  tied: boolean;
}
export interface Forecast {
  stalls: Map<string, StallForecast>;
  /** Per seat the income of each open lane. */
  lanes: Map<string, number>[];
  income: number[];
  tiles: number[];
}
type Buyers = { colour: Colour; places: readonly string[] }[];

/** Keeps those with the most of something. */
function most<T>(list: readonly T[], count: (one: T) => number): T[] {
  const best = Math.max(0, ...list.map(count));
  return list.filter((one) => count(one) === best);
}

function forecastStall(stall: string, buyers: Buyers): StallForecast {
  const around = FIELDS.filter((field) => field.beside.includes(stall) || field.corner.includes(stall));
  const sides = around.filter((field) => field.beside.includes(stall)).map(({ id }) => id);
  const places = [stall, ...around.map(({ id }) => id)];
  const on = (one: Buyers[number], among: readonly string[]): number =>
    one.places.filter((place) => among.includes(place)).length;
  let first = most(buyers, (one) => on(one, places));
  const count = first[0] ? on(first[0], places) : 0;
  if (count === 0) return { winner: null, buyers: 0, tied: false };
  const tied = first.length > 1;
  if (tied) first = most(first, (one) => on(one, [stall]));
  if (first.length > 1) first = most(first, (one) => on(one, sides));
  const [winner] = first;
  return { winner: first.length === 1 && winner ? winner.colour : null, buyers: count, tied };
}

/** `also`: a buyer that is only thought of. */
export function forecast(table: TableView, also: { colour: Colour; place: string } | null = null): Forecast {
  const buyers: Buyers = coloursOf(table).map(({ colour, pieces }) => ({
    colour,
    places: also?.colour === colour ? [...pieces.buyers, also.place] : pieces.buyers,
  }));
  const stalls = new Map<string, StallForecast>();
  for (const stall of openStalls(table.players))
    if ((table.stalls[STALLS.indexOf(stall)] ?? 'none') !== 'none')
      stalls.set(stall, forecastStall(stall, buyers));
  const seats = buyers.filter(({ colour }) => colour !== COMMON);
  const lanes = seats.map(
    ({ places }) =>
      new Map(
        openLanes(table.players).map((lane) => {
          const own = FIELDS.filter((field) => field.lanes.includes(lane) && places.includes(field.id));
          return [lane, LANE_INCOME[own.length] ?? 0];
        }),
      ),
  );
  return {
    stalls,
    lanes,
    income: lanes.map((lane) => [...lane.values()].reduce((sum, pay) => sum + pay, 0)),
    tiles: seats.map(({ colour }) => [...stalls.values()].filter(({ winner }) => winner === colour).length),
  };
}
