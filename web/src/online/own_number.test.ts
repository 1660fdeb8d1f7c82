import { beforeEach, expect, test } from 'vitest';
import { findOwnNumber, forgetNumber, ownNumberFor, rememberCommitment, sawNumbers } from './own_number';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test('a number is drawn once for a table and its commitment', () => {
  const number = ownNumberFor('table', 'aa');
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(ownNumberFor('table', 'aa')).toBe(number);
  expect(ownNumberFor('other', 'aa')).not.toBe(number);
  expect(findOwnNumber('table')).toEqual({ commitment: 'aa', number, shown: false });
  expect(findOwnNumber('none')).toBeNull();
  // A server that has changed its mind is given another.
  expect(ownNumberFor('table', 'bb')).not.toBe(number);
});

test('what was promised and shown is remembered, until one leaves', () => {
  rememberCommitment('table', 'aa');
  expect(findOwnNumber('table')).toEqual({ commitment: 'aa', number: '', shown: false });
  sawNumbers('table', ['', '']);
  expect(findOwnNumber('table')?.shown).toBe(false);
  const number = ownNumberFor('table', 'aa');
  rememberCommitment('table', 'aa');
  sawNumbers('table', ['', 'ff']);
  expect(findOwnNumber('table')).toEqual({ commitment: 'aa', number, shown: false });
  sawNumbers('table', ['ff', number]);
  expect(findOwnNumber('table')).toEqual({ commitment: 'aa', number, shown: true });
  forgetNumber('table');
  expect(findOwnNumber('table')).toBeNull();
});

test('what is damaged is begun anew, and the oldest make room', () => {
  kept.set('wharf-numbers', '{"broken');
  expect(findOwnNumber('table')).toBeNull();
  for (let n = 0; n < 210; ++n) ownNumberFor(`table ${n}`, 'aa');
  expect(findOwnNumber('table 5')).toBeNull();
  expect(findOwnNumber('table 209')).not.toBeNull();
});

test('a browser that keeps nothing still gives a number', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('not allowed');
    },
  });
  expect(ownNumberFor('table', 'aa')).toMatch(/^[0-9a-f]{64}$/);
});
