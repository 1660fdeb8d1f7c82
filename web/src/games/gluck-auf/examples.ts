// Glück Auf's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, type Moment } from '$lib/guide';
import { lessonFrom } from '$lib/lesson';
import data from './examples.json';
import script from './lesson.json';
import type { Move } from './moves';
import { tilesOn, type GluckAufView } from './view';

type SceneAt = Moment<GluckAufView, Move>['before'];
const miner = ({ view }: SceneAt, seat = 0) => {
  const found = view.table.seats[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
const all = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const examples = examplesOf<GluckAufView, Move>(lessonFrom(script), data, {
  oust: ({ before }) => ({
    there: before.view.table.workers.m10,
    needed: factOf(before, 'place m10', 'hint.workers')['n'],
  }),
  tile: ({ before, after }) => ({
    price: factOf(before, 'place f6 g-dark', 'hint.pay')['n'],
    before: all(miner(before).carts.grey),
    after: all(miner(after).carts.grey),
  }),
  steps: ({ before }) => ({ steps: factOf(before, 'place m6', 'hint.steps')['n'] }),
  ride: ({ after }) => ({ left: after.prompt['n'] }),
  load: ({ after }) => ({ cage: all(miner(after).cage), cubes: all(miner(after).carts.grey) }),
  deliver: ({ before }) => {
    const { n: orders, points } = factOf(before, 'place truck', 'hint.deliver');
    return { orders, points };
  },
  shift: ({ before }) => ({ who: 0, points: pointsOf(before, 0, 'score.shift1') }),
  balance: ({ before }) => ({
    light: tilesOn(miner(before), 'light'),
    dark: tilesOn(miner(before), 'dark'),
    points: pointsOf(before, 0, 'score.balance'),
  }),
});
