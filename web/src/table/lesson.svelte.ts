// A guided game: a real match that waits at every step for the move the lesson is about.
import type { Lesson, LessonStep } from '$lib/board';
import type { Refusal, Scene } from '$lib/scene';
import type { Engine, Outcome, ToldLine } from '../engine/engine';

export class LessonRun {
  scene: Scene = $state.raw() as Scene;
  fresh: ToldLine[] = $state.raw([]);
  index = $state(0);
  /** Key of what is said instead of the step's own words, after another move was tried. */
  nudge = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.index] ?? null);
  private count = 0;
  private busy = false;

  private constructor(
    private readonly engine: Engine,
    private readonly match: number,
    readonly lesson: Lesson,
  ) {}

  static async begin(engine: Engine, game: string, lesson: Lesson, names: string[]): Promise<LessonRun> {
    const { players, seed, options } = lesson;
    const { match, count } = await engine.begin({
      game,
      players,
      seed,
      names,
      ...(options ? { options } : {}),
    });
    const run = new LessonRun(engine, match, lesson);
    run.count = count;
    run.scene = await engine.scene(match, lesson.seat);
    return run;
  }

  get over(): boolean {
    return this.index >= this.lesson.steps.length;
  }

  async choose(move: string): Promise<void> {
    const step = this.step;
    if (!step?.expect || this.busy) return;
    if (!step.expect.includes(move)) {
      this.nudge = step.nudge ?? 'lesson.other';
      return;
    }
    await this.advance(step, () => this.engine.play(this.match, this.lesson.seat, move));
  }

  /** On from a step that only explains. */
  async goOn(): Promise<void> {
    const step = this.step;
    if (!step || step.expect || this.busy) return;
    await this.advance(step, null);
  }

  async refuse(move: string): Promise<void> {
    this.refusal = await this.engine.why(this.match, this.lesson.seat, move);
  }

  close(): void {
    void this.engine.close(this.match);
  }

  private async advance(step: LessonStep, own: (() => Promise<Outcome>) | null): Promise<void> {
    this.busy = true;
    try {
      if (own) this.demand(await own());
      for (const [seat, move] of step.others ?? [])
        this.demand(await this.engine.play(this.match, seat, move));
      const news = await this.engine.told(this.match, this.lesson.seat, this.count);
      this.fresh = news.told;
      this.count = news.count;
      this.scene = await this.engine.scene(this.match, this.lesson.seat);
      this.nudge = null;
      this.index += 1;
    } finally {
      this.busy = false;
    }
  }

  /** A lesson that the rules refuse is a mistake of the lesson. */
  private demand(outcome: Outcome): void {
    if ('refusal' in outcome) throw new Error(outcome.refusal.message.key);
  }
}
