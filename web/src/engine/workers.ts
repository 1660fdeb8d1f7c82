// The engines of this page: one for the matches that are open, others for thinking, so that nothing ever waits for them.
import { Engine, type Analysis, type Hint, type MatchRecord, type Obey } from './engine';
import type { Letter, Reply } from './worker';

function inWorker(): Obey {
  let worker: Worker | null = null;
  const waiting = new Map<
    number,
    { resolve: (answer: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  const hire = (): Worker => {
    const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    hired.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('answer' in data) asked?.resolve(JSON.parse(data.answer) as Record<string, unknown>);
      else asked?.reject(new Error(data.failure));
    });
    // One that could not be loaded never will be: the next request has another.
    hired.addEventListener('error', (event) => {
      worker = null;
      for (const { reject } of waiting.values())
        reject(new Error(event.message || 'the engine could not be loaded'));
      waiting.clear();
    });
    return hired;
  };
  return (request) =>
    new Promise((resolve, reject) => {
      const letter: Letter = { id: ++last, request };
      waiting.set(letter.id, { resolve, reject });
      worker ??= hire();
      worker.postMessage(letter);
    });
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Holds the open matches and answers at once. */
export const mainEngine = once(() => new Engine(inWorker()));
const thinker = once(() => new Engine(inWorker()));
/** One worker per core, the page's own left out; more than four would only warm the room. */
export const analysts = once(() => {
  const workers = Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return Array.from({ length: workers }, () => new Engine(inWorker()));
});

/** A computer player's move in a position. */
export const thinkAbout = (position: MatchRecord, seat: number, player: string): Promise<string> =>
  thinker().think(position, seat, player);

// Of all moves together, and how many of them are searched to the end.
const VISITS = 20_000;
const LISTED = 8;
const HINT_VISITS = 4000;
/** Every move as long as any other. */
const ALL = 1000;

const analyst = (): Engine => analysts()[0] ?? thinker();

/** What the moves of a decision are worth, each searched for itself. */
export const analysePosition = (position: MatchRecord, seat: number): Promise<Analysis> =>
  analyst().assess(position, seat, VISITS, LISTED);

/** The best move of a decision, and why. */
export const hintAt = (position: MatchRecord, seat: number): Promise<Hint> =>
  analyst().hint(position, seat, HINT_VISITS);

/** A quick look at the moves of a decision, all or these. */
export const lookAtMoves = (
  position: MatchRecord,
  seat: number,
  visits: number,
  only?: string[],
): Promise<Analysis> => analyst().assess(position, seat, visits, ALL, only);
