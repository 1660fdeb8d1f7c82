// What the table's screen does: shows the source's state, plays and takes back moves, looks into the past, asks the engine.
import { announcer } from '$lib/announcer.svelte';
import type { GameUi, SeatInfo, Translate, WordsContext } from '$lib/board';
import type { Refusal, Scene, Told } from '$lib/scene';
import type { Analysis } from '../engine/engine';
import { analysePosition, thinkAbout } from '../engine/workers';
import { notices } from '../store/notices.svelte';
import { settings } from '../store/settings.svelte';
import { ANALYSIS_SPEC, HINT_SPEC } from './levels';
import type { TableSource, TableState } from './source';
import { describe, promptOf } from './words';

export interface Refused {
  refusal: Refusal;
  move: string;
}

export class TableController {
  state: TableState = $state.raw() as TableState;
  /** The moment of the log that is looked at; null: the present. */
  past = $state.raw<{ count: number; scene: Scene } | null>(null);
  preview = $state<string | null>(null);
  /** A move that waits for its confirmation. */
  chosen = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state<string | null>(null);
  asking = $state(false);
  analysis = $state.raw<Analysis | null>(null);
  private playing = false;
  private readonly stop: () => void;

  readonly t: Translate = $derived.by(() => settings.translatorFor(this.ui?.words));
  readonly seats: SeatInfo[] = $derived(this.state.seats.map(({ name, computer }) => ({ name, computer })));
  readonly scene: Scene = $derived(this.past?.scene ?? this.state.scene);
  readonly told: Told[] = $derived(this.past ? [] : this.state.fresh);
  readonly mayAct: boolean = $derived(
    !this.past && this.state.handOver === null && this.state.scene.legal.length > 0,
  );
  readonly mayAsk: boolean = $derived.by(() => this.mayAct && this.source.kind === 'local');

  /** Online the others may be asked to allow what is not free. */
  readonly mayUndo: boolean = $derived.by(() => {
    const { scene, log } = this.state;
    if (this.past || scene.seat === null || scene.over) return false;
    return scene.can_undo || (this.source.kind === 'online' && log.some(({ seat }) => seat === scene.seat));
  });

  constructor(
    readonly source: TableSource,
    readonly ui: GameUi | null,
  ) {
    this.stop = source.subscribe((state) => this.show(state));
  }

  words(scene: Scene | null = this.scene): WordsContext {
    return { t: this.t, locale: settings.value.locale, seats: this.seats, scene };
  }

  get prompt(): string {
    return promptOf(this.ui, this.scene, this.words());
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
    void this.play(move);
  }

  async play(move: string): Promise<void> {
    if (this.playing) return; // a double tap is one decision
    this.playing = true;
    this.forget();
    try {
      const refusal = await this.source.play(move);
      if (refusal) this.refused = { refusal, move };
    } catch (error) {
      this.complain(error);
    } finally {
      this.playing = false;
    }
  }

  async undo(): Promise<void> {
    this.forget();
    try {
      const refusal = await this.source.undo();
      if (refusal) this.refused = { refusal, move: '' };
      else announcer.say(this.t('undone'));
    } catch (error) {
      this.complain(error);
    }
  }

  /** Says why something that was reached for is not allowed. */
  async refuse(move: string): Promise<void> {
    if (this.past || this.state.scene.over) return;
    try {
      const refusal = await this.source.why(move);
      if (refusal) this.refused = { refusal, move };
    } catch (error) {
      this.complain(error);
    }
  }

  async lookAt(count: number): Promise<void> {
    if (count >= this.state.count) return this.lookAtNow();
    try {
      this.past = { count, scene: await this.source.sceneAt(count) };
      this.preview = null;
    } catch (error) {
      this.complain(error);
    }
  }

  lookAtNow(): void {
    this.past = null;
  }

  /** Asks the engine for a move and shows it as a ghost. */
  askHint(): Promise<void> {
    return this.ask(async (position, seat) => {
      const move = await thinkAbout(position, seat, HINT_SPEC);
      return () => {
        this.hint = move;
        this.preview = move;
        announcer.say(this.t('hint.is', { move: this.label(move) }));
      };
    });
  }

  askAnalysis(): Promise<void> {
    return this.ask(async (position, seat) => {
      const analysis = await analysePosition(position, seat, ANALYSIS_SPEC);
      return () => (this.analysis = analysis);
    });
  }

  label(move: string): string {
    return this.ui?.moveLabel(move, this.words()) ?? move;
  }

  close(): void {
    this.stop();
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
      this.complain(error);
    } finally {
      this.asking = false;
    }
  }

  private show(state: TableState): void {
    const before = this.state as TableState | undefined;
    this.state = state;
    // What another chose in secret changes nothing for this observer: the log, not the count of moves, tells.
    if (before && before.log.length === state.log.length && before.observer === state.observer) return;
    this.forget();
    if (!before || state.handOver !== null) return;
    const lines = state.fresh.map((told) => describe(this.ui, told, this.words(state.scene))).filter(Boolean);
    const asked =
      state.scene.legal.length > 0 ? [promptOf(this.ui, state.scene, this.words(state.scene))] : [];
    const end = state.scene.over ? [this.t('over')] : [];
    announcer.say([...lines, ...asked, ...end].join(' '));
  }

  /** What was said about the position before. */
  private forget(): void {
    this.chosen = null;
    this.preview = null;
    this.hint = null;
    this.analysis = null;
    this.refused = null;
  }

  private complain(error: unknown): void {
    notices.say(error instanceof Error ? error.message : String(error), 'trouble');
  }
}
