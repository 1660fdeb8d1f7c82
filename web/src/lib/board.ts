// The contract between the shell and a game's board. The shell knows no game; a board knows no server, no engine and no
// rules: it draws `scene.view`, lights what `scene.legal` lists, and says which of those texts was chosen.
//
// A game is a folder `games/<id>/` whose `ui.ts` exports `ui: GameUi` as its default; the shell loads it as one chunk.
import type { Component } from 'svelte';
import type { Locale, Translate, Words } from './i18n';
import type { Refusal, Scene, ScoreLine, Told } from './scene';

export type * from './scene';
export type { Locale, Translate, Words } from './i18n';

/** Who sits where. The colour, shape and initial follow from the seat number (lib/pieces/PlayerToken.svelte). */
export interface SeatInfo {
  name: string;
  computer: boolean;
}

export interface BoardProps<View = unknown> {
  scene: Scene<View>;
  /**
   * What was told between the scene drawn before and this one, oldest first: the moves to animate. Empty when the
   * shell jumps (replay, undo, first drawing); then nothing moves.
   */
  told: Told[];
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
  locale: Locale;
  reducedMotion: boolean;
}

/** What the words of a move need to know besides its text. */
export interface WordsContext<View = unknown> {
  t: Translate;
  locale: Locale;
  seats: SeatInfo[];
  /** The scene the move belongs to: before it for a label, after it for a log line. null where it is not known. */
  scene: Scene<View> | null;
}

/** One step of a guided game. */
export interface LessonStep {
  /** Key of the words that are said. */
  say: string;
  /** Moves that lead on; absent: a button "Continue". Any other legal move is answered with `nudge`. */
  expect?: string[];
  /** Key of what is said when another move was chosen. */
  nudge?: string;
  /** Moves of other seats (never chance) that are made after this step, in order. */
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

export interface GameUi<View = unknown> {
  id: string;
  Board: Component<BoardProps<View>>;
  /**
   * All words of the game. Keys are the game's own; `t` finds them before the shell's. The shell itself looks for
   * `clause.T2.5` (a clause's help) and `option.target` (an option's name); where they are missing, the engine's English
   * is shown.
   */
  words: Record<Locale, Words>;
  /** A line of the log in words; null: not worth a line. Never throws, whatever the text. */
  describe: (told: Told, context: WordsContext<View>) => string | null;
  /** The words of a button. Never throws. */
  moveLabel: (text: string, context: WordsContext<View>) => string;
  /** What is asked now; the engine's own sentence where this returns null. */
  prompt: (scene: Scene<View>, context: WordsContext<View>) => string | null;
  /** A legal move's hint in the player's language; the engine's own where this returns null. */
  hint?: (text: string, hint: string, context: WordsContext<View>) => string | null;
  /** A refusal in the player's language; the engine's own sentence where this returns null. */
  refusal?: (refusal: Refusal, move: string, context: WordsContext<View>) => string | null;
  scoreName: (line: ScoreLine, t: Translate) => string;
  /** The board itself shows names, scores and whose turn it is, so that the shell need not. */
  drawsPlayers?: boolean;
  /** Whether something is hidden from other players: hot-seat then hands over behind a cover. */
  hasSecrets: boolean;
  lesson: Lesson | null;
}

/** For ui.ts: keeps the view's type inside the game's folder. */
export function gameUi<View>(ui: GameUi<View>): GameUi {
  return ui as unknown as GameUi;
}
