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
