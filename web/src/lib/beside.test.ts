import { expect, test } from 'vitest';
import { beside, type Box } from './beside';

const TABLE = { left: 0, top: 50, width: 400, height: 600 };
const WORDS = { width: 150, height: 40 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('words stand above their thing, in its middle', () => {
  expect(beside(WORDS, box(200, 300), [], TABLE)).toEqual({ left: 145, top: 250 });
});

test('under it where there is no room above', () => {
  expect(beside(WORDS, box(200, 60), [], TABLE)).toEqual({ left: 145, top: 110 });
});

test('they cover neither a name nor their thing, wherever it lies', () => {
  const names = [box(10, 60, 380, 30), box(10, 240, 120, 24), box(250, 240, 120, 24)];
  for (let left = 0; left <= 360; left += 15)
    for (let top = 50; top <= 610; top += 15) {
      const thing = box(left, top);
      const at = { ...beside(WORDS, thing, names, TABLE), ...WORDS };
      for (const other of [...names, thing]) expect(meet(at, other), `${left} ${top}`).toBe(false);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + at.width).toBeLessThanOrEqual(400);
      expect(at.top + at.height).toBeLessThanOrEqual(650);
    }
});

test('where there is no free place a name counts more than the thing', () => {
  const table = { left: 0, top: 0, width: 160, height: 120 };
  const name = box(0, 0, 160, 60);
  expect(meet({ ...beside(WORDS, box(60, 60, 40, 50), [name], table), ...WORDS }, name)).toBe(false);
});

test('they leave free what can be tapped, also where the free place is far', () => {
  const places = [box(0, 50, 400, 540)];
  const far = { ...beside(WORDS, box(200, 100), [], TABLE, places), ...WORDS };
  for (const place of places) expect(meet(far, place)).toBe(false);
});

test('they leave free what can be tapped, where a free place is near', () => {
  const lit = [box(100, 230, 200, 60)];
  const thing = box(200, 300);
  const at = { ...beside(WORDS, thing, [], TABLE, lit), ...WORDS };
  for (const other of [...lit, thing]) expect(meet(at, other)).toBe(false);
  const all = [box(0, 50, 400, 600)];
  expect(beside(WORDS, thing, [], TABLE, all)).toEqual({ left: 145, top: 250 });
});
