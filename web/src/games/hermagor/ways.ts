// The road a merchant would take, for drawing it. The engine says what it costs; a test holds the one against the other.
import { ROADS, type Road } from './land';

/** A cheapest way between two places as roads in order; empty where there is none to go. */
export function cheapestWay(from: string, to: string): Road[] {
  const cost = new Map<string, number>([[from, 0]]);
  const last = new Map<string, Road>();
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((cost.get(b) ?? 0) < (cost.get(a) ?? 0) ? b : a));
    open.delete(here);
    if (here === to) break;
    for (const road of ROADS) {
      if (road.a.id !== here && road.b.id !== here) continue;
      const there = road.a.id === here ? road.b.id : road.a.id;
      const sum = (cost.get(here) ?? 0) + road.cost;
      if (sum >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, sum);
      last.set(there, road);
      open.add(there);
    }
  }
  const way: Road[] = [];
  for (let here = to; here !== from;) {
    const road = last.get(here);
    if (!road) return [];
    way.unshift(road);
    here = road.a.id === here ? road.b.id : road.a.id;
  }
  return way;
}
export const costOf = (way: readonly Road[]): number => way.reduce((sum, road) => sum + road.cost, 0);
