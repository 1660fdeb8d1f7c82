// Nothing jumps: whole games on a desk, with the layout shifts after every decision; every_game.mjs looks on a phone.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { playByTapping } from './fingers.mjs';
import { GAMES } from './games.mjs';
import { DESK, end, setOut } from './journey.mjs';
import { assertNoJumps, countShifts } from './shift.mjs';

after(end);

for (const [game, { habits }] of Object.entries(GAMES))
  test(`${game} on a desk: no decision makes the page jump`, async () => {
    const journey = await setOut({ viewport: DESK });
    await countShifts(journey.page);
    await journey.setUp(game, ['person', 'easy']);
    const told = await playByTapping(journey.page, { habits, drawn: true });
    assert.ok(told.over);
    await assertNoJumps(journey.page, `${game}, desk`);
    await journey.end();
  });
