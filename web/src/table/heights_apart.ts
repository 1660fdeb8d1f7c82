// Places of tokens beside lines that end at these heights: apart from each other, in their order, none below the lowest.
export function heightsApart(wanted: readonly number[], distance: number, lowest: number): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let free = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = placed[i] + distance;
  }
  let room = lowest;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, room);
    room = placed[i] - distance;
  }
  return placed;
}
