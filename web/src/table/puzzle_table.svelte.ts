// A puzzle at the table: the position of its file in the engine here, seen by whoever is asked, and what is answered.
import type { Engine, MatchRecord } from '../engine/engine';
import type { Refusal, Scene } from '$lib/scene';
import type { Puzzle } from './puzzle';
import type { TableSeat, TableSource, TableState } from './source';

export type Verdict = 'asked' | 'wrong' | 'right' | 'shown';

export class PuzzleTable implements TableSource {
  readonly kind = 'puzzle';
  /** How it stands; the move is the one that was answered last. */
  verdict = $state<Verdict>('asked');
  move = $state('');
  private readonly listeners = new Set<(state: TableState) => void>();

  private constructor(
    private readonly engine: Engine,
    private readonly match: number,
    private readonly document: MatchRecord,
    readonly puzzle: Puzzle,
    private state: TableState,
    private readonly onanswer: (verdict: Verdict) => void,
  ) {}

  static async open(
    engine: Engine,
    document: MatchRecord,
    puzzle: Puzzle,
    seats: TableSeat[],
    onanswer: (verdict: Verdict) => void,
  ): Promise<PuzzleTable> {
    const { match, count } = await engine.open(document);
    const scene = await engine.scene(match, puzzle.seat);
    const state: TableState = {
      game: scene.game,
      seats,
      observer: puzzle.seat,
      scene,
      log: [],
      count,
      fresh: [],
      thinking: [],
      handOver: null,
    };
    return new PuzzleTable(engine, match, document, puzzle, state, onanswer);
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** A wrong answer leaves the table as it is; the right one is made, and nothing is asked any more. */
  async play(move: string): Promise<Refusal | null> {
    if (this.isOver) return null;
    this.move = move;
    if (!this.puzzle.solutions.includes(move)) {
      this.end('wrong');
      return null;
    }
    return this.make(move, 'right');
  }

  /** Shows a solution, which is not to solve it. */
  async show(): Promise<void> {
    const [move] = this.puzzle.solutions;
    if (move === undefined || this.isOver) return;
    this.move = move;
    await this.make(move, 'shown');
  }

  tryAgain(): void {
    if (this.verdict === 'wrong') this.verdict = 'asked';
  }

  undo(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }
  why(move: string): Promise<Refusal | null> {
    return this.engine.why(this.match, this.puzzle.seat, move);
  }
  sceneAt(): Promise<Scene> {
    return Promise.resolve(this.state.scene);
  }
  record(): Promise<MatchRecord> {
    return Promise.resolve(this.document);
  }
  position(): Promise<null> {
    return Promise.resolve(null);
  }
  takeOver(): void {
    // One person looks, and nobody else.
  }
  close(): void {
    this.listeners.clear();
    void this.engine.close(this.match);
  }

  private get isOver(): boolean {
    return this.verdict === 'right' || this.verdict === 'shown';
  }

  private async make(move: string, verdict: Verdict): Promise<Refusal | null> {
    const { seat } = this.puzzle;
    const outcome = await this.engine.play(this.match, seat, move);
    if ('refusal' in outcome) return outcome.refusal;
    const [scene, { told, count }] = await Promise.all([
      this.engine.scene(this.match, seat),
      this.engine.told(this.match, seat, this.state.count),
    ]);
    const still: Scene = { ...scene, legal: [], waiting_for: [], can_undo: false };
    this.state = { ...this.state, scene: still, log: told, fresh: told, count };
    for (const listener of this.listeners) listener(this.state);
    this.end(verdict);
    return null;
  }

  private end(verdict: Verdict): void {
    this.verdict = verdict;
    this.onanswer(verdict);
  }
}
