// Things of given breadths in rows, in their order: how broad the broadest row must be.

/** The least breadth with which so many rows are enough. */
export function widestRow(breadths: readonly number[], rows: number): number {
  const sum = breadths.reduce((all, breadth) => all + breadth, 0);
  if (rows <= 1) return sum;
  const isEnough = (limit: number): boolean => {
    let [used, filled] = [1, 0];
    for (const breadth of breadths) {
      if (filled + breadth > limit) [used, filled] = [used + 1, 0];
      filled += breadth;
    }
    return used <= rows;
  };
  const candidates = breadths.flatMap((_, from) =>
    breadths.slice(from).map((_, count) => breadths.slice(from, from + count + 1).reduce((a, b) => a + b)),
  );
  const fitting = candidates.filter((limit) => limit >= Math.max(...breadths) && isEnough(limit));
  return Math.min(sum, ...fitting);
}
