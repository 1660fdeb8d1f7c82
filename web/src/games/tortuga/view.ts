// Small readings of Tortuga's table, and what is printed on dice and boards.
import { ACTIONS, COLOURS, DICE } from './generated';
import type { Action, Colour, DieFace, DieName, Message, Track, View } from './generated';
import { factsOf } from '$lib/say';

export { ACTIONS, COLOURS, DICE, TRACKS } from './generated';
export type { Action, Colour, DieName, Track, View as TortugaView } from './generated';

export const { fact, amount } = factsOf<Message>();

export type Face = DieFace | 'none';
export type TableView = View['table'];
export type PlayerView = TableView['boards'][number];
export type ByColour = PlayerView['island'];
export type Tiles = NonNullable<View['own']>['tiles'];

// Printed on the dice, a row per die in the order of ACTIONS. Only drawn here, never judged by; a test holds it against
// the engine's sums.
const NUMBERS: readonly (readonly number[])[] = [
  [5, 2, 4, 1, 3],
  [3, 5, 2, 4, 1],
  [1, 3, 5, 2, 4],
  [4, 1, 3, 5, 2],
  [2, 4, 1, 3, 5],
];
export function numberOn(die: DieName, action: Action): number {
  return NUMBERS[DICE.indexOf(die)]?.[ACTIONS.indexOf(action)] ?? 0;
}

/** Printed on both tracks: the fields that open each of the four places. */
export const PLACES: readonly (readonly number[])[] = [[1], [2, 3], [4, 5], [6, 7, 8]];
export const FIELDS = 8;

/** How many places a marker on this field has opened. */
export const openPlaces = (field: number): number => PLACES.filter(([first]) => field >= (first ?? 0)).length;

export const isAction = (word: string): word is Action => (ACTIONS as readonly string[]).includes(word);

/** The track whose chests and markers an attack is about. */
export const trackOf = (action: Face): Track => (action === 'raid' || action === 'crew' ? 'crew' : 'fleet');
export const markerOf = (board: PlayerView, track: Track): number =>
  track === 'fleet' ? board.ship : board.pirate;

export const listChests = (counts: ByColour): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(counts[colour]).fill(colour));
export const countChests = (counts: ByColour): number =>
  COLOURS.reduce((sum, colour) => sum + counts[colour], 0);

export const diceOn = (board: PlayerView, action: Face): DieName[] =>
  DICE.filter((_, die) => board.dice[die] === action);

/** What lies on an action space added up, the advantage tile with it: the number players compare. */
export function sumOn(board: PlayerView, action: Action): number {
  const dice = diceOn(board, action);
  if (dice.length === 0) return 0;
  const advantage = board.advantage[ACTIONS.indexOf(action)] ?? 0;
  return dice.reduce((sum, die) => sum + numberOn(die, action), advantage);
}

export const coins = (tiles: Tiles): number => tiles['1'] + 2 * tiles['2'] + 3 * tiles['3'];

/** The tiles of a seat as values where the observer knows them, 0 for a tile face down. */
export function tilesOf(view: View, seat: number, observer: number | null): number[] {
  const known = view.shown_tiles?.[seat]?.tiles ?? (seat === observer ? view.own?.tiles : undefined);
  if (!known) return Array<number>(view.table.boards[seat]?.tiles ?? 0).fill(0);
  return ([3, 2, 1] as const).flatMap((value) => Array<number>(known[`${value}`]).fill(value));
}
