// One WebSocket to the server: requests with their answers, subscriptions that survive a lost connection.
import type { Request, ServerError, ServerMessage } from './messages';
import { ServerRefusal } from './http';

type Listener = (message: ServerMessage) => void;
interface Waiting {
  resolve: (table: string | undefined) => void;
  reject: (error: Error) => void;
}

const LOST: ServerError = { code: 'lost', message: { key: 'online.unanswered' } };
// Between two attempts, in milliseconds; then always the last.
const PAUSES = [300, 1000, 2500, 5000];
/** A server that is there answers sooner, in milliseconds; what costs it nothing, sooner still. */
const PATIENCE = 10_000;
const PROBE = 5000;
/** After so long a silence it is asked whether it is still there: a line that is dead says nothing of it. */
const SILENCE = 30_000;
/** What it could not do at this moment is asked again, so much later. */
const AGAIN = 2000;
const isPassing = ({ code, message }: ServerError): boolean =>
  ['restarting', 'try_again'].includes(code) || message['key'] === 'error.too-many';
/** The page is looked at again, or its network is another: what was connected may be so no longer. */
const WAKING = ['online', 'offline', 'pageshow'] as const;

export class Connection {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<Listener>();
  /** What is asked for again after every connection: the request as it must be then. */
  private readonly standing = new Map<
    string,
    { request: () => Request; onrefused: (error: ServerRefusal) => void }
  >();
  /** Also where nothing is asked: what the server says of itself is to be heard. */
  private stays = false;
  private last = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Rings when nothing has been heard for too long. */
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly onstate: (connected: boolean) => void,
    private readonly open: () => WebSocket = () =>
      new WebSocket(new URL('./api/socket', location.href).href.replace(/^http/, 'ws').split('#')[0] ?? ''),
  ) {
    const wake = () => document.hidden || this.wake();
    for (const event of WAKING) addEventListener(event, wake);
    document.addEventListener('visibilitychange', wake);
  }

  /** Hears everything the server says; returns the way to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Asks now, and again whenever the connection is made anew. Returns the way to stop asking. */
  keepAsking(
    key: string,
    request: () => Request,
    onrefused: (error: ServerRefusal) => void = () => undefined,
  ): () => void {
    this.standing.set(key, { request, onrefused });
    this.connect();
    if (this.isOpen()) this.askStanding(key);
    return () => this.standing.delete(key);
  }

  /** Resolves when the server has done it (with a new table, where one was made); rejects with its refusal. */
  async ask(request: Request): Promise<string | undefined> {
    this.connect();
    if (!this.isOpen()) throw new ServerRefusal(LOST);
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      if (this.waiting.size === 0) this.giveUpAfter(PATIENCE);
      this.waiting.set(id, { resolve, reject });
      this.send({ ...request, id });
    });
  }

  /** Connects, and again whenever the connection is lost, until it is closed. */
  stay(): void {
    this.stays = true;
    this.connect();
  }

  close(): void {
    this.stays = false;
    clearTimeout(this.timer);
    this.standing.clear();
    this.part();
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = this.open();
    this.socket = socket;
    this.giveUpAfter(PATIENCE);
    socket.addEventListener('open', () => {
      this.attempts = 0;
      this.onstate(true);
      for (const key of this.standing.keys()) this.askStanding(key);
      this.heard();
    });
    // What the server had to say at one moment comes together, a line each.
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      for (const line of data.split('\n')) {
        try {
          this.hear(JSON.parse(line) as ServerMessage);
        } catch (error) {
          console.error(error); // the other lines are heard all the same
        }
      }
      this.heard();
    });
    socket.addEventListener('close', () => this.lost(socket));
  }

  private askStanding(key: string): void {
    const asked = this.standing.get(key);
    if (!asked) return;
    // A connection that breaks meanwhile asks again by itself.
    this.ask(asked.request()).catch((error: unknown) => {
      if (!(error instanceof ServerRefusal) || error.error.code === LOST.code) return;
      if (!isPassing(error.error)) return asked.onrefused(error);
      setTimeout(() => {
        if (this.isOpen() && this.standing.get(key) === asked) this.askStanding(key);
      }, AGAIN);
    });
  }

  private get isWanted(): boolean {
    return this.standing.size > 0 || this.stays;
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.part();
    if (!this.isWanted) return;
    const pause = PAUSES[Math.min(this.attempts++, PAUSES.length - 1)] ?? 5000;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** What was asked on this socket is not answered any more. */
  private part(): void {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.alarm);
    if (!socket) return;
    socket.close();
    this.onstate(false);
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of left) reject(new ServerRefusal(LOST));
  }

  /** The next attempt is made now; whether the server is still there is asked. */
  private wake(): void {
    if (this.isOpen()) this.probe();
    else if (!this.socket && this.isWanted) this.connect();
  }

  /** A question without a meaning. */
  private probe(): void {
    void this.ask({ do: 'unsubscribe', table: '-' }).catch(() => undefined);
    this.giveUpAfter(PROBE);
  }

  /** Something was heard: what is asked is waited for anew, and a long silence is asked about. */
  private heard(): void {
    if (this.waiting.size > 0) return this.giveUpAfter(PATIENCE);
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => document.hidden || this.probe(), SILENCE);
  }

  /** If nothing is heard by then, there is nobody at the other end. */
  private giveUpAfter(patience: number): void {
    const { socket } = this;
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => socket && this.lost(socket), patience);
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }

  private hear(message: ServerMessage): void {
    if ((message.kind === 'done' || message.kind === 'refused') && message.id !== undefined) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.kind === 'done') asked?.resolve(message.table);
      else asked?.reject(new ServerRefusal(message.error));
      return;
    }
    for (const listener of this.listeners) listener(message);
  }
}
