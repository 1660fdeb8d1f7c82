// Names of places: where a move was made, and where points lie.
import type { Told } from '$lib/board';
import type { Move } from './moves';

export const scoredAt = {
  'score.money': 'player',
  'score.buildings': 'prices',
  'score.duchies': 'standings',
  'score.mainRoad': 'map',
};

export function spotsOf({ move }: Told<Move>): string[] {
  switch (move.kind) {
    case 'stall':
    case 'buyer':
    case 'common-buyer':
      return [`place-${move.place}`];
    case 'sell':
    case 'sell-here':
    case 'sell-side-road':
    case 'move':
    case 'common-depot':
      return [`village-${move.village}`];
    case 'raise':
    case 'keep':
      return [`price-${move.good}`];
    case 'build':
    case 'common-build':
      return ['prices'];
    case 'draw':
      return [`player-${move.seat}`];
    case 'actions':
      return ['round'];
    default:
      return [];
  }
}

/** The clause behind a place. */
export const explainedBy = {
  place: 'H2.2',
  village: 'H4.7',
  price: 'H0.5',
  prices: 'H0.5',
  round: 'H1.2',
  player: 'H0.6',
  standings: 'H6.3',
  forecast: 'H3.2',
  common: 'H7.1',
  way: 'H4.2',
};
