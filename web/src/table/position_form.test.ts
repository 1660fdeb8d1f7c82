// Positions of every game: their form is made from the engine's description, has its words, and is checked by the rules.
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import type { Engine } from '../engine/engine';
import { testEngine } from '../engine/testing';
import { drawnGames, loadPositionWords } from '../games';
import { PositionEditor } from './editor.svelte';
import { changed, emptyOf, pathOf, type Form } from './position_form';

const PATIENCE = { timeout: 120_000 };
let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

async function begun(game: string, players: number): Promise<PositionEditor> {
  const { match } = await engine.begin({ game, players, seed: 5 });
  return PositionEditor.open(engine, await engine.position(match));
}

/** The words of a set, found by its name. */
function wordsOf(form: Form, type: string): string[] | undefined {
  if (form.kind === 'word') return form.type === type ? form.words : undefined;
  const parts =
    form.kind === 'object' ? form.fields.map((field) => field.form) : 'of' in form ? [form.of] : [];
  return parts.map((part) => wordsOf(part, type)).find((found) => found !== undefined);
}

/** All names of fields and sets of words within. */
function within(form: Form, names = new Set<string>(), types = new Set<string>()) {
  if (form.kind === 'word' && form.type) types.add(form.type);
  if (form.kind === 'list' || form.kind === 'set' || form.kind === 'byWord') within(form.of, names, types);
  if (form.kind === 'byWord') within(form.keys, names, types);
  if (form.kind === 'object')
    for (const field of form.fields) {
      names.add(field.name);
      within(field.form, names, types);
    }
  return { names, types };
}

describe.each(drawnGames)('%s', PATIENCE, (game) => {
  test('every field and every word of a position is said in all languages, and no other', async () => {
    const { form } = await begun(game, 2);
    const words = (await loadPositionWords(game)) ?? expect.fail('no words');
    const { names, types } = within(form);
    const named = [...names]
      .filter((name) => name !== 'players' && name !== 'rules')
      .map((name) => `field.${name}`);
    for (const locale of LOCALES) {
      const own = words.words[locale];
      expect(
        Object.keys(own)
          .filter((key) => key.startsWith('field.'))
          .sort(),
        locale,
      ).toEqual(named.sort());
      const pending = Object.keys(own).filter((key) => key.startsWith('pending.'));
      expect(pending.sort()).toEqual(
        (wordsOf(form, 'Pending') ?? []).map((word) => `pending.${word}`).sort(),
      );
    }
    // A die is called by its letter.
    expect([...types].filter((type) => !(type in words.kinds))).toEqual(
      game === 'tortuga' ? ['DieName'] : [],
    );
  });

  test('what the rules forbid is refused where it is wrong, and taken back', async () => {
    const editor = await begun(game, 3);
    const start = editor.document;
    expect([editor.problem, editor.mayUndo]).toEqual([null, false]);
    expect(editor.perSeat.size).toBeGreaterThan(0);
    await editor.change(['table', 'active'], 77);
    expect(editor.wrong).toEqual(['table', 'active']);
    const drawn = editor.scene;
    await editor.change(['table', 'pending'], 'over');
    expect(editor.scene).toBe(drawn);
    await editor.undo();
    await editor.undo();
    expect([editor.problem, editor.document]).toEqual([null, start]);
  });
});

test('what is added is as small as it may be, and paths lead to it', PATIENCE, async () => {
  const { form } = await begun('nauticus', 2);
  const table = form.kind === 'object' ? form.fields[0]?.form : undefined;
  const boards =
    table?.kind === 'object' ? table.fields.find(({ name }) => name === 'boards')?.form : undefined;
  const board = boards?.kind === 'list' && boards.of.kind === 'object' ? boards.of : expect.fail('no boards');
  const ships = board.fields.find(({ name }) => name === 'ships')?.form;
  expect(ships?.kind === 'list' && emptyOf(ships.of)).toMatchObject({
    bow: false,
    middles: 0,
    goods: { fish: 0 },
  });
  expect(pathOf('position.table.boards[1].ships')).toEqual(['table', 'boards', 1, 'ships']);
  expect(pathOf('table.action_tiles.3')).toEqual(['table', 'action_tiles', '3']);
  expect(changed({ a: [1, 2, 3] }, ['a', 1], undefined)).toEqual({ a: [1, 3] });
  expect(changed({ a: { b: 1 } }, ['a', 'b'], undefined)).toEqual({ a: {} });
});
