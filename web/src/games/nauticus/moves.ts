// Texts and costs of Nauticus's moves.
import { factsOf, type Message } from '$lib/say';
import type { Message as Said } from './generated';
import type { Good, Reward } from './view';

export type { Move } from './generated';
export const { amount } = factsOf<Said>();

export const WORDS = ['done', 'pass', 'end'] as const;
export type Word = (typeof WORDS)[number];

export const rewardText = (reward: Reward, goods: readonly Good[]): string =>
  ['reward', reward, ...goods].join(' ');

/** What a move costs. */
export interface Cost {
  taler: number;
  blue: number;
  own: number;
}
export const costOf = (facts: readonly Message[]): Cost => ({
  taler: amount(facts, 'hint.cost', 'taler'),
  blue: amount(facts, 'hint.blue'),
  own: amount(facts, 'hint.own'),
});
