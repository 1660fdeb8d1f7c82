// Hermagor as the shell sees it.
import Board from './Board.svelte';
import { chancePiece } from './chance';
import script from './lesson.json';
import type { Move } from './moves';
import * as spots from './spots';
import { roundsOf, type HermagorView } from './view';
import { terms, words } from './words';
import { gameUi } from '$lib/board';
import { lessonFrom } from '$lib/lesson';

export default gameUi<HermagorView, Move>({
  id: 'hermagor',
  Board,
  words,
  terms,
  heading: ({ table }) => ({ key: 'roundOf', n: Math.max(1, table.round), all: roundsOf(table) }),
  sounds: {
    sell: 'coin',
    'sell-here': 'coin',
    'sell-side-road': 'coin',
    pass: null,
    'no-buyer': null,
    decline: null,
  },
  endedBy: ({ table }) => (table.pending === 'over' ? 'H6.1' : null),
  ...spots,
  chancePiece,
  drawsPlayers: true,
  hasSecrets: false,
  lesson: lessonFrom(script),
});
