// Where somebody is weak: what his own decisions cost, by what was asked and by part of the game, and how his games ended.
import type { GameReport, JudgedMove, Result } from '$lib/protocol';
import type { Message } from '$lib/say';
import type { Scene } from '$lib/scene';
import type { MatchRecord } from '../engine/engine';
import type { KeptMatch } from '../store/archive';
import type { Level } from './source';

/** A finished game with a seat of one's own. */
export interface OwnGame {
  /** Its address: "local/ID", "online/ID". */
  id: string;
  game: string;
  me: number;
  /** The others: a level, or null for people. */
  opponents: (Level | null)[];
  result: Result;
  /** Milliseconds since 1970. */
  finished: number;
  record: () => Promise<MatchRecord>;
}

/** One of one's own decisions, judged. */
export interface Loss {
  /** The number of the move in the record. */
  move: number;
  /** What was asked. */
  asked: Message;
  /** The third of the game: 0, 1 or 2. */
  part: number;
  /** Of the win, against the best move. */
  cost: number;
  mistake: boolean;
}

/** Matches with one person at the screen: with more, nobody knows which of them is meant. */
export function ownGames(matches: readonly KeptMatch[]): OwnGame[] {
  return matches.flatMap(({ id, game, seats, record, result, changed }) => {
    const people = seats.flatMap(({ computer }, seat) => (computer ? [] : [seat]));
    const [me] = people;
    if (!result || me === undefined || people.length > 1) return [];
    const opponents = seats.filter((_, seat) => seat !== me).map(({ level }) => level ?? 'normal');
    const one: OwnGame = {
      id: `local/${id}`,
      game,
      me,
      opponents,
      result,
      finished: changed,
      record: () => Promise.resolve(record),
    };
    return [one];
  });
}

/** Costs go to the server in millionths of the win. */
const MILLION = 1_000_000;

/** What one's own decisions cost in a game, by its report: all that the next device needs to know. What a computer
 * player decided while one was away is nobody's weakness. */
export const judgedIn = ({ events }: GameReport, me: number): JudgedMove[] =>
  events
    .flatMap(({ decisions }) => decisions.filter(({ seat, substitute }) => seat === me && !substitute))
    .map(({ move, cost, mistake }) => ({ move, cost: Math.round(MILLION * cost), mistake }))
    .sort((a, b) => a.move - b.move);

/** With what was asked and when, as the record tells it; `end` is the number of its moves. */
export async function lossesOf(
  judged: readonly JudgedMove[],
  end: number,
  sceneAt: (move: number) => Promise<Scene>,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (const { move, cost, mistake } of judged) {
    const { prompt } = await sceneAt(move);
    const part = Math.min(2, Math.floor((3 * move) / Math.max(1, end)));
    losses.push({ move, asked: prompt as Message, part, cost: cost / MILLION, mistake });
  }
  return losses;
}

export const judgedOf = (losses: readonly Loss[]): JudgedMove[] =>
  losses.map(({ move, cost, mistake }) => ({ move, cost: Math.round(MILLION * cost), mistake }));

export const isSame = (a: readonly JudgedMove[], b: readonly JudgedMove[]): boolean =>
  a.length === b.length &&
  a.every(({ move, cost, mistake }, i) => {
    const other = b[i];
    return move === other?.move && cost === other.cost && mistake === other.mistake;
  });

/** What is alike in two questions that differ in their numbers: their words, and those of the questions in them. */
export const questionOf = ({ key, ...more }: Message): string =>
  [
    key,
    ...Object.values(more).flatMap((value) =>
      typeof value === 'object' && value !== null && 'key' in value ? [String(value.key)] : [],
    ),
  ].join(' ');

export interface LossSum {
  decisions: number;
  /** All together, of the win. */
  cost: number;
  mistakes: number;
  /** The dearest of them. */
  example: Loss;
}

/** Sums by whatever groups them. */
export function sumsBy<Key>(losses: readonly Loss[], keyOf: (loss: Loss) => Key): Map<Key, LossSum> {
  const sums = new Map<Key, LossSum>();
  for (const loss of losses) {
    const key = keyOf(loss);
    const known = sums.get(key) ?? { decisions: 0, cost: 0, mistakes: 0, example: loss };
    sums.set(key, {
      decisions: known.decisions + 1,
      cost: known.cost + loss.cost,
      mistakes: known.mistakes + (loss.mistake ? 1 : 0),
      example: loss.cost > known.example.cost ? loss : known.example,
    });
  }
  return sums;
}

export interface Results {
  played: number;
  won: number;
  /** Of the win, on the mean; winners share it. */
  share: number;
}

/** The share of the win of a seat. */
export function shareOf({ ranks }: Result, seat: number): number {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks[seat] === 1 ? 1 / Math.max(1, winners) : 0;
}

export function resultsBy<Key>(games: readonly OwnGame[], keyOf: (game: OwnGame) => Key): Map<Key, Results> {
  const found = new Map<Key, Results>();
  for (const game of games) {
    const key = keyOf(game);
    const known = found.get(key) ?? { played: 0, won: 0, share: 0 };
    const share = shareOf(game.result, game.me);
    found.set(key, {
      played: known.played + 1,
      won: known.won + (share > 0 ? 1 : 0),
      share: (known.share * known.played + share) / (known.played + 1),
    });
  }
  return found;
}

/** Whom one played against: one level, different ones, or people. */
export function rivalsOf({ opponents }: OwnGame): Level | 'mixed' | 'people' {
  const [first] = opponents;
  if (opponents.includes(null)) return 'people';
  return first && opponents.every((level) => level === first) ? first : 'mixed';
}
