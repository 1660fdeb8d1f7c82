// Random games of the real engine: everything it offers can be named, everything it tells can be said.
import { expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import { labelOf, lineOf } from '$lib/move_words';
import { testEngine } from '../../engine/testing';
import { sayerOf } from '../testing/boards';
import { watchRandomGame } from '../testing/random_games';
import ui from './ui';

test('every move, fact and event has words in every language', async () => {
  const engine = await testEngine();
  let named = 0;
  for (const players of [2, 3, 4])
    await watchRandomGame(engine, ui.id, players, players, ({ scene, told }) => {
      for (const locale of LOCALES) {
        const say = sayerOf(ui, locale);
        for (const move of scene.legal) {
          expect(say.has(`move.${move.kind}`), move.text).toBe(true);
          expect(labelOf(move, say)).not.toMatch(/[{}]/);
          expect(say.all(move.facts)).not.toMatch(/[{}]|hint\./);
          named += 1;
        }
        expect(say(scene.prompt)).toMatch(/^(?!prompt\.)[^{}]+$/);
        for (const event of told)
          expect(lineOf(event, 'Anna', say), event.text).not.toMatch(/[{}]|log\.|undefined/);
      }
    });
  expect(named).toBeGreaterThan(100);
});
