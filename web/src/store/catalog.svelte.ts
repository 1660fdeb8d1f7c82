// The games the engine knows, asked once.
import { mainEngine } from '../engine/workers';
import type { GameInfo } from '$lib/scene';

class Catalog {
  games = $state.raw<GameInfo[]>([]);
  /** Why the engine could not be asked, or null. */
  failure = $state<string | null>(null);
  private asked: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    this.asked ??= mainEngine()
      .games()
      .then((games) => (this.games = games))
      .catch((error: unknown) => {
        this.failure = error instanceof Error ? error.message : String(error);
        this.asked = null;
        return [];
      });
    return this.asked;
  }

  find(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const catalog = new Catalog();
