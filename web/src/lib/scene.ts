// What one observer may know of a match, as the engine and the server send it (lib/protocol.ts), for boards that know
// their game's view and moves.
import type * as protocol from './protocol';

export type {
  GameInfo,
  GameOption,
  Message,
  MoveFields as Move,
  Refusal,
  Result,
  ScoreLine,
} from './protocol';

export type OptionValue = protocol.GameOption['values'][number];

type Move = protocol.MoveFields;

/** A move somebody may make, and what it costs and brings. */
export type LegalMove<Kinds = Move> = Kinds & Pick<protocol.LegalMove, 'text' | 'facts'>;

export type Scene<View = unknown, Kinds = Move> = Omit<protocol.Scene, 'legal' | 'view'> & {
  legal: LegalMove<Kinds>[];
  view: View;
};

/** A move as it was told to an observer. */
export interface Told<Kinds = Move> {
  seat: protocol.ToldMove['seat'];
  text: string;
  move: Kinds;
}
