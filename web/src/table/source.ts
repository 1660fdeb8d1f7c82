// A table as its screen sees it, wherever the match is played: in this page or on a server.
import type { ChanceOutcome, MatchRecord, ToldLine } from '../engine/engine';
import type { Refusal, Scene } from '$lib/scene';

export interface TableSeat {
  name: string;
  computer: boolean;
  /** Level of a computer player. */
  level?: Level;
  /** Sits at this screen. */
  here: boolean;
  /** Online: whether the player is there now. */
  present?: boolean;
  /** Online: has given the game up. */
  resigned?: boolean;
  /** Online: his time was up, and a computer player has his seat. */
  timedOut?: boolean;
  /** Online: has left the game to a computer player. */
  left?: boolean;
}

export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Everything about a table at one moment. */
export interface TableState {
  game: string;
  seats: TableSeat[];
  /** Through whose eyes the scene is seen. */
  observer: number | null;
  scene: Scene;
  /** What the observer has been told so far. */
  log: ToldLine[];
  /** Moves made; a moment of the log is named by this count. */
  count: number;
  /** What is new since the state before, to be shown in motion; empty after a jump. */
  fresh: ToldLine[];
  /** Computer players that are thinking. */
  thinking: number[];
  /** Hot-seat: the seat that must take the screen before anything is shown. */
  handOver: number | null;
  /** What chance may do, where it waits to be told. */
  chance?: ChanceOutcome[];
}

export interface TableSource {
  readonly kind: 'local' | 'online' | 'branch' | 'plan' | 'puzzle';
  /** Online: the server plays what is asked next, as was planned. */
  readonly planned?: boolean;
  /** Calls back at once with the present state, then with every change. Returns the way to stop. */
  subscribe(listener: (state: TableState) => void): () => void;
  /** Makes a move of the observer, or says why not. */
  play(move: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** Tells chance what it does; null: whatever is drawn, `rest`: and so until somebody is asked. */
  luck?(outcome: string | null, rest: boolean): Promise<Refusal | null>;
  /** Why a move is not allowed; null if it is. */
  why(move: string): Promise<Refusal | null>;
  /** The observer's scene after so many moves; without choices, because it is past. */
  sceneAt(count: number): Promise<Scene>;
  /** The whole match as a document, once nothing in it is secret from this screen. */
  record(): Promise<MatchRecord>;
  /** The position for the engine to think about; null where that would not be fair. */
  position(): Promise<MatchRecord | null>;
  /** Hot-seat: the player has taken the screen. */
  takeOver(): void;
  close(): void;
}
