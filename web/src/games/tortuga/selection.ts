// Dice picked one after the other, until they are a selection that the engine offers.
import type { Move } from './generated';
import { DICE, type DieName, type Face } from './view';

export const keepText = (dice: readonly DieName[]): string =>
  ['keep', ...DICE.filter((die) => dice.includes(die))].join(' ');

/** What a selection shows: the symbol of its dice, "skull" for skulls alone, "none" for no dice. */
export function shownBy(dice: readonly DieName[], faces: readonly Face[]): Face {
  const shown = dice.map((die) => faces[DICE.indexOf(die)] ?? 'none');
  return shown.find((face) => face !== 'skull') ?? (dice.length > 0 ? 'skull' : 'none');
}

/** The selections the engine offers, as sets of dice. */
export const selections = (legal: readonly Move[]): DieName[][] =>
  legal.flatMap((move) => (move.kind === 'keep' ? [move.dice] : []));

/** Whether some offered selection holds all these dice. */
export const canExtend = (offered: readonly DieName[][], dice: readonly DieName[]): boolean =>
  offered.some((selection) => dice.every((die) => selection.includes(die)));

/**
 * A tap on a die: out of the selection if it is in, into it if something offered holds both, else a new selection
 * begins with it. null: no offered selection holds this die.
 */
export function tapDie(
  offered: readonly DieName[][],
  dice: readonly DieName[],
  die: DieName,
): DieName[] | null {
  if (dice.includes(die)) return dice.filter((other) => other !== die);
  if (canExtend(offered, [...dice, die])) return [...dice, die];
  return canExtend(offered, [die]) ? [die] : null;
}

/** The largest offered selection that goes to an action. */
export function mostFor(
  offered: readonly DieName[][],
  faces: readonly Face[],
  action: Face,
): DieName[] | undefined {
  return offered.filter((dice) => shownBy(dice, faces) === action).sort((a, b) => b.length - a.length)[0];
}
