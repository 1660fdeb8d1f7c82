// Names of places: where a move was made, and where points lie.
import { spotsBy } from '$lib/spots';
import type { Move } from './generated';

export const scoredAt = {
  'score.inTortuga': 'tortuga',
  'score.inFleet': 'fleet',
  'score.inCrew': 'crew',
  'score.sets': 'tortuga',
  'score.tracks': 'track',
  'score.treasure': 'treasure',
};

export const spotsOf = spotsBy<Move>({
  attack: ['action-{seat}-ship-attack', 'voyage-{target}'],
  'push-ship': ['action-{seat}-ship-attack', 'voyage-{target}'],
  raid: ['action-{seat}-raid', 'voyage-{target}'],
  'push-pirate': ['action-{seat}-raid', 'voyage-{target}'],
  advantage: 'action-{seat}-{action}',
  turn: 'action-{seat}-{action}',
  keep: 'tray-{seat}',
  'keep-none': 'tray-{seat}',
  use: 'voyage-{seat}',
  leave: 'voyage-{seat}',
  lay: 'voyage-{seat}',
  take: ['central-island', 'voyage-{seat}'],
  tile: 'pool',
  chest: 'bag',
});

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
