// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { holdMatch } from './match_lock';

type Granted = (lock: object | null) => Promise<void> | undefined;
const withLocks = (request: (name: string, options: object, granted: Granted) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('a match that is held is released, and another tab may take it over', async () => {
  let steal: (error: Error) => void = () => undefined;
  withLocks((_, __, granted) =>
    Promise.race([granted({}), new Promise((_resolve, reject) => (steal = reject))]),
  );
  const onlost = vi.fn();
  const release = await holdMatch('m', { take: false, onlost });
  expect(release).toBeTypeOf('function');
  expect(onlost).not.toHaveBeenCalled();
  steal(new DOMException('stolen', 'AbortError'));
  await vi.waitFor(() => expect(onlost).toHaveBeenCalledOnce());
});

test('another tab has it', async () => {
  withLocks(async (_, __, granted) => granted(null));
  expect(await holdMatch('m', { take: false, onlost: () => undefined })).toBeNull();
});

test('a browser that allows no locks lets every tab play', async () => {
  withLocks(() => Promise.reject(new DOMException('not allowed here', 'SecurityError')));
  const onlost = vi.fn();
  expect(await holdMatch('m', { take: false, onlost })).toBeTypeOf('function');
  expect(onlost).not.toHaveBeenCalled();
});
