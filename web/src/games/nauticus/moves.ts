// The texts of moves as values, so that the board can light and name them. The grammar is the engine's
// (src/games/nauticus/notation.cpp); whatever it does not know reads as null.
import { isGood, isPiece, isReward, isTile, type Good, type Piece, type Reward, type Tile } from './view';

export type Move =
  | { kind: 'choose'; tile: Tile; space: number }
  | { kind: 'bonus' | 'free'; piece: Piece }
  /** `to` is "warehouse", "new" or the name of a ship. */
  | { kind: 'buy' | 'lay'; piece: Piece; to: string }
  | { kind: 'money' | 'crowns'; workers: number }
  | { kind: 'deliver'; ship: string }
  | { kind: 'reward'; reward: Reward; goods: Good[] }
  | { kind: 'extra'; tile: Tile }
  | { kind: Word };

export const WORDS = ['done', 'pass', 'end'] as const;
export type Word = (typeof WORDS)[number];
const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);

export function readMove(text: string): Move | null {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = '', third = ''] = rest;
  switch (verb) {
    case 'choose':
      return rest.length === 2 && isTile(first) && /^[0-7]$/.test(second)
        ? { kind: verb, tile: first, space: Number(second) }
        : null;
    case 'bonus':
    case 'free':
      return rest.length === 1 && isPiece(first) ? { kind: verb, piece: first } : null;
    case 'buy':
    case 'lay':
      return rest.length === 3 && isPiece(first) && second === 'to' && third !== ''
        ? { kind: verb, piece: first, to: third }
        : null;
    case 'money':
    case 'crowns':
      return rest.length === 1 && /^\d{1,3}$/.test(first) ? { kind: verb, workers: Number(first) } : null;
    case 'deliver':
      return rest.length === 1 && first !== '' ? { kind: verb, ship: first } : null;
    case 'reward': {
      const goods = rest.slice(1);
      return isReward(first) && goods.every(isGood) ? { kind: verb, reward: first, goods } : null;
    }
    case 'extra':
      return rest.length === 1 && isTile(first) ? { kind: verb, tile: first } : null;
    default:
      return rest.length === 0 && isWord(verb) ? { kind: verb } : null;
  }
}

export const rewardText = (reward: Reward, goods: readonly Good[]): string =>
  ['reward', reward, ...goods].join(' ');

/** What a move costs, as the engine's hint says it: "3 taler, 1 blue + 2 own workers". */
export interface Cost {
  taler: number;
  blue: number;
  own: number;
}
export function costOf(hint: string): Cost {
  const count = (pattern: RegExp): number => Number(pattern.exec(hint)?.[1] ?? 0);
  return { taler: count(/^(\d+) taler/), blue: count(/(\d+) blue/), own: count(/(\d+) own/) };
}
