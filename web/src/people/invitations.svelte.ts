// Tables where a seat is kept for us: those there are when we come, and whatever is told afterwards.
import type { ChallengeInfo } from '$lib/protocol';
import { get } from '../online/http';
import { server } from '../online/server.svelte';

class Invitations {
  list = $state.raw<ChallengeInfo[]>([]);
  /** The one that a finished game beside it speaks of. */
  spokenOf = $state<string | null>(null);

  constructor() {
    server.connection.listen((message) => {
      if (message.kind === 'invited') {
        const { challenge } = message;
        this.list = [...this.list.filter(({ table }) => table !== challenge.table), challenge];
      }
      if (message.kind === 'invitation_over') this.remove(message.table);
    });
  }

  /** What was told while nobody listened. */
  async read(): Promise<void> {
    try {
      this.list = (await get<{ challenges: ChallengeInfo[] }>('challenges')).challenges;
    } catch {
      // It is asked again with the next connection.
    }
  }

  remove(gone: string): void {
    this.list = this.list.filter(({ table }) => table !== gone);
  }
}

export const invitations = new Invitations();
