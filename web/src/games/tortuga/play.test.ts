// Random games of the real engine: everything it offers can be named and reached, everything it tells can be said.
import { describe as suite, expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import { lineOf } from '$lib/move_words';
import type { Move as AnyMove, Told } from '$lib/scene';
import { playedBefore, type Moment } from '../testing/random_games';
import { sayerOf } from '../testing/boards';
import type { Move } from './generated';
import { placeChests, type PlacedChest } from './placing';
import { expectSaid } from '../testing/said';
import { positionText } from './position';
import { selections, shownBy, tapDie } from './selection';
import { allSpots, attempt, buttonMoves, facesToSelect } from './targets';
import ui from './ui';
import { countChests, fact, isAction, numberOn, openPlaces, sumOn, type TortugaView } from './view';

const GAMES = [2, 3, 4].flatMap((players) => [1, 2].map((seed) => ({ players, seed })));
const PATIENCE_MS = 60_000;

const moments = playedBefore<TortugaView, Move>('tortuga', GAMES, PATIENCE_MS);

const watch = (look: (moment: Moment<TortugaView, Move>) => void): void => moments.forEach(look);

suite('random games', { timeout: PATIENCE_MS }, () => {
  test('every offered move has a name and a hint in every language', () => {
    const read = expectSaid(
      ui,
      moments.map(({ scene }) => scene),
      (scene, { t, name }) => positionText(scene, name, t),
    );
    expect(read).toBeGreaterThan(1250);
  });

  test('every offered move is made by a tap on the board, or is a button that has no place there', () => {
    const buttons = new Set<string>();
    watch(({ scene }) => {
      const spots = new Set(allSpots(scene.players).map((spot) => attempt(scene, spot)));
      const apart = buttonMoves(scene);
      for (const move of scene.legal) {
        const { text } = move;
        if (apart.includes(text)) buttons.add(text);
        else if (move.kind === 'keep') {
          // Tapping its dice one after the other builds the selection, whatever is offered besides.
          const offered = selections(scene.legal);
          const picked = move.dice.reduce<typeof move.dice>(
            (dice, die) => tapDie(offered, dice, die) ?? [],
            [],
          );
          expect(picked).toEqual(move.dice);
        } else expect(spots).toContain(text);
      }
    });
    expect([...buttons].sort()).toEqual(['leave']);
  });

  test('the numbers painted on the dice add up to the strength the engine names', () => {
    let sums = 0;
    watch(({ scene }) => {
      const board = scene.view.table.boards[scene.seat ?? 0];
      if (!board) return;
      for (const move of scene.legal) {
        const { text } = move;
        const strength = fact(move.facts, 'hint.strength');
        if (move.kind !== 'keep' || !strength) continue;
        const action = shownBy(move.dice, facesToSelect(scene.view));
        if (!isAction(action)) throw new Error(`${text} goes to ${action}`);
        const more = move.dice.reduce((sum, die) => sum + numberOn(die, action), 0);
        expect(more, text).toBe(strength['more']);
        const dice = board.dice.map((on, die) =>
          move.dice.some((name) => 'ABCDE'[die] === name) ? action : on,
        );
        expect(sumOn({ ...board, dice }, action), text).toBe(strength['sum']);
        sums += 1;
      }
    });
    expect(sums).toBeGreaterThan(500);
  });

  test('every told move can be said; only hidden dice are passed over', () => {
    const kinds = new Set<string>();
    watch(({ told }) => {
      for (const locale of LOCALES) {
        const say = sayerOf(ui, locale);
        for (const event of told) {
          kinds.add(event.move.kind);
          const line = lineOf(event as Told, 'Anna', say);
          if (line === null) expect(event.move.kind).toBe('die');
          else expect(line, event.text).not.toMatch(/[{}?]|\b(log|face|action|chest)\.\w|undefined|NaN/);
        }
      }
    });
    // An open roll, and tiles and chests that came, are among them.
    for (const kind of ['die', 'open-die', 'reveal', 'tile', 'raid', 'push-ship', 'lay'])
      expect(kinds).toContain(kind);
  });

  test('chests keep their ids, none is drawn twice, and rows fit the places the markers open', () => {
    let before: PlacedChest[] = [];
    let kept = 0;
    watch(({ scene }) => {
      const { table } = scene.view;
      const placed = placeChests(before, table);
      expect(new Set(placed.map((chest) => chest.id)).size).toBe(placed.length);
      expect(placed.length).toBe(40 - countChests(table.bag));
      kept += placed.filter((chest) => before.some((other) => other.id === chest.id)).length;
      for (const chest of placed) {
        const old = before.find((other) => other.id === chest.id)?.place ?? chest.place;
        if (old.endsWith('.island') && chest.place.endsWith('.island')) expect(chest.place).toBe(old);
        if (old.endsWith('.tortuga') && scene.view.table.round > 1) expect(chest.place).toBe(old);
      }
      before = placed;
      for (const board of table.boards) {
        expect(board.fleet.length).toBeLessThanOrEqual(openPlaces(board.ship));
        expect(board.crew.length).toBeLessThanOrEqual(openPlaces(board.pirate));
      }
    });
    expect(kept).toBeGreaterThan(1000);
  });
});

test('what the screens have hidden is said for each player', () => {
  const move: Move = {
    kind: 'reveal',
    shown: [
      { kind: 'shown', seat: 0, dice: ['C', 'E-skull'], face: 'treasure' },
      { kind: 'shown-none', seat: 1 },
    ],
  };
  const told: Told = { seat: 'chance', text: '', move: move as AnyMove };
  expect(lineOf(told, '', sayerOf(ui, 'en'))).toBe(
    'The screens go up: Anna (C, E☠ → treasure), Béla (nothing fits).',
  );
  const tile = (coins: number | null): string | null =>
    lineOf({ seat: 'chance', text: '', move: { kind: 'tile', coins } }, '', sayerOf(ui, 'en'));
  expect([tile(null), tile(1), tile(2)]).toEqual([
    'A treasure tile, face down.',
    'A treasure tile: 1 coin.',
    'A treasure tile: 2 coins.',
  ]);
});
