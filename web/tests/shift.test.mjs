// Nothing jumps: whole games on a desk and on a phone, with the layout shifts after every decision.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { DESK, end, setOut } from './journey.mjs';
import { countShifts, jumpsOf } from './shift.mjs';

/** In one frame. The aim is 0.05; on a busy machine the changes of several moves may fall into one frame. */
const MOST = 0.1;
const WINDOWS = {
  desk: { viewport: DESK },
  phone: { viewport: { width: 412, height: 915 }, hasTouch: true },
};
after(end);

for (const [game, { habits }] of Object.entries(GAMES))
  for (const [name, options] of Object.entries(WINDOWS))
    test(`${game} on a ${name}: no decision makes the page jump`, async () => {
      const journey = await setOut(options);
      await countShifts(journey.page);
      await journey.setUp(game, ['person', 'easy']);
      const told = await playByTapping(journey.page, { habits, drawn: true });
      assert.ok(told.over);
      const jumps = await jumpsOf(journey.page);
      const sum = jumps.reduce((all, jump) => all + jump.sum, 0);
      console.log(
        `# ${game}, ${name}: ${jumps.length} decisions, layout shift at most ${jumps[0].largest.toFixed(3)} in a frame, ${sum.toFixed(3)} in all; worst: ${jumps[0].asked} ${jumps[0].moved.join(' | ').slice(0, 300)}`,
      );
      const tooLarge = jumps.filter((jump) => jump.largest > MOST);
      assert.deepEqual(
        tooLarge.map((jump) => [jump.largest.toFixed(3), jump.asked, ...jump.moved]).slice(0, 5),
        [],
        `${tooLarge.length} decisions`,
      );
      await journey.end();
    });
