// Tortuga as the shell sees it.
import Board from './Board.svelte';
import { chancePiece } from './chance';
import script from './lesson.json';
import type { Move } from './generated';
import * as spots from './spots';
import type { TortugaView } from './view';
import { terms, words } from './words';
import { gameUi } from '$lib/board';
import { lessonFrom } from '$lib/lesson';

/** The game ends after it at the latest. */
const LAST_ROUND = 40;

export default gameUi<TortugaView, Move>({
  id: 'tortuga',
  Board,
  words,
  terms,
  heading: ({ table }) => ({ key: 'round', n: table.round }),
  sounds: {
    die: 'dice',
    'open-die': 'dice',
    reveal: 'dice',
    tile: 'coin',
    attack: 'water',
    'push-ship': 'water',
    leave: null,
  },
  endedBy: ({ table }) => (table.pending !== 'over' ? null : table.round >= LAST_ROUND ? 'T4.4' : 'T4.3'),
  ...spots,
  chancePiece,
  drawsPlayers: true,
  hasSecrets: true,
  lesson: lessonFrom(script),
});
