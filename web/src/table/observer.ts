// Hot-seat: through whose eyes the table is seen.
import type { TableSeat } from './source';

/**
 * The people at this screen in the order in which they get it: who holds it keeps it while he is asked or while only
 * computers are, otherwise it goes to the next one who is asked. Empty: nobody here plays, so a spectator looks.
 */
export function eyesAt(seats: readonly TableSeat[], now: number | null): number[] {
  const people = seats.flatMap(({ here, computer }, seat) => (here && !computer ? [seat] : []));
  const first = Math.max(0, people.indexOf(now ?? -1));
  return [...people.slice(first), ...people.slice(0, first)];
}
