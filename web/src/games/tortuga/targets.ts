// What a tap on a place of the board asks for. The text goes to the engine's legal list: what is in it is lit, what is
// not is refused with the engine's reason. Moves without a place of their own (leave, an empty selection) are buttons.
import { keepText, readMove, selections } from './moves';
import { ACTIONS, COLOURS, TRACKS, trackOf } from './view';
import type { Action, Colour, Face, TortugaView, Track } from './view';
import type { Scene } from '$lib/board';

export type Spot =
  | { kind: 'chest'; seat: number; area: 'island' | 'crew' | 'fleet' | 'tortuga'; colour: Colour }
  | { kind: 'centre'; colour: Colour }
  | { kind: 'marker'; seat: number; track: Track }
  | { kind: 'action' | 'advantage'; seat: number; action: Action };

const isAsked = (scene: Scene<TortugaView>): boolean => scene.seat !== null && scene.legal.length > 0;

/** The faces the selecting seat chooses from: behind the screen, or the open roll. */
export function facesToSelect(view: TortugaView): readonly Face[] {
  return view.table.pending === 'open-selection' ? view.table.open_roll : (view.own?.roll ?? []);
}

/** The move a tap on a chest, marker or space means now; null: nothing is asked of it. */
export function attempt(scene: Scene<TortugaView>, spot: Spot): string | null {
  if (!isAsked(scene)) return null;
  const { pending, action } = scene.view.table;
  const own = 'seat' in spot && spot.seat === scene.seat;
  switch (pending) {
    case 'skulls':
      return spot.kind === 'action' && own ? `turn ${spot.action}` : null;
    case 'advantage':
      return spot.kind === 'advantage' && own ? `advantage ${spot.action}` : null;
    case 'use':
      return spot.kind === 'action' && own && spot.action === action ? 'use' : null;
    case 'attack': {
      const verb = action === 'raid' ? 'raid' : 'attack';
      if (spot.kind === 'chest' && spot.area === trackOf(action))
        return `${verb} ${spot.seat} ${spot.colour}`;
      return spot.kind === 'marker' && spot.track === trackOf(action) ? `${verb} ${spot.seat}` : null;
    }
    case 'centre':
      return spot.kind === 'centre' ? `take ${spot.colour}` : null;
    case 'lay-fleet':
    case 'lay-crew': {
      const area = pending === 'lay-fleet' ? 'crew' : 'island';
      return spot.kind === 'chest' && own && spot.area === area ? `lay ${spot.colour}` : null;
    }
    default:
      return null;
  }
}

/** Every place of a board for `players` that could be asked for, drawn now or not. */
export function allSpots(players: number): Spot[] {
  const spots: Spot[] = COLOURS.map((colour) => ({ kind: 'centre', colour }));
  for (let seat = 0; seat < players; ++seat) {
    for (const area of ['island', 'crew', 'fleet'] as const)
      for (const colour of COLOURS) spots.push({ kind: 'chest', seat, area, colour });
    for (const track of TRACKS) spots.push({ kind: 'marker', seat, track });
    for (const action of ACTIONS)
      spots.push({ kind: 'action', seat, action }, { kind: 'advantage', seat, action });
  }
  return spots;
}

/** Seats on whose boards something can be tapped: on a phone their miniatures are lit. */
export function litSeats(scene: Scene<TortugaView>): Set<number> {
  const legal = new Set(scene.legal.map((move) => move.text));
  const seats = new Set<number>();
  for (const spot of allSpots(scene.players)) {
    const text = attempt(scene, spot);
    if (text !== null && legal.has(text) && 'seat' in spot) seats.add(spot.seat);
  }
  if (scene.seat !== null && selections(scene.legal).length > 0) seats.add(scene.seat);
  return seats;
}

/** Legal moves that no place and no die of the board makes. */
export function buttonMoves(scene: Scene<TortugaView>): string[] {
  const made = new Set(allSpots(scene.players).map((spot) => attempt(scene, spot)));
  return scene.legal
    .map((move) => move.text)
    .filter((text) => {
      const move = readMove(text);
      if (move?.kind === 'keep') return keepText(move.dice) !== text || move.dice.length === 0;
      return !made.has(text);
    });
}

/** "3 → 5" in a hint: the field a marker comes to, as the engine says it. */
export function fieldAfter(hint: string, which: 'first' | 'own' = 'first'): number | null {
  const part = which === 'own' ? /yours (\d) → (\d)/.exec(hint) : /(\d) → (\d)/.exec(hint);
  return part ? Number(part[2]) : null;
}
