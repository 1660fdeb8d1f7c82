// Which cubes lie in which slot of an order. A view gives sums by colour; any way they can lie is right to draw.
import {
  COLOURS,
  readOrder,
  type ByColour,
  type Colour,
  type OrderName,
  type PlayerView,
  type TableView,
} from './view';

export interface Slot {
  colour: Colour;
  /** One of its own colour, two others, one other while the second is missing, or none. */
  cubes: Colour[];
  filled: boolean;
}

interface Need {
  colour: Colour;
  kind: 'filled' | 'half';
}

/** Shares the cubes out over the slots that need some; null where it cannot be done. */
function share(needs: readonly Need[], cubes: ByColour): Colour[][] | null {
  const [need, ...rest] = needs;
  if (!need) return COLOURS.every((colour) => cubes[colour] === 0) ? [] : null;
  const others = COLOURS.filter((colour) => colour !== need.colour && cubes[colour] > 0);
  const ways: Colour[][] =
    need.kind === 'half'
      ? others.map((colour) => [colour])
      : [[need.colour], ...others.flatMap((a, at) => others.slice(at).map((b) => [a, b]))];
  for (const way of ways) {
    const left = { ...cubes };
    for (const colour of way) left[colour] -= 1;
    if (COLOURS.some((colour) => left[colour] < 0)) continue;
    const found = share(rest, left);
    if (found) return [way, ...found];
  }
  return null;
}

export function slotsOf(table: TableView, player: PlayerView, name: string): Slot[] {
  const load = player.loads[name as OrderName];
  const slots = readOrder(name)?.slots ?? [];
  const half = table.half_order === name ? table.half_slot : undefined;
  const left = load ? { ...load.filled } : { yellow: 0, brown: 0, grey: 0, black: 0 };
  let begun = half;
  const needs = slots.map((colour): Need | null => {
    if (left[colour] > 0) {
      left[colour] -= 1;
      return { colour, kind: 'filled' };
    }
    if (colour !== begun) return null;
    begun = undefined;
    return { colour, kind: 'half' };
  });
  const shared = load
    ? share(
        needs.filter((need) => need !== null),
        load.cubes,
      )
    : null;
  return slots.map((colour, at) => {
    const need = needs[at];
    const cubes = need ? shared?.shift() : undefined;
    return { colour, cubes: cubes ?? [], filled: need?.kind === 'filled' };
  });
}
