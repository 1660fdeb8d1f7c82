// The board in a document: every scene can be drawn for everybody, and every move can be made by tapping.
// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe as suite, expect, test } from 'vitest';
import type { LegalMove, Scene } from '$lib/board';
import { expectAllTapped, lit, propsFor, richest, stageOf, tap, type Fixture } from '../testing/boards';
import type { Move } from './generated';
import { keepText } from './selection';
import { buttonMoves } from './targets';
import ui from './ui';
import { ACTIONS, amount, fact, type TortugaView } from './view';

const files = import.meta.glob<Fixture<TortugaView, Move>[]>('./fixtures/*.json', {
  import: 'default',
  eager: true,
});
const fixtures = richest(files, ({ view }) => view.table.pending + view.table.place);

const { draw, put } = stageOf<TortugaView, Move>(ui);

// Drawing a whole table takes a simulated browser a while.
suite('every fixture', { timeout: 30_000 }, () => {
  test.each(fixtures)(
    '$scene.players players, $name: every move can be tapped, nothing else is lit, all has a name',
    ({ scene }) => {
      const keeps = scene.legal.filter((move) => move.kind === 'keep');
      const tapAll = (done: readonly string[]): void => {
        if (keeps.length === 0) for (const element of lit()) tap(element);
        for (const { text, dice } of keeps) {
          for (const die of dice) tap(document.querySelector(`[data-spot=die-${die}]`));
          tap(document.querySelector('[data-spot=lay]'));
          expect(done.at(-1)).toBe(`choose ${text}`);
          for (const die of dice) tap(document.querySelector(`[data-spot=die-${die}]`)); // back again
        }
      };
      expectAllTapped(draw, scene, tapAll, buttonMoves(scene));
    },
  );

  test.each(Object.values(files).map((list) => list[0] as Fixture<TortugaView, Move>))(
    '$scene.players players, $name: a spectator sees it and can do nothing',
    ({ scene }) => {
      const { own: _, ...view } = scene.view;
      draw({ ...scene, seat: null, legal: [], view });
      expect(lit()).toEqual([]);
      expect(document.querySelectorAll('section.player')).toHaveLength(scene.players);
    },
  );
});

suite('before the tap', () => {
  /** The first fixture that offers such a move, and the move. */
  function offer(fits: (move: LegalMove<Move>) => boolean): [Scene<TortugaView, Move>, LegalMove<Move>] {
    for (const { scene } of fixtures) {
      const move = scene.legal.find(fits);
      if (move) return [scene, move];
    }
    throw new Error('no such move among the fixtures');
  }
  const ghosts = (seat: number): number =>
    document.querySelectorAll(`[data-spot=voyage-${seat}] .ghost`).length;

  test('picked dice show the strength the engine names, on the button and on the action', () => {
    const [scene, move] = offer(
      ({ kind, facts }) => kind === 'keep' && amount(facts, 'hint.strength', 'sum') > 0,
    );
    draw(scene, move.text);
    const sum = String(amount(move.facts, 'hint.strength', 'sum'));
    expect(document.querySelector('[data-spot=lay]')?.textContent).toContain(`= ${sum}`);
    expect(document.querySelector('.after')?.textContent).toBe(sum);
  });

  test('a robbery shows where markers and the chest come to', () => {
    const [scene, move] = offer(
      ({ kind, facts }) =>
        (kind === 'attack' || kind === 'raid') &&
        amount(facts, 'hint.theirs', 'from') > amount(facts, 'hint.theirs', 'to'),
    );
    draw(scene, move.text);
    expect(ghosts('target' in move ? move.target : -1)).toBe(1);
    expect(ghosts(scene.seat ?? -1)).toBeGreaterThan(0);
  });

  test('a marker that would move on shows where to, unasked', () => {
    const [scene] = offer(({ kind, facts }) => kind === 'use' && fact(facts, 'hint.marker') !== undefined);
    draw(scene);
    expect(ghosts(scene.seat ?? -1)).toBe(1);
  });
});

suite('reaching for what is not allowed', () => {
  test('a die that fits nowhere asks the engine why', () => {
    const scene = fixtures.find((fixture) => fixture.scene.view.table.pending === 'selection')?.scene;
    if (!scene) throw new Error('no selection among the fixtures');
    const offered = scene.legal.filter(({ text }) => !text.includes('A'));
    const done = draw({ ...scene, legal: offered });
    const die = document.querySelector('[data-spot=die-A]');
    expect(die).not.toBeNull();
    tap(die);
    expect(done).toEqual([`refuse ${keepText(['A'])}`]);
  });

  test('a plank for which no die lies ready asks the engine why', () => {
    for (const { scene } of fixtures.filter((fixture) => fixture.scene.view.table.pending === 'selection')) {
      const faces = scene.view.own?.roll ?? [];
      const action = ACTIONS.find((face) => !faces.includes(face));
      if (!action) continue;
      const done = draw(scene);
      tap(document.querySelector(`[data-spot=action-${scene.seat}-${action}] button`));
      expect(done).toEqual([`refuse turn ${action}`]);
      return;
    }
    throw new Error('no roll without one of the signs among the fixtures');
  });

  test('a chest that may not be taken asks the engine why', () => {
    const isRobbery = ({ kind }: Move): boolean => kind === 'attack' || kind === 'raid';
    const scene = fixtures.find((fixture) => fixture.scene.legal.some(isRobbery))?.scene;
    const robbery = scene?.legal.find(isRobbery);
    if (!scene || !robbery) throw new Error('no robbery among the fixtures');
    const done = draw({ ...scene, legal: [{ text: 'leave', kind: 'leave', facts: [] }] });
    for (const element of document.querySelectorAll<HTMLElement>('button.piece')) tap(element);
    expect(done).toContain(`refuse ${robbery.text}`);
    expect(done.filter((line) => line.startsWith('choose'))).toEqual([]);
  });
});

test('dice stay picked when the same view comes again, and are put back with a new one', () => {
  const scene = fixtures.find((fixture) => fixture.scene.view.table.pending === 'selection')?.scene;
  const [move] = scene?.legal ?? [];
  if (!scene || move?.kind !== 'keep') throw new Error('no selection among the fixtures');
  const props = $state(propsFor(ui, scene, []));
  put(props);
  flushSync();
  const picked = (): number => document.querySelectorAll('[data-spot^=die-][aria-pressed=true]').length;
  tap(document.querySelector(`[data-spot=die-${move.dice[0]}]`));
  expect(picked()).toBe(1);
  props.scene = JSON.parse(JSON.stringify(props.scene)) as Scene<TortugaView, Move>;
  flushSync();
  expect(picked()).toBe(1);
  const { view } = props.scene;
  props.scene = { ...props.scene, view: { ...view, table: { ...view.table, round: view.table.round + 1 } } };
  flushSync();
  expect(picked()).toBe(0);
});

test(
  'dice tumble once when they are thrown, and not again when the choice is made',
  { timeout: 30_000 },
  () => {
    const scene = fixtures.find((fixture) => fixture.scene.view.table.pending === 'selection')?.scene;
    const own = scene?.view.own;
    if (!scene || !own) throw new Error('no selection among the fixtures');
    let tumbles = 0;
    // The simulated browser has no animations.
    HTMLElement.prototype.animate = function (this: HTMLElement) {
      if (this.matches('.cube')) tumbles += 1;
      return { cancel: () => undefined } as Animation;
    };
    const before: Scene<TortugaView, Move> = {
      ...scene,
      legal: [],
      view: { ...scene.view, own: { ...own, roll: own.roll.map(() => 'none') } },
    };
    const props = $state({ ...propsFor(ui, before, []), reducedMotion: false });
    put(props);
    flushSync();
    expect(tumbles).toBe(0);
    const dice = ['A', 'B', 'C', 'D', 'E'] as const;
    props.told = dice.flatMap((die, nth) => {
      const face = own.roll[nth] ?? 'none';
      return face === 'none'
        ? []
        : [{ seat: 'chance' as const, text: '', move: { kind: 'die' as const, die, face } }];
    });
    props.scene = { ...scene };
    flushSync();
    const free = own.roll.filter((face) => face !== 'none').length;
    expect(tumbles).toBe(free);
    // The same scene once more: the dice are drawn otherwise as soon as nothing can be chosen.
    props.scene = { ...scene, legal: [] };
    flushSync();
    expect(tumbles).toBe(free);
    props.told = [{ seat: scene.seat ?? 0, text: '', move: { kind: 'keep', dice: ['A'] } }];
    props.scene = { ...scene, legal: [], view: { ...scene.view, own: { ...own, committed: true } } };
    flushSync();
    expect(tumbles).toBe(free);
  },
);
