// Tables of this browser: begun, kept, opened again.
import { mainEngine, thinkAbout } from '../engine/workers';
import type { MatchRecord, Options } from '../engine/engine';
import type { Result } from '$lib/scene';
import { findMatch, keepMatch, newId, type KeptMatch } from '../store/archive';
import { complain } from '../store/complain';
import { notices } from '../store/notices.svelte';
import { settings } from '../store/settings.svelte';
import { STORY_MS } from './captions.svelte';
import { LocalTable } from './local';
import type { Level, TableSeat } from './source';
import { toldRecord } from './told_record';

export interface Setup {
  game: string;
  seats: TableSeat[];
  options: Options;
}

// Computer players have names, so that the log reads like a game of people.
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dunja', 'Emil'];
// Least time between two moves of computer players, in milliseconds.
const PAUSES = { calm: 900, quick: 350, none: 0 };

export const computerSeat = (seat: number, level: Level): TableSeat => ({
  name: NAMES[seat % NAMES.length] ?? 'Ada',
  computer: true,
  level,
  here: false,
});
export const personSeat = (name: string): TableSeat => ({ name, computer: false, here: true });

/** Begins a match and keeps it; its id leads to the table. */
export async function beginLocal({ game, seats, options }: Setup): Promise<string> {
  const engine = mainEngine();
  const names = seats.map(({ name }) => name);
  const { match } = await engine.begin({ game, players: seats.length, options, names });
  return keepNew(game, seats, match);
}

/** A match that begins with a position. */
export async function goOnLocal(game: string, seats: TableSeat[], position: MatchRecord): Promise<string> {
  const engine = mainEngine();
  const { match } = await engine.open(position, true);
  return keepNew(game, seats, match);
}

async function keepNew(game: string, seats: TableSeat[], match: number): Promise<string> {
  const engine = mainEngine();
  const record = await engine.record(match);
  const { waiting_for: waiting } = await engine.scene(match, null);
  await engine.close(match);
  const now = Date.now();
  const id = newId();
  const told = toldRecord({}, record, { seats, begun: now, now });
  keep({ id, game, seats, record: told, over: false, waiting, result: null, begun: now, changed: now });
  return id;
}

/** The same players again, the seats moved on by one. */
export function rematch(kept: KeptMatch): Promise<string> {
  const seats = [...kept.seats.slice(1), ...kept.seats.slice(0, 1)];
  const options = (kept.record['options'] ?? {}) as Options;
  // Whoever began was drawn or named for those seats; now it is drawn.
  return beginLocal({ game: kept.game, seats, options: { ...options, start: 'random' } });
}

export const findLocal = (id: string): Promise<KeptMatch | null> => findMatch(id);

export function openLocal(kept: KeptMatch, secrets: boolean): Promise<LocalTable> {
  const save = (record: MatchRecord, over: boolean, waiting: number[]) => {
    const now = Date.now();
    kept = {
      ...kept,
      record: toldRecord(kept.record, record, { seats: kept.seats, begun: kept.begun, now }),
      over,
      waiting,
      result: (record['result'] as Result | undefined) ?? null,
      changed: now,
    };
    keep(kept);
    return kept.record;
  };
  const pause = () => {
    const { speed, story } = settings.value;
    return speed === 'none' ? 0 : Math.max(PAUSES[speed], STORY_MS[story]);
  };
  const parts = { engine: mainEngine(), think: thinkAbout, save, pause, complain };
  return LocalTable.resume(parts, kept.game, kept.record, kept.seats, secrets);
}

function keep(match: KeptMatch): void {
  keepMatch(match).catch(() => notices.say(settings.t('store.full'), 'trouble'));
}
