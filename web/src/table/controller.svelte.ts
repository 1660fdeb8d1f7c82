// What the table's screen does: shows the source's state, plays and takes back moves, looks into the past, asks the engine.
import { tick } from 'svelte';
import { announcer } from '$lib/announcer.svelte';
import type { GameUi, SeatInfo, Translate } from '$lib/board';
import { play } from '$lib/sounds';
import { labelOf } from '$lib/move_words';
import type { Say } from '$lib/say';
import type { Refusal, Scene, Told } from '$lib/scene';
import type { Analysis, ChanceOutcome, Hint, ToldLine } from '../engine/engine';
import { analysePosition, hintAt, lookAtMoves } from '../engine/workers';
import { complain } from '../store/complain';
import { settings } from '../store/settings.svelte';
import { sayerFor } from '../store/speech';
import { Captions, STORY_MS } from './captions.svelte';
import { Coach, limitOf, type Doubt } from './coach';
import { moveWords } from './judged_words';
import type { TableSource, TableState } from './source';
import { describe, headingOf, soundsOf, type TableWords } from './words';

export interface Refused {
  refusal: Refusal;
  move: string;
}

export class TableController {
  state: TableState = $state.raw() as TableState;
  /** Hot-seat: what is shown when the next player has taken the screen. Until then the table stays as it was, covered. */
  private next = $state.raw<TableState | null>(null);
  /** The moment of the log that is looked at; null: the present. */
  past = $state.raw<{ count: number; scene: Scene; told: Told[] } | null>(null);
  /** Which of `since` is told again; null: none. */
  recap = $state<number | null>(null);
  readonly captions = new Captions(() => STORY_MS[settings.value.story]);
  preview = $state<string | null>(null);
  /** A move that waits for its confirmation. */
  chosen = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state<string | null>(null);
  /** What the hint says besides the move. */
  hinted = $state.raw<Hint | null>(null);
  /** Whether the coach knows this decision. */
  coached = $state(false);
  /** The coach asks about this move. */
  doubt = $state.raw<Doubt | null>(null);
  asking = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  /** Whether the choices are listed in the bar: digits choose from what can be read. */
  listed = $state(true);
  /** The length of the log at which a list that was closed has been opened. */
  openedAt = $state(-1);
  /** A move is on its way: what is drawn may be over. */
  playing = $state(false);
  /** Moves that were tried here. */
  made = 0;
  /** Numbers what is shown to the observer: a decision is another one after an undo, and the same whatever others choose in secret. */
  private decision = 0;
  private readonly coach = new Coach(lookAtMoves);
  /** From the past: what is new was seen before. */
  private returned = $state(false);
  private readonly stop: () => void;

  readonly t: Translate = $derived.by(() => settings.translatorFor(this.ui?.words));
  /** Apart, because who sits there seldom changes: else every word on the board would be made anew with every move. */
  private readonly sitters = $derived(this.state.seats);
  readonly seats: SeatInfo[] = $derived(this.sitters.map(({ name, computer }) => ({ name, computer })));
  readonly headingOf = $derived.by(() => headingOf(this.ui));
  readonly say: Say = $derived.by(() => sayerFor(this.ui, this.seats));
  readonly scene: Scene = $derived(this.past?.scene ?? this.state.scene);
  readonly told: Told[] = $derived(this.past ? this.past.told : this.returned ? [] : this.state.fresh);
  /** What the others have done since the observer's own last move. */
  readonly since: ToldLine[] = $derived.by(() => {
    const { log, observer } = this.state;
    const after = log.findLastIndex(({ seat }) => seat === observer) + 1;
    return log.slice(after).filter((line) => line.seat !== 'chance' && describe(line, this.words) !== null);
  });
  /** What is told on the board now. */
  readonly caption: ToldLine | null = $derived(
    this.recap === null ? (this.past ? null : this.captions.now) : (this.since[this.recap] ?? null),
  );
  /** The seat that must take the screen before anything is shown. */
  readonly handOver: number | null = $derived(this.next?.handOver ?? this.state.handOver);
  /** What is drawn lists moves: a cover lies over them, and they are not taken away for it. */
  readonly offers: boolean = $derived(!this.past && this.state.scene.legal.length > 0);
  readonly mayAct: boolean = $derived(this.offers && this.handOver === null);
  /** Not of people who play against each other, and not what a puzzle asks. */
  readonly mayAsk: boolean = $derived.by(
    () => this.mayAct && (this.source.kind === 'local' || this.source.kind === 'branch'),
  );

  /** What chance may do, where it waits to be told. */
  readonly chance: readonly ChanceOutcome[] = $derived(this.past ? [] : (this.state.chance ?? []));
  /** The same in words, with the odds and the piece it brings. */
  readonly outcomes = $derived.by(() => {
    const all = this.chance.reduce((sum, { weight }) => sum + weight, 0);
    return this.chance.map(({ text, move, weight }) => ({
      text,
      move,
      label: moveWords({ seat: 'chance', text, move }, this.words),
      odds: weight / all,
      drawing: this.ui?.chancePiece?.(move, this.scene.view, this.seats) ?? null,
    }));
  });
  /** Online the others may be asked to allow what is not free. */
  readonly mayUndo: boolean = $derived.by(() => {
    const { scene, log } = this.state;
    if (this.past || scene.seat === null) return false;
    if (this.source.kind === 'branch' || this.source.kind === 'plan') return scene.can_undo;
    if (scene.over) return false;
    return scene.can_undo || (this.source.kind === 'online' && log.some(({ seat }) => seat === scene.seat));
  });

  constructor(
    readonly source: TableSource,
    readonly ui: GameUi | null,
  ) {
    this.stop = source.subscribe((state) => this.show(state));
  }

  get words(): TableWords {
    return { say: this.say, seats: this.seats };
  }

  get prompt(): string {
    return this.say(this.scene.prompt);
  }

  /** The player picked a move, on the board or in the bar. */
  choose(move: string): void {
    if (!this.mayAct) return;
    if (!this.state.scene.legal.some(({ text }) => text === move)) {
      void this.refuse(move);
      return;
    }
    if (settings.value.confirm && this.chosen !== move) {
      this.chosen = move;
      this.preview = move;
      return;
    }
    void this.playUnlessDoubted(move);
  }

  /** The player keeps to a move that the coach has asked about. */
  goOn(): void {
    if (this.doubt) void this.play(this.doubt.move);
  }

  takeBack(): void {
    this.doubt = null;
    this.chosen = null;
    this.preview = this.hint;
  }

  play(move: string): Promise<void> {
    return this.change(move, () => this.source.play(move));
  }

  /** Tells chance what it does; null: whatever is drawn. */
  luck(outcome: string | null, rest = false): Promise<void> {
    return this.change('', async () => (await this.source.luck?.(outcome, rest)) ?? null);
  }

  private async change(move: string, make: () => Promise<Refusal | null>): Promise<void> {
    if (this.playing) return; // a double tap is one decision
    const { decision } = this;
    this.playing = true;
    this.made += 1;
    this.forgetWords();
    try {
      const refusal = await make();
      if (refusal) this.refused = { refusal, move };
    } catch (error) {
      complain(error);
    } finally {
      // The move's ghost stays until the move itself is there: nothing is drawn between a tap and what comes of it.
      if (decision === this.decision && this.next === null) this.preview = null;
      this.playing = false;
    }
  }

  async undo(): Promise<void> {
    this.forget();
    try {
      const refusal = await this.source.undo();
      if (refusal) this.refused = { refusal, move: '' };
      // On a server it may only have been asked for: what is taken back there is told when it comes.
      else if (this.source.kind !== 'online') announcer.say(this.t('undone'));
    } catch (error) {
      complain(error);
    }
  }

  /** Says why something that was reached for is not allowed. */
  async refuse(move: string): Promise<void> {
    if (this.past || this.state.scene.over) return;
    try {
      const refusal = await this.source.why(move);
      if (refusal) this.refused = { refusal, move };
    } catch (error) {
      complain(error);
    }
  }

  async lookAt(count: number): Promise<void> {
    if (count >= this.state.count) return this.lookAtNow();
    try {
      this.past = { count, scene: await this.source.sceneAt(count), told: [] };
      this.recap = null;
      this.preview = null;
    } catch (error) {
      complain(error);
    }
  }

  lookAtNow(): void {
    this.returned ||= this.past !== null;
    this.past = null;
    this.recap = null;
  }

  /** One action of the others back or forward, over everything since one's own last move; then the present again. */
  async stepRecap(by: number): Promise<void> {
    const at = Math.max(0, (this.recap ?? this.since.length) + by);
    const line = this.since[at];
    if (!line) return this.lookAtNow();
    try {
      const before = await this.source.sceneAt(line.count - 1);
      const scene = await this.source.sceneAt(line.count);
      // First as it was, then as it became: the step is seen in motion.
      this.past = { count: line.count - 1, scene: before, told: [] };
      await tick();
      this.past = { count: line.count, scene, told: [line] };
      this.preview = null;
    } catch {
      // A table on a server knows only what it saw: the words alone are told.
      this.lookAtNow();
    }
    this.captions.hush();
    this.recap = at;
    announcer.say(describe(line, this.words) ?? '');
  }

  /** Asks the engine for a move and shows it as a ghost. */
  askHint(): Promise<void> {
    return this.ask(async (position, seat) => {
      const hint = await hintAt(position, seat);
      return () => {
        const { move } = hint.best;
        this.hinted = hint;
        this.hint = move;
        this.preview = move;
        const reasons = hint.reasons.map((reason) => this.say(reason));
        announcer.say([this.t('hint.is', { move: this.label(move) }), ...reasons].join('. '));
      };
    });
  }

  /** What it says is read; the move stays marked. */
  closeHint(): void {
    this.hinted = null;
  }

  askAnalysis(): Promise<void> {
    return this.ask(async (position, seat) => {
      const analysis = await analysePosition(position, seat);
      return () => (this.analysis = analysis);
    });
  }

  label(move: string): string {
    const known = this.scene.legal.find(({ text }) => text === move);
    return known ? labelOf(known, this.say) : move;
  }

  close(): void {
    this.stop();
    this.captions.hush();
    this.source.close();
  }

  private async ask(
    think: (position: Record<string, unknown>, seat: number) => Promise<() => void>,
  ): Promise<void> {
    const { observer, log } = this.state;
    if (observer === null || !this.mayAsk || this.asking) return;
    this.asking = true;
    try {
      const position = await this.source.position();
      const show = position && (await think(position, observer));
      // The answer to a position that is gone would mislead.
      if (show && log.length === this.state.log.length && observer === this.state.observer) show();
    } catch (error) {
      complain(error);
    } finally {
      this.asking = false;
    }
  }

  /** From which cost on the coach asks, as a share; 0: never, as at every table of a server, rated or not. */
  private get coachLimit(): number {
    return this.source.kind === 'local' ? limitOf(settings.value.coach) : 0;
  }

  private async playUnlessDoubted(move: string): Promise<void> {
    const { decision } = this;
    const limit = this.coachLimit;
    const doubt = limit > 0 ? await this.coach.doubt(decision, move, limit).catch(() => null) : null;
    if (decision !== this.decision || this.doubt) return;
    if (doubt) this.doubt = doubt;
    else await this.play(move);
  }

  /** The coach looks at the decision while its player thinks. */
  private attend(): void {
    const { observer, scene } = this.state;
    if (this.coachLimit === 0 || observer === null || scene.legal.length < 2) return;
    const { decision } = this;
    this.coach
      .watch(decision, observer, () => this.source.position())
      .then(() => (this.coached = decision === this.decision))
      .catch(complain);
  }

  private show(state: TableState): void {
    const before = this.state as TableState | undefined;
    this.next = before?.handOver === null && state.handOver !== null ? state : null;
    if (this.next) {
      this.captions.hush();
      // Under the cover the board stays as it is, with the move's ghost.
      return this.forgetWords();
    }
    this.state = state;
    // What another chose in secret changes nothing for this observer: the log, not the count of moves, tells.
    if (before && before.log.length === state.log.length && before.observer === state.observer) return;
    this.decision += 1;
    this.forget();
    this.returned = false;
    this.recap = null;
    this.attend();
    if (!before || state.handOver !== null) return;
    this.sound(before, state);
    if (state.fresh.some(({ seat }) => seat === state.observer)) this.captions.hush();
    this.captions.tell(
      state.fresh.filter(
        (line) =>
          line.seat !== 'chance' && line.seat !== state.observer && describe(line, this.words) !== null,
      ),
    );
    const lines = state.fresh.map((told) => describe(told, this.words)).filter(Boolean);
    const asked = state.scene.legal.length > 0 ? [this.say(state.scene.prompt)] : [];
    const end = state.scene.over ? [this.t('over')] : [];
    const gone = state.log.length < before.log.length && before.observer === state.observer;
    const back = gone ? [this.t('undone')] : [];
    announcer.say([...back, ...lines, ...asked, ...end].join(' '));
  }

  /** What has happened is heard; the bell only where the page is not in sight. */
  private sound(before: TableState, { fresh, scene }: TableState): void {
    const asked = scene.legal.length > 0 && before.scene.legal.length === 0 && !this.source.planned;
    const heard = soundsOf(fresh, this.ui);
    play(asked && document.hidden ? [...heard.slice(0, 1), 'bell'] : heard, settings.volume);
  }

  /** What was said about the position before. */
  private forget(): void {
    this.preview = null;
    this.forgetWords();
  }

  /** The same, but for the ghost of the move that was looked at. */
  private forgetWords(): void {
    this.chosen = null;
    this.hint = null;
    this.hinted = null;
    this.coached = false;
    this.doubt = null;
    this.analysis = null;
    this.refused = null;
  }
}
