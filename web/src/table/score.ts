// Sums behind the scores, put side by side.
import type { Scene, ScoreLine } from '$lib/scene';

export const total = (lines: readonly ScoreLine[] | undefined): number =>
  (lines ?? []).reduce((sum, { points }) => sum + points, 0);

export const totals = (scene: Scene): number[] => scene.scores.map(total);

export interface ScoreRow {
  line: ScoreLine;
  /** Per seat; 0 where the seat has no such line. */
  points: number[];
}

/** One row per kind of points, in the order the sheets name them. */
export function scoreRows(scores: readonly ScoreLine[][]): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  scores.forEach((lines, seat) => {
    for (const line of lines) {
      const key = `${line.clause} ${line.key}`;
      const row = rows.get(key) ?? { line, points: scores.map(() => 0) };
      row.points[seat] = (row.points[seat] ?? 0) + line.points;
      rows.set(key, row);
    }
  });
  return [...rows.values()];
}

/** The score of every seat at some moments of the match, for the story of the game. */
export interface Moment {
  count: number;
  totals: number[];
}

export async function story(
  count: number,
  sceneAt: (count: number) => Promise<Scene>,
  moments = 40,
): Promise<Moment[]> {
  const steps = Math.min(moments, count);
  const result: Moment[] = [];
  for (let i = 0; i <= steps; ++i) {
    const at = steps === 0 ? 0 : Math.round((count * i) / steps);
    result.push({ count: at, totals: totals(await sceneAt(at)) });
  }
  return result;
}
