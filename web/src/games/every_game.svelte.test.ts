/// <reference types="node" />
// What holds for every game with a board: its words are complete, its rules are translated, its guided game works.
// @vitest-environment happy-dom
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe as suite, expect, test } from 'vitest';
import type { GameUi } from '$lib/board';
import { LOCALES } from '$lib/i18n';
import { cardOf, drawnGames, loadGameUi, loadGuide } from '.';
import type { Engine } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { chapters } from '../table/chapters';
import { SHELL_WORDS } from '../words';
import { COMMON_WORDS } from '../words/common';
import { momentsOf } from '../table/example';
import { propsFor, sayerOf } from './testing/boards';
import { watchRandomGame } from './testing/random_games';
import { spotlight } from '$lib/spotlight';
import PlainBoard from '$lib/PlainBoard.svelte';
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

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const sumOf = (lines: readonly { points: number }[]): string =>
  String(lines.reduce((sum, { points }) => sum + points, 0));

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

  test('what chance brings is drawn as a piece, whatever it is', async ({ skip }) => {
    skip((ui.Board as unknown) === PlainBoard, 'it is shown as lists, without pieces');
    // Where there is nothing to choose between, and where a back is all that is seen.
    const without = new Set(['reveal', 'look-hidden']);
    const drawn = new Map<string, string>();
    await watchRandomGame(engine, id, 3, 7, ({ scene, told }) => {
      const { seats } = propsFor(ui, scene, []);
      for (const { seat, move } of told) {
        if (seat !== 'chance' || without.has(move.kind) || drawn.has(move.kind)) continue;
        const drawing = ui.chancePiece?.(move, scene.view, seats) ?? expect.fail(move.kind);
        const target = document.createElement('div');
        const piece = mount(drawing.Piece, { target, props: drawing.props });
        flushSync();
        drawn.set(move.kind, target.innerHTML);
        void unmount(piece);
      }
    });
    expect(drawn.size).toBeGreaterThan(1);
    for (const [kind, html] of drawn) expect(html, kind).toMatch(/<svg|\d/);
  });

  test('every key is used', () => {
    const board = sourcesOf(resolve('src/games', id));
    const shared = sourcesOf(resolve('src/lib'));
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
    const taught = new Set(ui.lesson?.steps.flatMap(({ say, nudge }) => [say, nudge]));
    const unused = keys.filter(
      (key) =>
        !taught.has(key) &&
        !board.includes(`'${key}'`) &&
        !shared.includes(`'${key}'`) &&
        !engine.includes(`"${key}"`) &&
        // A game's own words for what is said of all.
        !(key in COMMON_WORDS.en) &&
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
    // What a sentence counts is there to be counted, or stands in the rules.
    const rules = Object.entries(words.en).filter(([key]) => key.startsWith('clause.'));
    const ruled = new Set(rules.flatMap(([, clause]) => numbersIn(clause)));
    const uncounted: string[] = [];
    const count = (key: string, scene: Scene): void => {
      const there = new Set([...numbersIn(JSON.stringify(scene)), ...scene.scores.map(sumOf), ...ruled]);
      for (const locale of LOCALES) {
        const told = numbersIn(words[locale][key] ?? '');
        uncounted.push(...told.filter((n) => !there.has(n)).map((n) => `${locale} ${key}: ${n}`));
      }
    };
    for (const { say, nudge, spot, expect: expected = [], others = [] } of steps) {
      const scene = await engine.scene(match, seat);
      props.scene = scene;
      flushSync();
      if (spot) expect(document.querySelector(`[data-spot="${spot}"]`), spot).not.toBeNull();
      expect(words.en[say], say).toBeTruthy();
      if (nudge) expect(words.en[nudge], nudge).toBeTruthy();
      for (const key of [say, nudge]) if (key) count(key, scene);
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
    expect(uncounted).toEqual([]);
  });

  test('the guide says all in four languages, and nothing for nothing', async () => {
    const guide = await loadGuide(id);
    // A game that is shown as lists has none yet.
    if (!guide) return expect(ui.spotsOf).toBeUndefined();
    const info = (await engine.games()).find((game) => game.id === id);
    const asked = new Set([
      ...guide.legend.flatMap(({ title, entries }) => [
        title,
        ...entries.flatMap(({ name, says }) => [name, says]),
      ]),
      ...guide.examples.map(({ says }) => says),
    ]);
    for (const locale of LOCALES) {
      const words = { ...ui.words[locale], ...guide.words[locale] };
      expect(
        [...asked].filter((key) => !words[key]),
        locale,
      ).toEqual([]);
      expect(Object.keys(guide.words[locale]).sort()).toEqual(Object.keys(guide.words.en).sort());
    }
    expect(Object.keys(guide.words.en).filter((key) => !asked.has(key))).toEqual([]);
    const cited = [...guide.legend.flatMap(({ entries }) => entries), ...guide.examples];
    for (const { clause } of cited) expect(info?.clauses).toContain(clause);
    const entries = guide.legend.flatMap((part) => part.entries);
    expect(new Set(entries.map(({ says }) => says)).size).toBe(entries.length);
  });

  test('no example can be false: it is played, and its figures are read from what was played', async () => {
    const guide = await loadGuide(id);
    // A game that is shown as lists has none yet.
    if (!guide) return expect(ui.spotsOf).toBeUndefined();
    expect(guide.examples.length).toBeGreaterThanOrEqual(6);
    for (const example of guide.examples) {
      const { before, after } = await momentsOf(engine, id, example);
      const facts = example.facts({ before, after });
      for (const locale of LOCALES) {
        const caption = guide.words[locale][example.says] ?? '';
        for (const name of values(caption)) expect(facts[name], `${example.says}: ${name}`).toBeDefined();
        expect(values(caption).length, example.says).toBeGreaterThan(0);
        // Figures of its own could become false; # and =0 belong to plural forms.
        expect(caption.replaceAll(/=\d/g, ''), `${example.says}, ${locale}`).not.toMatch(/\d/);
        const words = { ...ui.words[locale], ...guide.words[locale] };
        const said = sayerOf(
          { ...ui, words: { ...ui.words, [locale]: words } },
          locale,
        )({
          key: example.says,
          ...facts,
        });
        expect(said, example.says).not.toMatch(/[{}?]|undefined/);
      }
      const drawn =
        example.drawn === 'before' ? [before] : example.drawn === 'after' ? [after] : [before, after];
      for (const scene of drawn) {
        const board = mount(ui.Board, { target: document.body, props: propsFor(ui, scene, []) });
        flushSync();
        for (const spot of [...example.frame, ...(example.lights ?? [])])
          expect(document.querySelector(`[data-spot="${spot}"]`), `${example.says}: ${spot}`).not.toBeNull();
        void unmount(board);
      }
    }
  }, 120_000);

  test('whatever of the expected moves is chosen, the first game goes on to its end', async () => {
    const { lesson } = ui;
    if (!lesson) return expect.fail('no lesson');
    const { players, seed, options, seat, steps } = lesson;
    const others = steps.flatMap(({ expect: expected = [] }, at) =>
      expected.slice(1).map((move) => ({ at, move })),
    );
    for (const other of others) {
      const { match } = await engine.begin({ game: id, players, seed, ...(options ? { options } : {}) });
      const play = async (who: number, move: string): Promise<void> =>
        expect(await engine.play(match, who, move), `${other.move}: ${move}`).not.toHaveProperty('refusal');
      for (const [at, step] of steps.entries()) {
        const own = at === other.at ? other.move : step.expect?.[0];
        if (own !== undefined) await play(seat, own);
        for (const [who, move] of step.others ?? []) await play(who, move);
      }
      await engine.close(match);
    }
  });
});
