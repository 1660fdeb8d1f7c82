// The report of a game while it is made: steps judged by several engines at once, stopped and gone on with at any time.
import type { Engine, Finding, GameReport, MatchRecord } from '../engine/engine';

/** Where the findings of this game lie, quick and thorough ones. */
export interface Findings {
  find: (thorough: boolean) => Promise<(Finding | null)[] | null>;
  keep: (thorough: boolean, findings: (Finding | null)[]) => Promise<void>;
}

// Between two times that the findings are kept, in milliseconds.
const KEEP_EVERY = 1000;

export class ReportMaker {
  report = $state.raw<GameReport | null>(null);
  /** Whether the report, or what is known of it, was searched ten times as long. */
  thorough = $state(false);
  /** Steps judged, and all of them; 0: not known yet. */
  done = $state(0);
  steps = $state(0);
  running = $state(false);
  private findings: (Finding | null)[] = [];
  /** Counts the beginnings and the stops: who belongs to an older one ends. */
  private turn = 0;
  private kept = 0;

  constructor(
    private readonly judges: () => readonly Engine[],
    private readonly record: MatchRecord,
    private readonly shelf: Findings,
  ) {}

  /** What was made before: the best report that is whole, or how far the quick one had come. */
  async recall(): Promise<void> {
    for (const thorough of [true, false]) {
      const findings = await this.shelf.find(thorough);
      if (!findings || this.running || this.report) continue;
      if (thorough && findings.includes(null)) continue;
      this.take(findings, thorough);
      if (this.done === this.steps) await this.make(thorough);
    }
  }

  /** A quick report stays until the thorough one is there. */
  async make(thorough = false): Promise<void> {
    if (this.running || (this.report && (this.thorough || !thorough))) return;
    const turn = ++this.turn;
    this.running = true;
    try {
      if (thorough !== this.thorough) this.take((await this.shelf.find(thorough)) ?? [], thorough);
      const [first] = this.judges();
      if (!first) throw new Error('nobody judges');
      await this.in(first, async (match) => {
        const steps = await first.planReport(match);
        if (this.findings.length !== steps) this.take(Array<null>(steps).fill(null), thorough);
        await this.judge(turn);
        const found = this.findings.filter((finding) => finding !== null);
        if (found.length === steps) this.report = await first.report(match, found);
      });
    } finally {
      if (turn === this.turn) this.running = false;
    }
  }

  /** What was found until now is kept. */
  stop(): void {
    this.turn += 1;
    this.running = false;
    if (this.done > 0 && this.done < this.steps) void this.shelf.keep(this.thorough, this.findings);
  }

  private async judge(turn: number): Promise<void> {
    const missing = this.findings.flatMap((finding, step) => (finding === null ? [step] : []));
    if (missing.length === 0) return;
    const work = async (judge: Engine, match: number) => {
      for (let step = missing.shift(); step !== undefined; step = missing.shift()) {
        if (turn !== this.turn) return;
        this.findings[step] = await judge.judgeStep(match, step, this.thorough);
        this.done = this.findings.filter((finding) => finding !== null).length;
        await this.keepSometimes();
      }
    };
    await Promise.all(this.judges().map((judge) => this.in(judge, (match) => work(judge, match))));
    await this.shelf.keep(this.thorough, this.findings);
  }

  private async keepSometimes(): Promise<void> {
    if (Date.now() - this.kept < KEEP_EVERY) return;
    this.kept = Date.now();
    await this.shelf.keep(this.thorough, this.findings);
  }

  private take(findings: (Finding | null)[], thorough: boolean): void {
    this.thorough = thorough;
    this.findings = [...findings];
    this.steps = findings.length;
    this.done = findings.filter((finding) => finding !== null).length;
  }

  private async in(judge: Engine, work: (match: number) => Promise<void>): Promise<void> {
    const { match } = await judge.open(this.record);
    try {
      await work(match);
    } finally {
      await judge.close(match);
    }
  }
}
