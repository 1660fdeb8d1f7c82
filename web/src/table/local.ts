// A table in this page: people at this screen and computer players, the match in the engine here. No server.
import type { Beginning, Engine, Look, MatchRecord, Opened, Seen, ToldLine } from '../engine/engine';
import type { Refusal } from '$lib/scene';
import { EngineTable } from './engine_table';
import { eyesAt } from './observer';
import { specOf } from './levels';
import type { TableSeat, TableSource } from './source';

export interface LocalParts {
  engine: Engine;
  /** A computer player's move, thought out away from this page's thread. */
  think: (position: MatchRecord, seat: number, player: string) => Promise<string>;
  /** Keeps the match for later and returns it as it is kept; what it says about failures is its own affair. */
  save: (record: MatchRecord, over: boolean, waiting: number[]) => MatchRecord;
  /** Least time between two moves of computer players, so that people can follow. */
  pause: () => number;
  /** A computer player could not be asked: tells people so. */
  complain: (error: unknown) => void;
}

/** So much later a computer player that could not be asked is asked again, in milliseconds. */
export const ASK_AGAIN = 5000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A thought that came too late. */
const STALE: Refusal = { code: 'stale', message: { key: 'stale' }, clause: '' };

export class LocalTable extends EngineTable implements TableSource {
  readonly kind = 'local';
  private driving = false;
  private thinking: number | null = null;
  /** The computer player that is asked, and what it thinks about. */
  private asked: { seat: number; position: MatchRecord } | null = null;
  /** Counts changes of the match, so that a thought about an older position is thrown away. */
  private age = 0;
  private changing: Promise<unknown> = Promise.resolve();
  /** The match as it was kept last, with what is told beside its moves. */
  private kept: MatchRecord | null = null;

  private constructor(
    private readonly parts: LocalParts,
    private readonly game: string,
    private readonly seats: TableSeat[],
    /** Whether something is hidden between people at this screen. */
    private readonly secrets: boolean,
  ) {
    super(parts.engine);
  }

  static async begin(
    parts: LocalParts,
    beginning: Beginning,
    seats: TableSeat[],
    secrets: boolean,
  ): Promise<LocalTable> {
    const table = new LocalTable(parts, beginning.game, seats, secrets);
    const names = seats.map(({ name }) => name);
    return table.start(await parts.engine.beginSeen({ ...beginning, names }, table.look(true)));
  }

  /** Goes on with a kept match. Throws EngineProblem where the record does not replay. */
  static async resume(
    parts: LocalParts,
    game: string,
    record: MatchRecord,
    seats: TableSeat[],
    secrets: boolean,
  ): Promise<LocalTable> {
    const table = new LocalTable(parts, game, seats, secrets);
    table.kept = record;
    return table.start(await parts.engine.openSeen(record, table.look(true)));
  }

  private start(opened: Opened & Seen): LocalTable {
    this.match = opened.match;
    this.show(opened, true);
    void this.drive();
    return this;
  }

  play(move: string): Promise<Refusal | null> {
    return this.change((seat, look) => this.parts.engine.playSeen(this.match, seat, move, look), false);
  }

  undo(): Promise<Refusal | null> {
    return this.change((seat, look) => this.parts.engine.undoSeen(this.match, seat, look), true);
  }

  async why(move: string): Promise<Refusal | null> {
    const seat = this.state?.observer;
    if (seat === null || seat === undefined) return null;
    return this.parts.engine.why(this.match, seat, move);
  }

  override async record(): Promise<MatchRecord> {
    return this.kept ?? super.record();
  }

  takeOver(): void {
    if (this.state) this.publish({ ...this.state, handOver: null, fresh: [] });
  }

  /** One change after the other, each with one request: what it brought is in the answer. */
  private change(
    make: (seat: number, look: Look) => Promise<Seen | { refusal: Refusal }>,
    jump: boolean,
  ): Promise<Refusal | null> {
    const seat = this.state?.observer;
    if (seat === null || seat === undefined) return Promise.resolve(null);
    return this.inTurn(() => make(seat, this.look(jump)), jump);
  }

  private inTurn(make: () => Promise<Seen | { refusal: Refusal }>, jump: boolean): Promise<Refusal | null> {
    const done = this.changing
      .catch(() => undefined)
      .then(async () => {
        const outcome = await make();
        if ('refusal' in outcome) return outcome.refusal;
        this.age += 1;
        // What was done is kept before it is shown.
        if (!this.closed)
          this.kept = this.parts.save(outcome.record, 'result' in outcome.record, outcome.scene.waiting_for);
        this.show(outcome, jump);
        void this.drive();
        return null;
      });
    this.changing = done;
    return done;
  }

  private look(jump: boolean): Look {
    return {
      eyes: eyesAt(this.seats, this.state?.observer ?? null),
      from: jump ? 0 : (this.state?.count ?? 0),
      computers: this.seats.flatMap(({ computer }, seat) => (computer ? [seat] : [])),
    };
  }

  private show({ seat: observer, scene, told, count, thinks, position }: Seen, jump: boolean): void {
    const before = this.state;
    this.asked = thinks === null || !position ? null : { seat: thinks, position };
    const turned = before !== null && observer !== before.observer;
    const log: ToldLine[] = jump || turned || !before ? told : [...before.log, ...told];
    // A new observer has not seen what happened while another had the screen.
    const fresh = jump || !before ? [] : turned ? told.filter((line) => line.count > before.count) : told;
    const covers = this.secrets && observer !== null && (turned || before === null) && this.peopleHere() > 1;
    this.publish({
      game: this.game,
      seats: this.seats,
      observer,
      scene,
      log,
      count,
      fresh,
      thinking: this.thinking === null ? [] : [this.thinking],
      handOver: covers && !scene.over ? observer : turned ? null : (before?.handOver ?? null),
    });
  }

  private peopleHere(): number {
    return this.seats.filter(({ here, computer }) => here && !computer).length;
  }

  /** Lets computer players move until only people are asked. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    while (!this.closed && this.asked) {
      try {
        await this.oneComputerMove(this.asked);
      } catch (error) {
        if (this.closed) break;
        this.parts.complain(error);
        await wait(ASK_AGAIN);
      }
    }
    this.driving = false;
  }

  private async oneComputerMove({ seat, position }: { seat: number; position: MatchRecord }): Promise<void> {
    const age = this.age;
    this.thinking = seat;
    if (this.state) this.publish({ ...this.state, thinking: [seat], fresh: [] });
    const [move] = await Promise.all([
      this.parts.think(position, seat, specOf(this.seats[seat]?.level ?? 'normal')),
      wait(this.parts.pause()),
    ]);
    this.thinking = null;
    const refusal = await this.inTurn(async () => {
      // Somebody played or took back meanwhile: what is there now is thought about anew.
      if (this.closed || age !== this.age) return { refusal: STALE };
      return this.parts.engine.playSeen(this.match, seat, move, this.look(false));
    }, false);
    if (refusal && refusal !== STALE) throw new Error(refusal.message.key);
  }
}
