// Glück Auf as the shell sees it.
import Board from './Board.svelte';
import { chancePiece } from './chance';
import script from './lesson.json';
import type { Move } from './moves';
import * as spots from './spots';
import type { GluckAufView } from './view';
import { terms, words } from './words';
import { gameUi } from '$lib/board';
import { lessonFrom } from '$lib/lesson';

export default gameUi<GluckAufView, Move>({
  id: 'gluck-auf',
  Board,
  words,
  terms,
  heading: ({ table }) => ({ key: 'shift', n: table.shift }),
  sounds: {
    buy: 'coin',
    'place-tile': 'coin',
    stop: null,
    'buy-none': null,
    'keep-none': null,
    'cart-none': null,
  },
  endedBy: ({ table }) => (table.pending === 'over' ? 'G2.1' : null),
  ...spots,
  chancePiece,
  drawsPlayers: true,
  hasSecrets: true,
  lesson: lessonFrom(script),
});
