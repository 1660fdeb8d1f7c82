// Random games of the real engine: everything it offers can be named and reached, everything it tells can be said, and
// what is printed or forecast on the board agrees with what the engine says.
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { LOCALES, translator } from '$lib/i18n';
import type { WordsContext } from '$lib/board';
import { testEngine } from '../../engine/testing';
import { watchRandomGame, type Moment } from '../testing/random_games';
import { describe } from './describe';
import { hint, moveLabel, prompt, scoreName } from './labels';
import { readMove } from './moves';
import { cartsOf, placePieces, type Placed } from './placing';
import { positionText } from './position';
import { slotsOf } from './slots';
import { cartsOn, scoringOf } from './standing';
import { buttonMoves } from './targets';
import ui from './ui';
import { COLOURS, isComplete, isOpen, numberOn, readOrder, readTile, staffOf, sum } from './view';
import type { GluckAufView } from './view';

const SEATS = ['Anna', 'Béla', 'Cecil', 'Dániel'].map((name) => ({ name, computer: false }));
const GAMES = [2, 3, 4].flatMap((players) => [1, 2].map((seed) => ({ players, seed })));
const PATIENCE_MS = 120_000;

const games: Moment<GluckAufView>[][] = [];
beforeAll(async () => {
  const engine = await testEngine();
  for (const { players, seed } of GAMES) {
    const game: Moment<GluckAufView>[] = [];
    await watchRandomGame<GluckAufView>(engine, 'gluck-auf', players, seed, (moment) => game.push(moment));
    games.push(game);
  }
}, PATIENCE_MS);

const watch = (look: (moment: Moment<GluckAufView>) => void): void => games.flat().forEach(look);

suite('random games', { timeout: PATIENCE_MS }, () => {
  test('every offered move has a name and a hint in every language', () => {
    // The same move is offered often; once is enough.
    const named = new Set<string>();
    let looks = 0;
    watch(({ scene }) => {
      // All languages share the code: a scene is read in one of them, the next in another.
      for (const locale of LOCALES.slice(looks % 4, (looks++ % 4) + 1)) {
        const context: WordsContext<GluckAufView> = {
          t: translator(locale, ui.words[locale]),
          locale,
          seats: SEATS,
          scene,
        };
        for (const move of scene.legal) {
          const what = `${locale} ${move.text}: ${move.hint}`;
          if (named.has(what)) continue;
          named.add(what);
          const label = moveLabel(move.text, context);
          expect(label, move.text).not.toMatch(/[{}]|\b(move|tile|order|space|colour|cube|stop|carts)\./);
          expect(label, move.text).not.toBe(move.text);
          if (move.hint !== '')
            expect(hint(move.text, move.hint, context), move.hint).toMatch(/^(?!hint\.)[^{}]+$/);
        }
        expect(prompt(scene, context)).toMatch(/^(?!prompt\.)[^{}]+$/);
        for (const line of scene.scores.flat()) expect(scoreName(line, context.t)).not.toBe(line.name);
        expect(positionText(scene, SEATS, context.t)).not.toMatch(/[{}]|position\./);
      }
    });
    expect(named.size).toBeGreaterThan(1000);
  });

  test('every offered move is made by taps on the board', () => {
    watch(({ scene }) => expect(buttonMoves(scene)).toEqual([]));
  });

  test('workers, prices, steps, marks and points are what the engine names; closed spaces are never offered', () => {
    const seen = new Set<string>();
    watch(({ scene }) => {
      const { table } = scene.view;
      for (const { text, hint: said } of scene.legal) {
        const move = readMove(text);
        if (move?.kind !== 'place') continue;
        expect(isOpen(move.space, table.players), text).toBe(true);
        expect(said).toMatch(new RegExp(`^${staffOf(table, move.space)} workers?; `));
        const tile = readTile(move.card ?? '');
        const order = readOrder(move.card ?? '');
        const number = tile?.price ?? order?.points ?? numberOn(move.space);
        const pattern = tile
          ? 'pay #'
          : order
            ? '; # point'
            : /^m\d/.test(move.space)
              ? 'up to # '
              : 'take # ';
        if (/draw$/.test(move.space)) continue;
        if (number > 0) expect(said).toContain(pattern.replace('#', String(number)));
        seen.add(move.space);
      }
    });
    // All but the draw spaces and the transports, which random play rarely reaches.
    expect([...seen].filter((space) => /\d|bank/.test(space))).toHaveLength(21);
  });

  test('a transport delivers what is drawn as complete', () => {
    let deliveries = 0;
    watch(({ scene }) => {
      const player = scene.view.table.seats[scene.seat ?? 0];
      for (const { text, hint: said } of scene.legal) {
        const found = /deliver (\d+) orders? for (\d+) point/.exec(said);
        if (!player || !found) continue;
        const done = player.outstanding.filter(
          (name) => isComplete(player, name) && text === `place ${readOrder(name)?.transport}`,
        );
        expect(done).toHaveLength(Number(found[1]));
        expect(done.reduce((all, name) => all + (readOrder(name)?.points ?? 0), 0)).toBe(Number(found[2]));
        deliveries += 1;
      }
    });
    expect(deliveries).toBeGreaterThan(5);
  });

  test('the forecast of the shift clock is what the shift brings', () => {
    let scored = 0;
    for (const game of games) {
      let before = game[0]?.scene.view.table;
      for (const { scene } of game) {
        const { table } = scene.view;
        const over = before?.pending !== 'over' && table.pending === 'over';
        if (before && (before.shift < table.shift || over)) {
          const scoring = scoringOf(table, before.shift);
          table.seats.forEach((player, seat) => {
            const old = before?.seats[seat];
            const delivered = player.delivered
              .filter((name) => !old?.delivered.includes(name))
              .reduce((all, name) => all + (readOrder(name)?.points ?? 0), 0);
            const forecast = scoring.reduce((all, { points }) => all + (points[seat] ?? 0), 0);
            expect(player.points - (old?.points ?? 0)).toBe(delivered + forecast);
          });
          scored += 1;
        }
        before = table;
      }
    }
    expect(scored).toBe(3 * GAMES.length);
  });

  test('every told move can be said; only what others look at is passed over', () => {
    watch(({ scene, told }) => {
      for (const locale of LOCALES) {
        const context = { t: translator(locale, ui.words[locale]), locale, seats: SEATS, scene };
        for (const event of told) {
          const line = describe(event, context);
          if (line === null) expect(event.text).toMatch(/^look \w+ \?$/);
          else expect(line, event.text).not.toMatch(/[{}]|log\.|undefined|NaN/);
        }
      }
    });
  });

  test('pieces keep their ids, none is drawn twice, every cube has a cart or a slot', () => {
    let kept = 0;
    for (const game of games) {
      let before: Placed[] = [];
      for (const { scene } of game) {
        const { table } = scene.view;
        const pieces = placePieces(before, table);
        expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length);
        const cubes = pieces.filter(({ id }) => /^c\d/.test(id));
        expect(cubes).toHaveLength(64 - sum(table.stock));
        const carts = pieces.flatMap(({ place, cart }) =>
          place.includes('.carts.') ? [`${place} ${cart}`] : [],
        );
        expect(carts.every((cart) => !cart.endsWith('undefined'))).toBe(true);
        expect(new Set(carts).size).toBe(carts.length);
        table.seats.forEach((player, seat) => {
          for (const level of COLOURS)
            expect(cartsOf(pieces, seat, level)).toHaveLength(cartsOn(player, level));
          for (const name of player.outstanding)
            expect(
              slotsOf(table, player, name)
                .flatMap((slot) => slot.cubes)
                .sort(),
            ).toEqual(
              COLOURS.flatMap((colour) =>
                Array<string>(player.loads[name]?.cubes[colour] ?? 0).fill(colour),
              ).sort(),
            );
        });
        kept += pieces.filter(({ id, place }) =>
          before.some((old) => old.id === id && old.place === place),
        ).length;
        before = pieces;
      }
    }
    expect(kept).toBeGreaterThan(10_000);
  });
});

suite('foreign texts', () => {
  const context = { t: translator('en', ui.words.en), locale: 'en' as const, seats: [], scene: null };
  test.each([
    ...['', 'place', 'place x9', 'place f1 zz', 'buy', 'buy zz-light', 'keep none more', 'return up'],
    ...['lay', 'lay tile', 'lay tile ?', 'fill', 'fill truck-kk black', 'fill truck-kk black from bag'],
    ...['ride', 'ride red', 'start', 'start 9', 'tile', 'order -', 'look', 'look tile', 'cart ☠', 'stop now'],
  ])('"%s" never throws', (text) => {
    expect(() => describe({ seat: 'chance', text }, context)).not.toThrow();
    expect(() => describe({ seat: 9, text }, context)).not.toThrow();
    expect(typeof moveLabel(text, context)).toBe('string');
    expect(() => hint(text, text, context)).not.toThrow();
  });
});
