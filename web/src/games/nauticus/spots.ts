// Names of places: where a move was made, and where points lie.
import { spotsBy } from '$lib/spots';
import type { Move } from './moves';

export const scoredAt = {
  'score.start': 'seat',
  'score.bonuses': 'wheel',
  'score.rewards': 'yard',
  'score.crowns': 'passes',
  'score.passTiles': 'passes',
  'score.delivered': 'delivered',
  'score.ships': 'yard',
  'score.taler': 'holdings',
};

const whereTo = ({ to }: { to: string }): string => (to === 'warehouse' ? 'warehouse-{seat}' : 'yard-{seat}');

export const spotsOf = spotsBy<Move>({
  deal: 'space-{space}',
  choose: 'space-{space}',
  buy: whereTo,
  lay: whereTo,
  bonus: 'warehouse-{seat}',
  free: 'warehouse-{seat}',
  goods: 'warehouse-{seat}',
  deliver: 'delivered-{seat}',
  extra: 'extra-{seat}',
  pass: 'passes-{seat}',
  money: 'holdings-{seat}',
  crowns: 'holdings-{seat}',
  reward: 'holdings-{seat}',
});

/** The clause behind a place. */
export const explainedBy = {
  space: 'N0.3',
  wheel: 'N0.5',
  stock: 'N4.3',
  warehouse: 'N0.6',
  yard: 'N5.2',
  holdings: 'N4.1',
  passes: 'N2.5',
  extra: 'N8.1',
  delivered: 'N9.1',
  reward: 'N5.4',
};
