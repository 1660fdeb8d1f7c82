// A match that is looked at again: any moment, through anybody's eyes.
import type { Scene } from '$lib/scene';
import type { Engine, MatchRecord, Observer, Opened, ToldLine } from '../engine/engine';

export class Replay {
  scene: Scene = $state.raw() as Scene;
  log: ToldLine[] = $state.raw([]);
  /** Moves made at the moment that is shown. */
  at = $state(0);
  observer: Observer = $state(0);
  /** What lies between the moment shown before and this one, if it is one step ahead. */
  fresh: ToldLine[] = $state.raw([]);
  running = $state(false);
  /** Moments worth a stop, in order: the beginning and after every move that was told. */
  readonly stops: number[] = $derived([0, ...new Set(this.log.map(({ count }) => count))]);
  readonly index: number = $derived(this.momentOf(this.at));

  private constructor(
    private readonly engine: Engine,
    private readonly match: number,
    readonly count: number,
    /** Who sat there, and what the record tells beside its moves. */
    readonly opened: Pick<Opened, 'names' | 'computers' | 'about'>,
  ) {}

  /** Throws EngineProblem where the record does not replay. */
  static async open(engine: Engine, record: MatchRecord, at: number | null): Promise<Replay> {
    const opened = await engine.open(record);
    const replay = new Replay(engine, opened.match, opened.count, opened);
    await replay.look(0, at === null ? 0 : Math.max(0, Math.min(at, opened.count)));
    return replay;
  }

  async look(observer: Observer, at: number): Promise<void> {
    const same = observer === this.observer && this.log.length > 0;
    const [scene, news] = await Promise.all([
      this.sceneAt(at, observer),
      same ? null : this.engine.told(this.match, observer, 0),
    ]);
    const before = this.at;
    if (news) this.log = news.told;
    this.observer = observer;
    const between = this.log.filter(({ count }) => count > before && count <= at);
    // A step is shown in motion, a leap is not.
    this.fresh = same && at > before && between.length <= 3 ? between : [];
    this.at = at;
    this.scene = scene;
  }

  goTo(at: number): Promise<void> {
    return this.look(this.observer, at);
  }

  /** Forwards or backwards by so many stops. */
  step(by: number): Promise<void> {
    const next = this.stops[Math.max(0, Math.min(this.index + by, this.stops.length - 1))] ?? 0;
    return this.goTo(next);
  }

  async sceneAt(at: number, observer: Observer = this.observer): Promise<Scene> {
    const scene = await this.engine.scene(this.match, observer, at);
    return { ...scene, legal: [], can_undo: false };
  }

  /** The whole position of this moment. */
  position(): Promise<MatchRecord> {
    return this.engine.position(this.match, this.at);
  }

  record(): Promise<MatchRecord> {
    return this.engine.record(this.match);
  }

  /** The decision that is asked at this moment, for analysis; null where nobody here is asked. */
  async asked(): Promise<{ position: MatchRecord; seat: number } | null> {
    for (let seat = 0; seat < this.scene.players; ++seat) {
      const { legal } = await this.engine.scene(this.match, seat, this.at);
      if (legal.length > 1) return { position: await this.position(), seat };
    }
    return null;
  }

  /** The number of the moment after so many moves. */
  momentOf(count: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= count),
    );
  }

  close(): void {
    this.running = false;
    void this.engine.close(this.match);
  }
}
