// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPreferences } from './settings.svelte';

test('what was kept is taken, what is broken falls back', () => {
  expect(readPreferences('{"locale":"hu","theme":"dark","confirm":true,"name":"Ági"}', [])).toMatchObject({
    locale: 'hu',
    theme: 'dark',
    confirm: true,
    name: 'Ági',
    speed: 'calm',
  });
  for (const broken of [null, '', 'nonsense', '[]', 'null', '{"locale":"xx","theme":7,"name":{}}'])
    expect(readPreferences(broken, ['pl-PL'])).toMatchObject({ locale: 'pl', theme: 'system', name: '' });
  expect(readPreferences(JSON.stringify({ name: 'x'.repeat(999) }), []).name).toHaveLength(40);
});
