// The board in a document: every scene can be drawn for everybody, and every move can be made by tapping.
// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe as suite, expect, test } from 'vitest';
import type { Scene } from '$lib/board';
import { expectAllTapped, lit, propsFor, richest, stageOf, tap, type Fixture } from '../testing/boards';
import type { Move } from './moves';
import { handKind } from './targets';
import ui from './ui';
import { SPACES, isOpen, type GluckAufView } from './view';

const files = import.meta.glob<Fixture<GluckAufView, Move>[]>('./fixtures/*.json', {
  import: 'default',
  eager: true,
});
const fixtures = richest(files, ({ view }) => view.table.pending + handKind(view));
const pending = (kind: string): Scene<GluckAufView, Move> => {
  const found = fixtures.find(({ scene }) => scene.view.table.pending === kind);
  if (!found) throw new Error(`no ${kind} among the fixtures`);
  return found.scene;
};

const { draw, put } = stageOf<GluckAufView, Move>(ui);

/** Cubes that can be picked, one of each kind. */
const pickable = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('button[aria-pressed]')].map(
      (cube) => cube.getAttribute('data-spot') ?? '',
    ),
  ),
];
const spot = (name: string): Element | null => document.querySelector(`[data-spot="${name}"]`);

// Drawing a whole table takes a simulated browser a while.
suite('every fixture', { timeout: 120_000 }, () => {
  test.each(fixtures)(
    '$scene.players players, $name: every move can be tapped, nothing else is lit, all has a name',
    ({ scene }) =>
      expectAllTapped(draw, scene, () => {
        const tapAll = (): void => {
          for (const element of lit()) if (!element.hasAttribute('aria-pressed')) tap(element);
        };
        tapAll();
        for (const cube of pickable()) {
          tap(spot(cube));
          tapAll();
          tap(spot(cube)); // back again
        }
      }),
  );

  test.each(Object.values(files).map((list) => list[5] as Fixture<GluckAufView, Move>))(
    '$scene.players players, $name: a spectator sees it and can do nothing',
    ({ scene }) => {
      const { hand: _, ...view } = scene.view;
      draw({ ...scene, seat: null, legal: [], view });
      expect(lit()).toEqual([]);
      expect(document.querySelectorAll('section.mine')).toHaveLength(scene.players);
      expect(document.querySelectorAll('.cage')).toHaveLength(scene.players);
    },
  );
});

suite('reaching for what is not allowed', { timeout: 120_000 }, () => {
  test('a space that cannot be used asks the engine why', () => {
    const done = draw({
      ...pending('placement'),
      legal: [{ text: 'place bank', facts: [], kind: 'place', space: 'bank' }],
    });
    for (const button of document.querySelectorAll('.space .whole')) tap(button);
    expect(done.filter((line) => line.startsWith('choose'))).toEqual(['choose place bank']);
    const { players } = pending('placement');
    expect(done).toHaveLength(SPACES.filter((space) => isOpen(space, players)).length);
    for (const line of done) expect(line).toMatch(/^\w+ place /);
  });

  test.each(Object.values(files).map(([first]) => first as Fixture<GluckAufView, Move>))(
    '$scene.players players: what so few do not use is not there',
    ({ scene }) => {
      draw(scene);
      const spaces = [...document.querySelectorAll('.space')].map((space) => space.getAttribute('data-spot'));
      const open = SPACES.filter((space) => isOpen(space, scene.players));
      expect(spaces.sort()).toEqual(open.map((space) => `space-${space}`).sort());
    },
  );

  test('a tile that cannot be paid asks the engine why', () => {
    const scene = pending('choice');
    const done = draw({ ...scene, legal: [{ text: 'buy none', facts: [], kind: 'buy-none' }] });
    for (const card of scene.view.hand ?? []) tap(spot(`hand-${card}`));
    expect(done).toEqual(scene.view.hand?.map((card) => `refuse buy ${card}`));
  });

  test('a free slot without coal at hand asks the engine why', () => {
    const scene = pending('step');
    const done = draw({ ...scene, legal: [{ text: 'stop', facts: [], kind: 'stop' }] });
    const free = [...document.querySelectorAll('button[data-spot^=slot-]')];
    expect(free.length).toBeGreaterThan(0);
    free.forEach(tap);
    expect(done).toHaveLength(free.length);
    for (const line of done) expect(line).toMatch(/^refuse fill \S+ \w+ from cage$/);
  });
});

suite('what the board does by itself', { timeout: 120_000 }, () => {
  test('a cube stays picked when the same view comes again, and is put back with a new one', () => {
    const scene = withCubesAtHand();
    const props = $state(propsFor(ui, scene, []));
    put(props);
    flushSync();
    const picked = (): number => document.querySelectorAll('[aria-pressed=true]').length;
    tap(spot(pickable()[0] ?? ''));
    expect(picked()).toBe(1);
    props.scene = structuredClone(scene);
    flushSync();
    expect(picked()).toBe(1);
    const changed = structuredClone(scene);
    changed.view.table.steps_left = 5;
    props.scene = changed;
    flushSync();
    expect(picked()).toBe(0);
  });

  test('the end of a shift is scored before the eyes of all, until it is put away', () => {
    const [before, end] = (Object.values(files).at(-1) ?? []).slice(-2).map(({ scene }) => scene);
    if (!before || !end) throw new Error('no end among the fixtures');
    const props = $state(propsFor(ui, { ...end, over: false, view: before.view }, []));
    put(props);
    flushSync();
    expect(spot('scoring')).toBeNull();
    props.told = [{ seat: 0, text: 'place bank', move: { kind: 'place', space: 'bank' } }];
    props.scene = end;
    flushSync();
    expect(document.querySelectorAll('[data-spot=scoring] tbody tr')).toHaveLength(13);
    tap(document.querySelector('[data-spot=scoring] button'));
    expect(spot('scoring')).toBeNull();
  });
});

/** A mining player at the surface with coal in cage and store. */
function withCubesAtHand(): Scene<GluckAufView, Move> {
  const scene = structuredClone(pending('second-cube'));
  const { table } = scene.view;
  const player = table.seats[scene.seat ?? 0];
  if (!player) throw new Error('nobody mines');
  table.pending = 'step';
  player.store.brown = 1;
  const [order = 'wheelbarrow-y'] = player.outstanding;
  scene.legal = [
    { text: 'unload black', facts: [], kind: 'unload', cube: 'black' },
    {
      text: `fill ${order} grey with brown from store`,
      facts: [],
      kind: 'fill-with',
      order,
      slot: 'grey',
      cube: 'brown',
      from: 'store',
    },
    { text: 'stop', facts: [], kind: 'stop' },
  ];
  return scene;
}
