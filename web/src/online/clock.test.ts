import { expect, test } from 'vitest';
import { translator } from '$lib/i18n';
import { SHELL_WORDS } from '../words';
import { timeLeft } from './clock';

const t = translator('en', SHELL_WORDS.en);

test('a running clock runs, a standing one stands, and none goes below zero', () => {
  expect(timeLeft({ left: 61_000, running: true }, 1000, 2000, t)).toBe('1:00');
  expect(timeLeft({ left: 61_000, running: false }, 1000, 2000, t)).toBe('1:01');
  expect(timeLeft({ left: 500, running: true }, 0, 9000, t)).toBe('0:00');
});

test('hours and days', () => {
  expect(timeLeft({ left: 3_725_000, running: false }, 0, 0, t)).toBe('1:02:05');
  expect(timeLeft({ left: 2 * 86_400_000, running: true }, 0, 0, t)).toBe('2 days');
});
