// Nauticus's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, type Moment } from '$lib/guide';
import { lessonFrom } from '$lib/lesson';
import data from './examples.json';
import script from './lesson.json';
import type { Move } from './moves';
import { WAREHOUSE_PLACES, type NauticusView } from './view';

type SceneAt = Moment<NauticusView, Move>['before'];
const board = ({ view }: SceneAt, seat = 0) => {
  const found = view.table.boards[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
const SHIP = 'two-ship/2star/star+crown/fish+coffee';

export const examples = examplesOf<NauticusView, Move>(lessonFrom(script), data, {
  choice: ({ before }) => ({
    action: 'hulls',
    blue: factOf(before, 'choose hulls 5', 'hint.blue')['n'],
  }),
  golden: ({ before, after }) => ({
    piece: 'bow',
    price: factOf(before, 'buy bow to warehouse', 'hint.cost')['taler'],
    stored: board(after).stored,
    places: WAREHOUSE_PLACES,
  }),
  build: ({ before }) => ({
    piece: 'star-mast',
    price: factOf(before, 'buy star-mast to two-ship/star', 'hint.cost')['taler'],
  }),
  finished: ({ after }) => ({ rewards: after.view.table.rewards_due }),
  money: ({ before, after }) => ({
    workers: factOf(before, 'money 3', 'hint.blue')['n'],
    taler: board(after).taler - board(before).taler,
  }),
  delivery: ({ before }) => ({ points: factOf(before, `deliver ${SHIP}`, 'hint.at-end')['n'] }),
  crowns: ({ before, after }) => ({
    crowns: board(before).crowns,
    workers: before.legal.find(({ text }) => text === 'crowns 4')?.['workers' as never],
    points: board(after).points - board(before).points,
  }),
  pass: ({ before }) => ({ tile: factOf(before, 'pass', 'hint.pass')['n'] }),
  ships: ({ before }) => ({ who: 0, points: pointsOf(before, 0, 'score.ships') }),
});
