// What one observer may know of a match, as the engine and the server send it (src/protocol/scene.h).

export interface LegalMove {
  text: string;
  hint: string;
}

export interface ScoreLine {
  clause: string;
  name: string;
  points: number;
}

export interface Result {
  scores: number[];
  ranks: number[];
}

export interface Scene<View = unknown> {
  game: string;
  rules: number;
  players: number;
  /** null: a spectator */
  seat: number | null;
  waiting_for: number[];
  prompt: string;
  /** Empty unless the observer may act. */
  legal: LegalMove[];
  can_undo: boolean;
  over: boolean;
  /** Per seat the lines of its score, as far as the observer may know them. */
  scores: ScoreLine[][];
  /** null before the end */
  result: Result | null;
  view: View;
}

/** A move as it was told to an observer. */
export interface Told {
  seat: number | 'chance';
  text: string;
}

export interface Refusal {
  code: string;
  sentence: string;
  /** The clause that forbids it, or "". */
  clause: string;
}

export interface Clause {
  clause: string;
  help: string;
}

export type OptionValue = number | boolean;

export interface GameOption {
  name: string;
  help: string;
  /** The first is the default. */
  values: OptionValue[];
}

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  rules: number;
  options: GameOption[];
  clauses: Clause[];
}
