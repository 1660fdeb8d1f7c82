// A table on the server: the same to its screen as one in this page.
import type { MatchRecord } from '../engine/engine';
import type { Refusal, Scene } from '$lib/scene';
import { settings } from '../store/settings.svelte';
import { trouble } from '../store/trouble';
import type { TableSeat, TableSource, TableState } from '../table/source';
import { applyChanges } from './changes';
import type { Connection } from './connection';
import { get, ServerRefusal } from './http';
import type {
  ChatLine,
  ClockInfo,
  Me,
  OnlineTold,
  Request,
  ServerMessage,
  TableInfo,
  TableUpdate,
} from './messages';
import { forgetNumber, ownNumberFor, rememberCommitment, sawNumbers } from './own_number';
import { seatName } from './seat_name';
import { addNotes, addNumbers, addTold, lateSeats, onlyMoves, stillStanding, type TableNote } from './told';

/** The server sends so many lines at once; more than a few pages nobody reads again. */
const CHAT_PAGE = 200;
const MOST_PAGES = 10;
/** Could it not be read, it is tried so much later, in milliseconds. */
const CHAT_AGAIN = 3000;

const asRefusal = ({ error, said }: ServerRefusal): Refusal => ({
  code: error.code,
  message: said,
  clause: error.clause ?? '',
});

export class OnlineTable implements TableSource {
  readonly kind = 'online';
  /** The table's head; null until the server has answered. */
  info = $state.raw<TableInfo | null>(null);
  clocks = $state.raw<ClockInfo[]>([]);
  /** When the clocks were told, by this page's clock. */
  clocksAt = $state(0);
  readonly timed: boolean = $derived.by(() => this.info?.clock !== undefined && this.clocks.length > 0);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<boolean[]>([]);
  watchers = $state(0);
  undoAsked = $state<number | null>(null);
  pauseAsked = $state<number | null>(null);
  /** What was asked we have answered; the others have not. */
  undoAnswered = $state(false);
  pauseAnswered = $state(false);
  /** Who has refused what we asked for; a new one is another object. */
  refused = $state.raw<{ what: 'undo' | 'pause'; seat: number } | null>(null);
  /** When a pause ends by itself, by this page's clock; null: there is none. */
  paused = $state<number | null>(null);
  /** What happened besides moves, and after how many of them. */
  notes = $state.raw<TableNote[]>([]);
  /** There is a plan for what is asked next. */
  planned = false;
  /** By lines of the log their numbers among all that was told. */
  numbers = $state.raw<number[]>([]);
  /** The last line that was seen here, also before a reload. */
  private chatSeen = $state(0);
  readonly unread: number = $derived.by(
    () => this.chat.filter(({ number, user }) => number > this.chatSeen && user !== this.me.id).length,
  );
  /** The host has sent us away. */
  kicked = $state(false);
  /** Whether a game is running or over, so that a board can be shown. */
  playing = $state(false);
  /** Why the table cannot be shown. */
  failure = $state<string | null>(null);
  readonly seat: number | null = $derived.by(() => {
    const seat = this.info?.seats.findIndex(({ user }) => user === this.me.id) ?? -1;
    return seat < 0 ? null : seat;
  });

  private state: TableState | null = null;
  private sequence = 0;
  /** Told before the scene: a long list comes in parts, the scene with the last. */
  private early: readonly OnlineTold[] = [];
  private readonly listeners = new Set<(state: TableState) => void>();
  /** Scenes by the length of the log they belong to: the past as this page has seen it. */
  private readonly scenes = new Map<number, Scene>();
  /** Seats whose time was up. */
  private late: ReadonlySet<number> = new Set();
  private closed = false;
  private reading = false;
  /** We stand up ourselves. */
  private leaves = false;
  private readonly stops: (() => void)[];

  constructor(
    private readonly connection: Connection,
    readonly me: Me,
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.stops = [
      connection.listen((message) => this.hear(message)),
      connection.keepAsking(
        `table ${id}`,
        () => this.subscription(),
        (refused) => (this.failure = trouble(refused)),
      ),
    ];
    this.chatSeen = seenBefore(id);
  }

  /** What was said before we came, or while the connection was lost. */
  private async readChat(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : '';
    try {
      for (let after = this.chat.at(-1)?.number ?? 0, page = 0; page < MOST_PAGES; page++) {
        const { lines } = await get<{ lines: ChatLine[] }>(`tables/${this.id}/chat?after=${after}${invite}`);
        this.chat = mergeChat(this.chat, lines);
        after = lines.at(-1)?.number ?? after;
        if (lines.length < CHAT_PAGE) return;
      }
    } catch (error) {
      // What is said from now on comes all the same; the rest is asked for again.
      if (error instanceof ServerRefusal && error.isAway && !this.closed)
        setTimeout(() => void this.readChat(), CHAT_AGAIN);
    } finally {
      this.reading = false;
    }
  }

  /** The chat is before somebody's eyes. */
  seeChat(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last <= this.chatSeen) return;
    this.chatSeen = last;
    keepSeen(this.id, last);
  }

  private subscription(): Request {
    void this.readChat();
    return {
      do: 'subscribe',
      table: this.id,
      changes: true,
      ...(this.sequence > 0 ? { since: this.sequence } : {}),
      ...(this.invite ? { invite: this.invite } : {}),
    };
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    return () => this.listeners.delete(listener);
  }

  play(move: string): Promise<Refusal | null> {
    return this.tryTo({ do: 'move', move, at: this.sequence });
  }

  /** A text that is not in the list cannot be made by asking: `at` holds the question to this very position. */
  why(move: string): Promise<Refusal | null> {
    if (this.state?.scene.legal.some(({ text }) => text === move)) return Promise.resolve(null);
    return this.play(move);
  }

  async undo(): Promise<Refusal | null> {
    const free = await this.tryTo({ do: 'undo' });
    // What others have seen meanwhile, they must allow to be taken back.
    return free ? this.tryTo({ do: 'undo', ask: true }) : null;
  }

  async sceneAt(count: number): Promise<Scene> {
    const known = [...this.scenes.keys()].sort((a, b) => a - b);
    const nearest = known.findLast((at) => at <= count) ?? known[0];
    const scene = nearest === undefined ? undefined : this.scenes.get(nearest);
    if (!scene) throw new Error('nothing was seen of that moment');
    return { ...scene, legal: [], can_undo: false };
  }

  record(): Promise<MatchRecord> {
    return get(`tables/${this.id}/record${this.invite ? `?invite=${encodeURIComponent(this.invite)}` : ''}`);
  }

  /** Nobody asks an engine while he plays against people. */
  async position(): Promise<null> {
    return null;
  }

  takeOver(): void {
    // Everybody has a screen of his own.
  }

  /** Anything else at this table: join, leave, start, say, resign, rematch … Rejects with the server's refusal. */
  async do(what: string, fields: Record<string, unknown> = {}): Promise<string | undefined> {
    const invite = what === 'join' && this.invite ? { invite: this.invite } : {};
    if (what === 'leave') this.leaves = true;
    return this.connection.ask({ do: what, table: this.id, ...invite, ...fields });
  }

  /** One's answer to whoever asks to take back a move. */
  async answerUndo(agree: boolean): Promise<void> {
    await this.do('answer_undo', { agree });
    this.undoAnswered = this.undoAsked !== null;
  }
  async agreeToPause(): Promise<void> {
    await this.do('pause');
    this.pauseAnswered = this.pauseAsked !== null;
  }

  /** Something at another table that has to do with this one. */
  ask(what: string, table: string): Promise<string | undefined> {
    return this.connection.ask({ do: what, table });
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
    this.listeners.clear();
    void this.connection.ask({ do: 'unsubscribe', table: this.id }).catch(() => undefined);
  }

  private async tryTo(request: Request): Promise<Refusal | null> {
    try {
      await this.connection.ask({ table: this.id, ...request });
      return null;
    } catch (error) {
      if (error instanceof ServerRefusal) return asRefusal(error);
      throw error;
    }
  }

  private hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.kind === 'table') this.update(message);
    if (message.kind === 'chat') this.chat = mergeChat(this.chat, message.lines);
    if (message.kind === 'presence') {
      this.present = message.seats;
      this.watchers = message.watchers;
      this.publish([], this.state?.scene);
    }
  }

  private update(message: TableUpdate): void {
    const { sequence, told, info, scene, changes, clocks, undo_asked, pause_asked, paused } = message;
    const begin = sequence - told.length;
    // It goes on from what an earlier subscription of this page was told; what this one asked for is still to come.
    if (begin > this.sequence) return;
    this.failure = null;
    if (info) this.take(info);
    this.giveNumber();
    if (clocks) {
      this.clocks = clocks;
      this.clocksAt = Date.now();
    }
    this.noteRefusal(told);
    const isAnew = (what: OnlineTold['kind']) => told.some(({ kind }) => kind === what);
    this.undoAnswered &&= undo_asked === this.undoAsked && !isAnew('asked_undo');
    this.pauseAnswered &&= pause_asked === this.pauseAsked && !isAnew('asked_pause');
    this.undoAsked = undo_asked ?? null;
    this.pauseAsked = pause_asked ?? null;
    this.paused = paused === undefined ? null : Date.now() + paused;
    const before = this.state?.scene;
    let now = (scene as unknown as Scene | undefined) ?? before;
    try {
      if (before && changes && !scene) now = applyChanges(before, changes);
    } catch {
      return this.beginAnew();
    }
    // After a reconnection the beginning of the news may be known already.
    const news = told.slice(Math.max(0, this.sequence - begin));
    this.sequence = sequence;
    this.publish(news, now);
  }

  /** Of what we have asked for, as it was until now. */
  private noteRefusal(told: readonly OnlineTold[]): void {
    if (this.seat === null) return;
    for (const { kind, seat } of told) {
      if (typeof seat !== 'number' || seat === this.seat) continue;
      if (kind === 'refused_undo' && this.undoAsked === this.seat) this.refused = { what: 'undo', seat };
      if (kind === 'refused_pause' && this.pauseAsked === this.seat) this.refused = { what: 'pause', seat };
    }
  }

  private take(info: TableInfo): void {
    const sat = this.seat !== null && this.info?.status === 'open';
    this.info = info;
    if (sat && this.seat === null && info.status === 'open') this.kicked = !this.leaves;
    this.leaves = false;
  }

  /** A change that fits nothing: something was lost on the way, and everything is asked for again. */
  private beginAnew(): void {
    this.sequence = 0;
    this.state = null;
    this.early = [];
    this.notes = [];
    this.late = new Set();
    void this.tryTo(this.subscription()).catch(() => undefined); // a connection that is lost asks by itself
  }

  /** As soon as the commitment was seen, and before the game begins. */
  private giveNumber(): void {
    const { status, proof } = this.info ?? {};
    const { seat } = this;
    if (!proof || status === 'over') return;
    if (status === 'open' && seat === null) forgetNumber(this.id);
    if (seat === null) return;
    rememberCommitment(this.id, proof.commitment);
    sawNumbers(this.id, proof.numbers);
    if (status !== 'open' || proof.numbers[seat] !== '') return;
    const number = ownNumberFor(this.id, proof.commitment);
    // Who comes too late, or has given it over another connection, plays all the same.
    void this.do('number', { number }).catch(() => undefined);
  }

  private publish(added: readonly OnlineTold[], scene: Scene | undefined): void {
    const news = [...this.early, ...added];
    this.early = [];
    if (!scene || !this.info) {
      this.early = news;
      return;
    }
    const before = this.state;
    const log = addTold(before?.log ?? [], news);
    this.late = lateSeats(this.late, news);
    this.numbers = addNumbers(before ? this.numbers : [], news, this.sequence - news.length);
    this.notes = addNotes(this.notes, news, before?.log.length ?? 0);
    const fresh = before && onlyMoves(news) ? log.slice(before.log.length) : [];
    // What was taken back did not happen.
    const stood = stillStanding(before?.log.length ?? 0, news);
    for (const count of this.scenes.keys()) if (count > stood) this.scenes.delete(count);
    this.scenes.set(log.length, scene);
    this.state = {
      game: this.info.game,
      seats: this.info.seats.map((seat, n) => this.seatOf(seat, n)),
      observer: scene.seat,
      scene,
      log,
      count: log.length,
      fresh,
      thinking: [],
      handOver: null,
    };
    this.playing = true;
    for (const listener of this.listeners) listener(this.state);
  }

  private seatOf(shown: TableInfo['seats'][number], seat: number): TableSeat {
    const { kind, level, substituted, substitute, resigned } = shown;
    const present = this.present[seat];
    return {
      name: seatName(shown) || (level ? settings.t(`level.${level}`) : `${seat + 1}`),
      computer: kind === 'computer' || substituted,
      here: seat === this.seat,
      ...(resigned ? { resigned } : {}),
      ...(this.late.has(seat) ? { timedOut: true } : {}),
      ...(substituted && !resigned && !this.late.has(seat) ? { left: true } : {}),
      ...((level ?? substitute) ? { level: (level ?? substitute)! } : {}),
      ...(kind === 'person' && present !== undefined ? { present } : {}),
    };
  }
}

/** By table the last line of its chat that was seen here, the table looked at last first; kept from visit to visit. */
const SEEN = 'wharf-chat-seen';
const MOST_SEEN = 200;
const isSeen = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
function allSeen(): [string, number][] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(list) ? list.filter(isSeen) : [];
  } catch {
    return []; // a browser that keeps nothing, or something that is not ours
  }
}
const seenBefore = (id: string): number => allSeen().find(([table]) => table === id)?.[1] ?? 0;
function keepSeen(id: string, last: number): void {
  const others = allSeen().filter(([table]) => table !== id);
  try {
    localStorage.setItem(SEEN, JSON.stringify([[id, last], ...others].slice(0, MOST_SEEN)));
  } catch {
    // A browser that keeps nothing counts anew the next time.
  }
}

function mergeChat(known: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const lines = new Map(known.map((line) => [line.number, line]));
  // What was taken away before anybody here read it leaves no trace.
  for (const line of news) if (!line.removed || lines.has(line.number)) lines.set(line.number, line);
  return [...lines.values()].sort((a, b) => a.number - b.number).slice(-200);
}
