// The guided first game: two whole rounds against one opponent, every decision of them real.
import type { Lesson } from '$lib/board';

/**
 * With this seed the first round shows a pair, a skull, two advantages, a hunt, a robbery and too many chests; the second
 * a lone skull, both markers moving, and the first chest in Tortuga.
 */
const SEED = 51;

export const lesson: Lesson = {
  players: 2,
  seat: 0,
  seed: SEED,
  options: { start: 0 },
  steps: [
    { say: 'first.way', spot: 'voyage-0' },
    { say: 'first.tracks', spot: 'voyage-0' },
    {
      say: 'first.roll',
      expect: ['keep B E'],
      nudge: 'first.rollNudge',
      others: [[1, 'keep E']],
      spot: 'tray-0',
    },
    {
      say: 'first.skull',
      expect: ['keep A C'],
      nudge: 'first.skullNudge',
      others: [
        [1, 'keep A'],
        [1, 'keep C'],
        [1, 'keep B'],
      ],
      spot: 'tray-0',
    },
    {
      say: 'first.advantage',
      expect: ['advantage raid'],
      nudge: 'first.advantageNudge',
      spot: 'action-0-raid',
    },
    {
      say: 'first.advantageAgain',
      expect: ['advantage raid'],
      nudge: 'first.advantageNudge',
      others: [[1, 'use']],
      spot: 'action-0-raid',
    },
    { say: 'first.hunt', expect: ['use'], nudge: 'first.huntNudge', spot: 'action-0-treasure' },
    { say: 'first.raid', expect: ['raid 1 purple'], nudge: 'first.raidNudge', spot: 'voyage-1' },
    { say: 'first.lay', expect: ['lay purple'], nudge: 'first.layNudge', spot: 'voyage-0' },
    { say: 'first.set', expect: ['lay yellow'], nudge: 'first.setNudge', spot: 'voyage-0' },
    { say: 'first.score', spot: 'board-0' },
    {
      say: 'first.lone',
      expect: ['keep C'],
      nudge: 'first.loneNudge',
      others: [[1, 'keep D E']],
      spot: 'tray-0',
    },
    { say: 'first.turn', expect: ['turn raid'], nudge: 'first.turnNudge', spot: 'action-0-raid' },
    {
      say: 'first.fleetDice',
      expect: ['keep D E'],
      nudge: 'first.fleetDiceNudge',
      others: [[1, 'keep C']],
      spot: 'tray-0',
    },
    {
      say: 'first.crewDice',
      expect: ['keep A B'],
      nudge: 'first.crewDiceNudge',
      others: [[1, 'keep A']],
      spot: 'tray-0',
    },
    {
      say: 'first.free',
      expect: ['advantage ship-attack', 'advantage fleet', 'advantage crew', 'advantage treasure'],
      spot: 'board-0',
    },
    { say: 'first.fleet', expect: ['use'], nudge: 'first.use', spot: 'action-0-fleet' },
    { say: 'first.crew', expect: ['use'], nudge: 'first.use', others: [[1, 'use']], spot: 'action-0-crew' },
    {
      say: 'first.robAgain',
      expect: ['raid 1 red'],
      nudge: 'first.robAgainNudge',
      others: [[1, 'lay red']],
      spot: 'voyage-1',
    },
    { say: 'first.arrive', expect: ['lay purple'], nudge: 'first.arriveNudge', spot: 'voyage-0' },
    { say: 'first.end', spot: 'board-0' },
  ],
};
