// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from './until';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is asked by itself until there is an answer, with pauses that grow to the longest', async () => {
  const at: number[] = [];
  const began = Date.now();
  const done = vi.fn();
  void until(
    () => {
      at.push(Date.now() - began);
      return Promise.resolve(at.length === 5);
    },
    { first: 100, longest: 300 },
  ).then(done);
  await vi.advanceTimersByTimeAsync(925);
  expect(at).toEqual([100, 250, 475, 775]);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(at).toEqual([100, 250, 475, 775, 1075]);
  expect(done).toHaveBeenCalledOnce();
});

test('a browser that is back online asks at once, and only once', async () => {
  const ask = vi.fn(() => Promise.resolve(true));
  const done = until(ask, { first: 1000 });
  dispatchEvent(new Event('online'));
  await done;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledOnce();
});
