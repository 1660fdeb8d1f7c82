// The server this page came from, if there is one: who we are there, the connection, the open tables.
import { settings } from '../store/settings.svelte';
import { Connection } from './connection';
import { get, post, ServerRefusal } from './http';
import type { LobbyUpdate, Me, TableInfo } from './messages';

class Server {
  /** null: not yet known. */
  there = $state<boolean | null>(null);
  me = $state.raw<Me | null>(null);
  connected = $state(false);
  tables = $state.raw<TableInfo[]>([]);
  readonly connection = new Connection((connected) => (this.connected = connected));
  private looking: Promise<void> | null = null;

  /** Asks once whether there is a server, and who we are. */
  look(): Promise<void> {
    this.looking ??= this.ask();
    return this.looking;
  }

  /** A session: the one we have, or a guest's, made now. */
  async enter(): Promise<Me> {
    await this.look();
    this.me ??= await post<Me>('guest', { name: settings.value.name.trim() || 'Guest' });
    return this.me;
  }

  async logIn(name: string, password: string): Promise<void> {
    this.be(await post<Me>('login', { name, password }));
  }
  /** A guest who registers keeps what he has played. */
  async register(name: string, password: string): Promise<void> {
    this.be(await post<Me>('register', { name, password }));
  }
  async logOut(): Promise<void> {
    await post('logout');
    this.be(null);
  }

  /** The lobby, live once we have a session; returns the way to stop. */
  watchLobby(): () => void {
    const stopListening = this.connection.listen(
      (message) => message.kind === 'lobby' && this.update(message),
    );
    if (!this.me) {
      const refresh = () =>
        get<{ tables: TableInfo[] }>('tables').then(
          ({ tables }) => (this.tables = tables),
          () => undefined,
        );
      void refresh();
      const timer = setInterval(refresh, 8000);
      return () => (clearInterval(timer), stopListening());
    }
    const stopAsking = this.connection.keepAsking('lobby', () => ({ do: 'lobby', on: true }));
    return () => {
      stopAsking();
      stopListening();
      if (this.connected) void this.connection.ask({ do: 'lobby', on: false }).catch(() => undefined);
    };
  }

  private update({ all, tables, gone }: LobbyUpdate): void {
    const known = new Map(all ? [] : this.tables.map((table) => [table.id, table]));
    for (const table of tables) known.set(table.id, table);
    for (const id of gone) known.delete(id);
    this.tables = [...known.values()];
  }

  private be(me: Me | null): void {
    this.me = me;
    // The connection belongs to the session it was made with.
    this.connection.close();
  }

  private async ask(): Promise<void> {
    try {
      await get('games');
      this.there = true;
    } catch {
      this.there = false;
      return;
    }
    try {
      this.me = await get<Me>('me');
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
    }
  }
}

export const server = new Server();
