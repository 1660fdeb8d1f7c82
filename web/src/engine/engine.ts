// The engine as the client sees it: typed requests (src/protocol/engine_requests.h) to whoever obeys them.
import type * as protocol from '$lib/protocol';
import type { GameInfo, Refusal, Scene, Told } from '$lib/scene';

type EngineRequest = protocol.EngineRequest;
type Asking<Do extends EngineRequest['do']> = Omit<Extract<EngineRequest, { do: Do }>, 'do' | 'look'>;

/** Obeys one request: a worker in the browser, the module itself in tests. */
export type Obey = (request: EngineRequest) => Promise<Record<string, unknown>>;

/** The engine did not obey. Why is data; store/trouble.ts says it. */
export class EngineProblem extends Error {
  constructor(readonly problem: protocol.Problem) {
    super(`${problem.field}: ${problem.reason.key}`);
  }
}

/** A match as a document, "wharf-match/1"; the engine checks it. */
export type MatchRecord = Record<string, unknown>;
/** A move that was told, and how many moves were made by then. */
export type ToldLine = Told & { count: number };
export type Options = Record<string, number | boolean | string>;
/** The match's number in the engine and the moves made so far. */
export type Opened = Omit<protocol.Opened, 'seen'>;
export type Outcome = { count: number } | { refusal: Refusal };
export type Observer = number | null;
export type Look = Required<protocol.Look>;
export type Seen = Omit<protocol.Seen, 'scene' | 'told'> & { scene: Scene; told: ToldLine[] };
export type Beginning = Asking<'begin'>;
export type ChanceOutcome = protocol.ChanceOutcome;
export type Analysis = protocol.Assessed;
export type Hint = protocol.Hinted;
export type GameReport = protocol.GameReport;
/** What is known of one step of a report: the engine's own, kept and handed back. */
export type Finding = protocol.StepJudged['finding'];

const seenIn = ({ seen }: { seen?: protocol.Seen }): Seen => {
  if (!seen) throw new Error('nothing was seen');
  return seen as Seen;
};
const outcome = (changed: protocol.Changed): Seen | { refusal: Refusal } =>
  changed.refusal ? { refusal: changed.refusal } : seenIn(changed);

export class Engine {
  constructor(private readonly obey: Obey) {}

  async games(): Promise<GameInfo[]> {
    return (await this.ask({ do: 'games' })).games;
  }
  /** Whether every draw of a record follows from what the server had committed itself to. */
  verify(record: MatchRecord, commitment: string | null): Promise<protocol.Verified> {
    return this.ask({ do: 'verify', record, ...(commitment === null ? {} : { commitment }) });
  }
  begin(beginning: Beginning): Promise<Opened> {
    return this.ask({ do: 'begin', ...beginning });
  }
  /** Opens a record or a position; `settle` plays on to the first decision. */
  open(document: MatchRecord, settle = false): Promise<Opened> {
    return this.ask({ do: 'open', document, settle });
  }
  async play(match: number, seat: number, move: string): Promise<Outcome> {
    const { count = 0, refusal } = await this.ask({ do: 'play', match, seat, move });
    return refusal ? { refusal } : { count };
  }
  /** The same for a table, which learns at once what has come of it. */
  async beginSeen(beginning: Beginning, look: Look): Promise<Opened & Seen> {
    const opened = await this.ask({ do: 'begin', ...beginning, look });
    return { ...opened, ...seenIn(opened) };
  }
  async openSeen(document: MatchRecord, look: Look, chance_waits = false): Promise<Opened & Seen> {
    const opened = await this.ask({ do: 'open', document, settle: true, chance_waits, look });
    return { ...opened, ...seenIn(opened) };
  }
  async playSeen(
    match: number,
    seat: number,
    move: string,
    look: Look,
    chance_waits = false,
  ): Promise<Seen | { refusal: Refusal }> {
    return outcome(await this.ask({ do: 'play', match, seat, move, chance_waits, look }));
  }
  /** What chance does where it waits; null: whatever is drawn. */
  async luckSeen(
    match: number,
    wanted: string | null,
    look: Look,
    chance_waits: boolean,
  ): Promise<Seen | { refusal: Refusal }> {
    const what = wanted === null ? {} : { outcome: wanted };
    return outcome(await this.ask({ do: 'luck', match, ...what, chance_waits, look }));
  }
  async undoSeen(match: number, seat: number, look: Look): Promise<Seen | { refusal: Refusal }> {
    return outcome(await this.ask({ do: 'undo', match, seat, look }));
  }
  async close(match: number): Promise<void> {
    await this.ask({ do: 'close', match });
  }
  async scene(match: number, seat: Observer, count?: number): Promise<Scene> {
    const moment = count === undefined ? {} : { count };
    return (await this.ask({ do: 'scene', match, seat, ...moment })).scene;
  }
  async told(match: number, seat: Observer, from: number): Promise<{ told: ToldLine[]; count: number }> {
    const { told, count } = await this.ask({ do: 'told', match, seat, from });
    return { told: told as ToldLine[], count };
  }
  async why(match: number, seat: number, move: string): Promise<Refusal | null> {
    return (await this.ask({ do: 'why', match, seat, move })).refusal ?? null;
  }
  async record(match: number): Promise<MatchRecord> {
    return (await this.ask({ do: 'record', match })).record;
  }
  async position(match: number, count?: number): Promise<MatchRecord> {
    const moment = count === undefined ? {} : { count };
    return (await this.ask({ do: 'position', match, ...moment })).position;
  }
  async think(document: MatchRecord, seat: number, player: string): Promise<string> {
    return (await this.ask({ do: 'think', document, seat, player })).move;
  }
  /** What the moves of a decision are worth; of `only` these, if given. */
  assess(
    document: MatchRecord,
    seat: number,
    visits: number,
    listed: number,
    only?: string[],
  ): Promise<Analysis> {
    const among = only ? { only } : {};
    return this.within(document, (match) =>
      this.ask({ do: 'assess', match, seat, visits, listed, ...among }),
    );
  }
  /** The best move of a decision, and why. */
  hint(document: MatchRecord, seat: number, visits: number): Promise<Hint> {
    return this.within(document, (match) => this.ask({ do: 'hint', match, seat, visits }));
  }
  /** The number of steps of a report. */
  async planReport(match: number): Promise<number> {
    return (await this.ask({ do: 'plan_report', match })).steps;
  }
  async judgeStep(match: number, step: number, thorough: boolean): Promise<Finding> {
    return (await this.ask({ do: 'judge_step', match, step, thorough })).finding;
  }
  /** From the findings of all steps, in their order. */
  report(match: number, findings: Finding[]): Promise<GameReport> {
    return this.ask({ do: 'report', match, findings });
  }

  private async within<T>(document: MatchRecord, look: (match: number) => Promise<T>): Promise<T> {
    const { match } = await this.open(document);
    try {
      return await look(match);
    } finally {
      await this.close(match);
    }
  }

  private async ask<Request extends EngineRequest>(
    request: Request,
  ): Promise<protocol.EngineAnswers[Request['do']]> {
    const answer = await this.obey(request);
    if ('problem' in answer) throw new EngineProblem(answer['problem'] as protocol.Problem);
    return answer as unknown as protocol.EngineAnswers[Request['do']];
  }
}
