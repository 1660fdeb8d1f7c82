import { expect, test } from 'vitest';
import { left } from './time';
import { inPoints } from './points';

test('time that is left', () => {
  expect(left(0)).toBe('0:00');
  expect(left(-5000)).toBe('0:00');
  expect(left(125_000)).toBe('2:05');
  expect(left(3_609_000)).toBe('1:00:09');
  expect(left(3 * 86_400_000 + 4 * 3_600_000)).toBe('3 d 4:00:00');
});

test('points are shown as points', () => {
  expect(inPoints(48, 'en')).toBe('2');
  expect(inPoints(36, 'de')).toBe('1,5');
  expect(inPoints(16, 'en')).toBe('0.67');
});
