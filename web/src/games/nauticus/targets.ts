// What a tap on a place of the board asks for. The text goes to the engine's legal list: what is in it is lit, what is
// not is refused with the engine's reason. Buying and transport take two taps: a tile is picked, then its place.
import { WORDS, rewardText, type Move, type Word } from './moves';
import {
  GOODS,
  PIECES,
  REWARDS,
  SPACES,
  TILES,
  isFamily,
  soldBy,
  type Good,
  type NauticusView,
  type Piece,
  type Reward,
  type Tile,
} from './view';
import type { Scene } from '$lib/board';

export type Spot =
  | { kind: 'space'; space: number }
  | { kind: 'stock' | 'stored'; piece: Piece }
  /** Where a picked tile goes: "warehouse", "new" or a ship's name. */
  | { kind: 'place'; to: string }
  | { kind: 'workers'; count: number }
  | { kind: 'reward'; reward: Reward; goods: Good[] }
  | { kind: 'extra'; tile: Tile }
  | { kind: 'word'; word: Word };

type NauticusScene = Scene<NauticusView, Move>;
const EXECUTING = ['turn', 'act', 'extra'];

export const isAsked = (scene: NauticusScene): boolean => scene.seat !== null && scene.legal.length > 0;

/** The verb of an action whose tiles are picked first; null in every other decision. */
export function verbOf(scene: NauticusScene): 'buy' | 'lay' | null {
  const { pending, action } = scene.view.table;
  if (!isAsked(scene) || !EXECUTING.includes(pending)) return null;
  if (isFamily(action)) return 'buy';
  return action === 'transport' ? 'lay' : null;
}

/** Whether a tap on a tile picks it up, legal or not. */
export function isPicking(scene: NauticusScene, spot: Spot): boolean {
  const { action } = scene.view.table;
  const verb = verbOf(scene);
  if (verb === 'buy') return spot.kind === 'stock' && isFamily(action) && soldBy(action).includes(spot.piece);
  return verb === 'lay' && spot.kind === 'stored';
}

/** The legal moves of a tile that is picked up. */
export function movesOf(scene: NauticusScene, piece: Piece): string[] {
  const verb = verbOf(scene);
  if (verb === null) return [];
  return scene.legal.filter((move) => move.kind === verb && move.piece === piece).map(({ text }) => text);
}

/** What is asked of the engine where a tile cannot be picked up: the reason comes with the likeliest place. */
export function attemptOf(scene: NauticusScene, verb: 'buy' | 'lay', piece: Piece): string {
  if (verb === 'buy') return `buy ${piece} to warehouse`;
  const ships = scene.view.table.boards[scene.seat ?? 0]?.ships ?? [];
  return `lay ${piece} to ${ships[0]?.name ?? 'new'}`;
}

/** The move a tap means, now or at another time: then the engine says when. null: nothing is ever asked of this place. */
export function attempt(scene: NauticusScene, spot: Spot, picked: Piece | null): string | null {
  if (!isAsked(scene)) return null;
  const { pending, action, tiles } = scene.view.table;
  const executing = EXECUTING.includes(pending);
  switch (spot.kind) {
    case 'space':
      return tiles[spot.space] === 'none' ? null : `choose ${tiles[spot.space] ?? ''} ${spot.space}`;
    case 'stock':
      if (pending === 'bonus') return `bonus ${spot.piece}`;
      if (pending === 'free-tile') return `free ${spot.piece}`;
      return isPicking(scene, spot) ? null : attemptOf(scene, 'buy', spot.piece);
    case 'stored':
      return isPicking(scene, spot) ? null : attemptOf(scene, 'lay', spot.piece);
    case 'place': {
      const verb = verbOf(scene);
      if (verb !== null) return picked === null ? null : `${verb} ${picked} to ${spot.to}`;
      const isShip = spot.to !== 'warehouse' && spot.to !== 'new';
      return executing && action === 'delivery' && isShip ? `deliver ${spot.to}` : null;
    }
    case 'workers':
      return executing && (action === 'money' || action === 'crowns') ? `${action} ${spot.count}` : null;
    case 'reward':
      return pending === 'reward' ? rewardText(spot.reward, spot.goods) : null;
    case 'extra':
      return pending === 'turn' || pending === 'after' ? `extra ${spot.tile}` : null;
    case 'word':
      return scene.legal.some(({ text }) => text === spot.word) ? spot.word : null;
  }
}

/** The family whose stacks the decision is about. */
export function offeredFamily(scene: NauticusScene): 'hulls' | 'masts' | 'sails' | 'goods' | null {
  const { pending, action, space, spaces } = scene.view.table;
  if (pending === 'bonus') {
    const bonus = spaces[space]?.bonus;
    return bonus?.mast ? 'masts' : bonus?.sail ? 'sails' : bonus?.good ? 'goods' : null;
  }
  const isOpen = pending === 'free-tile' || EXECUTING.includes(pending);
  return isOpen && isFamily(action) ? action : null;
}

/** Most workers that could be asked for: the chips go as far as the list. */
export const workerCounts = (scene: NauticusScene): number[] =>
  scene.legal.flatMap((move) => (move.kind === 'money' || move.kind === 'crowns' ? [move.workers] : []));

/** One good, or two different ones in the order of the engine. */
export const goodPairs = (): Good[][] =>
  GOODS.flatMap((good, index) => [[good], ...GOODS.slice(index + 1).map((other): Good[] => [good, other])]);

/** Every place that a tap can mean, for the ships that lie in a shipyard now. */
export function allSpots(scene: NauticusScene): Spot[] {
  const ships = scene.view.table.boards[scene.seat ?? 0]?.ships ?? [];
  return [
    ...Array.from({ length: SPACES }, (_, space): Spot => ({ kind: 'space', space })),
    ...PIECES.flatMap((piece): Spot[] => [
      { kind: 'stock', piece },
      { kind: 'stored', piece },
    ]),
    ...['warehouse', 'new', ...ships.map((ship) => ship.name)].map((to): Spot => ({ kind: 'place', to })),
    ...workerCounts(scene).map((count): Spot => ({ kind: 'workers', count })),
    ...REWARDS.filter((reward) => reward !== 'goods').map((reward): Spot => ({
      kind: 'reward',
      reward,
      goods: [],
    })),
    ...goodPairs().map((goods): Spot => ({ kind: 'reward', reward: 'goods', goods })),
    ...TILES.map((tile): Spot => ({ kind: 'extra', tile })),
    ...WORDS.map((word): Spot => ({ kind: 'word', word })),
  ];
}

/** Every move that taps on the board make, picking included. */
export function tappable(scene: NauticusScene): Set<string> {
  const spots = allSpots(scene);
  const made = spots.map((spot) => attempt(scene, spot, null));
  for (const spot of spots)
    if (isPicking(scene, spot) && 'piece' in spot)
      made.push(...spots.map((place) => attempt(scene, place, spot.piece)));
  return new Set(made.filter((text) => text !== null));
}
