// Nauticus's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, scriptOf, type Moment } from '$lib/guide';
import { lesson } from './lesson';
import type { Move } from './moves';
import { WAREHOUSE_PLACES, type NauticusView } from './view';

type SceneAt = Moment<NauticusView, Move>['before'];
const at = (step: string) => ({ script: scriptOf(lesson, step), seat: lesson.seat });
const board = ({ view }: SceneAt, seat = 0) => {
  const found = view.table.boards[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
const SHIP = 'two-ship/2star/star+crown/fish+coffee';

export const examples = examplesOf<NauticusView, Move>([
  {
    clause: 'N2.3',
    says: 'example.choice',
    ...at('first.hulls'),
    then: [[0, 'choose hulls 5']],
    drawn: 'before',
    frame: ['space-5'],
    facts: ({ before }) => ({
      action: 'hulls',
      blue: factOf(before, 'choose hulls 5', 'hint.blue')['n'],
    }),
  },
  {
    clause: 'N4.2',
    says: 'example.golden',
    ...at('first.golden'),
    then: [[0, 'buy bow to warehouse']],
    drawn: 'after',
    frame: ['warehouse-0'],
    facts: ({ before, after }) => ({
      piece: 'bow',
      price: factOf(before, 'buy bow to warehouse', 'hint.cost')['taler'],
      stored: board(after).stored,
      places: WAREHOUSE_PLACES,
    }),
  },
  {
    clause: 'N5.2',
    says: 'example.build',
    ...at('first.secondMast'),
    then: [[0, 'buy star-mast to two-ship/star']],
    drawn: 'both',
    stacked: true,
    frame: ['yard-0'],
    facts: ({ before }) => ({
      piece: 'star-mast',
      price: factOf(before, 'buy star-mast to two-ship/star', 'hint.cost')['taler'],
    }),
  },
  {
    clause: 'N5.4',
    says: 'example.finished',
    ...at('first.crownSail'),
    then: [[0, 'lay crown-sail to two-ship/2star/star']],
    drawn: 'both',
    stacked: true,
    frame: ['yard-0'],
    facts: ({ after }) => ({ rewards: after.view.table.rewards_due }),
  },
  {
    clause: 'N6.2',
    says: 'example.money',
    ...at('first.money'),
    then: [[0, 'money 3']],
    drawn: 'before',
    frame: ['desk'],
    facts: ({ before, after }) => ({
      workers: factOf(before, 'money 3', 'hint.blue')['n'],
      taler: board(after).taler - board(before).taler,
    }),
  },
  {
    clause: 'N6.3',
    says: 'example.delivery',
    ...at('first.sailOut'),
    then: [[0, `deliver ${SHIP}`]],
    drawn: 'before',
    frame: ['yard-0'],
    facts: ({ before }) => ({ points: factOf(before, `deliver ${SHIP}`, 'hint.at-end')['n'] }),
  },
  {
    clause: 'N6.4',
    says: 'example.crowns',
    ...at('first.crowns'),
    then: [[0, 'crowns 4']],
    drawn: 'before',
    frame: ['area-0'],
    facts: ({ before, after }) => ({
      crowns: board(before).crowns,
      workers: before.legal.find(({ text }) => text === 'crowns 4')?.['workers' as never],
      points: board(after).points - board(before).points,
    }),
  },
  {
    clause: 'N7.1',
    says: 'example.pass',
    ...at('first.pass'),
    then: [[0, 'pass']],
    drawn: 'both',
    frame: ['passes-0'],
    facts: ({ before }) => ({ tile: factOf(before, 'pass', 'hint.pass')['n'] }),
  },
  {
    clause: 'N9.2',
    says: 'example.ships',
    ...at('first.count'),
    then: [],
    drawn: 'before',
    frame: ['yard-0'],
    facts: ({ before }) => ({ who: 0, points: pointsOf(before, 0, 'score.ships') }),
  },
]);
