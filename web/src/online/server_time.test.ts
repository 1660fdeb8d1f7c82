import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDate, serverNow } from './server_time';

const NOW = Date.parse('2026-11-19T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => void vi.useRealTimers());

test('a clock that is wrong is put right by what the server says', () => {
  expect(serverNow()).toBe(NOW);
  noteDate('Thu, 19 Nov 2026 11:50:00 GMT', NOW - 100, NOW + 100);
  expect(serverNow()).toBe(NOW - 600_000 + 500);
  noteDate('Thu, 19 Nov 2026 12:10:00 GMT', NOW, NOW);
  expect(serverNow()).toBe(NOW + 600_000 + 500);
});

test('what is within a second or two, or no date at all, changes nothing', () => {
  noteDate('Thu, 19 Nov 2026 11:59:59 GMT', NOW, NOW);
  expect(serverNow()).toBe(NOW);
  noteDate(null, NOW, NOW);
  noteDate('yesterday', NOW, NOW);
  expect(serverNow()).toBe(NOW);
});
