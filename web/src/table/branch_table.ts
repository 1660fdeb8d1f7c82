// A table at which one person plays every seat of a branch, and chance too if he likes.
import type { Engine, Look, MatchRecord, Seen, ToldLine } from '../engine/engine';
import type { Refusal, Scene } from '$lib/scene';
import { lineOf, movesOf, type Branch } from './branches';
import { eyesAt } from './observer';
import type { TableSeat, TableSource, TableState } from './source';

export interface BranchParts {
  engine: Engine;
  record: MatchRecord;
  game: string;
  seats: TableSeat[];
  /** Whether chance waits to be told what it does. */
  chanceWaits: () => boolean;
  /** The branch has changed. */
  keep: (branch: Branch) => void;
}

export class BranchTable implements TableSource {
  readonly kind = 'branch';
  private readonly listeners = new Set<(state: TableState) => void>();
  private state: TableState | null = null;
  private match = 0;
  private closed = false;
  private changing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly parts: BranchParts,
    private branch: Branch,
  ) {}

  /** Throws EngineProblem where the branch does not fit the record. */
  static async open(parts: BranchParts, branch: Branch): Promise<BranchTable> {
    const table = new BranchTable(parts, branch);
    await table.reopen();
    return table;
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  play(move: string): Promise<Refusal | null> {
    const seat = this.state?.observer ?? 0;
    const { engine, chanceWaits } = this.parts;
    return this.change((look) => engine.playSeen(this.match, seat, move, look, chanceWaits()));
  }

  luck(outcome: string | null, rest: boolean): Promise<Refusal | null> {
    return this.change((look) => this.parts.engine.luckSeen(this.match, outcome, look, !rest));
  }

  undo(): Promise<Refusal | null> {
    return this.inTurn(async () => {
      this.branch = { ...this.branch, steps: this.branch.steps.slice(0, -1) };
      this.parts.keep(this.branch);
      await this.reopen();
      return null;
    });
  }

  why(move: string): Promise<Refusal | null> {
    return this.parts.engine.why(this.match, this.state?.observer ?? 0, move);
  }

  async sceneAt(count: number): Promise<Scene> {
    const scene = await this.parts.engine.scene(this.match, this.state?.observer ?? null, count);
    return { ...scene, legal: [], can_undo: false };
  }

  record(): Promise<MatchRecord> {
    return this.parts.engine.record(this.match);
  }

  position(): Promise<MatchRecord> {
    return this.parts.engine.position(this.match);
  }

  takeOver(): void {
    // Nobody else plays here.
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.listeners.clear();
    void this.parts.engine.close(this.match);
  }

  private async reopen(): Promise<void> {
    const { engine, record } = this.parts;
    const before = this.match;
    // What chance does first is asked: that it does something else may be why one is here.
    const opened = await engine.openSeen(lineOf(record, this.branch), this.look(true), true);
    this.match = opened.match;
    if (before) await engine.close(before);
    this.show(opened, true);
  }

  private change(make: (look: Look) => Promise<Seen | { refusal: Refusal }>): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const outcome = await make(this.look(false));
      if ('refusal' in outcome) return outcome.refusal;
      const { at, steps } = this.branch;
      const step = movesOf(outcome.record).slice(at + steps.flat().length);
      this.branch = { at, steps: [...steps, step] };
      this.parts.keep(this.branch);
      this.show(outcome, false);
      return null;
    });
  }

  /** One change after the other. */
  private inTurn(work: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const done = this.changing.catch(() => undefined).then(work);
    this.changing = done;
    return done;
  }

  private look(jump: boolean): Look {
    return {
      eyes: eyesAt(this.parts.seats, this.state?.observer ?? null),
      from: jump ? 0 : (this.state?.count ?? 0),
      computers: [],
    };
  }

  private show({ seat: observer, scene, told, count, chance }: Seen, jump: boolean): void {
    if (this.closed) return;
    const before = this.state;
    const turned = before !== null && observer !== before.observer;
    const log: ToldLine[] = jump || turned || !before ? told : [...before.log, ...told];
    const fresh = jump || !before ? [] : told.filter((line) => line.count > before.count);
    const { game, seats } = this.parts;
    this.state = {
      game,
      seats,
      observer,
      scene: { ...scene, can_undo: this.branch.steps.length > 0 },
      log,
      count,
      fresh,
      thinking: [],
      handOver: null,
      chance: chance ?? [],
    };
    for (const listener of this.listeners) listener(this.state);
  }
}
