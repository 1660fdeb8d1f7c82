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

  constructor(
    private readonly onstate: (connected: boolean) => void,
    private readonly open: () => WebSocket = () =>
      new WebSocket(new URL('./api/socket', location.href).href.replace(/^http/, 'ws').split('#')[0] ?? ''),
  ) {}

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
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = this.open();
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.attempts = 0;
      this.onstate(true);
      for (const key of this.standing.keys()) this.askStanding(key);
    });
    // What the server had to say at one moment comes together, a line each.
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      for (const line of data.split('\n')) {
        try {
          this.hear(JSON.parse(line) as ServerMessage);
        } catch (error) {
          console.error(error); // the other lines are heard all the same
        }
      }
    });
    socket.addEventListener('close', () => this.lost(socket));
  }

  private askStanding(key: string): void {
    const asked = this.standing.get(key);
    if (!asked) return;
    // A connection that breaks meanwhile asks again by itself.
    this.ask(asked.request()).catch((error: unknown) => {
      if (error instanceof ServerRefusal && error.error.code !== LOST.code) asked.onrefused(error);
    });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.onstate(false);
    for (const { reject } of this.waiting.values()) reject(new ServerRefusal(LOST));
    this.waiting.clear();
    if (this.standing.size === 0 && !this.stays) return;
    const pause = PAUSES[Math.min(this.attempts++, PAUSES.length - 1)] ?? 5000;
    this.timer = setTimeout(() => this.connect(), pause);
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
