// Skeleton Game as the shell sees it. The plain board shows every position as lists, until the game has a board of its own.
import script from './lesson.json';
import { words } from './words';
import { gameUi } from '$lib/board';
import { lessonFrom } from '$lib/lesson';
import PlainBoard from '$lib/PlainBoard.svelte';

export default gameUi({
  id: 'skeleton-game',
  Board: PlainBoard,
  words,
  hasSecrets: false,
  lesson: lessonFrom(script),
});
