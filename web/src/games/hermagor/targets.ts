// What a tap on a place of the board asks for. The text goes to the engine's legal list: what is in it is lit, what is
// not is refused with the engine's reason. Moves without a place of their own (passing, keeping a price) are buttons.
import { buildingOf, CITY, GOODS, VILLAGES, type Good } from './land';
import { isSale, type Move } from './moves';
import { FIELDS, STALLS } from './stalls';
import { regionsAsked, type HermagorView } from './view';
import type { Scene } from '$lib/board';

export type Spot =
  | { kind: 'place'; place: string }
  | { kind: 'village'; village: string }
  | { kind: 'price'; good: Good }
  | { kind: 'nobility' }
  | { kind: 'seat'; seat: number };

/** What a tap on a village means: several actions lead there. */
export const MODES = ['sell', 'side-road', 'move', 'common'] as const;
export type Mode = (typeof MODES)[number];

type HermagorScene = Scene<HermagorView, Move>;
const isAsked = (scene: HermagorScene): boolean => scene.seat !== null && scene.legal.length > 0;

/** The way of acting that a move belongs to; null: none of the map's. */
export function modeOf(move: Move): Mode | null {
  if (move.kind === 'sell-side-road') return 'side-road';
  if (isSale(move)) return 'sell';
  if (move.kind === 'move') return 'move';
  return move.kind === 'common-depot' ? 'common' : null;
}
/** The ways of acting offered now, in their fixed order. */
export function modesOf(scene: HermagorScene): Mode[] {
  const found = new Set(scene.legal.map(modeOf));
  return MODES.filter((mode) => found.has(mode));
}

function attemptVillage(scene: HermagorScene, village: string, mode: Mode): string {
  const own = scene.view.table.seats[scene.seat ?? 0];
  switch (mode) {
    case 'sell':
      return own?.merchant === village ? `sell ${village} here` : `sell ${village}`;
    case 'side-road':
      return `sell ${village} side-road`;
    case 'move':
      return `move ${village}`;
    case 'common':
      return `common depot ${village}`;
  }
}

/** The move a tap means, now or at another time: then the engine says when. null: nothing is asked of this place. */
export function attempt(scene: HermagorScene, spot: Spot, mode: Mode): string | null {
  return isAsked(scene) ? (attemptNow(scene, spot, mode) ?? attemptLater(scene, spot)) : null;
}

function attemptLater(scene: HermagorScene, spot: Spot): string | null {
  switch (spot.kind) {
    case 'village':
      return attemptVillage(scene, spot.village, 'sell');
    case 'place':
      return `buyer ${spot.place}`;
    case 'price':
      return `raise ${spot.good}`;
    default:
      return null;
  }
}

function attemptNow(scene: HermagorScene, spot: Spot, mode: Mode): string | null {
  const { table } = scene.view;
  const { pending } = table;
  switch (pending) {
    case 'buyer':
    case 'common-buyer':
      return spot.kind === 'place' ? `${pending.replace('-', ' ')} ${spot.place}` : null;
    case 'raise':
    case 'fluctuation':
      return spot.kind === 'price' ? `raise ${spot.good}` : null;
    case 'disc':
    case 'common-disc': {
      const common = pending === 'disc' ? '' : 'common ';
      if (spot.kind !== 'nobility' && spot.kind !== 'price') return null;
      const what = spot.kind === 'nobility' ? 'ennoble' : `build ${buildingOf(spot.good)}`;
      // Of several regions that may take this row the first; the others have buttons.
      const moves = regionsAsked(table).map((region) => `${common}${what} ${region}`);
      return moves.find((move) => scene.legal.some(({ text }) => text === move)) ?? moves[0] ?? null;
    }
    case 'name-start':
    case 'tax-start':
      return spot.kind === 'seat' ? `name ${spot.seat}` : null;
    case 'action':
      return spot.kind === 'village' ? attemptVillage(scene, spot.village, mode) : null;
    case 'common-depot':
      return spot.kind === 'village' ? attemptVillage(scene, spot.village, 'common') : null;
    default:
      return null;
  }
}

/** Every place of the board that could be asked for. */
export function allSpots(players: number): Spot[] {
  return [
    ...[...FIELDS.map(({ id }) => id), ...STALLS].map((place): Spot => ({ kind: 'place', place })),
    ...[CITY, ...VILLAGES].map(({ id }): Spot => ({ kind: 'village', village: id })),
    ...GOODS.map((good): Spot => ({ kind: 'price', good })),
    { kind: 'nobility' },
    ...Array.from({ length: players }, (_, seat): Spot => ({ kind: 'seat', seat })),
  ];
}

/** Legal moves that no place of the board makes. */
export function buttonMoves(scene: HermagorScene): string[] {
  const spots = allSpots(scene.players);
  const made = new Set(MODES.flatMap((mode) => spots.map((spot) => attempt(scene, spot, mode))));
  return scene.legal.map(({ text }) => text).filter((text) => !made.has(text));
}
