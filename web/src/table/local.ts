// A table in this page: people at this screen and computer players, the match in the engine here. No server.
import type { Beginning, Engine, MatchRecord, Opened, ToldLine } from '../engine/engine';
import type { Refusal, Scene } from '$lib/scene';
import { nextObserver } from './observer';
import { specOf } from './levels';
import type { TableSeat, TableSource, TableState } from './source';

export interface LocalParts {
  engine: Engine;
  /** A computer player's move, thought out away from this page's thread. */
  think: (position: MatchRecord, seat: number, player: string) => Promise<string>;
  /** Keeps the match for later; what it says about failures is its own affair. */
  save: (record: MatchRecord, over: boolean) => void;
  /** Least time between two moves of computer players, so that people can follow. */
  pause: () => number;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class LocalTable implements TableSource {
  readonly kind = 'local';
  private readonly listeners = new Set<(state: TableState) => void>();
  private state: TableState | null = null;
  private closed = false;
  private driving = false;
  private again = false;
  private thinking: number | null = null;
  /** Counts changes of the match, so that a thought about an older position is thrown away. */
  private age = 0;
  private looking: Promise<void> = Promise.resolve();

  private constructor(
    private readonly parts: LocalParts,
    private readonly game: string,
    private readonly seats: TableSeat[],
    private readonly opened: Opened,
    /** Whether something is hidden between people at this screen. */
    private readonly secrets: boolean,
  ) {}

  static async begin(
    parts: LocalParts,
    beginning: Beginning,
    seats: TableSeat[],
    secrets: boolean,
  ): Promise<LocalTable> {
    const opened = await parts.engine.begin({ ...beginning, names: seats.map(({ name }) => name) });
    return LocalTable.start(new LocalTable(parts, beginning.game, seats, opened, secrets));
  }

  /** Goes on with a kept match. Throws EngineProblem where the record does not replay. */
  static async resume(
    parts: LocalParts,
    game: string,
    record: MatchRecord,
    seats: TableSeat[],
    secrets: boolean,
  ): Promise<LocalTable> {
    const opened = await parts.engine.open(record, true);
    return LocalTable.start(new LocalTable(parts, game, seats, opened, secrets));
  }

  private static async start(table: LocalTable): Promise<LocalTable> {
    await table.look(true);
    void table.drive();
    return table;
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  async play(move: string): Promise<Refusal | null> {
    const seat = this.state?.observer;
    if (seat === null || seat === undefined) return null;
    return this.change(() => this.parts.engine.play(this.opened.match, seat, move), false);
  }

  async undo(): Promise<Refusal | null> {
    const seat = this.state?.observer;
    if (seat === null || seat === undefined) return null;
    return this.change(() => this.parts.engine.undo(this.opened.match, seat), true);
  }

  async why(move: string): Promise<Refusal | null> {
    const seat = this.state?.observer;
    if (seat === null || seat === undefined) return null;
    return this.parts.engine.why(this.opened.match, seat, move);
  }

  async sceneAt(count: number): Promise<Scene> {
    const scene = await this.parts.engine.scene(this.opened.match, this.state?.observer ?? null, count);
    return { ...scene, legal: [], can_undo: false };
  }

  record(): Promise<MatchRecord> {
    return this.parts.engine.record(this.opened.match);
  }

  position(): Promise<MatchRecord> {
    return this.parts.engine.position(this.opened.match);
  }

  takeOver(): void {
    if (this.state) this.publish({ ...this.state, handOver: null, fresh: [] });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.listeners.clear();
    void this.parts.engine.close(this.opened.match);
  }

  private async change(
    make: () => Promise<{ count: number } | { refusal: Refusal }>,
    jump: boolean,
  ): Promise<Refusal | null> {
    const outcome = await make();
    if ('refusal' in outcome) return outcome.refusal;
    await this.changed(jump);
    void this.drive();
    return null;
  }

  /** What was done is kept before it is shown. */
  private async changed(jump: boolean): Promise<void> {
    this.age += 1;
    const record = await this.record();
    if (!this.closed) this.parts.save(record, 'result' in record);
    await this.look(jump);
  }

  /** Looks at the match again and tells everybody; one look after the other, so that nothing is told twice. */
  private look(jump: boolean): Promise<void> {
    this.looking = this.looking
      .catch(() => undefined)
      .then(() => (this.closed ? undefined : this.lookNow(jump)));
    return this.looking;
  }

  private async lookNow(jump: boolean): Promise<void> {
    const { engine } = this.parts;
    const { match } = this.opened;
    const before = this.state;
    const observer = await this.chooseObserver(before?.observer ?? null);
    const turned = before !== null && observer !== before.observer;
    const from = jump || turned || !before ? 0 : before.count;
    const [scene, news] = await Promise.all([
      engine.scene(match, observer),
      engine.told(match, observer, from),
    ]);
    const log: ToldLine[] = from === 0 ? news.told : [...(before?.log ?? []), ...news.told];
    // A new observer has not seen what happened while another had the screen.
    const fresh =
      jump || !before ? [] : turned ? news.told.filter(({ count }) => count > before.count) : news.told;
    const covers = this.secrets && observer !== null && (turned || before === null) && this.peopleHere() > 1;
    this.publish({
      game: this.game,
      seats: this.seats,
      observer,
      scene,
      log,
      count: news.count,
      fresh,
      thinking: this.thinking === null ? [] : [this.thinking],
      handOver: covers && !scene.over ? observer : turned ? null : (before?.handOver ?? null),
    });
  }

  private peopleHere(): number {
    return this.seats.filter(({ here, computer }) => here && !computer).length;
  }

  private async chooseObserver(now: number | null): Promise<number | null> {
    return nextObserver(this.seats, now, async (seat) => (await this.legalOf(seat)) > 0);
  }

  private async legalOf(seat: number): Promise<number> {
    return (await this.parts.engine.scene(this.opened.match, seat)).legal.length;
  }

  private publish(state: TableState): void {
    if (this.closed) return;
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }

  /** Lets computer players move until only people are asked. */
  private async drive(): Promise<void> {
    this.again = true;
    if (this.driving) return;
    this.driving = true;
    while (this.again && !this.closed) {
      this.again = false;
      try {
        while (!this.closed && (await this.oneComputerMove()));
      } catch (error) {
        if (!this.closed) console.error(error);
      }
    }
    this.driving = false;
  }

  private async oneComputerMove(): Promise<boolean> {
    const seat = await this.computerAsked();
    if (seat === null) return false;
    const age = this.age;
    this.thinking = seat;
    if (this.state) this.publish({ ...this.state, thinking: [seat], fresh: [] });
    const [move] = await Promise.all([
      this.parts.think(await this.position(), seat, specOf(this.seats[seat]?.level ?? 'normal')),
      wait(this.parts.pause()),
    ]);
    this.thinking = null;
    // Somebody played or took back meanwhile: think again about what is there now.
    if (this.closed || age !== this.age) return !this.closed;
    const outcome = await this.parts.engine.play(this.opened.match, seat, move);
    if ('refusal' in outcome) throw new Error(outcome.refusal.sentence);
    await this.changed(false);
    return true;
  }

  private async computerAsked(): Promise<number | null> {
    for (const [seat, { computer }] of this.seats.entries())
      if (computer && (await this.legalOf(seat)) > 0) return seat;
    return null;
  }
}
