// @vitest-environment happy-dom
// What the server refuses is told in the player's language.
import { beforeEach, expect, test } from 'vitest';
import { LOCALES } from '$lib/i18n';
import { EngineProblem } from '../engine/engine';
import { ServerRefusal } from '../online/http';
import { COMMON_WORDS } from '../words/common';
import { settings } from './settings.svelte';
import { trouble } from './trouble';

beforeEach(() => settings.set({ locale: 'en' }));

test('a refusal is said in the language that is chosen', () => {
  const refused = new ServerRefusal({ code: 'bad_request', message: { key: 'error.short-password', n: 8 } });
  expect(trouble(refused)).toBe('A password has at least 8 characters.');
  settings.set({ locale: 'hu' });
  expect(trouble(refused)).toBe('A jelszó legalább 8 karakterből áll.');
  settings.set({ locale: 'pl' });
  expect(trouble(refused)).toBe('Hasło musi mieć co najmniej 8 znaków.');
});

test('what is wrong with a field is said too', () => {
  const reason = [{ key: 'fault.too-long', n: 32 }];
  const message = { key: 'error.bad-field', field: 'name', reason };
  const refused = new ServerRefusal({ code: 'bad_request', message, field: 'name' });
  expect(trouble(refused)).toBe('The request is not well-formed: name is longer than 32 bytes.');
  settings.set({ locale: 'de' });
  expect(trouble(refused)).toBe('Die Anfrage ist fehlerhaft: name ist länger als 32 Bytes.');
});

test.each(LOCALES)('%s: nothing that the server says has no words', (locale) => {
  settings.set({ locale });
  const keys = Object.keys(COMMON_WORDS.en).filter((key) => key.startsWith('error.'));
  expect(keys.length).toBeGreaterThan(70);
  for (const key of [...keys, 'online.unreachable', 'online.unanswered'])
    expect(trouble(new ServerRefusal({ code: '', message: { key } }))).not.toBe(key);
});

test('what the engine does not take is said with its place, its reason and its clause', () => {
  const said = (field: string, reason: { key: string }, clause = '') =>
    trouble(new EngineProblem({ field, reason, clause }));
  expect(said('', { key: 'fault.no-document' })).toBe('the document must be a JSON object');
  settings.set({ locale: 'de' });
  expect(said('seats', { key: 'fault.missing' })).toBe('seats: fehlt');
  const ranged = { key: 'fault.in-all', n: 10, what: 'red', found: 11 };
  expect(said('position.table', ranged, 'T0.1')).toBe(
    'position.table: „red“ muss es insgesamt 10 Mal geben, nicht 11 Mal (T0.1)',
  );
  // A game's own words are not loaded for this.
  const refused = { key: 'fault.refused', move: 'keep A', reason: [{ key: 'refusal.one-symbol' }] };
  expect(said('moves[3]', refused, 'T2.1')).toBe('moves[3]: ist gegen die Regeln (T2.1)');
  const over = { key: 'fault.refused', move: 'keep A', reason: [{ key: 'refusal.game-over' }] };
  expect(said('moves[3]', over)).toBe('moves[3]: „keep A“ ist nicht erlaubt: Das Spiel ist zu Ende.');
});

test('other errors say what they say', () => {
  expect(trouble(new Error('no database'))).toBe('no database');
  expect(trouble('odd')).toBe('odd');
});
