// The server this page came from, if there is one: who we are there, the connection, the open tables.
import type { Deleted } from '$lib/protocol';
import { settings } from '../store/settings.svelte';
import { Connection } from './connection';
import { del, get, post, ServerRefusal, UNREACHABLE, whenAway } from './http';
import type { House, LobbyUpdate, Me, TableInfo, TournamentCall } from './messages';
import { until } from './until';

/** Who is not connected asks so often what is announced, in milliseconds. */
const HOUSE_EVERY = 60_000;
/** So long a new session may be on its way. */
const DOUBT_MS = 1500;
/** The version of the protocol that this page speaks (src/protocol/messages.h). */
export const PROTOCOL = '2';
/** Whoever has not said what he is called. */
const ANYBODY = 'Guest';

// Who goes is told nothing on this device any more. Read when it is wanted: the first screen does without.
const forgetDevice = async () => (await import('../telling/device')).forgetHere();

// A name that is good enough for a table of one's own may be none for a house: nobody is kept out for that.
async function asGuest(name: string): Promise<Me> {
  const come = (as: string) => post<Me>('guest', { name: as });
  if (!name) return come(ANYBODY);
  return come(name).catch((error: unknown) => {
    if (error instanceof ServerRefusal && error.error.code === 'bad_request') return come(ANYBODY);
    throw error;
  });
}

class Server {
  /** null: not yet known. */
  there = $state<boolean | null>(null);
  /** It was asked for something and is away: it is asked again by itself. */
  away = $state(false);
  /** How often it has come back: what was asked in vain is asked again. */
  returns = $state(0);
  me = $state.raw<Me | null>(null);
  connected = $state(false);
  tables = $state.raw<TableInfo[]>([]);
  /** Who may come in, and what is said to everybody. */
  house = $state.raw<House>({ sign_up: 'open', guests: true, announcements: [], mail: false });
  /** A table of a tournament that waits for us. */
  call = $state.raw<TournamentCall | null>(null);
  /** It speaks another version of the protocol than this page. */
  outdated = $state(false);
  /** Why we may not come in. */
  banned = $state<string | null>(null);
  readonly connection = new Connection((connected) => {
    this.connected = connected;
    // A connection that ends may have been ended.
    if (!connected && this.me) void this.recognise().catch(() => undefined);
  });
  private looking: Promise<void> | null = null;
  private doubts = false;

  constructor() {
    whenAway.tell = () => void this.waitForIt();
  }

  private async waitForIt(): Promise<void> {
    if (this.away) return;
    this.away = true;
    const answers = () =>
      get('games').then(
        () => true,
        (error: unknown) => !(error instanceof ServerRefusal && error.isAway),
      );
    await until(answers);
    this.away = false;
    await this.look();
    this.returns += 1;
  }

  /** Asks whether there is a server, and who we are: once, and again if it could not be reached. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => {
      if (!this.there) this.looking = null;
    });
    return this.looking;
  }

  /** A session: the one we have, or a guest's, made now. */
  async enter(): Promise<Me> {
    await this.look();
    // Who he is may be known there: a guest is made of nobody else.
    if (!this.there) throw new ServerRefusal(UNREACHABLE, true);
    this.me ??= await asGuest(settings.value.name.trim());
    return this.me;
  }

  async logIn(name: string, password: string): Promise<void> {
    this.be(await post<Me>('login', { name, password }));
  }
  /** A guest who registers keeps what he has played. */
  async register(name: string, password: string, invitation = ''): Promise<void> {
    this.be(await post<Me>('register', { name, password, ...(invitation ? { invitation } : {}) }));
  }
  /** Here, or in all browsers. Who has gone is told nothing on this device: it may be another's next. */
  async logOut(everywhere = false): Promise<void> {
    await forgetDevice();
    await post(everywhere ? 'logout-everywhere' : 'logout');
    this.be(null);
  }
  async deleteAccount(password: string): Promise<Deleted> {
    const done = await del<Deleted>('account', { password });
    await forgetDevice();
    this.be(null);
    return done;
  }

  /** Keeps the connection: a question without a meaning is asked whenever it is made anew. Returns the way to stop. */
  stay(): () => void {
    return this.connection.keepAsking('here', () => ({ do: 'unsubscribe', table: '-' }));
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
    this.banned = null;
    // The connection belongs to the session it was made with.
    this.connection.close();
  }

  private async ask(): Promise<void> {
    try {
      await get('games');
      await this.recognise();
      this.there = true;
    } catch {
      this.there = false;
      return;
    }
    this.connection.listen((message) => {
      if (message.kind === 'announcements')
        this.house = { ...this.house, announcements: message.announcements };
      if (message.kind === 'tournament_table') this.call = message;
      if (message.kind === 'welcome') this.outdated = message.version !== PROTOCOL;
    });
    void this.readHouse();
    setInterval(() => this.connected || document.hidden || void this.readHouse(), HOUSE_EVERY);
  }

  private async readHouse(): Promise<void> {
    try {
      this.house = await get<House>('house');
    } catch {
      // It is asked again.
    }
  }

  /** The session was ended, here or from elsewhere; unless a new one is on its way, as with a new password. */
  private async doubt(): Promise<void> {
    if (this.doubts) return;
    this.doubts = true;
    await new Promise((resolve) => setTimeout(resolve, DOUBT_MS));
    try {
      this.me = await get<Me>('me');
    } catch (error) {
      if (error instanceof ServerRefusal && error.error.code === 'not_signed_in' && this.me) this.be(null);
    } finally {
      this.doubts = false;
    }
  }

  private async recognise(): Promise<void> {
    try {
      this.me = await get<Me>('me');
    } catch (error) {
      if (!(error instanceof ServerRefusal) || error.isAway || error.error.code === UNREACHABLE.code)
        throw error;
      const { code } = error.error;
      if (code === 'not_signed_in' && this.me) void this.doubt();
      if (code !== 'banned') return;
      this.be(null);
      this.banned = (await import('../store/trouble')).trouble(error);
    }
  }
}

export const server = new Server();
