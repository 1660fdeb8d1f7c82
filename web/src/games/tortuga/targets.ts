// What a tap on a place of the board asks for. The text goes to the engine's legal list: what is in it is lit, what is
// not is refused with the engine's reason. Moves without a place of their own (leave, an empty selection) are buttons.
import type { Move } from './generated';
import { keepText, selections } from './selection';
import { ACTIONS, COLOURS, DICE, TRACKS } from './view';
import type { Action, Colour, Face, TortugaView, Track } from './view';
import type { Scene } from '$lib/board';

export type Spot =
  | { kind: 'chest'; seat: number; area: 'island' | 'crew' | 'fleet' | 'tortuga'; colour: Colour }
  | { kind: 'centre'; colour: Colour }
  | { kind: 'marker'; seat: number; track: Track }
  | { kind: 'action'; seat: number; action: Action };

type TortugaScene = Scene<TortugaView, Move>;
const isAsked = (scene: TortugaScene): boolean => scene.seat !== null && scene.legal.length > 0;

/** The faces the selecting seat chooses from: behind the screen, or the open roll. */
export function facesToSelect(view: TortugaView): readonly Face[] {
  return view.table.pending === 'open-selection' ? view.table.open_roll : (view.own?.roll ?? []);
}

/** The move a tap on a chest, marker or space means; null: nothing is ever asked of it, or nobody is asked now. */
export function attempt(scene: TortugaScene, spot: Spot): string | null {
  if (!isAsked(scene)) return null;
  const { pending } = scene.view.table;
  const own = 'seat' in spot && spot.seat === scene.seat;
  switch (spot.kind) {
    case 'centre':
      return `take ${spot.colour}`;
    case 'marker':
      return `${ROBBERIES[spot.track]} ${spot.seat}`;
    case 'action':
      return own ? attemptAction(scene, spot.action) : null;
    case 'chest':
      if (own) return movedFrom(pending).includes(spot.area) ? `lay ${spot.colour}` : null;
      if (spot.area === 'island' || spot.area === 'tortuga') return null;
      return `${ROBBERIES[spot.area]} ${spot.seat} ${spot.colour}`;
  }
}

const ROBBERIES: Record<Track, string> = { fleet: 'attack', crew: 'raid' };

/** From where chests are laid on; outside of that step a tap asks when it comes. */
function movedFrom(pending: TortugaView['table']['pending']): string[] {
  if (pending === 'lay-fleet') return ['crew'];
  return pending === 'lay-crew' ? ['island'] : ['island', 'crew'];
}

function attemptAction(scene: TortugaScene, action: Action): string {
  const { pending, action: now } = scene.view.table;
  if (pending === 'advantage') return `advantage ${action}`;
  if (pending === 'selection' || pending === 'open-selection') {
    // What lies ready for it and is not offered: the engine says why not.
    const faces = facesToSelect(scene.view);
    const fitting = DICE.filter((_, die) => faces[die] === action);
    return fitting.length > 0 ? keepText(fitting) : `turn ${action}`;
  }
  return pending === 'skulls' || (pending === 'use' && action !== now) ? `turn ${action}` : 'use';
}

/** Every place of a board for `players` that could be asked for, drawn now or not. */
export function allSpots(players: number): Spot[] {
  const spots: Spot[] = COLOURS.map((colour) => ({ kind: 'centre', colour }));
  for (let seat = 0; seat < players; ++seat) {
    for (const area of ['island', 'crew', 'fleet'] as const)
      for (const colour of COLOURS) spots.push({ kind: 'chest', seat, area, colour });
    for (const track of TRACKS) spots.push({ kind: 'marker', seat, track });
    for (const action of ACTIONS) spots.push({ kind: 'action', seat, action });
  }
  return spots;
}

/** Seats on whose boards something can be tapped: on a phone their miniatures are lit. */
export function litSeats(scene: TortugaScene): Set<number> {
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
export function buttonMoves(scene: TortugaScene): string[] {
  const made = new Set(allSpots(scene.players).map((spot) => attempt(scene, spot)));
  return scene.legal.filter(({ kind, text }) => kind !== 'keep' && !made.has(text)).map(({ text }) => text);
}
