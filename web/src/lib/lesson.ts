// Guided games are written down as data, `lesson.json` in a game's folder: read here into the steps that are played.
import type { Lesson, LessonStep } from './board';

interface ScriptStep {
  /** Names of words: `first.NAME` in the game's table. */
  say: string;
  nudge?: string | undefined;
  expect?: string[] | undefined;
  /** As in `wharf do`: `1: keep E`. */
  others?: string[] | undefined;
  spot?: string | undefined;
}

export interface LessonScript extends Pick<Lesson, 'players' | 'seat' | 'seed' | 'options'> {
  /** What this seed brings, for whoever changes it. */
  why: string;
  steps: ScriptStep[];
}

export function lessonFrom({ players, seat, seed, options, steps }: LessonScript): Lesson {
  return { players, seat, seed, ...(options ? { options } : {}), steps: steps.map(stepFrom) };
}

function stepFrom({ say, nudge, expect, others = [], spot }: ScriptStep): LessonStep {
  return {
    say: `first.${say}`,
    ...(nudge ? { nudge: `first.${nudge}` } : {}),
    ...(expect ? { expect } : {}),
    ...(spot ? { spot } : {}),
    others: others.map(seatAndMove),
  };
}

/** `1: keep E` */
export function seatAndMove(line: string): [seat: number, move: string] {
  const [seat = '', move = ''] = line.split(': ');
  return [Number(seat), move];
}
