// The contract between the shell and a game's board. The shell knows no game; a board knows no server, no engine and no
// rules: it draws `scene.view`, lights what `scene.legal` lists, and says which of those texts was chosen.
//
// A game is a folder `games/<id>/` whose `ui.ts` exports `ui: GameUi` as its default; the shell loads it as one chunk. Its
// `card.json` and `Emblem.svelte` are there from the beginning.
import type { Component } from 'svelte';
import type { Drawing } from './drawing';
import type { Locale, Translate, Words } from './i18n';
import type { Message, Say, Terms } from './say';
import type { Move, Scene, Told } from './scene';
import type { Sound } from './sounds';

export type * from './scene';
export type { Locale, Translate, Words } from './i18n';
export type { Message, Say, Terms } from './say';

/** Who sits where. The colour, shape and initial follow from the seat number (lib/pieces/PlayerToken.svelte). */
export interface SeatInfo {
  name: string;
  computer: boolean;
}

export interface BoardProps<View = unknown, Kinds = Move> {
  scene: Scene<View, Kinds>;
  /**
   * What was told between the scene drawn before and this one, oldest first: the moves to animate. Empty when the
   * shell jumps (replay, undo, first drawing); then nothing moves.
   */
  told: Told<Kinds>[];
  /** One per seat. */
  seats: SeatInfo[];
  /** Plays a move. The text must be one of `scene.legal`; the shell asks for a confirmation if the player wants it. */
  choose: (text: string) => void;
  /** The player reached for something that is not legal: the shell asks the engine why not and shows the reason. */
  refuse: (text: string) => void;
  /** A move the player is looking at in the action bar, or the engine's hint: show its ghost. null: none. */
  preview: string | null;
  /** The board tells the action bar which move the player points at. */
  onpreview: (text: string | null) => void;
  t: Translate;
  say: Say;
  locale: Locale;
  reducedMotion: boolean;
}

/** One step of a guided game. */
export interface LessonStep {
  /** Key of the words that are said. */
  say: string;
  /** Moves that lead on; absent: a button "Continue". Any other legal move is answered with `nudge`. */
  expect?: string[];
  /** Key of what is said when another move was chosen. */
  nudge?: string;
  /** Moves (never chance) that are made after this step, in order: the others', and one's own where the lesson hurries on. */
  others?: [seat: number, move: string][];
  /** `data-spot` of the element of the board to point at; on a phone the area around it (`data-area`) is opened. */
  spot?: string;
}

/** A guided first game: a real match of the real engine, whose chance repeats by the seed. */
export interface Lesson {
  players: number;
  seat: number;
  seed: number;
  options?: Record<string, number | boolean | string>;
  steps: LessonStep[];
}

export interface GameUi<View = unknown, Kinds = Move> {
  id: string;
  Board: Component<BoardProps<View, Kinds>>;
  /**
   * All words of the game (src/games/GAME/words). Keys are the game's own; they are found before the shell's. The shell
   * itself looks for `clause.T2.5` (a clause), `chapter.T2` (its chapter), `option.target` (an option), and `move.KIND` and `log.KIND` (a move's
   * button and its line in the log, with the move's fields; a kind without `log.KIND` is not worth a line).
   */
  words: Record<Locale, Words>;
  terms?: Terms;
  /** The clause by which a match has ended; null: not by the rules, somebody has given it up. */
  endedBy?: (view: View) => string | null;
  /** Where the points of a line of the score sheet lie: its key and a name of places, which a seat's own carry with its number (`yard-2`). */
  scoredAt?: Readonly<Record<string, string>>;
  /** The clause behind a place of the board, by its name (`data-spot`) or how that begins. */
  explainedBy?: Readonly<Record<string, string>>;
  /** Where on the board a move was made: names of places. */
  spotsOf?: (told: Told<Kinds>) => readonly string[];
  /** The piece that chance brings, as the board draws it, to stand beside its words; null: none. */
  chancePiece?: (move: Kinds, view: View, seats: readonly SeatInfo[]) => Drawing | null;
  /** What is heard when a move of a kind is made; what people decide is heard as wood where nothing is said. */
  sounds?: Readonly<Record<string, Sound | null>>;
  /** What the log puts above the actions of a part of the game: its round. */
  heading?: (view: View) => Message;
  /** The board itself shows names, scores and whose turn it is, so that the shell need not. */
  drawsPlayers?: boolean;
  /** Whether something is hidden from other players: hot-seat then hands over behind a cover. */
  hasSecrets: boolean;
  lesson: Lesson | null;
}

/** For setting up positions by hand: a game's `fields.ts` exports it as its default. */
export interface PositionWords {
  /** `field.NAME`, `pending.WORD`, and what is said of positions that cannot be. */
  words: Record<Locale, Words>;
  /** The kind of word, as sentences name it (`{good, piece}`), of each set of words in a position. */
  kinds: Readonly<Record<string, string>>;
}

/** What lists of games show of one before it is loaded: its `card.json`, and its `Emblem.svelte`. */
export interface GameCard {
  /** A picture on a tile of 72 by 72; lines of class `line` are drawn alike in all. */
  Emblem: Component;
  /** The tile's. */
  colour: string;
  /** How long a game among people takes. */
  minutes: readonly [least: number, most: number];
  /** From 1, explained while it is played, to 5. */
  weight: number;
  /** One sentence that makes people curious. */
  about: Record<Locale, string>;
}

/** For ui.ts: keeps the view's type inside the game's folder. */
export function gameUi<View, Kinds = Move>(ui: GameUi<View, Kinds>): GameUi {
  return ui as unknown as GameUi;
}
