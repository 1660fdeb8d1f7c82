// Tortuga's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, scriptOf, type Moment } from '$lib/guide';
import type { Move } from './generated';
import { lesson } from './lesson';
import { ACTIONS, countChests, openPlaces, sumOn, type PlayerView, type TortugaView } from './view';

type At = Moment<TortugaView, Move>;
const board = (scene: At['before'], seat: number): PlayerView => {
  const found = scene.view.table.boards[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
const at = (step: string) => ({ script: scriptOf(lesson, step), seat: lesson.seat });
/** What the engine says beside a selection. */
const strength = (scene: At['before'], move: string) => {
  const { action, more, sum } = factOf(scene, move, 'hint.strength');
  return { action, more, sum };
};

export const examples = examplesOf<TortugaView, Move>([
  {
    clause: 'T2.1',
    says: 'example.pair',
    ...at('first.roll'),
    then: [[0, 'keep B E']],
    drawn: 'before',
    frame: ['tray-0'],
    lights: ['die-B', 'die-E'],
    facts: ({ before }) => ({ dice: ['B', 'E'], ...strength(before, 'keep B E') }),
  },
  {
    clause: 'T2.3',
    says: 'example.skull',
    ...at('first.skull'),
    then: [[0, 'keep A C']],
    drawn: 'before',
    frame: ['tray-0'],
    lights: ['die-A', 'die-C'],
    facts: ({ before }) => ({ dice: ['A', 'C'], ...strength(before, 'keep A C') }),
  },
  {
    clause: 'T2.4',
    says: 'example.lone',
    ...at('first.turn'),
    then: [[0, 'turn raid']],
    drawn: 'after',
    frame: ['action-0-raid'],
    facts: ({ before, after }) => {
      const { action, more } = factOf(before, 'turn raid', 'hint.turn');
      return { action, more, advantage: board(after, 0).advantage[ACTIONS.indexOf('raid')] };
    },
  },
  {
    clause: 'T2.8',
    says: 'example.advantage',
    ...at('first.advantageAgain'),
    then: [[0, 'advantage raid']],
    drawn: 'both',
    frame: ['action-0-raid'],
    facts: ({ before }) => {
      const { from, to } = factOf(before, 'advantage raid', 'hint.advantage');
      return { action: 'raid', from, to };
    },
  },
  {
    clause: 'T3.2',
    says: 'example.strength',
    ...at('first.crew'),
    then: [[0, 'use']],
    drawn: 'before',
    frame: ['board-0', 'board-1'],
    lights: ['action-0-crew', 'action-1-crew'],
    facts: ({ before }) => ({
      action: 'crew',
      own: sumOn(board(before, 0), 'crew'),
      other: sumOn(board(before, 1), 'crew'),
      who: before.view.table.best ?? undefined,
    }),
  },
  {
    clause: 'T3.4',
    says: 'example.fleet',
    ...at('first.fleet'),
    then: [[0, 'use']],
    drawn: 'both',
    frame: ['voyage-0'],
    facts: ({ before, after }) => ({
      from: board(before, 0).ship,
      to: board(after, 0).ship,
      room: openPlaces(board(after, 0).ship),
    }),
  },
  {
    clause: 'T3.9',
    says: 'example.raid',
    ...at('first.robAgain'),
    then: [[0, 'raid 1 red']],
    drawn: 'before',
    frame: ['voyage-1'],
    facts: ({ before }) => {
      const { from, to } = factOf(before, 'raid 1 red', 'hint.theirs');
      return { who: 1, colour: 'red', from, to };
    },
  },
  {
    clause: 'T4.2',
    says: 'example.move',
    ...at('first.robAgain'),
    then: [
      [0, 'raid 1 red'],
      [1, 'lay red'],
      [0, 'lay purple'],
    ],
    drawn: 'both',
    frame: ['voyage-0'],
    facts: ({ after }) => {
      const { tortuga, fleet, crew } = board(after, 0);
      return { arrived: countChests(tortuga), sailing: fleet.length, crew: crew.length };
    },
  },
  {
    clause: 'T5.1',
    says: 'example.points',
    ...at('first.end'),
    then: [],
    drawn: 'before',
    frame: ['voyage-0'],
    facts: ({ before }) => ({
      tortuga: pointsOf(before, 0, 'score.inTortuga'),
      fleet: pointsOf(before, 0, 'score.inFleet'),
      crew: pointsOf(before, 0, 'score.inCrew'),
    }),
  },
]);
