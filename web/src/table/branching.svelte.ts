// The branches of a record, and the one that is played.
import type { GameUi } from '$lib/board';
import type { Engine, MatchRecord, ToldLine } from '../engine/engine';
import { complain } from '../store/complain';
import { BranchTable } from './branch_table';
import { cutAt, lineOf, type Branch } from './branches';
import { TableController } from './controller.svelte';
import type { TableSeat } from './source';

/** Where the branches of this record lie. */
export interface BranchShelf {
  find: () => Promise<Branch[]>;
  keep: (branches: readonly Branch[]) => Promise<void>;
}

export interface BranchingParts {
  engine: Engine;
  record: MatchRecord;
  game: string;
  ui: GameUi | null;
  shelf: BranchShelf;
}

export class Branching {
  /** By the point where they leave the record. */
  list: readonly Branch[] = $state.raw([]);
  /** The branch that is played; null: the record is looked at. */
  now = $state.raw<Branch | null>(null);
  table = $state.raw<TableController | null>(null);
  /** Whether one chooses what chance does. */
  chooses = $state(false);

  constructor(readonly parts: BranchingParts) {}

  async recall(): Promise<void> {
    const kept = await this.parts.shelf.find();
    this.list = sorted([...this.list, ...kept.filter((branch) => !this.knows(branch))]);
  }

  /** Goes on from a point of the record. */
  begin(at: number, seats: TableSeat[]): Promise<void> {
    return this.enter({ at, steps: [] }, seats);
  }

  /** Goes on from a moment of the branch's own past. */
  goOnFrom(count: number): Promise<void> {
    const { now, table } = this;
    return now && table ? this.enter(cutAt(now, count), table.state.seats) : Promise.resolve();
  }

  async enter(branch: Branch, seats: TableSeat[]): Promise<void> {
    const { engine, record, game, ui } = this.parts;
    const known = this.list.find((other) => isSame(other, branch)) ?? branch;
    try {
      const parts = {
        engine,
        record,
        game,
        seats: seats.map((seat) => ({ ...seat, here: true, computer: false })),
        chanceWaits: () => this.chooses,
        keep: (next: Branch) => this.change(next),
      };
      const source = await BranchTable.open(parts, known);
      this.leave();
      this.now = known;
      this.table = new TableController(source, ui);
    } catch (error) {
      complain(error);
    }
  }

  /** What is told of it to whoever makes its first move. */
  async toldOf(branch: Branch): Promise<ToldLine[]> {
    const { engine, record } = this.parts;
    const mover = branch.steps.flat().find(([seat]) => seat !== 'chance')?.[0] ?? '0';
    const { match } = await engine.open(lineOf(record, branch));
    try {
      return (await engine.told(match, Number(mover), branch.at)).told;
    } finally {
      await engine.close(match);
    }
  }

  leave(): void {
    this.table?.close();
    this.table = null;
    this.now = null;
  }

  remove(branch: Branch): void {
    this.list = this.list.filter((other) => other !== branch);
    void this.parts.shelf.keep(this.list);
  }

  private knows(branch: Branch): boolean {
    return this.list.some((other) => isSame(other, branch));
  }

  private change(next: Branch): void {
    const others = this.list.filter((branch) => branch !== this.now);
    this.now = next;
    // One without moves is only a look.
    this.list = next.steps.length === 0 ? others : sorted([...others, next]);
    void this.parts.shelf.keep(this.list);
  }
}

const isSame = (one: Branch, other: Branch): boolean =>
  one.at === other.at && String(one.steps.flat()) === String(other.steps.flat());
const sorted = (branches: Branch[]): Branch[] => branches.sort((one, other) => one.at - other.at);
