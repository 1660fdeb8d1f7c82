// The guided first game: two rounds against one opponent, from the first hull to two finished ships and their cargo.
import type { Lesson, LessonStep } from '$lib/board';

/** With this seed hulls lie on a space where the one-ship costs a taler, and an anchor sail costs one as well. */
const SEED = 103;

/** Steps that end an action: whoever would go on is asked to keep the workers. */
const KEEP = new Set(['done', 'doneAgain', 'doneBuying', 'round']);

const step = (name: string, expect: string[], spot: string, others: string[] = []): LessonStep => ({
  say: `first.${name}`,
  expect,
  nudge: KEEP.has(name) ? 'first.follow' : `first.${name}Nudge`,
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
    step('last', ['choose masts 6'], 'space-6'),
    step('star', ['buy star-mast to bow'], 'yard-0'),
    step('round', ['done'], 'passes-0', [
      ...['pass', 'end'],
      ...['choose hulls 2', 'bonus whale-sail', 'buy bow to warehouse', 'done', 'end'],
    ]),
    step('stern', ['buy stern to bow/star'], 'yard-0'),
    step('doneBuying', ['done'], 'word-done'),
    step('masts', ['choose masts 4'], 'space-4'),
    step('secondMast', ['buy star-mast to two-ship/star'], 'yard-0'),
    step('doneBuying', ['done'], 'word-done', [
      ...['buy whale-mast to warehouse', 'done', 'end'],
      ...['choose sails 1', 'bonus anchor-mast', 'buy whale-sail to warehouse', 'done', 'end'],
    ]),
    step('starSail', ['buy star-sail to two-ship/2star'], 'yard-0'),
    step('doneBuying', ['done'], 'word-done'),
    step('carry', ['choose transport 0'], 'space-0'),
    step('crownSail', ['lay crown-sail to two-ship/2star/star'], 'warehouse-0'),
    step('goods', ['reward goods fish coffee'], 'rewards'),
    step('points', ['reward points', 'reward taler', 'reward workers'], 'rewards'),
    step('coffee', ['lay coffee to two-ship/2star/star+crown'], 'warehouse-0'),
    step('fish', ['lay fish to two-ship/2star/star+crown/coffee'], 'warehouse-0', [
      ...['lay bow to stern/whale', 'lay whale-sail to two-ship/whale', 'done', 'end'],
      ...['choose money 6', 'money 3', 'end'],
    ]),
    step('money', ['money 3'], 'desk'),
    step('ready', ['choose delivery 7'], 'space-7'),
    step('sailOut', ['deliver two-ship/2star/star+crown/fish+coffee'], 'yard-0', [
      ...['pass', 'end'],
      ...['choose goods 3', 'buy salt to warehouse', 'done', 'end'],
    ]),
    step('lastPass', ['pass'], 'passes-0'),
    { say: 'first.count', spot: 'area-0' },
    { say: 'first.end', spot: 'harbour' },
  ],
};
