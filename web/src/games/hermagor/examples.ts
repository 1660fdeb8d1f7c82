// Hermagor's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, type Moment } from '$lib/guide';
import { lessonFrom } from '$lib/lesson';
import { VILLAGES } from './land';
import data from './examples.json';
import script from './lesson.json';
import type { Move } from './moves';
import type { HermagorView } from './view';

type SceneAt = Moment<HermagorView, Move>['before'];
const seatOf = ({ view }: SceneAt, seat: number) => {
  const found = view.table.seats[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const depotsIn = (scene: SceneAt, seat: number, duchy: string): number =>
  VILLAGES.filter(
    (village) => village.duchy === duchy && seatOf(scene, seat).depots.includes(village.id as never),
  ).length;

export const examples = examplesOf<HermagorView, Move>(lessonFrom(script), data, {
  crossing: ({ before }) => ({
    cost: factOf(before, 'buyer h3v1', 'hint.cost')['n'],
    tiles: factOf(before, 'buyer h3v1', 'hint.tiles')['tiles'],
  }),
  lanes: ({ before, after }) => ({
    who: 0,
    income:
      seatOf(after, 0).money -
      seatOf(before, 0).money +
      (number(factOf(before, 'buyer r4c2', 'hint.cost')['n']) ?? NaN),
  }),
  raise: ({ before, after }) => ({
    good: 'amulet',
    from: before.view.table.prices.amulet,
    to: after.view.table.prices.amulet,
  }),
  sell: ({ before }) => {
    const { from, to } = factOf(before, 'sell ostrel', 'hint.money');
    return {
      village: 'ostrel',
      way: factOf(before, 'sell ostrel', 'hint.way')['n'],
      price: factOf(before, 'sell ostrel', 'hint.sale')['n'],
      from,
      to,
    };
  },
  depot: ({ before, after }) => ({
    who: 1,
    village: 'silverford',
    gain: seatOf(after, 0).money - seatOf(before, 0).money,
  }),
  sideRoad: ({ before }) => ({
    half: factOf(before, 'sell silverford side-road', 'hint.way')['n'],
    whole: factOf(before, 'sell silverford', 'hint.way')['n'],
  }),
  region: ({ before, after }) => ({ paid: seatOf(after, 0).money - seatOf(before, 0).money }),
  noble: ({ before, after }) => ({ paid: seatOf(after, 0).money - seatOf(before, 0).money }),
  duchies: ({ before }) => ({
    who: 0,
    east: depotsIn(before, 0, 'east'),
    south: depotsIn(before, 0, 'south'),
    west: depotsIn(before, 0, 'west'),
    points: pointsOf(before, 0, 'score.duchies'),
  }),
});
