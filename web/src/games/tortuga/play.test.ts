// Random games of the real engine: everything it offers can be named and reached, everything it tells can be said.
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { LOCALES, translator } from '$lib/i18n';
import type { WordsContext } from '$lib/board';
import { testEngine } from '../../engine/testing';
import { watchRandomGame, type Moment } from '../testing/random_games';
import { describe } from './describe';
import { hint, moveLabel, prompt, scoreName } from './labels';
import { readMove, shownBy, tapDie, selections } from './moves';
import { placeChests, type PlacedChest } from './placing';
import { positionText } from './position';
import { allSpots, attempt, buttonMoves, facesToSelect } from './targets';
import ui from './ui';
import { countChests, isAction, numberOn, openPlaces, sumOn, type TortugaView } from './view';

const SEATS = ['Anna', 'Béla', 'Cecil', 'Dániel'].map((name) => ({ name, computer: false }));
const GAMES = [2, 3, 4].flatMap((players) => [1, 2].map((seed) => ({ players, seed })));
const PATIENCE_MS = 60_000;

const moments: Moment<TortugaView>[] = [];
beforeAll(async () => {
  const engine = await testEngine();
  for (const { players, seed } of GAMES)
    await watchRandomGame<TortugaView>(engine, 'tortuga', players, seed, (moment) => moments.push(moment));
}, PATIENCE_MS);

const watch = (look: (moment: Moment<TortugaView>) => void): void => moments.forEach(look);

suite('random games', { timeout: PATIENCE_MS }, () => {
  test('every offered move has a name and a hint in every language', () => {
    let named = 0;
    let looks = 0;
    watch(({ scene }) => {
      // All languages share the code: a scene is read in one of them, the next in another.
      for (const locale of LOCALES.slice(looks % 4, (looks++ % 4) + 1)) {
        const context: WordsContext<TortugaView> = {
          t: translator(locale, ui.words[locale]),
          locale,
          seats: SEATS,
          scene,
        };
        for (const move of scene.legal) {
          const label = moveLabel(move.text, context);
          expect(label, move.text).not.toMatch(
            /^(keep|turn|advantage|use|leave|attack|raid|take|lay)\b|[{}]|move\./,
          );
          if (move.hint !== '')
            expect(hint(move.text, move.hint, context), move.hint).toMatch(/^(?!hint\.)[^{}]+$/);
          named += 1;
        }
        expect(prompt(scene, context)).toMatch(/^(?!prompt\.)[^{}]+$/);
        for (const line of scene.scores.flat()) expect(scoreName(line, context.t)).not.toBe(line.name);
        expect(positionText(scene, SEATS, context.t)).not.toMatch(/[{}]|position\./);
      }
    });
    expect(named).toBeGreaterThan(1250);
  });

  test('every offered move is made by a tap on the board, or is a button that has no place there', () => {
    const buttons = new Set<string>();
    watch(({ scene }) => {
      const spots = new Set(allSpots(scene.players).map((spot) => attempt(scene, spot)));
      const apart = buttonMoves(scene);
      for (const { text } of scene.legal) {
        const move = readMove(text);
        if (apart.includes(text)) buttons.add(text);
        else if (move?.kind === 'keep') {
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
      for (const { text, hint: said } of scene.legal) {
        const move = readMove(text);
        const strength = /\+(\d+) = (\d+)$/.exec(said);
        if (move?.kind !== 'keep' || !strength) continue;
        const action = shownBy(move.dice, facesToSelect(scene.view));
        if (!isAction(action)) throw new Error(`${text} goes to ${action}`);
        const more = move.dice.reduce((sum, die) => sum + numberOn(die, action), 0);
        expect(more, text).toBe(Number(strength[1]));
        const dice = board.dice.map((on, die) =>
          move.dice.some((name) => 'ABCDE'[die] === name) ? action : on,
        );
        expect(sumOn({ ...board, dice }, action), text).toBe(Number(strength[2]));
        sums += 1;
      }
    });
    expect(sums).toBeGreaterThan(500);
  });

  test('every told move can be said; only hidden dice are passed over', () => {
    watch(({ scene, told }) => {
      for (const locale of LOCALES) {
        const context = { t: translator(locale, ui.words[locale]), locale, seats: SEATS, scene };
        for (const event of told) {
          const line = describe(event, context);
          if (line === null) expect(event.text).toMatch(/^die /);
          else expect(line, event.text).not.toMatch(/[{}]|log\.|undefined|NaN/);
        }
      }
    });
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

suite('foreign texts', () => {
  const context = { t: translator('en', ui.words.en), locale: 'en' as const, seats: [], scene: null };
  test.each([
    '',
    'keep',
    'keep Z',
    'attack',
    'attack 9 green',
    'reveal 7',
    'reveal ,',
    'tile',
    'chest',
    'die',
    '☠',
  ])('"%s" never throws', (text) => {
    expect(() => describe({ seat: 'chance', text }, context)).not.toThrow();
    expect(() => describe({ seat: 9, text }, context)).not.toThrow();
    expect(typeof moveLabel(text, context)).toBe('string');
    expect(() => hint(text, text, context)).not.toThrow();
  });
});
