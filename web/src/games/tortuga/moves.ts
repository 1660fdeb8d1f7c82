// The texts of moves as values, so that the board can light and name them. The grammar is the engine's
// (src/games/tortuga/notation.cpp); whatever it does not know reads as null.
import { DICE, isAction, isColour, isDie, type Action, type Colour, type DieName, type Face } from './view';
import type { LegalMove } from '$lib/board';

export type Move =
  | { kind: 'keep'; dice: DieName[] }
  | { kind: 'turn' | 'advantage'; action: Action }
  | { kind: 'use' | 'leave' }
  | { kind: 'attack' | 'raid'; target: number; colour: Colour | null }
  | { kind: 'take' | 'lay'; colour: Colour };

export function readMove(text: string): Move | null {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second] = rest;
  switch (verb) {
    case 'keep':
      return rest.every(isDie) ? { kind: verb, dice: rest.filter(isDie) } : null;
    case 'turn':
    case 'advantage':
      return rest.length === 1 && isAction(first) ? { kind: verb, action: first } : null;
    case 'use':
    case 'leave':
      return rest.length === 0 ? { kind: verb } : null;
    case 'attack':
    case 'raid':
      if (!/^\d$/.test(first) || rest.length > 2) return null;
      if (second !== undefined && !isColour(second)) return null;
      return { kind: verb, target: Number(first), colour: second ?? null };
    case 'take':
    case 'lay':
      return rest.length === 1 && isColour(first) ? { kind: verb, colour: first } : null;
    default:
      return null;
  }
}

export const keepText = (dice: readonly DieName[]): string =>
  ['keep', ...DICE.filter((die) => dice.includes(die))].join(' ');

/** What a selection shows: the symbol of its dice, "skull" for skulls alone, "none" for no dice. */
export function shownBy(dice: readonly DieName[], faces: readonly Face[]): Face {
  const shown = dice.map((die) => faces[DICE.indexOf(die)] ?? 'none');
  return shown.find((face) => face !== 'skull') ?? (dice.length > 0 ? 'skull' : 'none');
}

/** The selections the engine offers, as sets of dice. */
export function selections(legal: readonly LegalMove[]): DieName[][] {
  const found: DieName[][] = [];
  for (const { text } of legal) {
    const move = readMove(text);
    if (move?.kind === 'keep') found.push(move.dice);
  }
  return found;
}

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
