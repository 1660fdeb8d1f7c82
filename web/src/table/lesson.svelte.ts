// A guided game: a real match that waits at every step for the move the lesson is about.
import type { Lesson, LessonStep } from '$lib/board';
import type { Refusal, Scene } from '$lib/scene';
import type { Engine, MatchRecord, Outcome, ToldLine } from '../engine/engine';
import type { Coach, Doubt } from './coach';

/** Where a step allows several moves the coach compares these, and asks from this cost on; 0: never. */
export interface Coaching {
  coach: Coach;
  limit: () => number;
}

export class LessonRun {
  scene: Scene = $state.raw() as Scene;
  fresh: ToldLine[] = $state.raw([]);
  index = $state(0);
  /** Key of what is said instead of the step's own words, after another move was tried. */
  nudge = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The coach asks about this move. */
  doubt = $state.raw<Doubt | null>(null);
  /** Whether the coach knows this step. */
  coached = $state(false);
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
    private readonly coaching: Coaching | null,
  ) {}

  static async begin(
    engine: Engine,
    game: string,
    lesson: Lesson,
    names: string[],
    coaching: Coaching | null = null,
  ): Promise<LessonRun> {
    const run = new LessonRun(engine, game, lesson, names, coaching);
    await run.open();
    run.scene = await engine.scene(run.match, lesson.seat);
    run.attend();
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
    await this.alone(async () => {
      this.doubt = await this.doubtAbout(move);
      if (!this.doubt) await this.advance(step, move);
    });
  }

  /** The player keeps to a move that the coach has asked about. */
  async keepTo(): Promise<void> {
    const { step, doubt } = this;
    if (!step || !doubt || this.busy) return;
    await this.alone(() => this.advance(step, doubt.move));
  }

  takeBack(): void {
    this.doubt = null;
  }

  /** The match as it stands, to be played on without guidance. */
  position(): Promise<MatchRecord> {
    return this.engine.position(this.match);
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
    this.doubt = null;
    this.index = index;
    this.attend();
  }

  /** The moves that the lesson leaves to the player; what it asks for itself is not doubted. */
  private get free(): string[] {
    const { step, scene } = this;
    const moves = scene.legal.map(({ text }) => text).filter((text) => step?.expect?.includes(text));
    return moves.length > 1 ? moves : [];
  }

  private get decision(): string {
    return `${this.index}/${this.made.join()}`;
  }

  private async doubtAbout(move: string): Promise<Doubt | null> {
    const limit = this.coaching?.limit() ?? 0;
    if (!this.coaching || limit === 0 || this.free.length === 0) return null;
    return this.coaching.coach.doubt(this.decision, move, limit).catch(() => null);
  }

  private attend(): void {
    this.coached = false;
    const { coaching, free, decision } = this;
    if (!coaching || coaching.limit() === 0 || free.length === 0) return;
    coaching.coach
      .watch(decision, this.lesson.seat, () => this.position(), free)
      .then(() => (this.coached = decision === this.decision))
      .catch(() => undefined); // the lesson goes on without a coach
  }

  /** A lesson that the rules refuse is a mistake of the lesson. */
  private demand(outcome: Outcome): void {
    if ('refusal' in outcome) throw new Error(outcome.refusal.message.key);
  }
}
