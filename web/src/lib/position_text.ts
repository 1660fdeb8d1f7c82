// What the games share to tell a position in words.
import type { Scene, Translate } from './board';
import type { Say } from './say';

/** Who names players and things. */
export interface Names {
  t: Translate;
  say: Say;
  name: (seat: number) => string;
}

/** What the rules count for a seat as the match stands. */
export const pointsOf = <View, Kinds>(scene: Scene<View, Kinds>, seat: number): number =>
  (scene.scores[seat] ?? []).reduce((sum, line) => sum + line.points, 0);
