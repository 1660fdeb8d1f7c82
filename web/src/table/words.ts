// A table in words: the game's, the shell's and those that every table shares.
import type { GameUi, SeatInfo } from '$lib/board';
import { lineOf } from '$lib/move_words';
import type { Message, Say } from '$lib/say';
import type { Scene, Told } from '$lib/scene';
import type { Sound } from '$lib/sounds';

/** Who speaks about a table, and who sits there. */
export interface TableWords {
  say: Say;
  seats: readonly SeatInfo[];
}

/** A line of the log; null: not worth one. */
export const describe = (told: Told, { say, seats }: TableWords): string | null =>
  lineOf(told, told.seat === 'chance' ? '' : (seats[told.seat]?.name ?? String(told.seat + 1)), say);

// Chance events in a row that are not worth a line.
const MOST_SILENT = 12;

/** The last line of a log, and whose it is; null: there is none lately. */
export function lastOf(
  log: readonly Told[],
  words: TableWords,
): { seat: number | 'chance'; name: string; text: string } | null {
  for (const told of log.slice(-MOST_SILENT).reverse()) {
    const text = describe(told, words);
    const name = told.seat === 'chance' ? '' : (words.seats[told.seat]?.name ?? '');
    if (text !== null) return { seat: told.seat, name, text };
  }
  return null;
}

/** Names the round of a scene, where the game has a word for it. */
export const headingOf = (ui: GameUi | null): ((scene: Scene) => Message) | undefined => {
  const heading = ui?.heading;
  return heading && ((scene) => heading(scene.view));
};

/** What is heard of some moves, each sound once. */
export const soundsOf = (told: readonly Told[], ui: GameUi | null): Sound[] => [
  ...new Set(
    told.flatMap(({ seat, move }) => {
      const said = ui?.sounds?.[move.kind];
      return said ?? (said === undefined && seat !== 'chance' ? (['wood'] as const) : []);
    }),
  ),
];

/** Names of the places a move was made at: the mover's own where the game names none. */
export const placesOfMove = (told: Told | null, ui: GameUi | null): readonly string[] => {
  if (told === null) return [];
  const places = ui?.spotsOf?.(told) ?? [];
  return places.length > 0 || told.seat === 'chance' ? places : [`seat-${told.seat}`];
};
