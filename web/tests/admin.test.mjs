// Somebody looks after a house, with two browsers and a real server: he announces, answers a report, deletes a line,
// closes a table and bans a person; the other browser sees it. WHARF names the program.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { openHouse } from './house.mjs';
import { DESK, PHONE, setOut } from './journey.mjs';

const program = process.env.WHARF ?? fileURLToPath(new URL('../../build/release/wharf', import.meta.url));
const LOCALES = ['hu', 'de', 'pl', 'en'];
let house;
let ada;
let bea;

/** Makes an account by the form. */
async function register({ page, visit }, name) {
  await visit('#/login');
  await page.fill('#name', name);
  await page.fill('#password', 'correct horse');
  await page.click('form button[type=button]');
  await page.waitForSelector('[data-testid=lobby], main h2');
  await page.waitForFunction(() => !location.hash.includes('login'));
}
/** Opens a small form, says why, and does it. */
async function act({ page }, deed, reason) {
  await page.click(`[data-testid=${deed}]`);
  await page.fill('.deed.open input[type=text]', reason);
  await page.click('.deed.open [data-testid=do]');
  await page.waitForSelector('.deed.open', { state: 'detached' });
}

before(async () => {
  house = await openHouse();
  ada = await house.visitor('Ada', DESK);
  bea = await house.visitor('Bea', PHONE);
  await register(ada, 'Ada');
  await register(bea, 'Bea');
  execFileSync(program, ['admin', '--data', house.data, 'role', 'Ada', 'administrator', '--reason', 'first']);
});
after(() => house?.close());

test('who has no role sees no way there, and nothing when he goes', async () => {
  await bea.visit('#/admin');
  await bea.page.waitForSelector('main [role=alert]');
  assert.equal(await bea.page.locator('header a[href="#/admin"]').count(), 0);
});

test('an administrator announces, and the other reads it at once', async () => {
  // Until a server that runs has read on in the log, the page says that it is not for her.
  await bea.visit('#/new/tortuga?online=1');
  await bea.page.selectOption('.seats li:nth-child(2) select', 'person');
  await bea.page.click('[data-testid=begin]');
  await bea.page.waitForSelector('[data-testid=start]');
  for (;;) {
    await ada.visit('#/admin/house');
    await ada.page.waitForSelector('main [role=alert], nav.parts');
    if (await ada.page.$('nav.parts')) break;
  }
  await ada.page.fill('#text', 'At noon we restart.');
  await ada.page.click('[data-testid=announce]');
  await bea.page.waitForSelector('[data-testid=announcement] >> text=At noon we restart.');
  await bea.page.click('[data-testid=announcement] button');
  await bea.page.waitForSelector('[data-testid=announcement]', { state: 'detached' });
  // Whoever comes reads it too.
  const late = await setOut({ address: house.url, viewport: PHONE });
  await late.visit('');
  await late.page.waitForSelector('[data-testid=announcement] >> text=At noon we restart.');
  await late.end();
});

test('a table is closed while the other waits there', async () => {
  await ada.go('#/admin/tables');
  await ada.page.click('[data-testid=tables] a');
  await act(ada, 'closeTable', 'Nobody plays here.');
  await bea.page.waitForSelector('[data-testid=closed] >> text=Nobody plays here.');
  assert.deepEqual(await bea.complaintsOfAxe(), []);
});

test('every part of the page, in every language, on a phone and on a desk', async () => {
  const complaints = [];
  for (const viewport of [PHONE, DESK]) {
    await ada.page.setViewportSize(viewport);
    for (const part of ['reports', 'people', 'tables', 'house', 'statistics', 'audit']) {
      await ada.go(`#/admin/${part}`);
      for (const locale of LOCALES) {
        await ada.prefer({ locale });
        const tooWide = await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) complaints.push(`${part}, ${viewport.width}, ${locale}: ${tooWide} px too wide`);
      }
      complaints.push(...(await ada.complaintsOfAxe()).map((line) => `${part}: ${line}`));
    }
  }
  assert.deepEqual(complaints, []);
});

test('a person is found, looked at with the keyboard alone, and banned: he is out, and reads why', async () => {
  await bea.visit('');
  await ada.go('#/admin/people');
  await ada.page.fill('#search', 'be');
  const entry = ada.page.locator('[data-testid=people] a', { hasText: 'Bea' });
  await entry.focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector('[data-testid=person] >> text=Bea');
  await ada.page.focus('[data-testid=ban]');
  await ada.page.keyboard.press('Enter');
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.type('Shouting');
  assert.deepEqual(await ada.complaintsOfAxe(), []);
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector('[data-testid=unban]');
  await bea.page.waitForSelector('[data-testid=banned] >> text=Shouting');
  assert.deepEqual(await bea.complaintsOfAxe(), []);
  // He stays out when he comes again, until it is lifted.
  await bea.visit('');
  await bea.page.waitForSelector('[data-testid=banned] >> text=Shouting');
  await act(ada, 'unban', 'Sorry');
  await ada.page.waitForSelector('[data-testid=ban]');
  await bea.visit('');
  await bea.page.waitForSelector('header');
  await bea.visit('#/profile');
  await bea.page.waitForSelector('[data-testid=myData]');
  // All of it stands in the log.
  await ada.go('#/admin/audit');
  await ada.page.waitForSelector('[data-testid=audit] >> text=Shouting');
  const faults = [...ada.faults, ...bea.faults].filter(
    (line) => !/WebSocket|Failed to load resource/.test(line),
  );
  assert.deepEqual(faults, []);
});
