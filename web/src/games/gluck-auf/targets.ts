// What a tap on a place of the board asks for. The text goes to the engine's legal list: what is in it is lit, what is
// not is refused with the engine's reason. A cube for an order is picked first; the place it goes to is tapped then.
import { fillText, laidCube, type Move, type Source } from './moves';
import {
  COLOURS,
  SPACES,
  STOPS,
  cardOn,
  readOrder,
  type Colour,
  type GluckAufView,
  type Space,
  type Stop,
} from './view';
import type { Scene } from '$lib/board';

/** A cube taken up and not yet laid. */
export interface Picked {
  colour: Colour;
  from: Source;
  /** Which of several equal ones was tapped; only to be drawn. */
  id?: string;
}

export type Spot =
  | { kind: 'space'; space: Space }
  | { kind: 'draft'; order: string }
  | { kind: 'hand'; card: string }
  | { kind: 'nothing' }
  | { kind: 'return'; where: 'top' | 'bottom' }
  | { kind: 'substitute'; colour: Colour | 'none' }
  | { kind: 'level'; seat: number; stop: Stop }
  | { kind: 'cart'; seat: number; level: Colour; colour: Colour }
  | { kind: 'cube'; seat: number; from: Source; colour: Colour; id?: string }
  | { kind: 'slot'; seat: number; order: string; colour: Colour }
  | { kind: 'store'; seat: number }
  | { kind: 'stop' };

type GaScene = Scene<GluckAufView, Move>;

const isAsked = (scene: GaScene): boolean => scene.seat !== null && scene.legal.length > 0;
/** Whether the cards in hand are tiles or orders. */
export const handKind = (view: GluckAufView): 'tile' | 'order' =>
  view.table.space === 'o-draw' ? 'order' : 'tile';
export const isLegal = (scene: GaScene, text: string): boolean =>
  scene.legal.some((move) => move.text === text);

/** The cube an offered move takes up. */
function usesCube(move: Move, { colour, from }: Picked): boolean {
  if (move.kind === 'unload') return from === 'cage' && move.cube === colour;
  return 'from' in move && move.from === from && laidCube(move) === colour;
}

/** Whether a cube of cage or store can be taken up, because something offered begins with it. */
export const canPick = (scene: GaScene, picked: Picked): boolean =>
  scene.view.table.pending === 'step' && scene.legal.some((move) => usesCube(move, picked));

/** A slot without a picked cube means the cube of its colour, out of the cage if there is one. */
function slotText(
  scene: GaScene,
  { order, colour }: { order: string; colour: Colour },
  picked: Picked | null,
): string {
  if (picked) return fillText(order, colour, picked.colour, picked.from);
  const fromCage = fillText(order, colour, colour, 'cage');
  const fromStore = fillText(order, colour, colour, 'store');
  return !isLegal(scene, fromCage) && isLegal(scene, fromStore) ? fromStore : fromCage;
}

function attemptStep(scene: GaScene, spot: Spot, picked: Picked | null): string | null {
  const { table } = scene.view;
  if ('seat' in spot && spot.seat !== scene.seat) return null;
  switch (spot.kind) {
    case 'level':
      return `ride ${spot.stop}`;
    case 'cart':
      return table.seats[spot.seat]?.cage_at === spot.level ? `load ${spot.colour}` : null;
    case 'cube':
      // Below the surface nothing begins with it: the engine says why.
      return spot.from === 'cage' ? `unload ${spot.colour}` : null;
    case 'slot':
      return slotText(scene, spot, picked);
    case 'store':
      return picked?.from === 'cage' ? `unload ${picked.colour}` : null;
    case 'stop':
      return 'stop';
    default:
      return null;
  }
}

/** A worker space, with the card that lies there. */
function placeText(scene: GaScene, space: Space): string {
  const card = cardOn(scene.view.table, space);
  return card === null || card === 'none' ? `place ${space}` : `place ${space} ${card}`;
}

/** The move a tap here means, now or at another time: then the engine says when. null: nothing is asked of this place. */
export function attempt(scene: GaScene, spot: Spot, picked: Picked | null = null): string | null {
  if (!isAsked(scene)) return null;
  return spot.kind === 'space' ? placeText(scene, spot.space) : attemptNow(scene, spot, picked);
}

function attemptNow(scene: GaScene, spot: Spot, picked: Picked | null): string | null {
  const { table } = scene.view;
  const tiles = handKind(scene.view) === 'tile';
  switch (table.pending) {
    case 'draft':
      return spot.kind === 'draft' ? `draft ${spot.order}` : null;
    case 'choice':
      if (spot.kind === 'nothing') return tiles ? 'buy none' : 'keep none';
      return spot.kind === 'hand' ? `${tiles ? 'buy' : 'keep'} ${spot.card}` : null;
    case 'lay-where':
      return spot.kind === 'return' ? `return ${spot.where}` : null;
    case 'lay':
      return spot.kind === 'hand' ? `lay ${tiles ? 'tile' : 'order'} ${spot.card}` : null;
    case 'substitute':
      return spot.kind === 'substitute' ? `cart ${spot.colour}` : null;
    case 'step':
      return attemptStep(scene, spot, picked);
    case 'second-cube': {
      const { half_order: order, half_slot: slot } = table;
      if (spot.kind !== 'cube' || spot.seat !== scene.seat || !order || !slot) return null;
      return fillText(order, slot, spot.colour, spot.from);
    }
    default:
      return null;
  }
}

/** Every place that could be asked for now, drawn or not. */
export function allSpots(scene: GaScene): Spot[] {
  const { table, hand = [] } = scene.view;
  const spots: Spot[] = [{ kind: 'nothing' }, { kind: 'stop' }];
  for (const space of SPACES) spots.push({ kind: 'space', space });
  for (const order of table.draft) spots.push({ kind: 'draft', order });
  for (const card of hand) spots.push({ kind: 'hand', card });
  for (const where of ['top', 'bottom'] as const) spots.push({ kind: 'return', where });
  for (const colour of [...COLOURS, 'none'] as const) spots.push({ kind: 'substitute', colour });
  const seat = scene.seat;
  if (seat === null) return spots;
  spots.push({ kind: 'store', seat });
  for (const stop of STOPS) spots.push({ kind: 'level', seat, stop });
  for (const colour of COLOURS) {
    for (const level of COLOURS) spots.push({ kind: 'cart', seat, level, colour });
    for (const from of ['cage', 'store'] as const) spots.push({ kind: 'cube', seat, from, colour });
  }
  for (const order of table.seats[seat]?.outstanding ?? [])
    for (const colour of new Set(readOrder(order)?.slots)) spots.push({ kind: 'slot', seat, order, colour });
  return spots;
}

/** All cubes that could be picked, and none. */
export const ALL_PICKS: readonly (Picked | null)[] = [
  null,
  ...COLOURS.flatMap((colour) => [
    { colour, from: 'cage' as const },
    { colour, from: 'store' as const },
  ]),
];

/** Legal moves that no place of the board makes. */
export function buttonMoves(scene: GaScene): string[] {
  const made = new Set<string | null>();
  for (const picked of ALL_PICKS) {
    if (picked && !canPick(scene, picked)) continue;
    for (const spot of allSpots(scene)) made.add(attempt(scene, spot, picked));
  }
  return scene.legal.map((move) => move.text).filter((text) => !made.has(text));
}

export type AreaName = 'works' | 'clock' | `mine-${number}`;

/** Where on a phone something can be tapped now; null: on the desk, which is always there, or nowhere. */
export function litArea(scene: GaScene): AreaName | null {
  if (!isAsked(scene)) return null;
  const { pending } = scene.view.table;
  if (pending === 'placement') return 'works';
  return pending === 'step' || pending === 'second-cube' ? `mine-${scene.seat ?? 0}` : null;
}
