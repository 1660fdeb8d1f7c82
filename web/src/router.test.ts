// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { link, parseRoute } from './router.svelte';

test('an address says which screen', () => {
  const { path, query } = parseRoute('#/replay/local/12?at=7');
  expect(path).toEqual(['replay', 'local', '12']);
  expect(query.get('at')).toBe('7');
  expect(parseRoute('').path).toEqual([]);
});

test('links lead to where they were made for', () => {
  const { path, query } = parseRoute(link(['rules', 'glück auf/1'], { at: 3 }));
  expect(path).toEqual(['rules', 'glück auf/1']);
  expect(query.get('at')).toBe('3');
});

test('a broken address is an address', () => {
  expect(parseRoute('#/rules/%E0%A4%A').path).toEqual(['rules', '%E0%A4%A']);
});
