// Tokens beside a chart stay apart and inside it.
import { expect, test } from 'vitest';
import { heightsApart } from './heights_apart';

test('tokens that end at one height stand below each other, and none leaves the chart', () => {
  expect(heightsApart([18, 100, 150], 20, 225)).toEqual([18, 100, 150]);
  expect(heightsApart([100, 100, 18], 20, 225)).toEqual([100, 120, 18]);
  // Three of four have nothing left: they end at the axis, near the lower edge.
  expect(heightsApart([198, 198, 18, 198], 20, 225)).toEqual([185, 205, 18, 225]);
  const five = heightsApart([198, 190, 198, 198, 198], 20, 225).sort((a, b) => a - b);
  for (const [i, height] of five.entries()) {
    expect(height).toBeLessThanOrEqual(225);
    if (i > 0) expect(height - (five[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  }
});
