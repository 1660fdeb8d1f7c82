// The messages of the server (docs/protocol.md), generated from their one description; here under the names of this client.
import type { Result, SeatInfo } from '$lib/protocol';

export type {
  Chat,
  ChatLine,
  ClockInfo,
  Error as ServerError,
  House,
  LobbyUpdate,
  Me,
  NewTable as NewOnlineTable,
  Presence,
  Profile as OnlineProfile,
  SeatInfo as OnlineSeat,
  SocketMessage as ServerMessage,
  TableInfo,
  TableUpdate,
  Told as OnlineTold,
  TournamentCall,
} from '$lib/protocol';

export type Request = { do: string } & Record<string, unknown>;

/** A row of a list of finished or own tables. */
export interface ListedTable {
  id: string;
  game: string;
  rated: boolean;
  changed: number;
  finished: number;
  /** Until when at the latest, where the game is paused. */
  paused?: number;
  /** `turn`: seen deciding, where it is played turn by turn. */
  seats: (SeatInfo & { turn?: boolean })[];
  result: Result | null;
}
