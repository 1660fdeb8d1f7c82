// One's own finished games and what is known of them; those that were not judged yet are judged in the background, and go
// on being judged while other screens are shown. What an account's decisions cost is kept on the server too: what one
// device has judged, the others show.
import type { JudgedMove } from '$lib/protocol';
import type { Engine } from '../engine/engine';
import { analysts } from '../engine/workers';
import { get } from '../online/http';
import { judgedGames, keepJudged } from '../online/judged_games';
import type { ListedTable } from '../online/messages';
import { server } from '../online/server.svelte';
import { ReportMaker, type Findings } from '../table/report.svelte';
import { isSame, judgedIn, judgedOf, lossesOf, ownGames, type Loss, type OwnGame } from '../table/weakness';
import { listMatches } from './archive';
import { findLosses, keepLosses } from './losses';
import { findReport, keepReport } from './reports';

/** More of them would take hours to judge. */
const MOST_ONLINE = 40;
const ONLINE = 'online/';

/** Finished games of a guest or an account, from the server that keeps them. */
async function onlineGames(): Promise<OwnGame[]> {
  await server.look();
  const { me } = server;
  if (!server.there || !me) return [];
  const { tables } = await get<{ tables: ListedTable[] }>(`tables/mine?status=over&limit=${MOST_ONLINE}`);
  return tables.flatMap(({ id, game, seats, result, finished, changed }) => {
    const seat = seats.findIndex(({ user }) => user === me.id);
    if (!result || seat < 0) return [];
    const opponents = seats.filter((_, other) => other !== seat).map(({ level }) => level ?? null);
    const record = () => get<Record<string, unknown>>(`tables/${encodeURIComponent(id)}/record`);
    return [{ id: ONLINE + id, game, me: seat, opponents, result, finished: finished || changed, record }];
  });
}

const keyOf = ({ id, me }: OwnGame): string => `${id}#${me}`;
const isOfAccount = ({ id }: OwnGame): boolean =>
  id.startsWith(ONLINE) && (server.me?.kind ?? 'guest') !== 'guest';

/** What other devices have found, by the game's address. */
async function judgedElsewhere(): Promise<ReadonlyMap<string, JudgedMove[]>> {
  if (server.me?.kind !== 'account') return new Map();
  const found = await judgedGames(MOST_ONLINE);
  return new Map([...found].map(([table, moves]) => [ONLINE + table, moves]));
}

class OwnGames {
  games = $state.raw<OwnGame[]>([]);
  /** By the game's address; what is not there was not judged yet. */
  losses = $state.raw<ReadonlyMap<string, Loss[]>>(new Map());
  loaded = $state(false);
  /** The game that is being judged, the first being 1; 0: none is. */
  current = $state(0);
  all = $state(0);
  maker = $state.raw<ReportMaker | null>(null);
  /** Judged by another device; what was asked there is being read in the records. */
  private recalled = $state.raw<ReadonlyMap<string, JudgedMove[]>>(new Map());
  readonly unjudged: OwnGame[] = $derived(
    this.games.filter(({ id }) => !this.losses.has(id) && !this.recalled.has(id)),
  );

  async load(): Promise<void> {
    const online = await onlineGames().catch(() => []);
    const elsewhere = await judgedElsewhere().catch((): ReadonlyMap<string, JudgedMove[]> => new Map());
    const games = [...ownGames(await listMatches()), ...online].sort((a, b) => a.finished - b.finished);
    const known = new Map<string, Loss[]>();
    const recalled = new Map<string, JudgedMove[]>();
    for (const one of games) {
      const judged = elsewhere.get(one.id);
      const losses = (await findLosses(keyOf(one))) ?? (judged ? null : await this.fromReport(one));
      if (judged && !(losses && isSame(judgedOf(losses), judged))) recalled.set(one.id, judged);
      else if (losses) known.set(one.id, losses);
      if (losses && !judged) this.tell(one, losses);
    }
    this.games = games;
    this.losses = known;
    this.recalled = recalled;
    this.loaded = true;
    await this.recall();
  }

  /** Judges some, one after the other. */
  async judge(games: readonly OwnGame[]): Promise<void> {
    if (this.current > 0) return;
    this.all = games.length;
    try {
      for (const [i, one] of games.entries()) {
        this.current = i + 1;
        const losses = await this.judged(one);
        if (!losses) return;
        this.know(one, losses);
        this.tell(one, losses);
      }
    } finally {
      this.current = 0;
      this.maker = null;
    }
  }

  stop(): void {
    this.maker?.stop();
  }

  private know({ id }: OwnGame, losses: Loss[]): void {
    this.losses = new Map([...this.losses, [id, losses]]);
  }

  /** A server that does not hear it now is told when these games are looked at again. */
  private tell(one: OwnGame, losses: readonly Loss[]): void {
    if (!isOfAccount(one)) return;
    void keepJudged(one.id.slice(ONLINE.length), judgedOf(losses)).catch(() => undefined);
  }

  /** A record that cannot be read leaves its game unjudged. */
  private async recall(): Promise<void> {
    for (const one of this.games) {
      const judged = this.recalled.get(one.id);
      if (!judged) continue;
      const losses = await this.lossesIn(one, judged).catch(() => null);
      if (losses) this.know(one, losses);
      this.recalled = new Map([...this.recalled].filter(([id]) => id !== one.id));
    }
  }

  /** Null: it was stopped. */
  private async judged(one: OwnGame): Promise<Loss[] | null> {
    const record = await one.record();
    const shelf: Findings = {
      find: (thorough) => findReport(one.id, thorough),
      keep: (thorough, found) => keepReport(one.id, thorough, found),
    };
    this.maker = new ReportMaker(analysts, record, shelf);
    await this.maker.recall();
    await this.maker.make();
    const { report } = this.maker;
    return (
      report && this.lossesIn({ ...one, record: () => Promise.resolve(record) }, judgedIn(report, one.me))
    );
  }

  private async lossesIn(one: OwnGame, judged: readonly JudgedMove[]): Promise<Loss[]> {
    const [engine] = analysts() as [Engine];
    const { match, count } = await engine.open(await one.record());
    try {
      const losses = await lossesOf(judged, count, (move) => engine.scene(match, one.me, move));
      await keepLosses(keyOf(one), losses);
      return losses;
    } finally {
      await engine.close(match);
    }
  }

  /** A report that is complete costs no thinking. */
  private async fromReport(one: OwnGame): Promise<Loss[] | null> {
    for (const thorough of [true, false]) {
      const found = await findReport(one.id, thorough);
      if (found && found.length > 0 && !found.includes(null)) return this.judged(one).catch(() => null);
    }
    return null;
  }
}

export const own = new OwnGames();
