// The engine as the client sees it: typed requests (src/protocol/engine_requests.h) to whoever obeys them.
import type * as protocol from '$lib/protocol';
import type { GameInfo, Move, Refusal, Scene, Told } from '$lib/scene';

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
export type AnalysisOption = Omit<protocol.AnalysedMove, 'fields' | 'line'> & { fields: Move; line: Told[] };
export interface Analysis {
  options: AnalysisOption[];
  iterations: number;
}

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
  async openSeen(document: MatchRecord, look: Look): Promise<Opened & Seen> {
    const opened = await this.ask({ do: 'open', document, settle: true, look });
    return { ...opened, ...seenIn(opened) };
  }
  async playSeen(
    match: number,
    seat: number,
    move: string,
    look: Look,
  ): Promise<Seen | { refusal: Refusal }> {
    return outcome(await this.ask({ do: 'play', match, seat, move, look }));
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
  analyse(document: MatchRecord, seat: number, player: string): Promise<Analysis> {
    return this.ask({ do: 'analyse', document, seat, player });
  }

  private async ask<Request extends EngineRequest>(
    request: Request,
  ): Promise<protocol.EngineAnswers[Request['do']]> {
    const answer = await this.obey(request);
    if ('problem' in answer) throw new EngineProblem(answer['problem'] as protocol.Problem);
    return answer as unknown as protocol.EngineAnswers[Request['do']];
  }
}
