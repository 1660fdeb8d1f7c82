// The board in a document: every scene can be drawn for everybody, and every move can be made by tapping.
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe as suite, expect, test } from 'vitest';
import type { Scene } from '$lib/board';
import { lit, propsFor, richest, tap, type Fixture } from '../testing/boards';
import Board from './Board.svelte';
import { keepText, readMove } from './moves';
import { buttonMoves } from './targets';
import ui from './ui';
import type { TortugaView } from './view';

const files = import.meta.glob<Fixture<TortugaView>[]>('./fixtures/*.json', {
  import: 'default',
  eager: true,
});
const fixtures = richest(files, ({ view }) => view.table.pending + view.table.place);

let drawn: Record<string, unknown> | null = null;
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
});

/** Draws a scene; what the player does is written down. */
function draw(scene: Scene<TortugaView>): { done: string[] } {
  const done: string[] = [];
  drawn = mount(Board, { target: document.body, props: propsFor(ui, scene, done) });
  flushSync();
  return { done };
}

// Drawing a whole table takes a simulated browser a while.
suite('every fixture', { timeout: 30_000 }, () => {
  test.each(fixtures)(
    '$scene.players players, $name: every move can be tapped, nothing else is lit, all has a name',
    ({ scene }) => {
      const { done } = draw(scene);
      for (const button of document.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') || button.textContent.trim()).not.toBe('');
      const apart = buttonMoves(scene);
      const keeps = scene.legal.filter(({ text }) => text.startsWith('keep '));
      if (keeps.length === 0) for (const element of lit()) tap(element);
      for (const { text } of keeps) {
        const move = readMove(text);
        if (move?.kind !== 'keep') throw new Error(text);
        for (const die of move.dice) tap(document.querySelector(`[data-spot=die-${die}]`));
        tap(document.querySelector('[data-spot=lay]'));
        expect(done.at(-1)).toBe(`choose ${text}`);
        for (const die of move.dice) tap(document.querySelector(`[data-spot=die-${die}]`)); // back again
      }
      const expected = scene.legal.map(({ text }) => text).filter((text) => !apart.includes(text));
      expect([...new Set(done)].sort()).toEqual(expected.map((text) => `choose ${text}`).sort());
    },
  );

  test.each(Object.values(files).map((list) => list[0] as Fixture<TortugaView>))(
    '$scene.players players, $name: a spectator sees it and can do nothing',
    ({ scene }) => {
      const { own: _, ...view } = scene.view;
      draw({ ...scene, seat: null, legal: [], view });
      expect(lit()).toEqual([]);
      expect(document.querySelectorAll('section.player')).toHaveLength(scene.players);
    },
  );
});

suite('reaching for what is not allowed', () => {
  test('a die that fits nowhere asks the engine why', () => {
    const scene = fixtures.find((fixture) => fixture.scene.view.table.pending === 'selection')?.scene;
    if (!scene) throw new Error('no selection among the fixtures');
    const offered = scene.legal.filter(({ text }) => !text.includes('A'));
    const { done } = draw({ ...scene, legal: offered });
    const die = document.querySelector('[data-spot=die-A]');
    expect(die).not.toBeNull();
    tap(die);
    expect(done).toEqual([`refuse ${keepText(['A'])}`]);
  });

  test('a chest that may not be taken asks the engine why', () => {
    const scene = fixtures.find(
      ({ scene: { view, legal } }) =>
        view.table.pending === 'attack' && legal.some(({ text }) => /\d \w/.test(text)),
    )?.scene;
    if (!scene) throw new Error('no robbery among the fixtures');
    const [verb, seat, colour] = (scene.legal[0]?.text ?? '').split(' ');
    const { done } = draw({ ...scene, legal: [{ text: 'leave', hint: '' }] });
    for (const element of document.querySelectorAll<HTMLElement>('button.piece')) tap(element);
    expect(done).toContain(`refuse ${verb} ${seat} ${colour}`);
    expect(done.filter((line) => line.startsWith('choose'))).toEqual([]);
  });
});

test('dice stay picked when the same view comes again, and are put back with a new one', () => {
  const scene = fixtures.find((fixture) => fixture.scene.view.table.pending === 'selection')?.scene;
  const [first] = scene?.legal ?? [];
  const move = readMove(first?.text ?? '');
  if (!scene || move?.kind !== 'keep') throw new Error('no selection among the fixtures');
  const props = $state(propsFor(ui, scene, []));
  drawn = mount(Board, { target: document.body, props });
  flushSync();
  const picked = (): number => document.querySelectorAll('[data-spot^=die-][aria-pressed=true]').length;
  tap(document.querySelector(`[data-spot=die-${move.dice[0]}]`));
  expect(picked()).toBe(1);
  props.scene = structuredClone($state.snapshot(props.scene)) as Scene<TortugaView>;
  flushSync();
  expect(picked()).toBe(1);
  const { view } = props.scene;
  props.scene = { ...props.scene, view: { ...view, table: { ...view.table, round: view.table.round + 1 } } };
  flushSync();
  expect(picked()).toBe(0);
});
