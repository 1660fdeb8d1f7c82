// Names of places: where a move was made, and where points lie.
import { spotsBy } from '$lib/spots';
import type { Move } from './moves';

export const scoredAt = {
  'score.money': 'player',
  'score.buildings': 'prices',
  'score.duchies': 'standings',
  'score.mainRoad': 'map',
};

export const spotsOf = spotsBy<Move>({
  stall: 'place-{place}',
  buyer: 'place-{place}',
  'common-buyer': 'place-{place}',
  sell: 'village-{village}',
  'sell-here': 'village-{village}',
  'sell-side-road': 'village-{village}',
  move: 'village-{village}',
  'common-depot': 'village-{village}',
  raise: 'price-{good}',
  keep: 'price-{good}',
  build: 'prices',
  'common-build': 'prices',
  draw: 'player-{seat}',
  actions: 'round',
});

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
