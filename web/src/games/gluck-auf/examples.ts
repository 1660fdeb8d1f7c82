// Glück Auf's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, scriptOf, type Moment } from '$lib/guide';
import { lesson } from './lesson';
import type { Move } from './moves';
import { tilesOn, type GluckAufView } from './view';

type SceneAt = Moment<GluckAufView, Move>['before'];
const at = (step: string) => ({ script: scriptOf(lesson, step), seat: lesson.seat });
const miner = ({ view }: SceneAt, seat = 0) => {
  const found = view.table.seats[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
const all = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const examples = examplesOf<GluckAufView, Move>([
  {
    clause: 'G2.2',
    says: 'example.oust',
    ...at('first.workers'),
    then: [[0, 'place m10']],
    drawn: 'before',
    frame: ['space-m10', 'space-m6'],
    lights: ['space-m10'],
    facts: ({ before }) => ({
      there: before.view.table.workers.m10,
      needed: factOf(before, 'place m10', 'hint.workers')['n'],
    }),
  },
  {
    clause: 'G3.1',
    says: 'example.tile',
    ...at('first.factory'),
    then: [[0, 'place f6 g-dark']],
    drawn: 'both',
    frame: ['level-0-grey'],
    facts: ({ before, after }) => ({
      price: factOf(before, 'place f6 g-dark', 'hint.pay')['n'],
      before: all(miner(before).carts.grey),
      after: all(miner(after).carts.grey),
    }),
  },
  {
    clause: 'G4.1',
    says: 'example.steps',
    ...at('first.six'),
    then: [[0, 'place m6']],
    drawn: 'before',
    frame: ['space-m6'],
    facts: ({ before }) => ({ steps: factOf(before, 'place m6', 'hint.steps')['n'] }),
  },
  {
    clause: 'G4.2',
    says: 'example.ride',
    ...at('first.ride'),
    then: [[0, 'ride grey']],
    drawn: 'after',
    frame: ['pit-0'],
    facts: ({ after }) => ({ left: after.prompt['n'] }),
  },
  {
    clause: 'G4.3',
    says: 'example.load',
    ...at('first.load'),
    then: [[0, 'load grey']],
    drawn: 'after',
    frame: ['pit-0'],
    facts: ({ after }) => ({ cage: all(miner(after).cage), cubes: all(miner(after).carts.grey) }),
  },
  {
    clause: 'G5.1',
    says: 'example.deliver',
    ...at('first.deliver'),
    then: [[0, 'place truck']],
    drawn: 'before',
    frame: ['orders-0'],
    facts: ({ before }) => {
      const { n: orders, points } = factOf(before, 'place truck', 'hint.deliver');
      return { orders, points };
    },
  },
  {
    clause: 'G8.1',
    says: 'example.shift',
    ...at('first.scored'),
    then: [],
    drawn: 'before',
    frame: ['clock'],
    facts: ({ before }) => ({ who: 0, points: pointsOf(before, 0, 'score.shift1') }),
  },
  {
    clause: 'G10.1',
    says: 'example.balance',
    ...at('first.balance'),
    then: [],
    drawn: 'before',
    frame: ['pit-0'],
    facts: ({ before }) => ({
      light: tilesOn(miner(before), 'light'),
      dark: tilesOn(miner(before), 'dark'),
      points: pointsOf(before, 0, 'score.balance'),
    }),
  },
]);
