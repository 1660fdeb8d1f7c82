// A bot is asked from the waiting room: it comes while the host waits, declines, is asked again and takes the seat.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openHouse } from './house.mjs';
import { setOut } from './journey.mjs';

const NAME = 'Silent Sam of the Northern Seas';
let house;
after(() => house?.close());

/** A bot's account and what it does at a table. */
async function account(url) {
  const headers = { 'Content-Type': 'application/json' };
  const made = await fetch(`${url}api/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: NAME, password: 'correct horse battery', bot: true }),
  });
  assert.equal(made.status, 200, await made.text());
  headers['Cookie'] = made.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const leave = new AbortController();
  const events = []; // kept: what nobody holds any more is closed
  return {
    leave,
    /** From now on it can be asked. */
    come: async () => events.push(await fetch(`${url}api/stream/events`, { headers, signal: leave.signal })),
    act: (table, what) =>
      fetch(`${url}api/tables/${table}/${what}`, { method: 'POST', headers, body: '{}' }).then(({ status }) =>
        assert.equal(status, 200, what),
      ),
  };
}

test('a bot is asked, declines, and takes the seat when it is asked again', async () => {
  house = await openHouse();
  const bot = await account(house.url);
  const host = await setOut({ address: house.url, viewport: { width: 320, height: 640 } });
  const { page } = host;
  await host.visit('#/new/nauticus?online=1');
  await page.selectOption('.seats li:nth-child(2) select', 'person');
  await page.click('[data-testid=begin]');
  await page.waitForSelector('[data-testid=start]');
  const table = page.url().split('/table/')[1].split('?')[0];

  // It was not there when the table was opened.
  assert.equal(await page.locator('optgroup option').count(), 0);
  await bot.come();
  const option = await page.waitForSelector('optgroup option', { state: 'attached' });
  assert.equal(await option.textContent(), NAME);
  const seat = page.locator('li.card:nth-child(2)');
  const ask = async () => {
    await seat.locator('select').selectOption({ label: NAME });
    await page.waitForSelector(`text=${NAME} (bot) is asked`);
  };
  await ask();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(tooWide <= 0, `${tooWide} px too wide`);
  await bot.act(table, 'decline');
  await page.waitForSelector(`text=${NAME} (bot) declines. The seat is free again.`);
  assert.match(await seat.locator('strong').textContent(), /Free seat/);

  await ask();
  await bot.act(table, 'join');
  await page.waitForSelector('[data-testid=start]:enabled');
  assert.equal((await seat.locator('strong').textContent()).trim(), `${NAME} (bot)`);
  assert.deepEqual(host.faults, []);
  bot.leave.abort();
});
