import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './share';

test('a record survives its link', async () => {
  const record = {
    format: 'wharf-match/1',
    moves: Array.from({ length: 300 }, (_, i) => [String(i % 3), `keep A ${i} ü`]),
  };
  const link = await packRecord(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(JSON.stringify(record).length / 3);
  expect(await unpackRecord(link)).toEqual(record);
});

test('a damaged link is refused', async () => {
  const link = await packRecord({ a: 'b'.repeat(500) });
  for (const bad of ['', '%%%', link.slice(0, -4), 'AAAA', await packRecord([1])])
    await expect(unpackRecord(bad)).rejects.toThrow();
});

test('a link cannot unpack to more than a record', async () => {
  await expect(unpackRecord(await packRecord({ a: ' '.repeat(3_000_000) }))).rejects.toThrow(/too large/);
});
