// Random games of the real engine: everything it offers can be named and reached, everything it tells can be said, and
// what is printed or forecast on the board agrees with what the engine says.
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import { labelOf, lineOf } from '$lib/move_words';
import { amount, fact } from './moves';
import { testEngine } from '../../engine/testing';
import { sayerOf } from '../testing/boards';
import { sceneBefore } from '../testing/fixtures';
import { momentsOf, type Moment } from '../testing/random_games';
import type { Move } from './moves';
import { cartsOf, placePieces, type Placed } from './placing';
import { expectSaid, expectTold } from '../testing/said';
import { positionText } from './position';
import { slotsOf } from './slots';
import { cartsOn, scoringOf } from './standing';
import { attempt, buttonMoves } from './targets';
import ui from './ui';
import { COLOURS, isComplete, isOpen, numberOn, readOrder, readTile, staffOf, sum } from './view';
import type { GluckAufView } from './view';

const GAMES = [2, 3, 4].flatMap((players) => [1, 2].map((seed) => ({ players, seed })));
const PATIENCE_MS = 120_000;

let games: Moment<GluckAufView, Move>[][] = [];
beforeAll(async () => {
  games = await momentsOf('gluck-auf', GAMES);
}, PATIENCE_MS);

const watch = (look: (moment: Moment<GluckAufView, Move>) => void): void => games.flat().forEach(look);

suite('random games', { timeout: PATIENCE_MS }, () => {
  test('every offered move has a name and a hint in every language', () => {
    const read = expectSaid(
      ui,
      games.flat().map(({ scene }) => scene),
      positionText,
    );
    expect(read).toBeGreaterThan(1000);
  });

  test('every offered move is made by taps on the board', () => {
    watch(({ scene }) => expect(buttonMoves(scene)).toEqual([]));
  });

  test('workers, prices, steps, marks and points are what the engine names; closed spaces are never offered', () => {
    const seen = new Set<string>();
    watch(({ scene }) => {
      const { table } = scene.view;
      for (const move of scene.legal) {
        if (!('space' in move)) continue;
        const { space, text, facts } = move;
        expect(isOpen(space, table.players), text).toBe(true);
        expect(amount(facts, 'hint.workers'), text).toBe(staffOf(table, space));
        if (space.endsWith('-draw')) continue;
        if (move.kind === 'place-tile') expect(amount(facts, 'hint.pay')).toBe(readTile(move.tile)?.price);
        else if (move.kind === 'place-order')
          expect(amount(facts, 'hint.points')).toBe(readOrder(move.order)?.points);
        else if (numberOn(space) > 0)
          expect(amount(facts, 'hint.steps') + amount(facts, 'hint.take'), text).toBe(numberOn(space));
        seen.add(space);
      }
    });
    // All but the draw spaces and the transports, which random play rarely reaches.
    expect([...seen].filter((space) => /\d|bank/.test(space))).toHaveLength(21);
  });

  test('a transport delivers what is drawn as complete', () => {
    let deliveries = 0;
    watch(({ scene }) => {
      const player = scene.view.table.seats[scene.seat ?? 0];
      for (const { text, facts } of scene.legal) {
        const delivery = fact(facts, 'hint.deliver');
        if (!player || !delivery) continue;
        const done = player.outstanding.filter(
          (name) => isComplete(player, name) && text === `place ${readOrder(name)?.transport}`,
        );
        expect(done).toHaveLength(Number(delivery['n']));
        expect(done.reduce((all, name) => all + (readOrder(name)?.points ?? 0), 0)).toBe(delivery['points']);
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
    watch(({ told }) =>
      expectTold(ui, told, { passedOver: /^look \w+ \?$/, keys: /\b(log|cube|rest|stop)\./ }),
    );
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

test('by the second version of the rules a cart may stay empty', async () => {
  const scene = await sceneBefore<GluckAufView, Move>(
    await testEngine(),
    'gluck_auf/fixtures/cart-stays-empty',
    (text) => text === 'cart none',
  );
  expect(scene.rules).toBe(2);
  expect(attempt(scene, { kind: 'substitute', colour: 'none' })).toBe('cart none');
  expect(buttonMoves(scene)).toEqual([]);
  expect(scene.prompt).toEqual({ key: 'prompt.substitute-or-none', cube: scene.view.table.cart_colour });
  const move: Move = { kind: 'cart-none' };
  const said = new Set<string>();
  for (const locale of LOCALES) {
    const say = sayerOf(ui, locale);
    said.add(labelOf(move, say));
    expect(lineOf({ seat: 0, text: 'cart none', move }, 'Anna', say)).toContain('Anna');
  }
  expect(said.size).toBe(LOCALES.length);
});
