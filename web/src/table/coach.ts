// The coach: looks at a decision while its player thinks, and says before a move what it would cost. It never keeps
// anybody waiting: a move about which nothing is known yet is made.
import type { SearchedMove } from '$lib/protocol';
import type { Analysis, MatchRecord } from '../engine/engine';

/** From which cost on it asks, in per cent of the win. */
export const COACH_LIMITS = ['off', '5', '10', '20'] as const;
export type CoachLimit = (typeof COACH_LIMITS)[number];
/** As a share of the win; 0: it never asks. */
export const limitOf = (coach: CoachLimit): number => (coach === 'off' ? 0 : Number(coach) / 100);

export type Assess = (
  position: MatchRecord,
  seat: number,
  visits: number,
  only?: string[],
) => Promise<Analysis>;

export interface Doubt {
  move: string;
  cost: number;
  margin: number;
  better: SearchedMove;
}

/** Of all moves together, while the player thinks; of the move and the best alone, where that leaves a doubt. */
const VISITS = 3000;
const CHECK_VISITS = 600;
/** Milliseconds that a move may wait for the second look. */
const PATIENCE = 400;

interface Watched {
  key: string | number;
  seat: number;
  position: MatchRecord;
  analysis: Analysis | null;
}

export class Coach {
  private watched: Watched | null = null;

  constructor(private readonly assess: Assess) {}

  /** Begins to look at a decision; `key` is its name, `only` the moves that are compared: all, if not told. */
  async watch(
    key: string | number,
    seat: number,
    find: () => Promise<MatchRecord | null>,
    only?: string[],
  ): Promise<void> {
    if (this.watched?.key === key) return;
    const position = await find();
    if (!position) return;
    const watched: Watched = { key, seat, position, analysis: null };
    this.watched = watched;
    watched.analysis = await this.assess(position, seat, VISITS, only);
  }

  /** What speaks against a move: that it surely costs more than `limit` of the win. */
  async doubt(key: string | number, move: string, limit: number): Promise<Doubt | null> {
    const { watched } = this;
    if (watched?.key !== key || !watched.analysis) return null;
    const first = costIn(watched.analysis, move);
    if (!first || first.cost <= limit) return null;
    if (surely(first, limit)) return first;
    // Too dear, perhaps: the two are looked at again, alone.
    const { position, seat } = watched;
    const again = this.assess(position, seat, CHECK_VISITS, [move, first.better.move]);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const second = await Promise.race([again, late]);
    const found = second && costIn(second, move);
    return found && surely(found, limit) ? found : null;
  }
}

const surely = ({ cost, margin }: Doubt, limit: number): boolean => cost - margin > limit;

function costIn({ moves }: Analysis, move: string): Doubt | null {
  const [better] = moves;
  const made = moves.find((one) => one.move === move);
  if (!better || !made || made.visits === 0 || made === better) return null;
  return { move, cost: made.cost, margin: made.cost_margin, better };
}
