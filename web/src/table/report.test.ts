// Reports made by the real engine: stopped, gone on with, found again; what is shown adds up.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Engine, Finding, MatchRecord } from '../engine/engine';
import { testEngine } from '../engine/testing';
import type { ToldMove } from '$lib/protocol';
import { sayer } from '$lib/say';
import { changesBy, expectations, headingAt, headingsIn, sumsOf, worstDecisions } from './judged';
import { stepWords } from './judged_words';
import { ReportMaker, type Findings } from './report.svelte';

const PATIENCE = { timeout: 120_000 };
const record = JSON.parse(
  readFileSync('../src/games/tortuga/fixtures/target-6-players-2.json', 'utf8'),
) as MatchRecord & { result: { ranks: number[] } };

let judges: Engine[];
beforeAll(async () => {
  judges = [await testEngine(), await testEngine()];
});

function findings(): Findings & { kept: (Finding | null)[] | null } {
  const shelf: ReturnType<typeof findings> = {
    kept: null,
    find: (thorough) => Promise.resolve(thorough ? null : shelf.kept),
    keep: (_, found) => Promise.resolve(void (shelf.kept = [...found])),
  };
  return shelf;
}

test('a report is stopped, gone on with by another, and found again', PATIENCE, async () => {
  const shelf = findings();
  const judged = judges.map((judge) => {
    const judgeStep = judge.judgeStep.bind(judge);
    return vi.spyOn(judge, 'judgeStep').mockImplementation((match, step, thorough) => {
      if (calls().length === 6) first.stop();
      return judgeStep(match, step, thorough);
    });
  });
  const calls = () => judged.flatMap(({ mock }) => mock.calls.map(([, step]) => step));
  const first = new ReportMaker(() => judges, record, shelf);
  await first.make();
  expect(first.running).toBe(false);
  expect(first.report).toBe(null);
  const found = shelf.kept?.filter((finding) => finding !== null).length ?? 0;
  // What was being judged is not thrown away.
  expect([found, first.steps > 50]).toEqual([calls().length, true]);

  const second = new ReportMaker(() => judges, record, shelf);
  await second.recall();
  expect([second.done, second.steps, second.report]).toEqual([found, first.steps, null]);
  await second.make();
  // Every step once, by whoever it was.
  expect(calls().sort((a, b) => a - b)).toEqual(Array.from({ length: first.steps }, (_, step) => step));
  const report = second.report ?? expect.fail('no report');

  const third = new ReportMaker(() => judges, record, shelf);
  await third.recall();
  expect(third.report).toEqual(report);
  expect(calls()).toHaveLength(first.steps);

  // What was judged again, ten times as long, takes its place.
  const quick = shelf.kept ?? expect.fail();
  for (const spy of judged)
    spy.mockImplementation((_, step) => Promise.resolve(quick[step] ?? expect.fail(`no step ${step}`)));
  await third.make(true);
  expect([third.thorough, third.report]).toEqual([true, report]);
  const judgedAgain = judged.flatMap(({ mock }) => mock.calls.map(([, , thorough]) => thorough));
  expect(judgedAgain.filter(Boolean)).toHaveLength(first.steps);

  const winners = record.result.ranks.filter((rank) => rank === 1).length;
  report.seats.forEach((seat, n) => {
    expect(seat.expected + seat.luck + seat.skill).toBe(seat.share);
    expect(seat.share).toBeCloseTo(record.result.ranks[n] === 1 ? 1 / winners : 0, 9);
    const shown = sumsOf(seat);
    expect(shown.expected + shown.luck + shown.skill).toBeCloseTo(shown.share, 9);
  });

  const scenes: number[] = [];
  const { match } = await (judges[0] as Engine).open(record);
  const headings = await headingsIn(
    report,
    (count) => (scenes.push(count), (judges[0] as Engine).scene(match, null, count)),
    () => ({ key: 'round', n: scenes.length }),
  );
  const moments = expectations(report, headings);
  expect(moments).toHaveLength(report.events.length + 1);
  expect(moments.at(-1)?.totals).toEqual(report.seats.map(({ share }) => 100 * share));
  expect(moments.filter(({ heading }) => heading)).toHaveLength(scenes.length);
  expect(headingAt(headings, 1e6)).toEqual({ key: 'round', n: scenes.length });
  const costs = worstDecisions(report, 8).map(({ cost }) => cost);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  for (const n of report.turning_points) {
    const changes = changesBy(report.events[n] ?? expect.fail());
    expect(Math.max(...changes.map(({ change }) => Math.abs(change)))).toBeGreaterThanOrEqual(5);
  }
});

test('an engine that fails leaves nothing running, and what was kept stays', PATIENCE, async () => {
  const shelf = findings();
  const broken = await testEngine();
  broken.judgeStep = () => Promise.reject(new Error('out of memory'));
  const maker = new ReportMaker(() => [broken], record, shelf);
  await expect(maker.make()).rejects.toThrow('out of memory');
  expect([maker.running, maker.report, shelf.kept]).toEqual([false, null, null]);
});

test('what chance does in a continuation is a condition of the next move', () => {
  const words = {
    'report.if': 'if {outcome}: {move}',
    'log.roll': 'a {face}',
    'log.take': '{name} takes {good}',
    'move.pass': 'Pass',
  };
  const seats = ['Anna', 'Bea'].map((name) => ({ name, computer: false }));
  const say = sayer({ locale: 'en', words: [words], name: (seat) => seats[seat]?.name ?? '' });
  const roll = { seat: 'chance' as const, text: 'roll 6', move: { kind: 'roll', face: 'six' } };
  const take = { seat: 1, text: 'take corn', move: { kind: 'take', good: 'corn' } };
  const pass = { seat: 0, text: 'pass', move: { kind: 'pass' } };
  const said = (chance: ToldMove[], move: ToldMove) => stepWords({ chance, move }, { say, seats });
  expect(said([], take)).toBe('Bea takes corn');
  expect(said([roll, roll], take)).toBe('if a six; a six: Bea takes corn');
  // What is not worth a line of the log is called as its button is.
  expect(said([], pass)).toBe('Anna: Pass');
});
