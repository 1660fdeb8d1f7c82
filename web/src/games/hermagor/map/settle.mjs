// Chooses a spot for every item so that no two overlap: from the best spots by themselves, by simulated annealing.
import { grow, overlap } from './geometry.mjs';

const ROUNDS = 400_000;
const PER_UNIT = 8;

/** `items`: each with `spots` of {boxes, cost}. Returns the chosen spots, and the names of what still clashes. */
export function settle(items, gap, roll) {
  const chosen = items.map(({ spots }) => spots[0]);
  const clashOf = (a, b) => {
    let sum = 0;
    for (const one of a.boxes) for (const other of b.boxes) sum += overlap(grow(one, gap), other);
    return sum;
  };
  const costAt = (index, spot) => {
    let cost = spot.cost;
    for (let other = 0; other < chosen.length; ++other)
      if (other !== index) cost += PER_UNIT * clashOf(spot, chosen[other]);
    return cost;
  };
  for (let round = 0; round < ROUNDS; ++round) {
    const heat = 120 * (1 - round / ROUNDS) ** 3 + 0.01;
    const index = Math.floor(roll() * items.length);
    const { spots } = items[index];
    const spot = spots[Math.floor(roll() ** 2 * spots.length)];
    const change = costAt(index, spot) - costAt(index, chosen[index]);
    if (change < 0 || roll() < Math.exp(-change / heat)) chosen[index] = spot;
  }
  const clash = items.flatMap((item, index) => {
    const cost = costAt(index, chosen[index]);
    return cost > 150 ? [`${item.kind} ${item.id ?? item.index} (${Math.round(cost)})`] : [];
  });
  return { chosen, clash };
}
