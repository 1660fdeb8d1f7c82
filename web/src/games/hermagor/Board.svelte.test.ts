// The board in a document: every scene can be drawn for everybody, and every move can be made by tapping.
// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe as suite, expect, test } from 'vitest';
import type { Scene } from '$lib/board';
import { expectAllTapped, lit, propsFor, richest, stageOf, tap, type Fixture } from '../testing/boards';
import { wayOf, type Move } from './moves';
import { buttonMoves } from './targets';
import ui from './ui';
import type { HermagorView } from './view';

const files = import.meta.glob<Fixture<HermagorView, Move>[]>('./fixtures/*.json', {
  import: 'default',
  eager: true,
});
const fixtures = richest(files, ({ view }) => view.table.pending);

const { draw, put, clear } = stageOf<HermagorView, Move>(ui);
const find = (pending: string): Scene<HermagorView, Move> => {
  const found = fixtures.find(({ scene }) => scene.view.table.pending === pending);
  if (!found) throw new Error(`no ${pending} among the fixtures`);
  return found.scene;
};

function tapEveryWay(): void {
  const ways = [...document.querySelectorAll('[data-spot^=way-]')].map((way) =>
    way.getAttribute('data-spot'),
  );
  if (ways.length === 0) for (const element of lit()) tap(element);
  for (const way of ways) {
    tap(document.querySelector(`[data-spot=${way}]`));
    for (const element of lit()) tap(element);
  }
}

suite('every kind of question', { timeout: 30_000 }, () => {
  test.each(fixtures)(
    '$scene.players players, $name, $scene.view.table.pending: every move can be tapped, nothing else is lit',
    ({ scene }) => expectAllTapped(draw, scene, tapEveryWay, buttonMoves(scene)),
  );

  test('a spectator sees everything and can do nothing', () => {
    const scene = find('action');
    draw({ ...scene, seat: null, legal: [] });
    expect(lit()).toEqual([]);
    expect(document.querySelectorAll('section.player')).toHaveLength(scene.players);
  });

  test('money that shall not be shown is not on the screen', () => {
    const scene = find('action');
    const other = (scene.seat ?? 0) === 0 ? 1 : 0;
    const scores = scene.scores.map((lines, seat) =>
      seat === other ? lines.filter((line) => line.key !== 'score.money') : lines,
    );
    draw({ ...scene, scores });
    expect(document.querySelector(`[data-spot=player-${other}] .money`)?.textContent).toContain('?');
  });
});

suite('before the tap', { timeout: 30_000 }, () => {
  test('a buyer looked at stands on its place and counts in the forecast', () => {
    const scene = find('buyer');
    draw(scene, 'buyer r4c2');
    expect(document.querySelector('[data-spot=place-r4c2] .ghost')).not.toBeNull();
    expect(document.querySelector('[data-spot=place-r4c2] .outcome .mark')).not.toBeNull();
  });

  test('a sale looked at shows its way, its depot and its gain', () => {
    const scene = find('action');
    const sale = scene.legal.find(({ kind, facts }) => kind === 'sell' && wayOf(facts) > 0);
    if (!sale || !('village' in sale)) throw new Error('no sale among the fixtures');
    draw(scene, sale.text);
    const village = document.querySelector(`[data-spot=village-${sale.village}]`)?.parentElement;
    expect(document.querySelectorAll('path.way').length).toBeGreaterThan(0);
    expect(village?.querySelector('.depot.ghost')).not.toBeNull();
    expect(village?.querySelector('.pill')?.textContent).toMatch(/\d[+−±]\d/);
  });
});

suite('reaching for what is not allowed', { timeout: 30_000 }, () => {
  test('the city, and a stall without its buyer, ask the engine why', () => {
    const action = find('action');
    let done = draw(action);
    tap(document.querySelector('[data-spot=village-hermagor]'));
    expect(done).toEqual([expect.stringMatching(/^refuse sell hermagor/)]);
    clear();
    const market = find('buyer');
    done = draw({ ...market, legal: market.legal.filter(({ text }) => text !== 'buyer h2v2') });
    tap(document.querySelector('[data-spot=place-h2v2]'));
    expect(done).toEqual(['refuse buyer h2v2']);
    // What another phase is about says when it comes.
    tap(document.querySelector('[data-spot=village-hermagor]'));
    tap(document.querySelector('[data-spot=price-corn]'));
    expect(done.slice(1)).toEqual([expect.stringMatching(/^refuse sell hermagor/), 'refuse raise corn']);
  });
});

test(
  'what is picked or opened stays when the same view comes again, and not with a new one',
  { timeout: 30_000 },
  () => {
    const props = $state(propsFor(ui, find('action'), []));
    put(props);
    flushSync();
    const state = (): (string | null | undefined)[] => [
      document.querySelector('[data-spot^=way-][aria-pressed=true]')?.getAttribute('data-spot'),
      document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('data-spot'),
    ];
    expect(state()).toEqual(['way-sell', 'mini-map']);
    tap(document.querySelector('[data-spot=way-move]'));
    tap(document.querySelector('[data-spot=mini-market]'));
    props.scene = JSON.parse(JSON.stringify(props.scene)) as Scene<HermagorView, Move>;
    flushSync();
    expect(state()).toEqual(['way-move', 'mini-market']);
    const { view } = props.scene;
    props.scene = { ...props.scene, view: { table: { ...view.table, round: view.table.round + 1 } } };
    flushSync();
    expect(state()).toEqual(['way-sell', 'mini-map']);
  },
);
