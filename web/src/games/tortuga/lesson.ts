// The guided first game: one whole round against one opponent, every decision of it real.
import type { Lesson } from '$lib/board';

/** With this seed the first round shows a pair, a skull, two advantages, a hunt, a robbery and too many chests. */
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
    { say: 'first.end', spot: 'board-0' },
  ],
};
