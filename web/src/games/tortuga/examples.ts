// Tortuga's examples: moments of the guided game, whose numbers are read from the engine's scenes.
import { examplesOf, factOf, pointsOf, type Moment } from '$lib/guide';
import { lessonFrom } from '$lib/lesson';
import type { Move } from './generated';
import data from './examples.json';
import script from './lesson.json';
import { ACTIONS, countChests, openPlaces, sumOn, type PlayerView, type TortugaView } from './view';

type At = Moment<TortugaView, Move>;
const board = (scene: At['before'], seat: number): PlayerView => {
  const found = scene.view.table.boards[seat];
  if (!found) throw new Error('no such seat');
  return found;
};
/** What the engine says beside a selection. */
const strength = (scene: At['before'], move: string) => {
  const { action, more, sum } = factOf(scene, move, 'hint.strength');
  return { action, more, sum };
};

export const examples = examplesOf<TortugaView, Move>(lessonFrom(script), data, {
  pair: ({ before }) => ({ dice: ['B', 'E'], ...strength(before, 'keep B E') }),
  skull: ({ before }) => ({ dice: ['A', 'C'], ...strength(before, 'keep A C') }),
  lone: ({ before, after }) => {
    const { action, more } = factOf(before, 'turn raid', 'hint.turn');
    return { action, more, advantage: board(after, 0).advantage[ACTIONS.indexOf('raid')] };
  },
  advantage: ({ before }) => {
    const { from, to } = factOf(before, 'advantage raid', 'hint.advantage');
    return { action: 'raid', from, to };
  },
  strength: ({ before }) => ({
    action: 'crew',
    own: sumOn(board(before, 0), 'crew'),
    other: sumOn(board(before, 1), 'crew'),
    who: before.view.table.best ?? undefined,
  }),
  fleet: ({ before, after }) => ({
    from: board(before, 0).ship,
    to: board(after, 0).ship,
    room: openPlaces(board(after, 0).ship),
  }),
  raid: ({ before }) => {
    const { from, to } = factOf(before, 'raid 1 red', 'hint.theirs');
    return { who: 1, colour: 'red', from, to };
  },
  move: ({ after }) => {
    const { tortuga, fleet, crew } = board(after, 0);
    return { arrived: countChests(tortuga), sailing: fleet.length, crew: crew.length };
  },
  points: ({ before }) => ({
    tortuga: pointsOf(before, 0, 'score.inTortuga'),
    fleet: pointsOf(before, 0, 'score.inFleet'),
    crew: pointsOf(before, 0, 'score.inCrew'),
  }),
});
