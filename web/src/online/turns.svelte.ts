// Where we are waited for, turn by turn: as the server says, and shown from afar in the tab's title and on the app's icon.
import type { TurnInfo } from '$lib/protocol';
import { get } from './http';
import { server } from './server.svelte';

/** Who is not connected asks so often, in milliseconds. */
const EVERY = 60_000;

class Turns {
  /** Whose time ends first comes first. */
  list = $state.raw<TurnInfo[]>([]);
  /** Told of turns that began while nobody looked at this page. */
  private readonly listeners = new Set<(fresh: TurnInfo[]) => void>();
  private known = new Set<string>();

  constructor() {
    server.connection.listen((message) => message.kind === 'turns' && void this.read());
    setInterval(() => server.me && !server.connected && !document.hidden && void this.read(), EVERY);
    document.addEventListener('visibilitychange', () => document.hidden || void this.read());
  }

  /** The next table but this one. */
  next(but: string): TurnInfo | null {
    return this.list.find(({ table }) => table !== but) ?? null;
  }

  whenOneBegins(listener: (fresh: TurnInfo[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async read(): Promise<void> {
    if (!server.me) return this.be([]);
    try {
      this.be((await get<{ turns: TurnInfo[] }>('turns')).turns);
    } catch {
      // It is asked again.
    }
  }

  private be(list: TurnInfo[]): void {
    const mark = ({ table, since }: TurnInfo) => `${table} ${since}`;
    const fresh = list.filter((turn) => !this.known.has(mark(turn)));
    this.known = new Set(list.map(mark));
    this.list = list;
    if (fresh.length > 0) for (const listener of this.listeners) listener(fresh);
  }
}

export const turns = new Turns();
