// The guided first game: six phases against one opponent, from the first hull to a delivered cargo and scored crowns.
import type { Lesson, LessonStep } from '$lib/board';

/** With this seed hulls lie on a space where the one-ship costs a taler, and an anchor sail costs one as well. */
const SEED = 103;

const step = (name: string, expect: string[], spot: string, others: string[] = []): LessonStep => ({
  say: `first.${name}`,
  expect,
  nudge: name.startsWith('done') ? 'first.follow' : `first.${name}Nudge`,
  spot,
  ...(others.length > 0 ? { others: others.map((move): [number, string] => [1, move]) } : {}),
});

export const lesson: Lesson = {
  players: 2,
  seat: 0,
  seed: SEED,
  options: { start: 0 },
  steps: [
    { say: 'first.way', spot: 'harbour' },
    { say: 'first.phase', spot: 'wheel' },
    step('hulls', ['choose hulls 5'], 'space-5'),
    step('bonus', ['bonus coffee'], 'desk'),
    step('ship', ['buy one-ship to new'], 'desk'),
    step('golden', ['buy bow to warehouse'], 'warehouse-0'),
    step('done', ['done'], 'word-done'),
    step('extra', ['extra masts'], 'extra'),
    step('mast', ['buy anchor-mast to one-ship'], 'yard-0'),
    step('doneAgain', ['done'], 'word-done', [
      ...['buy stern to new', 'done', 'end'],
      ...['choose sails 1', 'bonus whale-mast', 'buy wheel-sail to warehouse', 'done', 'end'],
    ]),
    step('sail', ['buy anchor-sail to one-ship/anchor'], 'yard-0'),
    step('reward', ['reward crown-sail'], 'rewards'),
    step('doneBuying', ['done'], 'word-done'),
    step('transport', ['choose transport 7'], 'space-7'),
    step('cargo', ['lay coffee to one-ship/anchor/anchor'], 'warehouse-0'),
    step('bow', ['lay bow to new'], 'yard-0', [
      ...['lay whale-mast to stern', 'end'],
      ...['choose money 0', 'money 3', 'end'],
    ]),
    step('pass', ['pass'], 'passes-0'),
    step('delivery', ['choose delivery 4'], 'space-4'),
    step('deliver', ['deliver one-ship/anchor/anchor/coffee'], 'yard-0', [
      ...['pass', 'end'],
      ...['choose crowns 2', 'bonus whale-sail', 'crowns 1', 'end'],
    ]),
    step('crowns', ['crowns 4', 'crowns 3', 'crowns 5'], 'desk'),
    { say: 'first.end', spot: 'area-0' },
  ],
};
