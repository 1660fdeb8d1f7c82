// Hot-seat: through whose eyes the table is seen now.
import type { TableSeat } from './source';

/**
 * The person who holds the screen keeps it while he is asked or while only computers are; otherwise it goes to the next
 * person here who is asked. null: nobody here plays, so a spectator looks.
 */
export async function nextObserver(
  seats: readonly TableSeat[],
  now: number | null,
  isAsked: (seat: number) => Promise<boolean>,
): Promise<number | null> {
  const people = seats.flatMap(({ here, computer }, seat) => (here && !computer ? [seat] : []));
  if (people.length === 0) return null;
  const first = people.find((seat) => seat === now) ?? people[0] ?? null;
  if (people.length === 1 || first === null) return first;
  const order = [...people.filter((seat) => seat >= first), ...people.filter((seat) => seat < first)];
  for (const seat of order) if (await isAsked(seat)) return seat;
  return first;
}
