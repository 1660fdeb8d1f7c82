// Nothing jumps: whole games on a desk, with the layout shift measured and printed.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { DESK, end, setOut } from './journey.mjs';
import { countShifts, shiftsOf } from './shift.mjs';

/** In the worst five seconds of a game, by a player who taps much faster than people. The aim is 0.05. */
const MOST = 0.6;
after(end);

for (const [game, { habits, mostShift = MOST }] of Object.entries(GAMES))
  test(`${game}: nothing jumps over a whole game`, async () => {
    const journey = await setOut({ viewport: DESK });
    await countShifts(journey.page);
    await journey.setUp(game, ['person', 'easy']);
    const told = await playByTapping(journey.page, { habits });
    assert.ok(told.over);
    const { sum, worst, largest } = await shiftsOf(journey.page);
    console.log(
      `# ${game}: layout shift ${worst.toFixed(3)} in the worst window, ${sum.toFixed(3)} in all; ` +
        `largest ${largest?.value.toFixed(3) ?? 0}: ${largest?.who.join(', ') ?? ''}`,
    );
    assert.ok(worst < mostShift, `${worst.toFixed(3)}: ${largest?.who.join(', ')}`);
    await journey.end();
  });
