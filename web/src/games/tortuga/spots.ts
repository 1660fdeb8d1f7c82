// Names of places: where a move was made, and where points lie.
import type { Told } from '$lib/board';
import type { Move } from './generated';

export const scoredAt = {
  'score.inTortuga': 'tortuga',
  'score.inFleet': 'fleet',
  'score.inCrew': 'crew',
  'score.sets': 'tortuga',
  'score.tracks': 'track',
  'score.treasure': 'treasure',
};

export function spotsOf({ seat, move }: Told<Move>): string[] {
  switch (move.kind) {
    case 'attack':
    case 'push-ship':
      return [`action-${seat}-ship-attack`, `voyage-${move.target}`];
    case 'raid':
    case 'push-pirate':
      return [`action-${seat}-raid`, `voyage-${move.target}`];
    case 'advantage':
    case 'turn':
      return [`action-${seat}-${move.action}`];
    case 'keep':
    case 'keep-none':
      return [`tray-${seat}`];
    case 'use':
    case 'leave':
    case 'lay':
      return [`voyage-${seat}`];
    case 'take':
      return ['central-island', `voyage-${seat}`];
    case 'tile':
      return ['pool'];
    case 'chest':
      return ['bag'];
    default:
      return [];
  }
}

const ACTION_CLAUSES = { fleet: 'T3.4', crew: 'T3.5', treasure: 'T3.6', 'ship-attack': 'T3.7', raid: 'T3.9' };
const SEATS = [0, 1, 2, 3];

/** The clause behind a place. */
export const explainedBy = {
  ...Object.fromEntries(
    Object.entries(ACTION_CLAUSES).flatMap(([action, clause]) =>
      SEATS.map((seat) => [`action-${seat}-${action}`, clause]),
    ),
  ),
  tray: 'T2.1',
  voyage: 'T0.6',
  island: 'T4.2',
  crew: 'T4.2',
  fleet: 'T4.2',
  tortuga: 'T5.1',
  track: 'T0.5',
  treasure: 'T5.4',
  'central-island': 'T3.12',
  'centre-chest': 'T3.12',
  bag: 'T0.1',
};
