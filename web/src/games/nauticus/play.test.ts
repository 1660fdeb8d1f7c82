// Random games of the real engine: everything it offers can be named and reached, everything it tells can be said.
import { describe as suite, expect, test } from 'vitest';
import { playedBefore, type Moment } from '../testing/random_games';
import { costOf, type Move } from './moves';
import { idsOf, placeShips, type PlacedShip } from './placing';
import { expectSaid, expectTold } from '../testing/said';
import { positionText } from './position';
import { EMPTY_SHIP, partsOf, withPiece } from './ships';
import { tappable } from './targets';
import ui from './ui';
import { WAREHOUSE_PLACES, familyOf, storedPieces, type NauticusView, type ShipView } from './view';

const GAMES = [2, 3, 4].map((players) => ({ players, seed: 3 }));
const PATIENCE_MS = 120_000;

const moments = playedBefore<NauticusView, Move>('nauticus', GAMES, PATIENCE_MS);

const watch = (look: (moment: Moment<NauticusView, Move>) => void): void => moments.forEach(look);

suite('random games', { timeout: PATIENCE_MS }, () => {
  test('every offered move has a name and a hint in every language', () => {
    const read = expectSaid(
      ui,
      moments.map(({ scene }) => scene),
      positionText,
    );
    expect(read).toBeGreaterThan(1000);
  });

  test('every offered move is made by taps on the board', () => {
    let moves = 0;
    watch(({ scene }) => {
      const made = tappable(scene);
      for (const { text } of scene.legal) {
        expect(made, text).toContain(text);
        moves += 1;
      }
    });
    expect(moves).toBeGreaterThan(1000);
  });

  test('the price beside a tile is what the engine takes', () => {
    let bought = 0;
    for (let index = 0; index + 1 < moments.length; ++index) {
      const scene = moments[index]?.scene;
      const next = moments[index + 1];
      const seat = scene?.seat ?? -1;
      // Only a move after which the same seat is asked again shows nothing but its own price.
      if (!scene || !next || next.scene.seat !== seat || next.told.length !== 1) continue;
      const { text, move } = next.told[0] ?? {};
      const before = scene.view.table;
      const after = next.scene.view.table;
      if (move?.kind !== 'buy' || next.scene.view.table.pending === 'choose') continue;
      const cost = costOf(scene.legal.find((legal) => legal.text === text)?.facts ?? []);
      expect((before.boards[seat]?.taler ?? 0) - (after.boards[seat]?.taler ?? 0), text).toBe(cost.taler);
      expect((before.boards[seat]?.workers ?? 0) - (after.boards[seat]?.workers ?? 0), text).toBe(cost.own);
      bought += 1;
    }
    expect(bought).toBeGreaterThan(20);
  });

  test('every told move can be said; only the deal and the words that hand over are passed over', () => {
    watch(({ told }) =>
      expectTold(ui, told, { passedOver: /^(deal |done$|end$)/, keys: /\b(log|piece|action|to)\./ }),
    );
  });

  test('what is drawn is what lies there: parts of ships, places of warehouses', () => {
    watch(({ scene }) => {
      for (const board of scene.view.table.boards) {
        const places = storedPieces(board).reduce(
          (sum, piece) => sum + (familyOf(piece) === 'masts' ? 2 : 1),
          0,
        );
        expect(places).toBe(board.stored);
        expect(places).toBeLessThanOrEqual(WAREHOUSE_PLACES);
        for (const ship of board.ships) {
          const parts = partsOf(ship);
          const count = (family: string): number => parts.filter((part) => part.family === family).length;
          expect(count('hulls')).toBe(ship.size);
          expect(count('masts')).toBe(ship.masts);
          expect(count('sails')).toBe(ship.sails);
        }
      }
    });
  });

  test('a ghost is the ship with one tile more', () => {
    let ghosts = 0;
    watch(({ scene }) => {
      const ships = scene.view.table.boards[scene.seat ?? 0]?.ships ?? [];
      for (const move of scene.legal) {
        const { text } = move;
        if (move.kind !== 'buy' && move.kind !== 'lay') continue;
        const ship = move.to === 'new' ? EMPTY_SHIP : ships.find(({ name }) => name === move.to);
        if (!ship) continue;
        const count = (of: ShipView): number =>
          partsOf(of).filter(({ piece }) => piece === move.piece).length;
        const grown = withPiece(ship, move.piece);
        expect(partsOf(grown).length, text).toBe(partsOf(ship).length + 1);
        expect(count(grown), text).toBe(count(ship) + 1);
        ghosts += 1;
      }
    });
    expect(ghosts).toBeGreaterThan(100);
  });

  test('ships keep their ids while they grow, and no id is drawn twice', () => {
    let before: PlacedShip[][] = [];
    let players = 0;
    let grown = 0;
    watch(({ scene }) => {
      const { table } = scene.view;
      if (table.players !== players) before = [];
      players = table.players;
      const placed = table.boards.map((board, seat) => placeShips(before[seat] ?? [], board.ships));
      placed.forEach((ships, seat) => {
        expect(new Set(ships.map(({ id }) => id)).size).toBe(ships.length);
        const old = before[seat] ?? [];
        // A forward move never takes a ship away, so every id stays.
        if (ships.length >= old.length)
          for (const { id, ship } of old) {
            const now = ships.find((other) => other.id === id)?.ship;
            expect(now).toBeDefined();
            if (now && now.name !== ship.name) grown += 1;
          }
      });
      const ids = idsOf(table, placed);
      const pieces = table.boards.reduce(
        (sum, board, seat) =>
          sum +
          storedPieces(board).length +
          (placed[seat] ?? []).reduce((all, { ship }) => all + partsOf(ship).length, 0) +
          Object.values(board.delivered).filter((count) => count > 0).length,
        0,
      );
      expect(ids.size).toBe(pieces);
      before = placed;
    });
    expect(grown).toBeGreaterThan(50);
  });
});
