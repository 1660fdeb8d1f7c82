// Games of the real engine: everything it offers can be named and reached, everything it tells can be said.
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import { labelOf, lineOf } from '$lib/move_words';
import type { Scene, Told } from '$lib/scene';
import { testEngine } from '../../engine/testing';
import { sayerOf } from '../testing/boards';
import { sceneBefore } from '../testing/fixtures';
import { watchGame, type Decision } from './games.testing';
import { buildingOf, FIELD_VALUES, GOODS, NOBILITY } from './land';
import { fieldOf, isSale, wayOf, type Move } from './moves';
import { travelled, placesOfPieces } from './placing';
import { expectSaid } from '../testing/said';
import { positionText } from './position';
import { readTile } from './stalls';
import { allSpots, attempt, buttonMoves, modesOf } from './targets';
import ui from './ui';
import { discOn, nobleOn, regionsAsked, type HermagorView } from './view';
import { cheapestWay, costOf } from './ways';

type HermagorScene = Scene<HermagorView, Move>;
const GAMES = [
  { players: 2, seed: 1 },
  { players: 2, seed: 2, options: { tax_officer: true } },
  { players: 3, seed: 3, options: { six_tile: true } },
  { players: 4, seed: 4, options: { hide_money: true } },
  { players: 5, seed: 5 },
];
const PATIENCE_MS = 60_000;

const decisions: Decision[] = [];
const ends: HermagorScene[] = [];
beforeAll(async () => {
  const engine = await testEngine();
  for (const game of GAMES) ends.push(await watchGame(engine, game, (decision) => decisions.push(decision)));
}, PATIENCE_MS);

suite('games', { timeout: PATIENCE_MS }, () => {
  test('every kind of decision was met', () => {
    const met = new Set(decisions.map(({ move }) => move.kind));
    for (const kind of [
      'buyer',
      'common-buyer',
      'no-buyer',
      'raise',
      'keep',
      'name',
      'show',
      'hide',
    ] as const)
      expect(met).toContain(kind);
    for (const kind of ['sell', 'move', 'pass', 'common-depot', 'build', 'ennoble'] as const)
      expect(met).toContain(kind);
    const offered = new Set(decisions.flatMap(({ scene }) => scene.legal.map(({ kind }) => kind)));
    expect(offered).toContain('decline');
    expect(offered).not.toContain(undefined);
  });

  test('every offered move has a name and a hint in every language', () => {
    const read = expectSaid(ui, [...ends, ...decisions.map(({ scene }) => scene)], (scene, { t, name }) =>
      positionText(scene, t, name),
    );
    expect(read).toBeGreaterThan(5000);
  });

  test('every offered move is made by a tap on the board, or is a button that has no place there', () => {
    const buttons = new Set<string>();
    for (const { scene } of decisions) {
      const spots = allSpots(scene.players);
      const modes = modesOf(scene);
      const made = new Set(
        (modes.length > 0 ? modes : (['sell'] as const)).flatMap((mode) =>
          spots.map((spot) => attempt(scene, spot, mode)),
        ),
      );
      const apart = buttonMoves(scene);
      for (const { text, kind } of scene.legal)
        if (apart.includes(text)) buttons.add(kind);
        else expect(made).toContain(text);
    }
    expect([...buttons].sort()).toEqual(
      ['decline', 'hide', 'keep', 'no-buyer', 'no-common-buyer', 'no-common-depot', 'pass', 'show'].sort(),
    );
  });

  test('the way that is drawn costs what the engine says', () => {
    let ways = 0;
    for (const { scene } of decisions) {
      const merchant = scene.view.table.seats[scene.seat ?? 0]?.merchant ?? '';
      for (const move of scene.legal) {
        if (!isSale(move) && move.kind !== 'move') continue;
        const whole = costOf(cheapestWay(merchant, move.village));
        const half = move.kind === 'move' || move.kind === 'sell-side-road';
        expect(wayOf(move.facts), `${merchant}: ${move.text}`).toBe(half ? Math.floor(whole / 2) : whole);
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(1000);
  });

  test('a disc goes to the field that is lit', () => {
    let discs = 0;
    for (const { scene } of decisions)
      for (const move of scene.legal) {
        const field = fieldOf(move.facts);
        const { table } = scene.view;
        if (move.kind === 'build' || move.kind === 'common-build') {
          const good = GOODS.find((one) => buildingOf(one) === move.building) ?? 'corn';
          const index = FIELD_VALUES.indexOf(field);
          expect(discOn(table, good, index + 1), move.text).toBe(null);
          // The price arrow does not lie on it.
          expect(index).toBeLessThan(table.prices[good] - 3);
          discs += 1;
        }
        if (move.kind === 'ennoble' || move.kind === 'common-ennoble') {
          const next = NOBILITY.findIndex((_, place) => nobleOn(table, place + 1) === null);
          expect(NOBILITY[next], move.text).toBe(field);
          discs += 1;
        }
      }
    expect(discs).toBeGreaterThan(10);
  });

  test('every told move can be said; only tiles of the market and what was not done are passed over', () => {
    let said = 0;
    for (const { told } of decisions)
      for (const locale of LOCALES)
        for (const event of told) {
          const line = lineOf(event as Told, 'Anna', sayerOf(ui, locale));
          if (line === null)
            expect(['stall', 'no-common-buyer', 'no-common-depot']).toContain(event.move.kind);
          else
            expect(line, event.text).not.toMatch(/[{}?]|\b(log|tile|village|good|building)\.|undefined|NaN/);
          said += 1;
        }
    expect(said).toBeGreaterThan(2000);
  });

  test('every tile has a face, every piece one place, and what a move lays is marked as moved', () => {
    for (const { scene, move, after } of decisions) {
      const { table } = scene.view;
      for (const tile of [...table.bag, ...table.stalls.filter((one) => one !== 'none')])
        expect(readTile(tile), tile).not.toBeNull();
      const moved = travelled(table, after.view.table);
      if (isSale(move)) expect(moved).toContain(`d:${scene.seat}:${move.village}`);
      if (move.kind === 'raise') expect(moved).toContain(`x:${move.good}`);
      expect(placesOfPieces(table).size).toBeGreaterThan(8);
    }
  });
});

suite('the second rules', () => {
  test('region and row of a common disc are chosen together', async () => {
    const isDisc = (text: string): boolean =>
      ['common build ', 'common ennoble '].some((start) => text.startsWith(start));
    const scene = await sceneBefore<HermagorView, Move>(
      await testEngine(),
      'hermagor/fixtures/common-regions-chosen',
      (text, next) => isDisc(text) && isDisc(next),
    );
    const asked = regionsAsked(scene.view.table);
    expect(asked.length).toBeGreaterThan(1);
    const made = allSpots(2)
      .map((spot) => attempt(scene, spot, 'sell'))
      .filter((move) => scene.legal.some(({ text }) => text === move));
    // What no place of the board makes has a button: together they are all.
    expect([...new Set(made), ...buttonMoves(scene)].sort()).toEqual(
      scene.legal.map(({ text }) => text).sort(),
    );
    for (const locale of LOCALES) {
      const say = sayerOf(ui, locale);
      for (const region of asked) expect(say(scene.prompt)).toContain(ui.words[locale][`region.${region}`]);
      expect(new Set(scene.legal.map((move) => labelOf(move, say))).size).toBe(scene.legal.length);
    }
  });

  test('by the first rules one region after the other is asked', () => {
    const table = { pending: 'common-disc', regions: ['r01', 'r05'] } as HermagorView['table'];
    expect(regionsAsked(table)).toEqual(['r01']);
    expect(regionsAsked({ ...table, rules: 2 })).toEqual(['r01', 'r05']);
  });
});
