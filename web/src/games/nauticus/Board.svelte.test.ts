// The board in a document: every scene can be drawn for everybody, and every move can be made by tapping.
// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe as suite, expect, test } from 'vitest';
import type { Scene } from '$lib/board';
import { expectAllTapped, lit, propsFor, richest, stageOf, tap, type Fixture } from '../testing/boards';
import type { Move } from './moves';
import ui from './ui';
import type { NauticusView } from './view';

const files = import.meta.glob<Fixture<NauticusView, Move>[]>('./fixtures/*.json', {
  import: 'default',
  eager: true,
});
const fixtures = richest(files, ({ view }) => view.table.pending + view.table.action);

const { draw, put } = stageOf<NauticusView, Move>(ui);

const pieceOf = (button: HTMLElement): string | undefined => button.dataset['drag'];

/** Taps everything that is lit: tiles are picked and laid wherever they may go. */
function tapEverything(): void {
  tap(document.querySelector('[data-spot=extra][aria-expanded=false]'));
  const pieces = new Set(lit().flatMap((button) => pieceOf(button) ?? []));
  for (const button of lit()) if (pieceOf(button) === undefined) tap(button);
  for (const piece of pieces) {
    const pick = (): void => tap(document.querySelector(`[data-drag="${piece}"]`));
    pick();
    const places = lit().flatMap((button) => button.dataset['drop'] ?? []);
    expect(places, piece).not.toEqual([]);
    tap(document.querySelector(`[data-drag="${piece}"]`)); // back again
    for (const place of new Set(places)) {
      pick();
      tap(lit().find((button) => button.dataset['drop'] === place));
    }
  }
}

// Drawing a whole table takes a simulated browser a while.
const PATIENCE = { timeout: 60_000 };
suite('every fixture', PATIENCE, () => {
  test.each(fixtures)(
    '$scene.players players, $name: every move can be tapped, nothing else is lit, all has a name',
    ({ scene }) => expectAllTapped(draw, scene, tapEverything),
  );

  test.each(Object.values(files).map((list) => list[0] as Fixture<NauticusView, Move>))(
    '$scene.players players, $name: a spectator sees it and can do nothing',
    ({ scene }) => {
      draw({ ...scene, seat: null, legal: [] });
      expect(lit()).toEqual([]);
      expect(document.querySelectorAll('section.player')).toHaveLength(scene.players);
    },
  );
});

/** The first fixture with such a decision. */
function decision(pending: string, action: string): Scene<NauticusView, Move> {
  const found = fixtures.find(
    ({ scene: { view, legal } }) =>
      legal.length > 0 && view.table.pending === pending && view.table.action === action,
  );
  if (!found) throw new Error(`no ${pending} ${action} among the fixtures`);
  return found.scene;
}

suite('before the tap', PATIENCE, () => {
  test('the result is shown: a ghost where the tile goes, and what it costs', () => {
    const scene = decision('act', 'transport');
    const move = scene.legal.find(({ text }) => /^lay .* to (?!new)/.test(text));
    if (!move) throw new Error('nothing can be laid');
    draw(scene, move.text);
    expect(document.querySelectorAll('.part.ghost')).toHaveLength(1);
    expect(document.querySelector('.less')?.textContent).toBe('−1');
  });

  test('a move of every kind, pointed at in the action bar, is marked', () => {
    const kinds = new Map<string, { scene: Scene<NauticusView, Move>; text: string }>();
    for (const { scene } of fixtures)
      for (const { text } of scene.legal) kinds.set(text.split(' ')[0] ?? '', { scene, text });
    expect(kinds.size).toBeGreaterThan(10);
    const props = $state(propsFor(ui, decision('act', 'transport'), []));
    put(props);
    for (const { scene, text } of kinds.values()) {
      Object.assign(props, { scene, preview: text });
      flushSync();
      expect(document.querySelectorAll('.shown, .ghost').length, text).toBeGreaterThan(0);
    }
  });
});

suite('reaching for what is not allowed', PATIENCE, () => {
  test('a tile that cannot be bought asks the engine why', () => {
    const scene = decision('turn', 'hulls');
    const done = draw({ ...scene, legal: [{ text: 'pass', kind: 'pass', facts: [] }] });
    tap(document.querySelector('.desk [data-spot=stock-bow] button'));
    expect(done).toEqual(['refuse buy bow to warehouse']);
  });

  test('what another phase is about says when it comes', () => {
    const done = draw(decision('choose', 'none'));
    tap(document.querySelector('[data-spot=supply] [data-spot=stock-bow] button'));
    tap(document.querySelector('[data-spot=supply] [data-spot=stock-crown-mast] button'));
    expect(done).toEqual(['refuse buy bow to warehouse', 'refuse buy crown-mast to warehouse']);
  });

  test('a used-up space asks the engine why', () => {
    const scene = Object.values(files)
      .flat()
      .find(({ scene: { view, legal } }) => view.table.pending === 'choose' && legal.length < 8)?.scene;
    if (!scene) throw new Error('no choice among the fixtures');
    const space = scene.view.table.face_down[0] ?? '';
    const done = draw(scene);
    tap(document.querySelector(`[data-spot=space-${space}] button`));
    expect(done).toEqual([`refuse choose ${scene.view.table.tiles[Number(space)]} ${space}`]);
  });

  test('a ship that does not take the tile asks the engine why', () => {
    const scene = decision('act', 'transport');
    const [move] = scene.legal.filter(({ text }) => text.startsWith('lay '));
    const [, piece = ''] = move?.text.split(' ') ?? [];
    const ships = scene.view.table.boards[scene.seat ?? 0]?.ships ?? [];
    const offered = new Set(scene.legal.map(({ text }) => text));
    const other = ships.find((ship) => !offered.has(`lay ${piece} to ${ship.name}`));
    const forbidden = other ?? ships[0];
    if (!forbidden) throw new Error('no ship');
    const legal = scene.legal.filter(({ text }) => text !== `lay ${piece} to ${forbidden.name}`);
    const done = draw({ ...scene, legal });
    tap(document.querySelector(`[data-drag="${piece}"]`));
    tap(document.querySelector(`[data-drop="${forbidden.name}"]`));
    expect(done).toEqual([`refuse lay ${piece} to ${forbidden.name}`]);
  });
});

test(
  'a tile stays in the hand when the same view comes again, and is put back with a new one',
  PATIENCE,
  () => {
    const scene = decision('act', 'transport');
    const props = $state(propsFor(ui, scene, []));
    put(props);
    flushSync();
    const held = (): number => document.querySelectorAll('.target[aria-pressed=true]').length;
    tap(document.querySelector('[data-drag]'));
    expect(held()).toBeGreaterThan(0);
    props.scene = JSON.parse(JSON.stringify(props.scene)) as Scene<NauticusView, Move>;
    flushSync();
    expect(held()).toBeGreaterThan(0);
    const { view } = props.scene;
    props.scene = { ...props.scene, view: { table: { ...view.table, blue: view.table.blue + 1 } } };
    flushSync();
    expect(held()).toBe(0);
  },
);
