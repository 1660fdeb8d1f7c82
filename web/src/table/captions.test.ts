// One action after the other, each for its time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldLine } from '../engine/engine';
import { Captions } from './captions.svelte';

const line = (count: number): ToldLine => ({ count, seat: 1, text: 'pass', move: { kind: 'pass' } });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each is told for its time, the last lingers and goes', () => {
  const captions = new Captions(() => 100);
  captions.tell([line(1), line(2)]);
  expect(captions.now?.count).toBe(1);
  vi.advanceTimersByTime(100);
  expect(captions.now?.count).toBe(2);
  vi.advanceTimersByTime(200);
  expect(captions.now?.count).toBe(2);
  vi.advanceTimersByTime(200);
  expect(captions.now).toBeNull();
});

test('what lingers makes room at once; who is far behind skips', () => {
  const captions = new Captions(() => 100);
  captions.tell([line(1)]);
  vi.advanceTimersByTime(150);
  captions.tell([2, 3, 4, 5, 6].map(line));
  expect(captions.now?.count).toBe(4);
  captions.hush();
  expect(captions.now).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(captions.now).toBeNull();
});

test('off is off', () => {
  const captions = new Captions(() => 0);
  captions.tell([line(1)]);
  expect(captions.now).toBeNull();
});
