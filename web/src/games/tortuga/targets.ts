// Where a legal move is made on the board: the element it lights. Moves without a place of their own (leave, an empty
// selection) are buttons only.
import { readMove, shownBy } from './moves';
import { trackOf, type Action, type Colour, type DieName, type Face, type Track } from './view';
import type { Scene } from '$lib/board';
import type { TortugaView } from './view';

export interface Targets {
  /** Dice that are part of some offered selection, and the actions such selections go to. */
  dice: Set<DieName>;
  keepTo: Set<Face>;
  /** By place, the text a tap plays. */
  action: Map<Action, string>;
  advantage: Map<Action, string>;
  marker: Map<`${number}.${Track}`, string>;
  chest: Map<ChestSpot, string>;
  /** Texts without a place on the board. */
  buttons: string[];
}

/** Who owns a row and which of its chests is meant; the leftmost of a colour stands for all. */
export type ChestSpot = `${number}.${'island' | 'crew' | 'fleet'}.${Colour}` | `centre.${Colour}`;

export function noTargets(): Targets {
  return {
    dice: new Set(),
    keepTo: new Set(),
    action: new Map(),
    advantage: new Map(),
    marker: new Map(),
    chest: new Map(),
    buttons: [],
  };
}

/** The faces the selecting seat chooses from: behind the screen, or the open roll. */
export function facesToSelect(view: TortugaView): readonly Face[] {
  return view.table.pending === 'open-selection' ? view.table.open_roll : (view.own?.roll ?? []);
}

export function targetsOf(scene: Scene<TortugaView>): Targets {
  const targets = noTargets();
  const { table } = scene.view;
  const seat = scene.seat ?? 0;
  for (const { text } of scene.legal) {
    const move = readMove(text);
    switch (move?.kind) {
      case 'keep':
        if (move.dice.length === 0) targets.buttons.push(text);
        for (const die of move.dice) targets.dice.add(die);
        targets.keepTo.add(shownBy(move.dice, facesToSelect(scene.view)));
        break;
      case 'turn':
        targets.action.set(move.action, text);
        break;
      case 'advantage':
        targets.advantage.set(move.action, text);
        break;
      case 'use':
        if (table.action !== 'none' && table.action !== 'skull') targets.action.set(table.action, text);
        break;
      case 'attack':
      case 'raid': {
        const track = trackOf(table.action);
        if (move.colour) targets.chest.set(`${move.target}.${track}.${move.colour}`, text);
        else targets.marker.set(`${move.target}.${track}`, text);
        break;
      }
      case 'take':
        targets.chest.set(`centre.${move.colour}`, text);
        break;
      case 'lay':
        targets.chest.set(
          `${seat}.${table.pending === 'lay-fleet' ? 'crew' : 'island'}.${move.colour}`,
          text,
        );
        break;
      default:
        targets.buttons.push(text);
    }
  }
  return targets;
}

/** Seats on whose board something is lit: their miniatures are lit on a phone. */
export function litSeats(targets: Targets): Set<number> {
  const seats = new Set<number>();
  for (const spot of [...targets.marker.keys(), ...targets.chest.keys()])
    if (!spot.startsWith('centre')) seats.add(Number(spot.split('.')[0]));
  return seats;
}
