// What was judged, in words: moves of a continuation, and shares of the win as per cent.
import { labelOf } from '$lib/move_words';
import type { LineStep, ToldMove } from '$lib/protocol';
import type { Told } from '$lib/scene';
import { describe, type TableWords } from './words';

/** A move as the log tells it; where it has no line, whose it is and what its button is called. */
export function moveWords({ seat, text, move }: ToldMove, words: TableWords): string {
  const told: Told = { seat, text, move };
  const line = describe(told, words);
  if (line !== null) return line;
  const choice = choiceWords(told, words);
  return seat === 'chance' ? choice : `${words.seats[seat]?.name ?? ''}: ${choice}`;
}

/** A move as its button is called. */
export const choiceWords = ({ text, move }: ToldMove, { say }: TableWords): string =>
  labelOf({ ...move, text }, say);

/** A step of a continuation: what chance does is a condition, never a move. */
export function stepWords({ chance, move }: LineStep, words: TableWords): string {
  const made = moveWords(move, words);
  if (chance.length === 0) return made;
  const outcome = chance.map((told) => moveWords(told, words)).join('; ');
  return words.say({ key: 'report.if', outcome, move: made });
}

/** A share of the win in per cent with one decimal, as a number. */
export const tenths = (share: number): number => Math.round(1000 * share) / 10;

/** Per cent as they are written in a language; with `signed`, gains have their sign too. */
export const percentIn = (locale: string, signed = false): ((percent: number) => string) => {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  return (percent) => format.format(percent);
};
