// The engine as the client sees it: typed requests (src/wasm/requests.h) to whoever obeys them.
import type { GameInfo, OptionValue, Refusal, Scene, Told } from '$lib/scene';

/** Obeys one request: a worker in the browser, the module itself in tests. */
export type Obey = (request: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** The engine did not obey; the message is a sentence for people, in English. */
export class EngineProblem extends Error {}

/** A match as a document, "wharf-match/1"; the engine checks it. */
export type MatchRecord = Record<string, unknown>;
/** A move that was told, and how many moves were made by then. */
export type ToldLine = Told & { count: number };
export type Options = Record<string, OptionValue | string>;
/** The match's number in the engine and the moves made so far. */
export interface Opened {
  match: number;
  count: number;
  names: string[];
}
export type Outcome = { count: number } | { refusal: Refusal };
export type Observer = number | null;

export interface Beginning {
  game: string;
  players: number;
  options?: Options;
  seed?: number;
  names?: string[];
}
export interface AnalysisOption {
  move: string;
  visits: number;
  seats: { rank: number; win_share: number; points: number }[];
  line: Told[];
}
export interface Analysis {
  options: AnalysisOption[];
  iterations: number;
}

export class Engine {
  constructor(private readonly obey: Obey) {}

  async games(): Promise<GameInfo[]> {
    return (await this.ask<{ games: GameInfo[] }>({ do: 'games' })).games;
  }
  begin(beginning: Beginning): Promise<Opened> {
    return this.ask({ do: 'begin', ...beginning });
  }
  /** Opens a record or a position; `settle` plays on to the first decision. */
  open(document: MatchRecord, settle = false): Promise<Opened> {
    return this.ask({ do: 'open', document, settle });
  }
  play(match: number, seat: number, move: string): Promise<Outcome> {
    return this.ask({ do: 'play', match, seat, move });
  }
  undo(match: number, seat: number): Promise<Outcome> {
    return this.ask({ do: 'undo', match, seat });
  }
  async close(match: number): Promise<void> {
    await this.ask({ do: 'close', match });
  }
  async scene(match: number, seat: Observer, count?: number): Promise<Scene> {
    const moment = count === undefined ? {} : { count };
    return (await this.ask<{ scene: Scene }>({ do: 'scene', match, seat, ...moment })).scene;
  }
  told(match: number, seat: Observer, from: number): Promise<{ told: ToldLine[]; count: number }> {
    return this.ask({ do: 'told', match, seat, from });
  }
  async why(match: number, seat: number, move: string): Promise<Refusal | null> {
    return (await this.ask<{ refusal?: Refusal }>({ do: 'why', match, seat, move })).refusal ?? null;
  }
  async record(match: number): Promise<MatchRecord> {
    return (await this.ask<{ record: MatchRecord }>({ do: 'record', match })).record;
  }
  async position(match: number, count?: number): Promise<MatchRecord> {
    const moment = count === undefined ? {} : { count };
    return (await this.ask<{ position: MatchRecord }>({ do: 'position', match, ...moment })).position;
  }
  async think(match: number, seat: number, player: string): Promise<string> {
    return (await this.ask<{ move: string }>({ do: 'think', match, seat, player })).move;
  }
  analyse(match: number, seat: number, player: string): Promise<Analysis> {
    return this.ask({ do: 'analyse', match, seat, player });
  }

  private async ask<Answer>(request: Record<string, unknown>): Promise<Answer> {
    const answer = await this.obey(request);
    if (typeof answer['problem'] === 'string') throw new EngineProblem(answer['problem']);
    return answer as Answer;
  }
}
