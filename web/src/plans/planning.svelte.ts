// Moves that are tried out from what one sees of a running game, to become a plan: a line in the engine of this page,
// in a position that one cannot tell from the real one.
import type { GameUi } from '$lib/board';
import type { Imagined } from '$lib/protocol';
import type { Engine, MatchRecord } from '../engine/engine';
import { get } from '../online/http';
import { BranchTable } from '../table/branch_table';
import { lineOf, type Branch } from '../table/branches';
import { TableController } from '../table/controller.svelte';
import type { TableSeat } from '../table/source';
import { stepsIn, type DraftStep } from './steps';

export interface PlanningParts {
  engine: Engine;
  ui: GameUi | null;
  table: string;
  game: string;
  seat: number;
  seats: readonly TableSeat[];
}

/** Nobody's turn is longer. */
const MOST_SKIPPED = 100;

export class Planning {
  /** Own moves of the line. */
  steps: readonly DraftStep[] = $state.raw([]);
  /** Others' moves are being made. */
  skipping = $state(false);
  table = $state.raw<TableController | null>(null);
  /** What was told when it began. */
  at = 0;
  /** Counts of moves that nobody chose. */
  private skipped: readonly number[] = [];
  private made = 0;
  private record: MatchRecord = {};

  private constructor(private readonly parts: PlanningParts) {}

  static async begin(parts: PlanningParts): Promise<Planning> {
    const planning = new Planning(parts);
    const { at, position } = await get<Imagined>(`tables/${parts.table}/imagined`);
    planning.at = at;
    const { engine } = parts;
    const { match } = await engine.open(position as MatchRecord);
    planning.record = await engine.record(match).finally(() => engine.close(match));
    const source = await BranchTable.open(
      {
        engine,
        record: planning.record,
        kind: 'plan',
        game: parts.game,
        seats: parts.seats.map((seat) => ({ ...seat, here: true, computer: false })),
        chanceWaits: () => false,
        keep: (branch) => void planning.note(branch),
      },
      { at: 0, steps: [] },
    );
    planning.table = new TableController(source, parts.ui);
    return planning;
  }

  /** Somebody else is asked, who can be passed over. */
  get maySkip(): boolean {
    return this.table?.mayAct === true && this.table.state.observer !== this.parts.seat;
  }

  /** The others do something, whatever it is, until one is asked oneself. Nobody is advised by it. */
  async skip(): Promise<void> {
    const { table } = this;
    if (!table || this.skipping) return;
    this.skipping = true;
    try {
      for (let n = 0; n < MOST_SKIPPED && this.maySkip; n++) {
        const { legal } = table.state.scene;
        const move = legal[Math.floor(Math.random() * legal.length)];
        if (!move) return;
        await table.play(move.text);
        if (table.refused) return;
      }
    } finally {
      this.skipping = false;
    }
  }

  close(): void {
    this.table?.close();
    this.table = null;
  }

  /** Through one's own eyes: what others choose in secret is nothing to wait for. */
  private async note(branch: Branch): Promise<void> {
    const { engine, seat } = this.parts;
    const before = this.made;
    const made = (this.made = branch.steps.flat().length);
    const news = this.skipping ? Array.from({ length: made - before }, (_, n) => before + n + 1) : [];
    this.skipped = [...this.skipped.filter((count) => count <= made), ...news];
    const { match } = await engine.open(lineOf(this.record, branch));
    const { told } = await engine.told(match, seat, 0).finally(() => engine.close(match));
    // Another move was made, or taken back, meanwhile.
    if (made !== this.made) return;
    // What was said of a step that is still there stands.
    this.steps = stepsIn(told, seat, new Set(this.skipped)).map((step, n) => {
      const { text, first = false, after = false, skip = false } = this.steps[n] ?? {};
      return text === step.text ? { ...step, first, after, skip } : step;
    });
  }
}
