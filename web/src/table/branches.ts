// Other ways a match could have gone: each leaves the record at a point and goes on with moves of its own.
import type { MatchRecord } from '../engine/engine';

/** As a record writes it: a seat or "chance", and the text. */
export type RecordedMove = readonly [mover: string, text: string];

export interface Branch {
  /** Moves of the record before it. */
  readonly at: number;
  /** What was chosen, each with the chance and forced moves after it. */
  readonly steps: readonly (readonly RecordedMove[])[];
}

export const movesOf = (record: MatchRecord): RecordedMove[] => (record['moves'] ?? []) as RecordedMove[];

/** What is told of the record's own moves: how it ended, who left, when each was made. */
const OF_ITS_MOVES: ReadonlySet<string> = new Set(['result', 'ending', 'changes', 'times', 'proof']);

/** A match that is the record up to the branch, and then the branch. */
export function lineOf(record: MatchRecord, { at, steps }: Branch): MatchRecord {
  const begun = Object.fromEntries(Object.entries(record).filter(([name]) => !OF_ITS_MOVES.has(name)));
  return { ...begun, moves: [...movesOf(record).slice(0, at), ...steps.flat()] };
}

/** The first `count` moves of its line: what goes on from there is a branch of its own. */
export function cutAt({ at, steps }: Branch, count: number): Branch {
  if (count <= at) return { at: count, steps: [] };
  const kept: RecordedMove[][] = [];
  let left = count - at;
  for (const step of steps) {
    if (left <= 0) break;
    kept.push(step.slice(0, left));
    left -= step.length;
  }
  return { at, steps: kept };
}

const isMove = (move: unknown): move is RecordedMove =>
  Array.isArray(move) && move.length === 2 && move.every((part) => typeof part === 'string');
const isStep = (step: unknown): step is RecordedMove[] => Array.isArray(step) && step.every(isMove);

/** A branch from a link or from the store; null: it is none. The engine checks the moves themselves. */
export function readBranch(found: unknown): Branch | null {
  if (typeof found !== 'object' || found === null) return null;
  const { at, steps } = found as Partial<Record<keyof Branch, unknown>>;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0) return null;
  return Array.isArray(steps) && steps.every(isStep) ? { at, steps } : null;
}
