// What has become of puzzles, as it is kept: what counts as solved, and which days.

/** What has become of a puzzle: tried and not solved, solved, or looked up. */
export type Fate = 'tried' | 'solved' | 'shown';

export interface PuzzleProgress {
  /** By game and id: "tortuga/gqeqpgq2". */
  fates: Record<string, Fate>;
  /** By game: the last day on which its daily puzzle was solved. */
  daily: Record<string, string>;
  /** All days on which a daily puzzle was solved. */
  days: string[];
}

const texts = (value: unknown, ofKind: (text: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && ofKind(entry[1]),
    ),
  );
/** "2026-11-17", which is a date and nothing else. */
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && text.length === 10 && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
const isFate = (text: string): boolean => ['tried', 'solved', 'shown'].includes(text);

/** Whatever was kept; broken parts are left out. */
export function readProgress(text: string | null): PuzzleProgress {
  let kept: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as Record<string, unknown>;
  } catch {
    // Not ours or damaged: begin anew.
  }
  return {
    fates: texts(kept['fates'], isFate) as Record<string, Fate>,
    daily: texts(kept['daily'], isDay),
    days: Array.isArray(kept['days']) ? kept['days'].filter(isDay) : [],
  };
}

/** After an answer. What was looked up is not solved any more; what was solved stays so. */
export const withFate = (progress: PuzzleProgress, name: string, fate: Fate): PuzzleProgress => {
  const before = progress.fates[name];
  const settled = before === 'solved' || before === 'shown';
  return settled ? progress : { ...progress, fates: { ...progress.fates, [name]: fate } };
};

/** After the daily puzzle of a game was solved. */
export const withDay = (progress: PuzzleProgress, game: string, day: string): PuzzleProgress => ({
  ...progress,
  daily: { ...progress.daily, [game]: day },
  days: progress.days.includes(day) ? progress.days : [...progress.days, day].sort(),
});
