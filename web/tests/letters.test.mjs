// Mail in the browser: an address is confirmed by the link of a letter, and a forgotten password is chosen anew by one.
// Against a mail relay of our own.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { openHouse } from './house.mjs';
import { PHONE } from './journey.mjs';

let house;
let relay;
let ann;
const letters = [];
let arrived = () => undefined;

/** Takes every letter, as a relay without TLS does; `letters` are their texts. */
function startRelay() {
  const listening = createServer((socket) => {
    let [lines, body] = ['', null];
    const say = (text) => socket.write(`${text}\r\n`);
    const hear = (line) => {
      if (body !== null && line !== '.') return void body.push(line);
      if (body !== null) {
        const text = Buffer.from(body.slice(body.indexOf('') + 1).join(''), 'base64').toString();
        body = null;
        letters.push(text);
        arrived();
      }
      if (line === 'DATA') body = [];
      say(line === 'DATA' ? '354 go on' : '250 good');
    };
    say('220 relay');
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      lines += piece;
      for (let at = lines.indexOf('\r\n'); at >= 0; at = lines.indexOf('\r\n')) {
        hear(lines.slice(0, at));
        lines = lines.slice(at + 2);
      }
    });
  });
  return new Promise((resolve) => listening.listen(0, '127.0.0.1', () => resolve(listening)));
}

/** Where the link of the next letter leads. */
async function nextLetter() {
  while (letters.length === 0) await new Promise((resolve) => (arrived = resolve));
  return /https:\/\/wharf\.example\/(#\/\S+)/.exec(letters.shift())[1];
}

before(async () => {
  relay = await startRelay();
  const smtp = `smtp+plain://127.0.0.1:${relay.address().port}`;
  const mail = [
    '--smtp',
    smtp,
    '--mail-from',
    'wharf@wharf.example',
    '--public-url',
    'https://wharf.example',
  ];
  house = await openHouse(mail);
  ann = await house.visitor('Ann', PHONE);
});
after(async () => {
  await house?.close();
  relay?.close();
});

/** By the form: signed in, or a new account. */
async function come({ page, go }, password, button) {
  await go('#/login');
  await page.fill('#name', 'Ann');
  await page.fill('#password', password);
  await page.click(`form button:text-is("${button}")`);
  await page.waitForFunction(() => !location.hash.includes('login'));
}

test('an address is confirmed, and brings a new password when the old one is forgotten', async () => {
  const { page, go } = ann;
  await ann.visit('');
  await come(ann, 'correct horse', 'Make an account');
  await go('#/settings');
  await page.fill('#mailbox', 'ann@example.org');
  await page.fill('#mail-password', 'correct horse');
  await page.click('.telling form:has(#mailbox) button');
  await page.waitForSelector('text=Not confirmed yet');
  await go(await nextLetter());
  await page.click('main form button');
  await page.waitForSelector('main [role=status] >> text=Confirmed.');
  await go('#/settings');
  await page.waitForSelector('.telling li:has-text("ann@example.org")');
  assert.equal(await page.locator('text=Not confirmed yet').count(), 0);

  await go('#/profile');
  await page.click('main button:text-is("Sign out")');
  await page.waitForSelector('main a[href="#/login"]');
  await go('#/login');
  await page.click('[data-testid=forgot]');
  await page.waitForSelector('label:text-is("Name or mail address")'); // the page before has a #name, too
  await page.fill('#name', 'ann@example.org');
  await page.click('main form button');
  await page.waitForSelector('main [role=status] >> text=the link is on its way');
  // The link in the same window: it asks for the new password, and does not call it done.
  const link = await nextLetter();
  await page.evaluate((hash) => void (location.hash = hash), link);
  await page.fill('#password', 'battery staple');
  assert.deepEqual(await ann.complaintsOfAxe(), []);
  await page.click('main form button');
  await page.waitForSelector('main [role=status] >> text=Sign in with the new password.');
  await come(ann, 'battery staple', 'Sign in');
  await go(link);
  await page.fill('#password', 'third horse');
  await page.click('main form button');
  await page.waitForSelector('main [role=alert]');
  assert.deepEqual(ann.faults, []);
});
