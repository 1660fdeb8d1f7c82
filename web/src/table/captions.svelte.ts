// What the others do, told one action at a time while it happens.
import type { ToldLine } from '../engine/engine';

/** How long an action is told before the next, in milliseconds. */
export const STORY_MS = { off: 0, quick: 900, calm: 2000 };

/** The last one stays a little longer: nothing comes to take its place. */
const LINGER = 2.5;
/** Who is so far behind skips to what is new. */
const MOST_WAITING = 3;

export class Captions {
  now = $state.raw<ToldLine | null>(null);
  private waiting: ToldLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => number) {}

  tell(lines: readonly ToldLine[]): void {
    if (this.pace() === 0) return;
    this.waiting = [...this.waiting, ...lines].slice(-MOST_WAITING);
    // What lingers makes room at once.
    if (this.now === null || this.lingers) this.next();
  }

  hush(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.lingers = false;
    this.now = null;
  }

  private lingers = false;
  private next(): void {
    clearTimeout(this.timer);
    const line = this.waiting.shift();
    this.lingers = false;
    if (line) {
      this.now = line;
      this.timer = setTimeout(() => this.next(), this.pace());
    } else if (this.now) {
      this.lingers = true;
      this.timer = setTimeout(() => this.hush(), this.pace() * LINGER);
    }
  }
}
