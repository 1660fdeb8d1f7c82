// The messages of the server (docs/protocol.md), as far as this client speaks them.
import type { MatchRecord } from '../engine/engine';
import type { Result, Scene } from '$lib/scene';
import type { Level } from '../table/source';

export interface Me {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
}
export interface Clock {
  seconds: number;
  increment: number;
}
export interface OnlineSeat {
  kind: 'open' | 'person' | 'computer';
  name: string;
  user?: string;
  level?: Level;
  substituted: boolean;
  resigned: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'over' | 'abandoned';
  seats: OnlineSeat[];
  options: Record<string, unknown>;
  pace: 'live' | 'turns';
  clock?: Clock;
  invite_only: boolean;
  rated: boolean;
  host: string;
  changed: number;
  invite?: string;
  rematch?: string;
  result?: Result;
}
export interface OnlineTold {
  kind:
    | 'started'
    | 'move'
    | 'undo'
    | 'resigned'
    | 'timed_out'
    | 'left'
    | 'returned'
    | 'asked_undo'
    | 'refused_undo';
  seat?: number | 'chance';
  text?: string;
  count?: number;
}
export interface ClockInfo {
  /** Milliseconds. */
  left: number;
  running: boolean;
}
export interface ChatLine {
  number: number;
  user: string;
  name: string;
  at: number;
  text: string;
}
export interface ServerError {
  code: string;
  sentence: string;
  clause?: string;
  field?: string;
}
export interface RatingInfo {
  game: string;
  players: string;
  rating: number;
  games: number;
}
export interface OnlineProfile {
  id: string;
  name: string;
  kind: Me['kind'];
  created: number;
  ratings: RatingInfo[];
}
export interface NewOnlineTable {
  game: string;
  seats: { kind: 'open' | 'computer'; level?: Level }[];
  options?: Record<string, unknown>;
  pace?: TableInfo['pace'];
  clock?: Clock;
  invite_only?: boolean;
  rated?: boolean;
}
/** A row of a list of finished or own tables. */
export interface ListedTable {
  id: string;
  game: string;
  changed: number;
  finished: number;
  seats: OnlineSeat[];
  result: Result | null;
}

export interface TableUpdate {
  kind: 'table';
  table: string;
  sequence: number;
  told: OnlineTold[];
  info?: TableInfo;
  scene?: Scene;
  clocks?: ClockInfo[];
  undo_asked?: number;
}
export interface Presence {
  kind: 'presence';
  table: string;
  seats: boolean[];
  watchers: number;
}
export interface Chat {
  kind: 'chat';
  table: string;
  lines: ChatLine[];
}
export interface LobbyUpdate {
  kind: 'lobby';
  all: boolean;
  tables: TableInfo[];
  gone: string[];
}
export type ServerMessage =
  | { kind: 'welcome'; version: string; me: Me }
  | TableUpdate
  | Presence
  | Chat
  | LobbyUpdate
  | { kind: 'done'; id?: number; table?: string }
  | { kind: 'refused'; id?: number; error: ServerError }
  | { kind: 'restarting'; wait: number };

export type Request = { do: string } & Record<string, unknown>;
export type { MatchRecord };
