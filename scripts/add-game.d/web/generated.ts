// What Skeleton Game's engine says. Made by its test from src/games/: do not edit.

export const PENDING = ['start-player', 'token', 'choice', 'over'] as const;
export type Pending = (typeof PENDING)[number];

export interface View {
  table: {
    players: number;
    pending: Pending;
    start: number;
    turn: number;
    token: number;
    bag: Record<'1' | '2' | '3' | '4' | '5' | '6', number>;
    seats: {
      tokens: Record<'1' | '2' | '3' | '4' | '5' | '6', number>;
    }[];
  };
}

export type Move =
  | { kind: 'start'; start: number }
  | { kind: 'token'; value: number }
  | { kind: 'keep' }
  | { kind: 'pass' };

export type Message =
  | { key: 'hint.points'; seat: number; from: number; to: number }
  | { key: 'prompt.chance' }
  | { key: 'prompt.choice'; value: number }
  | { key: 'prompt.over' }
  | { key: 'refusal.verbs' };
