// What a tap on a place of the board asks for. The text goes to the engine's legal list: what is in it is lit, what is
// not is refused with the engine's reason. Moves without a place of their own (passing, keeping a price) are buttons.
import { buildingOf, CITY, GOODS, VILLAGES, type Good } from './land';
import { readMove } from './moves';
import { FIELDS, STALLS } from './stalls';
import { type HermagorView } from './view';
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

const isAsked = (scene: Scene<HermagorView>): boolean => scene.seat !== null && scene.legal.length > 0;

/** The way of acting that a legal text belongs to; null: none of the map's. */
export function modeOf(text: string): Mode | null {
  const move = readMove(text);
  if (move?.kind === 'sell') return move.way === 'side-road' ? 'side-road' : 'sell';
  if (move?.kind === 'move') return 'move';
  return move?.kind === 'common depot' ? 'common' : null;
}
/** The ways of acting offered now, in their fixed order. */
export function modesOf(scene: Scene<HermagorView>): Mode[] {
  const found = new Set(scene.legal.map(({ text }) => modeOf(text)));
  return MODES.filter((mode) => found.has(mode));
}

function attemptVillage(scene: Scene<HermagorView>, village: string, mode: Mode): string {
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

/** The move a tap means now; null: nothing is asked of this place. */
export function attempt(scene: Scene<HermagorView>, spot: Spot, mode: Mode): string | null {
  if (!isAsked(scene)) return null;
  const { pending, regions } = scene.view.table;
  const [region = ''] = regions;
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
      if (spot.kind === 'nobility') return `${common}ennoble ${region}`;
      return spot.kind === 'price' ? `${common}build ${buildingOf(spot.good)} ${region}` : null;
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
export function buttonMoves(scene: Scene<HermagorView>): string[] {
  const spots = allSpots(scene.players);
  const made = new Set(MODES.flatMap((mode) => spots.map((spot) => attempt(scene, spot, mode))));
  return scene.legal.map(({ text }) => text).filter((text) => !made.has(text));
}
