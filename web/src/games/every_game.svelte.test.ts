/// <reference types="node" />
// What holds for every game with a board: its words are complete, its rules are translated, its guided game works.
// @vitest-environment happy-dom
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe as suite, expect, test } from 'vitest';
import type { GameUi } from '$lib/board';
import { LOCALES } from '$lib/i18n';
import { cardOf, drawnGames, loadGameUi } from '.';
import type { Engine } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { chapters } from '../table/chapters';
import { SHELL_WORDS } from '../words';
import { propsFor } from './testing/boards';
import { watchRandomGame } from './testing/random_games';
import { spotlight } from '$lib/spotlight';
import type { Scene, Told } from '$lib/board';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const isSource = (name: string): boolean =>
  /\.(ts|svelte|h|cpp)$/.test(name) && !/[._]test\.(ts|cpp)$/.test(name);
function sourcesOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || isSource(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourcesOf(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}
/** `{name}`s of a text, plural forms included. */
const values = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((found) => found[1] ?? ''))].sort();

test('every game of the engine has a board and a card, and there are no others', async () => {
  const known = (await engine.games()).map(({ id }) => id);
  expect([...drawnGames].sort()).toEqual([...known].sort());
  for (const id of known)
    for (const locale of LOCALES) expect(cardOf(id)?.about[locale].trim(), id).toBeTruthy();
});

suite.each([...drawnGames])('%s', { timeout: 60_000 }, (id) => {
  let ui: GameUi;
  let keys: string[];
  beforeAll(async () => {
    ui = (await loadGameUi(id)) ?? expect.fail('no board');
    keys = Object.keys(ui.words.en);
  }, 60_000); // a board is many modules

  test.each(LOCALES)('%s has the same keys as English, with the same values', (locale) => {
    const words = ui.words[locale];
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(values(words[key] ?? ''), key).toEqual(values(ui.words.en[key] ?? ''));
  });

  test('every key is used', () => {
    const board = sourcesOf(resolve('src/games', id));
    const engine = sourcesOf(resolve('../src/games', id.replaceAll('-', '_')));
    // A key may be built: `action.${action}` uses all that begin like it, and so does an argument of a message.
    const built = [...board.matchAll(/[`'"]([\w.-]*)\$\{/g)].map((found) => found[1] ?? '');
    const kinds = [
      ...[...engine.matchAll(/\bwords?\("(\w+)"/g)].map((found) => found[1] ?? ''),
      ...Object.values(ui.words.en).flatMap((text) =>
        [...text.matchAll(/\{\w+, (\w+)\}/g)].map((found) => found[1] ?? ''),
      ),
      ...Object.values(ui.words.en).flatMap(values),
    ];
    // The shell looks for these.
    const starts = [
      'option.',
      'clause.',
      'chapter.',
      'move.',
      'log.',
      ...built,
      ...kinds.map((kind) => `${kind}.`),
    ];
    const unused = keys.filter(
      (key) =>
        !board.includes(`'${key}'`) &&
        !engine.includes(`"${key}"`) &&
        !starts.some((start) => start !== '' && key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test('no key hides one of the shell', () => {
    expect(keys.filter((key) => key in SHELL_WORDS.en)).toEqual([]);
  });

  test('all clauses, chapters and options of the engine have words, and no clause or chapter besides', async () => {
    const info = (await engine.games()).find((game) => game.id === id);
    const clauses = info?.clauses.map((clause) => `clause.${clause}`) ?? [];
    const titles = chapters(info?.clauses ?? []).map((chapter) => `chapter.${chapter.id}`);
    for (const locale of LOCALES)
      expect(
        Object.keys(ui.words[locale])
          .filter((key) => /^(clause|chapter)\./.test(key))
          .sort(),
      ).toEqual([...clauses, ...titles].sort());
    for (const { name } of info?.options ?? []) expect(ui.words.en[`option.${name}`], name).toBeTruthy();
  });

  test('moves and points have places on the board', async () => {
    const moments: { scene: Scene; told: Told[] }[] = [];
    await watchRandomGame(engine, id, 3, 7, (moment) => moments.push(moment));
    const { scene: end } = moments.at(-1) ?? expect.fail('no end');
    const props = $state(propsFor(ui, end, []));
    const board = mount(ui.Board, { target: document.body, props });
    const isThere = (name: string) => spotlight(document, [name]).length > 0;
    for (const [key, place] of Object.entries(ui.scoredAt ?? {})) {
      expect(ui.words.en[key], key).toBeTruthy();
      expect([place, `${place}-0`].some(isThere), place).toBe(true);
    }
    const info = (await engine.games()).find((game) => game.id === id);
    for (const clause of Object.values(ui.explainedBy ?? {})) expect(info?.clauses).toContain(clause);
    // What a move names may be gone when its maker is asked again: of every kind one must be seen.
    const missing = new Map<string, string[]>();
    const found = new Set<string>();
    for (const { scene, told } of moments.slice(-160)) {
      const fresh = told.flatMap((line) =>
        found.has(line.move.kind) ? [] : [{ kind: line.move.kind, places: [...(ui.spotsOf?.(line) ?? [])] }],
      );
      if (fresh.every(({ places }) => places.length === 0)) continue;
      props.scene = scene;
      flushSync();
      for (const { kind, places } of fresh) {
        if (places.every(isThere)) found.add(kind);
        else missing.set(kind, places);
      }
    }
    void unmount(board);
    expect([...missing].filter(([kind]) => !found.has(kind))).toEqual([]);
    // A game that is shown as lists has no places yet.
    if (ui.spotsOf) expect(found.size).toBeGreaterThan(4);
  });

  test('the first game can be played as it is told, and points at things that are there', async () => {
    const { lesson, words } = ui;
    if (!lesson) return expect.fail('no lesson');
    const { players, seed, options, seat, steps } = lesson;
    const { match } = await engine.begin({ game: id, players, seed, ...(options ? { options } : {}) });
    const play = async (who: number, move: string): Promise<void> => {
      const outcome = await engine.play(match, who, move);
      if ('refusal' in outcome) throw new Error(`seat ${who}, ${move}: ${outcome.refusal.message.key}`);
    };
    // One board that is shown one scene after the other, as in a lesson.
    const props = $state(propsFor(ui, await engine.scene(match, seat), []));
    const board = mount(ui.Board, { target: document.body, props });
    let decisions = 0;
    for (const { say, nudge, spot, expect: expected = [], others = [] } of steps) {
      const scene = await engine.scene(match, seat);
      props.scene = scene;
      flushSync();
      if (spot) expect(document.querySelector(`[data-spot="${spot}"]`), spot).not.toBeNull();
      expect(words.en[say], say).toBeTruthy();
      if (nudge) expect(words.en[nudge], nudge).toBeTruthy();
      const offered = scene.legal.map((move) => move.text);
      for (const move of expected) expect(offered, say).toContain(move);
      const [move] = expected;
      if (move !== undefined) {
        // Where nothing else could be chosen there is nothing to learn.
        expect(offered.length, say).toBeGreaterThan(1);
        decisions += 1;
        await play(seat, move);
      }
      for (const [who, other] of others) await play(who, other);
    }
    void unmount(board);
    await engine.close(match);
    expect(decisions).toBeGreaterThanOrEqual(8);
  });
});
