// A table at which one person plays every seat of a branch, and chance too if he likes.
import type { Engine, Look, MatchRecord, Seen, ToldLine } from '../engine/engine';
import type { Refusal } from '$lib/scene';
import { lineOf, movesOf, type Branch } from './branches';
import { EngineTable } from './engine_table';
import { eyesAt } from './observer';
import type { TableSeat, TableSource } from './source';

export interface BranchParts {
  engine: Engine;
  record: MatchRecord;
  /** A plan: what one means to play in a game that goes on. */
  kind?: 'branch' | 'plan';
  game: string;
  seats: TableSeat[];
  /** Whether chance waits to be told what it does. */
  chanceWaits: () => boolean;
  /** The branch has changed. */
  keep: (branch: Branch) => void;
}

export class BranchTable extends EngineTable implements TableSource {
  readonly kind: 'branch' | 'plan';
  private changing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly parts: BranchParts,
    private branch: Branch,
  ) {
    super(parts.engine);
    this.kind = parts.kind ?? 'branch';
  }

  /** Throws EngineProblem where the branch does not fit the record. */
  static async open(parts: BranchParts, branch: Branch): Promise<BranchTable> {
    const table = new BranchTable(parts, branch);
    await table.reopen();
    return table;
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

  takeOver(): void {
    // Nobody else plays here.
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
    const before = this.state;
    const turned = before !== null && observer !== before.observer;
    const log: ToldLine[] = jump || turned || !before ? told : [...before.log, ...told];
    const fresh = jump || !before ? [] : told.filter((line) => line.count > before.count);
    const { game, seats } = this.parts;
    this.publish({
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
    });
  }
}
