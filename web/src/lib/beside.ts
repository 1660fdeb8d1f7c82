// Where words about a thing are put: near it, over nothing that must be read.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far from the edge of the table and from the thing, in pixels. */
const EDGE = 4;
const GAP = 10;
/** Between the places that are tried. */
const STEP = 16;
/** So many pixels farther from its thing, for a square pixel less over what can be tapped. */
const FOR_LIT = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** From edge to edge; boxes that touch are 0 apart. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width),
    Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height),
  );

/** From the least to the most, the most itself included. */
const steps = (least: number, most: number): number[] => [
  ...Array.from({ length: Math.max(0, Math.ceil((most - least) / STEP)) }, (_, n) => least + n * STEP),
  Math.max(least, most),
];

/**
 * A place for words of this size within the table: above the thing if it can be, else as near as they lie neither on it
 * nor on a name, nor on what can be tapped or is decided with (`lit`), however far that is; where there is no such place,
 * over as little of them as possible. A name counts more than the thing, and the thing more than what is lit.
 */
export function beside(
  { width, height }: { width: number; height: number },
  thing: Box,
  names: readonly Box[],
  table: Box,
  lit: readonly Box[] = [],
): { left: number; top: number } {
  const [least, most] = [table.left + EDGE, table.left + table.width - width - EDGE];
  const [highest, lowest] = [table.top + EDGE, table.top + table.height - height - EDGE];
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  const middle = within(thing.left + thing.width / 2 - width / 2, least, most);
  const tops = [thing.top - GAP - height, thing.top + thing.height + GAP, ...steps(highest, lowest)];
  const lefts = [middle, thing.left - GAP - width, thing.left + thing.width + GAP, ...steps(least, most)];
  const cost = (box: Box): number =>
    1e6 * names.reduce((sum, name) => sum + overlap(box, name), 0) +
    1e3 * overlap(box, thing) +
    FOR_LIT * lit.reduce((sum, place) => sum + overlap(box, place), 0) +
    Math.abs(distance(box, thing) - GAP) +
    Math.abs(box.left - middle) / 10 +
    (box.top > thing.top ? GAP : 0);
  let best = { left: middle, top: within(thing.top - GAP - height, highest, lowest) };
  let lowestCost = cost({ ...best, width, height });
  for (const wantedTop of tops)
    for (const wantedLeft of lefts) {
      const [left, top] = [within(wantedLeft, least, most), within(wantedTop, highest, lowest)];
      const found = cost({ left, top, width, height });
      if (found < lowestCost) [best, lowestCost] = [{ left, top }, found];
    }
  return best;
}
