// Hermagor's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, scriptOf, type Moment } from '$lib/guide';
import { VILLAGES } from './land';
import { lesson } from './lesson';
import type { Move } from './moves';
import type { HermagorView } from './view';

type SceneAt = Moment<HermagorView, Move>['before'];
const at = (step: string) => ({ script: scriptOf(lesson, step), seat: lesson.seat });
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

export const examples = examplesOf<HermagorView, Move>([
  {
    clause: 'H2.2',
    says: 'example.crossing',
    ...at('first.plan'),
    then: [[0, 'buyer h3v1']],
    drawn: 'after',
    frame: ['place-r3c1', 'place-r4c2'],
    lights: ['place-h3v1'],
    facts: ({ before }) => ({
      cost: factOf(before, 'buyer h3v1', 'hint.cost')['n'],
      tiles: factOf(before, 'buyer h3v1', 'hint.tiles')['tiles'],
    }),
  },
  {
    clause: 'H3.1',
    says: 'example.lanes',
    ...at('first.stall'),
    then: [
      [0, 'buyer r4c2'],
      [1, 'no buyer'],
      [2, 'no buyer'],
    ],
    drawn: 'before',
    frame: ['market'],
    facts: ({ before, after }) => ({
      who: 0,
      income:
        seatOf(after, 0).money -
        seatOf(before, 0).money +
        (number(factOf(before, 'buyer r4c2', 'hint.cost')['n']) ?? NaN),
    }),
  },
  {
    clause: 'H3.3',
    says: 'example.raise',
    ...at('first.raise'),
    then: [[0, 'raise amulet']],
    drawn: 'both',
    frame: ['price-amulet'],
    facts: ({ before, after }) => ({
      good: 'amulet',
      from: before.view.table.prices.amulet,
      to: after.view.table.prices.amulet,
    }),
  },
  {
    clause: 'H4.2',
    says: 'example.sell',
    ...at('first.sell'),
    then: [[0, 'sell ostrel']],
    drawn: 'after',
    frame: ['village-ostrel', 'village-hermagor', 'village-silverford'],
    facts: ({ before }) => {
      const { from, to } = factOf(before, 'sell ostrel', 'hint.money');
      return {
        village: 'ostrel',
        way: factOf(before, 'sell ostrel', 'hint.way')['n'],
        price: factOf(before, 'sell ostrel', 'hint.sale')['n'],
        from,
        to,
      };
    },
  },
  {
    clause: 'H4.7',
    says: 'example.depot',
    script: {
      ...scriptOf(lesson, 'first.vissel'),
      moves: [...scriptOf(lesson, 'first.vissel').moves, [0, 'sell vissel']],
    },
    seat: lesson.seat,
    then: [[1, 'sell silverford']],
    drawn: 'after',
    frame: ['village-silverford', 'village-ostrel', 'village-marnhold'],
    lights: ['village-silverford'],
    facts: ({ before, after }) => ({
      who: 1,
      village: 'silverford',
      gain: seatOf(after, 0).money - seatOf(before, 0).money,
    }),
  },
  {
    clause: 'H4.8',
    says: 'example.sideRoad',
    ...at('first.sideRoad'),
    then: [[0, 'sell silverford side-road']],
    drawn: 'before',
    frame: ['village-ostrel', 'village-silverford', 'village-elderby'],
    facts: ({ before }) => ({
      half: factOf(before, 'sell silverford side-road', 'hint.way')['n'],
      whole: factOf(before, 'sell silverford', 'hint.way')['n'],
    }),
  },
  {
    clause: 'H5.2',
    says: 'example.region',
    ...at('first.library'),
    then: [[0, 'build library r06']],
    drawn: 'after',
    frame: ['prices'],
    lights: ['price-book'],
    facts: ({ before, after }) => ({ paid: seatOf(after, 0).money - seatOf(before, 0).money }),
  },
  {
    clause: 'H5.3',
    says: 'example.noble',
    ...at('first.disc'),
    then: [[0, 'ennoble r01']],
    drawn: 'before',
    frame: ['village-ostrel', 'village-silverford', 'village-marnhold'],
    facts: ({ before, after }) => ({ paid: seatOf(after, 0).money - seatOf(before, 0).money }),
  },
  {
    clause: 'H6.3',
    says: 'example.duchies',
    ...at('first.count'),
    then: [],
    drawn: 'before',
    frame: ['standings'],
    facts: ({ before }) => ({
      who: 0,
      east: depotsIn(before, 0, 'east'),
      south: depotsIn(before, 0, 'south'),
      west: depotsIn(before, 0, 'west'),
      points: pointsOf(before, 0, 'score.duchies'),
    }),
  },
]);
