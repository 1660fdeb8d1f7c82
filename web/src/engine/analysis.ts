// Several searches of one position, made into one.
import type { Analysis, AnalysisOption } from './engine';

type Expectation = AnalysisOption['seats'][number];

function weighted(a: AnalysisOption, b: AnalysisOption): AnalysisOption {
  const visits = a.visits + b.visits;
  const share = visits === 0 ? 0.5 : b.visits / visits;
  const mean = (x: number, y: number) => x * (1 - share) + y * share;
  const blend = (x: Expectation, y: Expectation): Expectation => ({
    rank: mean(x.rank, y.rank),
    win_share: mean(x.win_share, y.win_share),
    points: mean(x.points, y.points),
  });
  return {
    move: a.move,
    fields: a.fields,
    visits,
    seats: a.seats.map((seat, i) => blend(seat, b.seats[i] ?? seat)),
    line: b.visits > a.visits ? b.line : a.line,
  };
}

/** Adds up the visits of each move and weighs expectations by them; best first for the seat that moves. */
export function mergeAnalyses(parts: readonly Analysis[], seat: number): Analysis {
  const moves = new Map<string, AnalysisOption>();
  for (const option of parts.flatMap((part) => part.options)) {
    const known = moves.get(option.move);
    moves.set(option.move, known ? weighted(known, option) : option);
  }
  const worth = (option: AnalysisOption) => option.seats[seat]?.win_share ?? 0;
  return {
    options: [...moves.values()].sort((a, b) => b.visits - a.visits || worth(b) - worth(a)),
    iterations: parts.reduce((sum, part) => sum + part.iterations, 0),
  };
}
