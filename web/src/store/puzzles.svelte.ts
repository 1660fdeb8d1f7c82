// Puzzles: their files, loaded when they are wanted, and what has become of them in this browser.
import { dayOf, streakOf, type PuzzleFile } from '../table/puzzle';
import { readProgress, withDay, withFate, type Fate } from '../table/puzzle_progress';
import { keptText } from './kept_text';

const urls = import.meta.glob<string>('../../../puzzles/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const KEY = 'wharf-puzzles';

export const hasPuzzles = (game: string): boolean => `../../../puzzles/${game}.json` in urls;

/** All puzzles of a game. They are among the files that are kept for when there is no connection. */
export async function puzzlesOf(game: string): Promise<PuzzleFile | null> {
  const url = urls[`../../../puzzles/${game}.json`];
  if (!url) return null;
  const answer = await fetch(url);
  return answer.ok ? (JSON.parse(await unpacked(await answer.arrayBuffer())) as PuzzleFile) : null;
}

/** A build has packed its JSON (offline/packed_json.ts); while developing it comes as it is. */
async function unpacked(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

class Progress {
  private now = $state.raw(readProgress(keptText(KEY)));

  constructor() {
    // Another tab may have solved some.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) this.now = readProgress(newValue);
    });
  }

  fateOf(game: string, id: string): Fate | undefined {
    return this.now.fates[`${game}/${id}`];
  }
  solvedOf(game: string): number {
    return Object.entries(this.now.fates).filter(
      ([name, fate]) => name.startsWith(`${game}/`) && fate === 'solved',
    ).length;
  }
  isDailySolved(game: string): boolean {
    return this.now.daily[game] === dayOf(new Date());
  }
  get streak(): number {
    return streakOf(this.now.days, dayOf(new Date()));
  }

  /** `day`: it was the daily puzzle of that day. */
  answered(game: string, id: string, fate: Fate, day: string | null): void {
    const name = `${game}/${id}`;
    this.now = withFate(this.now, name, fate);
    if (day !== null && this.now.fates[name] === 'solved') this.now = withDay(this.now, game, day);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // It is known until the page is closed.
    }
  }
}

export const progress = new Progress();
