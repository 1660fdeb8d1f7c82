// Games of the real engine: everything it offers can be named and reached, everything it tells can be said.
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { LOCALES, translator } from '$lib/i18n';
import type { Scene, WordsContext } from '$lib/board';
import { testEngine } from '../../engine/testing';
import { describe } from './describe';
import { watchGame, type Decision } from './games.testing';
import { FIELD_VALUES, NOBILITY } from './land';
import { hint, moveLabel, prompt, scoreName } from './labels';
import { readMove } from './moves';
import { readHint } from './outlook';
import { travelled, placesOfPieces } from './placing';
import { positionText } from './position';
import { readTile } from './stalls';
import { allSpots, attempt, buttonMoves, modesOf } from './targets';
import ui from './ui';
import { discOn, nobleOn, type HermagorView } from './view';
import { cheapestWay, costOf } from './ways';

const SEATS = ['Anna', 'Béla', 'Cecil', 'Dániel', 'Eszter'].map((name) => ({ name, computer: false }));
const GAMES = [
  { players: 2, seed: 1 },
  { players: 2, seed: 2, options: { tax_officer: true } },
  { players: 3, seed: 3, options: { six_tile: true } },
  { players: 4, seed: 4, options: { hide_money: true } },
  { players: 5, seed: 5 },
];
const PATIENCE_MS = 60_000;

const decisions: Decision[] = [];
const ends: Scene<HermagorView>[] = [];
beforeAll(async () => {
  const engine = await testEngine();
  for (const game of GAMES) ends.push(await watchGame(engine, game, (decision) => decisions.push(decision)));
}, PATIENCE_MS);

const contextIn = (
  locale: (typeof LOCALES)[number],
  scene: Scene<HermagorView>,
): WordsContext<HermagorView> => ({
  t: translator(locale, ui.words[locale]),
  locale,
  seats: SEATS,
  scene,
});

suite('games', { timeout: PATIENCE_MS }, () => {
  test('every kind of decision was met', () => {
    const met = new Set(decisions.map(({ move }) => readMove(move)?.kind));
    for (const kind of [
      'buyer',
      'common buyer',
      'raise',
      'keep',
      'sell',
      'move',
      'pass',
      'build',
      'ennoble',
      'name',
    ])
      expect(met).toContain(kind);
    for (const kind of ['common depot', 'show', 'hide', 'no buyer']) expect(met).toContain(kind);
    const offered = new Set(
      decisions.flatMap(({ scene }) => scene.legal.map(({ text }) => readMove(text)?.kind)),
    );
    expect(offered).toContain('decline');
    expect(offered).not.toContain(undefined);
  });

  test('every offered move has a name and a hint in every language', () => {
    let named = 0;
    decisions.forEach(({ scene }, index) => {
      // All languages share the code; the long lists are read in one of them each.
      const locale = LOCALES[index % LOCALES.length] ?? 'en';
      const context = contextIn(locale, scene);
      for (const move of scene.legal) {
        expect(moveLabel(move.text, context), move.text).not.toMatch(
          /[{}]|move\.|^(no|common|sell|raise|keep) /,
        );
        if (move.hint !== '')
          expect(hint(move.text, move.hint, context), `${move.text}: ${move.hint}`).toMatch(
            /^(?!hint\.)[^{}]+$/,
          );
        named += 1;
      }
      expect(prompt(scene, context)).toMatch(/^(?!prompt\.)[^{}]+$/);
    });
    expect(named).toBeGreaterThan(5000);
    for (const scene of [...ends, ...decisions.slice(0, 200).map((decision) => decision.scene)])
      for (const locale of LOCALES) {
        const { t } = contextIn(locale, scene);
        for (const line of scene.scores.flat()) expect(scoreName(line, t)).not.toBe(line.name);
        expect(positionText(scene, SEATS, t)).not.toMatch(/[{}]|position\.|undefined/);
      }
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
      for (const text of apart) buttons.add(text.replace(/^(keep|decline) .+$/, '$1'));
      for (const { text } of scene.legal) if (!apart.includes(text)) expect(made).toContain(text);
    }
    expect([...buttons].sort()).toEqual(
      ['decline', 'hide', 'keep', 'no buyer', 'no common buyer', 'no common depot', 'pass', 'show'].sort(),
    );
  });

  test('the way that is drawn costs what the engine says', () => {
    let ways = 0;
    for (const { scene } of decisions) {
      const merchant = scene.view.table.seats[scene.seat ?? 0]?.merchant ?? '';
      for (const { text, hint: said } of scene.legal) {
        const move = readMove(text);
        if (move?.kind !== 'sell' && move?.kind !== 'move') continue;
        const whole = costOf(cheapestWay(merchant, move.village));
        const half = move.kind !== 'sell' || move.way === 'side-road';
        expect(readHint(said).way ?? 0, `${merchant}: ${text}`).toBe(half ? Math.floor(whole / 2) : whole);
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(1000);
  });

  test('a disc goes to the field that is lit', () => {
    let discs = 0;
    for (const { scene } of decisions)
      for (const { text, hint: said } of scene.legal) {
        const move = readMove(text);
        const { field } = readHint(said);
        const { table } = scene.view;
        if (move?.kind === 'build' || move?.kind === 'common build') {
          const index = FIELD_VALUES.indexOf(field ?? -1);
          expect(discOn(table, move.good, index + 1), text).toBe(null);
          // The price arrow does not lie on it.
          expect(index).toBeLessThan(table.prices[move.good] - 3);
          discs += 1;
        }
        if (move?.kind === 'ennoble' || move?.kind === 'common ennoble') {
          const next = NOBILITY.findIndex((_, place) => nobleOn(table, place + 1) === null);
          expect(NOBILITY[next], text).toBe(field);
          discs += 1;
        }
      }
    expect(discs).toBeGreaterThan(10);
  });

  test('every told move can be said; only tiles of the market and what was not done are passed over', () => {
    let said = 0;
    for (const { scene, told } of decisions)
      for (const locale of LOCALES)
        for (const event of told) {
          const line = describe(event, contextIn(locale, scene));
          if (line === null) expect(event.text).toMatch(/^(stall |no common )/);
          else expect(line, event.text).not.toMatch(/[{}]|log\.|undefined|NaN/);
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
      const read = readMove(move);
      if (read?.kind === 'sell') expect(moved).toContain(`d:${scene.seat}:${read.village}`);
      if (read?.kind === 'raise') expect(moved).toContain(`x:${read.good}`);
      expect(placesOfPieces(table).size).toBeGreaterThan(8);
    }
  });
});

suite('foreign texts', () => {
  const context = { t: translator('en', ui.words.en), locale: 'en' as const, seats: [], scene: null };
  test.each([
    '',
    'buyer',
    'buyer x9',
    'sell',
    'sell nowhere',
    'sell vissel sideways',
    'build library',
    'build library r99',
    'common',
    'name 99',
    'draw',
    'draw 9 none',
    'actions',
    'stall',
    '☠',
  ])('"%s" never throws', (text) => {
    expect(() => describe({ seat: 'chance', text }, context)).not.toThrow();
    expect(() => describe({ seat: 9, text }, context)).not.toThrow();
    expect(typeof moveLabel(text, context)).toBe('string');
    expect(() => hint(text, text, context)).not.toThrow();
  });
});
