// A table whose match lies in the engine of this page: who listens, what is shown to them, and what is asked of the match.
import type { Engine, MatchRecord } from '../engine/engine';
import type { Scene } from '$lib/scene';
import type { TableState } from './source';

export abstract class EngineTable {
  private readonly listeners = new Set<(state: TableState) => void>();
  protected state: TableState | null = null;
  protected match = 0;
  protected closed = false;

  protected constructor(private readonly engine: Engine) {}

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  async sceneAt(count: number): Promise<Scene> {
    const scene = await this.engine.scene(this.match, this.state?.observer ?? null, count);
    return { ...scene, legal: [], can_undo: false };
  }

  record(): Promise<MatchRecord> {
    return this.engine.record(this.match);
  }

  position(): Promise<MatchRecord> {
    return this.engine.position(this.match);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.listeners.clear();
    void this.engine.close(this.match);
  }

  protected publish(state: TableState): void {
    if (this.closed) return;
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }
}
