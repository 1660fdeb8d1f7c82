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
  private match = 0;
  private count = 0;
  private busy = false;
  /** The player's own moves by step; null: it only explained. */
  private made: (string | null)[] = [];

  private constructor(
    private readonly engine: Engine,
    private readonly game: string,
    readonly lesson: Lesson,
    private readonly names: string[],
  ) {}

  static async begin(engine: Engine, game: string, lesson: Lesson, names: string[]): Promise<LessonRun> {
    const run = new LessonRun(engine, game, lesson, names);
    await run.open();
    run.scene = await engine.scene(run.match, lesson.seat);
    return run;
  }

  private async open(): Promise<void> {
    const { players, seed, options } = this.lesson;
    const { match, count } = await this.engine.begin({
      game: this.game,
      players,
      seed,
      names: this.names,
      ...(options ? { options } : {}),
    });
    this.match = match;
    this.count = count;
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
    await this.alone(() => this.advance(step, move));
  }

  /** On from a step that only explains. */
  async goOn(): Promise<void> {
    const step = this.step;
    if (!step || step.expect || this.busy) return;
    await this.alone(() => this.advance(step, null));
  }

  /** One step back, to try it again: the match begins anew and runs to there. Its chance is the seed's, so it is the same. */
  async back(): Promise<void> {
    if (this.index === 0 || this.busy) return;
    await this.alone(async () => {
      const made = this.made.slice(0, this.index - 1);
      await this.engine.close(this.match);
      await this.open();
      for (const [i, move] of made.entries()) await this.make(this.lesson.steps[i], move);
      this.made = made;
      await this.show(made.length, false);
    });
  }

  async refuse(move: string): Promise<void> {
    this.refusal = await this.engine.why(this.match, this.lesson.seat, move);
  }

  close(): void {
    void this.engine.close(this.match);
  }

  /** One thing at a time: a double tap is one decision. */
  private async alone(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } finally {
      this.busy = false;
    }
  }

  private async advance(step: LessonStep, move: string | null): Promise<void> {
    await this.make(step, move);
    this.made = [...this.made, move];
    await this.show(this.index + 1, true);
  }

  private async make(step: LessonStep | undefined, own: string | null): Promise<void> {
    if (own !== null) this.demand(await this.engine.play(this.match, this.lesson.seat, own));
    for (const [seat, move] of step?.others ?? [])
      this.demand(await this.engine.play(this.match, seat, move));
  }

  private async show(index: number, moving: boolean): Promise<void> {
    const news = await this.engine.told(this.match, this.lesson.seat, this.count);
    this.fresh = moving ? news.told : [];
    this.count = news.count;
    this.scene = await this.engine.scene(this.match, this.lesson.seat);
    this.nudge = null;
    this.index = index;
  }

  /** A lesson that the rules refuse is a mistake of the lesson. */
  private demand(outcome: Outcome): void {
    if ('refusal' in outcome) throw new Error(outcome.refusal.message.key);
  }
}
