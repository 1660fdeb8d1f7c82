/// <reference types="node" />
// What holds for every game with a board: its words are complete, its rules are translated, its guided game works.
// @vitest-environment happy-dom
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe as suite, expect, test } from 'vitest';
import type { GameUi } from '$lib/board';
import { LOCALES } from '$lib/i18n';
import { drawnGames, loadGameUi } from '.';
import type { Engine } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { SHELL_WORDS } from '../words';
import { propsFor } from './testing/boards';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

function sourcesOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['words', 'fixtures'].includes(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourcesOf(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}
/** `{name}`s of a text, plural forms included. */
const values = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((found) => found[1] ?? ''))].sort();

test('all four games have a board', () => {
  expect([...drawnGames].sort()).toEqual(['gluck-auf', 'hermagor', 'nauticus', 'tortuga']);
});

suite.each([...drawnGames])('%s', { timeout: 60_000 }, (id) => {
  let ui: GameUi;
  let keys: string[];
  beforeAll(async () => {
    ui = (await loadGameUi(id)) ?? expect.fail('no board');
    keys = Object.keys(ui.words.en);
  });

  test.each(LOCALES)('%s has the same keys as English, with the same values', (locale) => {
    const words = ui.words[locale];
    // Clauses in English are the engine's own.
    const own = Object.keys(words).filter((key) => !key.startsWith('clause.'));
    expect(own.sort()).toEqual([...keys].sort());
    for (const key of keys) expect(values(words[key] ?? ''), key).toEqual(values(ui.words.en[key] ?? ''));
  });

  test('every key is used', () => {
    const source = sourcesOf(resolve('src/games', id));
    // A key may be built: `action.${action}` uses all that begin like it.
    const built = [...source.matchAll(/[`'"]([\w.-]*)\$\{/g)]
      .map((found) => found[1] ?? '')
      .filter((start) => start !== '');
    const unused = keys.filter(
      (key) =>
        !key.startsWith('option.') && // the shell looks for these
        !source.includes(`'${key}'`) &&
        !source.includes(`"${key}"`) &&
        !built.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test('no key hides one of the shell', () => {
    expect(keys.filter((key) => key in SHELL_WORDS.en)).toEqual([]);
  });

  test('all clauses and options of the engine have words, and no clause besides', async () => {
    const info = (await engine.games()).find((game) => game.id === id);
    const clauses = info?.clauses.map(({ clause }) => `clause.${clause}`).sort();
    for (const locale of ['hu', 'pl', 'de'] as const)
      expect(
        Object.keys(ui.words[locale])
          .filter((key) => key.startsWith('clause.'))
          .sort(),
      ).toEqual(clauses);
    for (const { name } of info?.options ?? []) expect(ui.words.en[`option.${name}`], name).toBeTruthy();
  });

  test('the first game can be played as it is told, and points at things that are there', async () => {
    const { lesson, words } = ui;
    if (!lesson) return expect.fail('no lesson');
    const { players, seed, options, seat, steps } = lesson;
    const { match } = await engine.begin({ game: id, players, seed, ...(options ? { options } : {}) });
    const play = async (who: number, move: string): Promise<void> => {
      const outcome = await engine.play(match, who, move);
      if ('refusal' in outcome) throw new Error(`seat ${who}, ${move}: ${outcome.refusal.sentence}`);
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
