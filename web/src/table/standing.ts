// How a player has fared in the finished matches of this browser.
import type { KeptMatch } from '../store/archive';

export interface Standing {
  game: string;
  played: number;
  won: number;
  /** Highest score. */
  best: number;
  /** Mean share of opponents left behind, 0 to 1; a tie counts half. */
  beaten: number;
}

/** Counts matches with one person at the screen: with more, nobody knows which of them is meant. */
export function standings(matches: readonly KeptMatch[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const { game, seats, result } of matches) {
    const people = seats.flatMap(({ computer }, seat) => (computer ? [] : [seat]));
    const me = people[0];
    if (!result || people.length !== 1 || me === undefined) continue;
    const mine = result.ranks[me] ?? 0;
    const others = result.ranks.filter((_, seat) => seat !== me);
    const share =
      others.reduce((sum, rank) => sum + (rank > mine ? 1 : rank === mine ? 0.5 : 0), 0) / others.length;
    const known = found.get(game) ?? { game, played: 0, won: 0, best: -Infinity, beaten: 0 };
    found.set(game, {
      game,
      played: known.played + 1,
      won: known.won + (mine === 1 ? 1 : 0),
      best: Math.max(known.best, result.scores[me] ?? 0),
      beaten: (known.beaten * known.played + share) / (known.played + 1),
    });
  }
  return [...found.values()];
}
