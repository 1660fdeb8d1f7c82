// The forecast of the market is what the engine then pays and gives.
import { describe as suite, expect, test } from 'vitest';
import { testEngine } from '../../engine/testing';
import { forecast, type Forecast } from './forecast';
import { watchGame } from './games.testing';
import { GOODS } from './land';
import { costOf } from './moves';
import { FIELDS, openFields, openRows, STALLS } from './stalls';
import { COMMON, phaseOf, type Pieces, type PlayerView, type TableView } from './view';

const PATIENCE_MS = 60_000;
const empty = (): Pieces => ({
  buyers: [],
  depots: [],
  buildings: Object.fromEntries(GOODS.map((good) => [good, []])) as unknown as Pieces['buildings'],
  nobility: [],
});

suite('the market', { timeout: PATIENCE_MS }, () => {
  test('the rulebook’s example: tiles A to L, incomes 13, 4 and 2', () => {
    const buyers = [
      ['h2v1', 'h2v2', 'h2v3', 'h2c2'],
      ['r3c1', 'h3c3', 'h3v3', 'r4c3'],
      ['r2c1', 'v1r2', 'h3c1', 'r4c1'],
    ];
    const table = {
      players: 3,
      stalls: STALLS.map((stall) => ('234'.includes(stall[1] ?? '') ? '1-corn' : 'none')),
      seats: buyers.map((places) => ({ ...empty(), buyers: places }) as PlayerView),
    } as TableView;
    const outcome = forecast(table);
    expect(outcome.income).toEqual([13, 4, 2]);
    const winners = [...outcome.stalls.values()].map(({ winner }) => winner);
    expect(winners).toEqual([2, 0, 0, 0, 1, 0, 1, null, 2, null, 1, 1]);
  });

  test('what closes with the last buyer comes true', async () => {
    const engine = await testEngine();
    let markets = 0;
    let given = 0;
    let closing: { before: TableView; outcome: Forecast } | null = null;
    /** Everything a winner keeps is with him, everything nobody won still lies there. */
    const checkTiles = (before: TableView, outcome: Forecast, now: TableView, until: number): void => {
      for (const [stall, { winner }] of outcome.stalls) {
        const index = STALLS.indexOf(stall);
        const tile = before.stalls[index] ?? '';
        if (index >= until) continue;
        given += 1;
        if (winner === null) expect(now.stalls[index], stall).toBe(tile);
        else expect(now.stalls[index], stall).toBe('none');
        const kept =
          winner !== null && winner !== COMMON && !['price-fluctuation', 'good-deal'].includes(tile);
        if (kept) expect(now.seats[winner]?.tiles, stall).toContain(tile);
      }
    };
    for (const [players, seed] of [
      [2, 11],
      [3, 12],
      [4, 13],
      [5, 14],
    ] as const)
      await watchGame(engine, { players, seed }, ({ scene, move, after }) => {
        const before = scene.view.table;
        const now = after.view.table;
        const asked = ['raise', 'fluctuation'].includes(now.pending);
        if (closing && !asked) {
          checkTiles(closing.before, closing.outcome, now, STALLS.length);
          closing = null;
        }
        if (!['buyer', 'common-buyer'].includes(before.pending) || phaseOf(now) === 1) return;
        markets += 1;
        const seat = scene.seat ?? 0;
        const cost = costOf(move.facts);
        const also =
          move.kind === 'buyer' || move.kind === 'common-buyer'
            ? { colour: move.kind === 'buyer' ? seat : COMMON, place: move.place }
            : null;
        const outcome = forecast(before, also);
        // Tiles are given one after the other; a question to a winner stops it for a while.
        if (asked) expect(outcome.stalls.get(STALLS[now.stall] ?? '')?.winner).toBe(now.active);
        if (asked) closing = { before, outcome };
        const until = asked ? now.stall : STALLS.length;
        checkTiles(before, outcome, now, until);
        const money = before.seats.map((player, who) => player.money + (outcome.income[who] ?? 0));
        money[seat] = (money[seat] ?? 0) - cost;
        const deal = before.stalls.indexOf('good-deal');
        const dealer = outcome.stalls.get(STALLS[deal] ?? '')?.winner ?? COMMON;
        if (deal >= 0 && deal < until && dealer !== COMMON) money[dealer] = (money[dealer] ?? 0) + 5;
        expect(now.seats.map((player) => player.money)).toEqual(money);
      });
    expect(markets).toBeGreaterThanOrEqual(18);
    expect(given).toBeGreaterThan(200);
  });
});

test('fields of the market stand where their names say', () => {
  for (const { id, lanes, beside, corner } of FIELDS) {
    expect(lanes.map((lane) => lane.toLowerCase()).every((lane) => id.includes(lane))).toBe(true);
    expect([beside.length, corner.length]).toEqual(lanes.length === 2 ? [0, 4] : [2, 0]);
  }
  expect(openRows(2)).toEqual([2, 3, 4]);
  expect(openFields(5)).toHaveLength(43);
});
