// Nauticus as the shell sees it.
import Board from './Board.svelte';
import { chancePiece } from './chance';
import script from './lesson.json';
import type { Move } from './moves';
import * as spots from './spots';
import { roundsOf, type NauticusView } from './view';
import { terms, words } from './words';
import { gameUi } from '$lib/board';
import { lessonFrom } from '$lib/lesson';

export default gameUi<NauticusView, Move>({
  id: 'nauticus',
  Board,
  words,
  terms,
  heading: ({ table }) => ({ key: 'round', n: table.round, of: roundsOf(table.players) }),
  sounds: { money: 'coin', deliver: 'water', crowns: 'coin', pass: null, done: null, end: null },
  endedBy: ({ table }) => (table.pending === 'over' ? 'N1.3' : null),
  ...spots,
  chancePiece,
  drawsPlayers: true,
  hasSecrets: false,
  lesson: lessonFrom(script),
});
