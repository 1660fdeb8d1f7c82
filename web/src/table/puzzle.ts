// A puzzle as its file has it (docs/puzzles.md), the puzzle of a day, and how many days in a row were solved.
import type { LineStep } from '$lib/protocol';
import type { MatchRecord } from '../engine/engine';

export interface Alternative {
  move: string;
  /** Of the win, against the best. */
  cost: number;
  margin: number;
  /** What follows the tempting one. */
  line?: LineStep[];
}

export interface Puzzle {
  id: string;
  players: number;
  seat: number;
  round: number;
  kind: string;
  /** From 1, which most levels solve, to 5. */
  grade: number;
  /** By level: the share of the times it was asked in which it found a solution. */
  found: number[];
  /** Of the win, after the best move. */
  value: number;
  solutions: string[];
  tempting: string;
  /** What follows the best move. */
  line: LineStep[];
  /** The cheapest first; not all. */
  others: Alternative[];
  position: Record<string, unknown>;
}

export interface PuzzleFile {
  format: 'wharf-puzzles/1';
  game: string;
  rules: string;
  puzzles: Puzzle[];
}

export const GRADES = [1, 2, 3, 4, 5] as const;

/** For the engine. */
export const documentOf = ({ game, rules }: PuzzleFile, { position }: Puzzle): MatchRecord => ({
  format: 'wharf-position/1',
  game,
  rules,
  position,
});

/** What a wrong move costs: measured, or at least so much where it was not. */
export function costOf({ others }: Puzzle, move: string): { cost: number; isLeast: boolean } {
  const known = others.find((other) => other.move === move);
  return known ? { cost: known.cost, isLeast: false } : { cost: others.at(-1)?.cost ?? 0, isLeast: true };
}

/** The share of the levels that find it, each counting alike. */
export const shareOfLevels = ({ found }: Puzzle): number =>
  found.reduce((sum, share) => sum + share, 0) / Math.max(1, found.length);

/** A day as people call it where they are: "2026-11-17". */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
/** Days since 1970, whatever the clock does between summer and winter. */
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** FNV-1a: the same in every browser. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** The puzzle of a day, the same for everybody: all of a game in a mixed order, one a day. */
export function puzzleOfDay({ game, puzzles }: PuzzleFile, day: string): Puzzle | undefined {
  const mixed = [...puzzles].sort((a, b) => hashOf(game + a.id) - hashOf(game + b.id));
  return mixed[numberOf(day) % Math.max(1, mixed.length)];
}

/** Days in a row with a daily puzzle solved, up to today, or to yesterday as long as today is not over. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  const now = numberOf(today);
  let last = solved.has(now) ? now : now - 1;
  let streak = 0;
  for (; solved.has(last); last -= 1) streak += 1;
  return streak;
}
