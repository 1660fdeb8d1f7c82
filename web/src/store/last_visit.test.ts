// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { lastVisit, noteVisit } from './last_visit';

beforeEach(() => localStorage.clear());

test('a table that was never looked at is not known, one that was is', () => {
  expect(lastVisit('a')).toBeNull();
  noteVisit('a', 0);
  noteVisit('b', 7);
  noteVisit('a', 12);
  expect([lastVisit('a'), lastVisit('b')]).toEqual([12, 7]);
});

test('what is damaged is as nothing, and few tables are kept', () => {
  localStorage.setItem('wharf-visits', '[1');
  expect(lastVisit('a')).toBeNull();
  for (let i = 0; i < 250; ++i) noteVisit(`table-${i}`, i);
  expect(lastVisit('table-0')).toBeNull();
  expect(lastVisit('table-249')).toBe(249);
  expect(Object.keys(JSON.parse(localStorage.getItem('wharf-visits') ?? '') as object)).toHaveLength(200);
});
