// The guided first game: a whole game against one opponent, who keeps whatever comes.
import type { Lesson, LessonStep } from '$lib/board';

const TURNS = 9;
const others: LessonStep['others'] = [[1, 'keep']];

export const lesson: Lesson = {
  players: 2,
  seat: 0,
  seed: 1,
  options: { start: 0 },
  steps: [
    { say: 'first.hello' },
    { say: 'first.turn', expect: ['keep'], nudge: 'first.nudge', others },
    ...Array.from({ length: TURNS - 1 }, () => ({ say: 'first.again', expect: ['keep', 'pass'], others })),
    { say: 'first.end' },
  ],
};
