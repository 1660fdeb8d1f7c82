// A record read in parts asks again only who reads what has changed.
// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { inParts } from './in_parts.svelte';

interface View {
  round: number;
  prices: Record<string, number>;
  late?: number;
}

test('who reads one part is not asked again when others change', () => {
  let whole: View = $state.raw({ round: 1, prices: { corn: 5 } });
  const asked = { round: 0, prices: 0, late: 0 };
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    const parts = inParts(() => whole);
    $effect(() => void (parts.round, (asked.round += 1)));
    $effect(() => void (seen.push(parts.prices), (asked.prices += 1)));
    $effect(() => void (seen.push(parts.late), (asked.late += 1)));
    $effect(() => expect({ ...parts }).toEqual(whole));
  });
  flushSync();
  whole = { round: 2, prices: { corn: 5 } };
  flushSync();
  expect(asked).toEqual({ round: 2, prices: 1, late: 1 });
  whole = { round: 2, prices: { corn: 6 }, late: 3 };
  flushSync();
  expect(asked).toEqual({ round: 2, prices: 2, late: 2 });
  expect(seen).toEqual([{ corn: 5 }, undefined, { corn: 6 }, 3]);
  stop();
});

test('what is equal inside a part that has changed stays the same object', () => {
  let whole = $state.raw({
    seats: [
      { marks: 3, tiles: ['y'] },
      { marks: 5, tiles: [] as string[] },
    ],
  });
  const seen: object[][] = [];
  const stop = $effect.root(() => {
    const parts = inParts(() => whole);
    $effect(() => void seen.push([...parts.seats]));
  });
  flushSync();
  whole = {
    seats: [
      { marks: 3, tiles: ['y'] },
      { marks: 6, tiles: [] },
    ],
  };
  flushSync();
  whole = { seats: [{ marks: 3, tiles: ['y'] }] as typeof whole.seats };
  flushSync();
  expect(seen[1]).toEqual([
    { marks: 3, tiles: ['y'] },
    { marks: 6, tiles: [] },
  ]);
  expect(seen[2]).toEqual([{ marks: 3, tiles: ['y'] }]);
  expect(seen[1]?.[0]).toBe(seen[0]?.[0]);
  expect(seen[2]?.[0]).toBe(seen[0]?.[0]);
  stop();
});
