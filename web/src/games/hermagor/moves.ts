// What the engine says Hermagor's moves bring.
import { factsOf, type Message } from '$lib/say';
import type { LegalMove } from '$lib/board';
import type { Message as Said, Move } from './generated';

export const { fact, amount } = factsOf<Said>();
export type { Move } from './generated';

export type Sale = 'sell' | 'sell-here' | 'sell-side-road';
export type Legal = LegalMove<Move>;

const SALES: readonly string[] = ['sell', 'sell-here', 'sell-side-road'] satisfies Sale[];
export const isSale = <Kinds extends { kind: string }>(
  move: Kinds | null | undefined,
): move is Extract<Kinds, { kind: Sale }> => !!move && SALES.includes(move.kind);

type Facts = readonly Message[];
/** What a buyer's place costs. */
export const costOf = (facts: Facts): number => amount(facts, 'hint.cost');
/** What the way costs, halved where it is. */
export const wayOf = (facts: Facts): number => amount(facts, 'hint.way') + amount(facts, 'hint.half-way');
/** Money after the move less money before it; null: it moves none. */
export const gainOf = (facts: Facts): number | null =>
  fact(facts, 'hint.money') ? amount(facts, 'hint.money', 'to') - amount(facts, 'hint.money', 'from') : null;
/** The regions it completes. */
export const completedBy = (facts: Facts): readonly string[] => fact(facts, 'hint.completes')?.regions ?? [];
/** The value of the field a disc goes to; 0: it lays none. */
export const fieldOf = (facts: Facts): number => amount(facts, 'hint.field') + amount(facts, 'hint.nobility');

/** "+3", "−2", "±0": a gain is read at a glance. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
