// A plan as it is laid: own moves from a line that was tried out, each with what must not, or must, happen before it.
import type { NewPlan, PlanInfo } from '$lib/protocol';
import type { Move } from '$lib/scene';
import type { ToldLine } from '../engine/engine';

type PlanStep = NewPlan['steps'][number];
export type PlanCondition = NonNullable<PlanStep['unless']>[number];

export interface DraftStep {
  readonly text: string;
  readonly move: Move;
  /** What others were expected to do before it. */
  readonly expected: readonly ToldLine[];
  /** Dropped, if somebody else is there first. */
  readonly first: boolean;
  /** Only after all that was expected. */
  readonly after: boolean;
  /** Where it cannot be played the next step is looked at. */
  readonly skip: boolean;
}

/** The server takes no more. */
export const MOST_STEPS = 64;
const MOST_CONDITIONS = 4;

/** Own moves of a line; `skipped` are counts of moves that nobody chose. */
export function stepsIn(
  lines: readonly ToldLine[],
  seat: number,
  skipped: ReadonlySet<number> = new Set(),
): DraftStep[] {
  const steps: DraftStep[] = [];
  let expected: ToldLine[] = [];
  for (const line of lines) {
    if (line.seat === 'chance') continue;
    if (line.seat !== seat) {
      if (!skipped.has(line.count)) expected.push(line);
      continue;
    }
    steps.push({ text: line.text, move: line.move, expected, first: false, after: false, skip: false });
    expected = [];
  }
  return steps.slice(0, MOST_STEPS);
}

/** What of a move somebody else can be first with: the place or thing it names first. */
export function prizeOf(move: Move): Record<string, unknown> | null {
  const named = Object.entries(move).find(
    ([field, value]) => !OF_A_LIST.has(field) && (typeof value === 'string' || typeof value === 'number'),
  );
  return named ? { [named[0]]: named[1] } : null;
}
const OF_A_LIST: ReadonlySet<string> = new Set(['kind', 'text', 'facts']);

const fieldsOf = (move: Move): Record<string, unknown> =>
  Object.fromEntries(Object.entries(move).filter(([field]) => field !== 'text' && field !== 'facts'));

export function written({ text, move, expected, first, after, skip }: DraftStep): PlanStep {
  const prize = first ? prizeOf(move) : null;
  const awaited = after ? expected.slice(-MOST_CONDITIONS) : [];
  return {
    move: text,
    ...(prize ? { unless: [{ move: prize }] } : {}),
    ...(awaited.length > 0
      ? { only_if: awaited.map((line) => ({ seat: Number(line.seat), move: fieldsOf(line.move) })) }
      : {}),
    ...(skip ? { otherwise: 'skip' as const } : {}),
  };
}

/** What is left of a plan that the server keeps, to be changed. */
export function stepsLeft({ steps, moves, next }: PlanInfo): DraftStep[] {
  return steps.slice(next).map((step, i) => ({
    text: step.move,
    move: moves[next + i] as Move,
    expected: (step.only_if ?? []).map(({ seat, move }) => ({
      seat: seat ?? 'chance',
      text: '',
      move: move as Move,
      count: 0,
    })),
    first: (step.unless?.length ?? 0) > 0,
    after: (step.only_if?.length ?? 0) > 0,
    skip: step.otherwise === 'skip',
  }));
}
