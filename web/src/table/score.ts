// Sums behind the scores, put side by side.
import type { GameUi } from '$lib/board';
import type { Message } from '$lib/say';
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

/** Rows that brought somebody something, as they are counted at the end. */
export const scoredRows = (scores: readonly ScoreLine[][]): ScoreRow[] =>
  scoreRows(scores).filter(({ points }) => points.some((won) => won !== 0));

/** Everybody's sum over the first rows. */
export const sumsAfter = (rows: readonly ScoreRow[], count: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rows.slice(0, count).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );

/** Names of the places a row is counted at: each seat's own, and the one they share. */
export function placesOf({ line, points }: ScoreRow, scoredAt: GameUi['scoredAt']): string[] {
  const place = scoredAt?.[line.key];
  if (!place) return [];
  return [place, ...points.flatMap((won, seat) => (won === 0 ? [] : [`${place}-${seat}`]))];
}

/** The score of every seat at some moments of the match, for the story of the game. */
export interface Moment {
  count: number;
  totals: number[];
  /** The round. */
  heading: Message | null;
}

export async function story(
  count: number,
  sceneAt: (count: number) => Promise<Scene>,
  headingOf?: (scene: Scene) => Message,
  moments = 60,
): Promise<Moment[]> {
  const steps = Math.min(moments, count);
  const result: Moment[] = [];
  for (let i = 0; i <= steps; ++i) {
    const at = steps === 0 ? 0 : Math.round((count * i) / steps);
    const scene = await sceneAt(at);
    result.push({ count: at, totals: totals(scene), heading: headingOf?.(scene) ?? null });
  }
  return result;
}

/** Where a round begins in a story, and what it is called. */
export interface RoundMark {
  count: number;
  /** In full, and as short as it can be. */
  name: string;
  number: string;
}

export function roundsIn(moments: readonly Moment[], say: (message: Message) => string): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const { count, heading } of moments) {
    const name = heading ? say(heading) : '';
    if (!heading || name === marks.at(-1)?.name) continue;
    marks.push({ count, name, number: String(heading['n'] ?? marks.length + 1) });
  }
  return marks;
}
