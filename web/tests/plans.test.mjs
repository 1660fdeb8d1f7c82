// Plans at a table that is played turn by turn: laid on the board, played while one waits, dropped with a reason.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHouse } from './house.mjs';
import { DESK, PHONE, makeMove } from './journey.mjs';

let house;
let people;

before(async () => {
  house = await openHouse(['--turn-delay', '3600']);
  people = [];
  for (const [name, viewport] of [
    ['Ann', PHONE],
    ['Bob', DESK],
  ])
    people.push(await house.come(name, viewport, { preferences: { drawer: true } }));
});
after(() => house?.close());

const legal = async (person, id) =>
  (await ask(person, 'GET', `tables/${id}`)).scene.legal.map(({ text }) => text);

/** Tries moves on the board: the other passes, one's own becomes the plan. The move that was chosen. */
async function layPlan({ page, complaintsOfAxe }, unlike = []) {
  await page.click('[data-testid=planAhead]');
  await page.waitForSelector('[data-testid=planning]');
  await page.click('[data-testid=skipOthers]');
  await page.waitForSelector('[data-testid=skipOthers]', { state: 'detached' });
  const list = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await list.isVisible()) await list.click();
  const choices = await page.$$eval('[data-move]', (all) => all.map(({ dataset }) => dataset.move));
  const move = choices.find((text) => !unlike.includes(text));
  await makeMove(page, move);
  await page.waitForSelector('[data-testid=reviewPlan]:enabled');
  await page.click('[data-testid=reviewPlan]');
  await page.waitForSelector('[data-testid=planSteps] >> [data-testid=removeStep]');
  assert.deepEqual(await complaintsOfAxe('dialog'), []);
  await page.check('[data-testid=ifFirst] >> nth=0');
  await page.click('[data-testid=keepPlan]');
  await page.waitForSelector('[data-testid=planning]', { state: 'detached' });
  await page.waitForSelector('[data-testid=myPlan]');
  return move;
}

test('a plan is laid on the board, played when the turn comes, and dropped with its reason', async () => {
  const [ann, bob] = people;
  const clock = { seconds: 3 * 86400, increment: 0 };
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id } = await ask(ann, 'POST', 'tables', { game: 'gluck-auf', seats, pace: 'turns', clock });
  await ask(bob, 'POST', `tables/${id}/join`, {});
  await ask(ann, 'POST', `tables/${id}/start`, {});
  const waits = (await legal(ann, id)).length > 0;
  const [first, second] = waits ? [ann, bob] : [bob, ann];
  await second.visit(`#/table/${id}`);
  const planned = await layPlan(second);
  const plan = await ask(second, 'GET', `tables/${id}/plan`);
  assert.equal(plan.steps.length, 1);
  assert.equal(plan.steps[0].move, planned);
  assert.deepEqual(plan.steps[0].unless, [{ move: { order: planned.split(' ')[1] } }]);
  // The other is told nothing, and moves.
  assert.deepEqual((await ask(first, 'GET', `tables/${id}/plan`)).steps, []);
  const free = (await legal(first, id)).filter((text) => text !== planned);
  await ask(first, 'POST', `tables/${id}/move`, { move: free[0] });
  await second.page.waitForSelector('[data-testid=note] >> text=Played by your plan');
  assert.equal(await second.page.$('[data-testid=myPlan]'), null);
  // Another one, which the other is faster with.
  const next = await layPlan(second, [free[0], planned]);
  await second.visit('');
  await ask(first, 'POST', `tables/${id}/move`, { move: next });
  await second.visit(`#/table/${id}`);
  await second.page.waitForSelector('[data-testid=planDropped]');
  assert.match(await second.page.innerText('[data-testid=planDropped]'), /Step 1[^]*was there first\./);
  assert.deepEqual(await second.complaintsOfAxe('[data-testid=planDropped]'), []);
  await second.page.click('[data-testid=closeDropped]');
  await second.page.waitForSelector('[data-testid=planDropped]', { state: 'detached' });
  await second.myTurn();
  // Whoever tries moves while his turn comes is told of it.
  const move = async (person) =>
    ask(person, 'POST', `tables/${id}/move`, { move: (await legal(person, id))[0] });
  while ((await legal(second, id)).length > 0) await move(second);
  await second.page.click('[data-testid=planAhead]');
  await second.page.waitForSelector('[data-testid=planning]');
  assert.equal(await second.page.$('[data-testid=turnMeanwhile]'), null);
  while ((await legal(second, id)).length === 0) await move(first);
  await second.page.waitForSelector('[data-testid=turnMeanwhile]');
});
