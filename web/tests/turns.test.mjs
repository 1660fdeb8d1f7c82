// Turn by turn: where one is waited for, from game to game, and being told on this device.
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { ask, openHouse } from './house.mjs';
import { DESK, PHONE } from './journey.mjs';

let house;
let ann;
let bob;

before(async () => {
  house = await openHouse(['--turn-delay', '3600']);
  ann = await house.come('Ann', PHONE, { permissions: ['notifications'], serviceWorkers: 'allow' });
  bob = await house.come('Bob', DESK);
});
after(() => house?.close());

/** A game of both, turn by turn, that waits for Ann; its id. */
async function begin(game) {
  const clock = { seconds: 3 * 86400, increment: 0 };
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id } = await ask(ann, 'POST', 'tables', { game, seats, pace: 'turns', clock });
  await ask(bob, 'POST', `tables/${id}/join`, {});
  await ask(ann, 'POST', `tables/${id}/start`, {});
  await playOn(bob, id);
  return id;
}

/** Until somebody else is waited for. */
async function playOn(person, id) {
  while ((await ask(person, 'GET', 'turns')).turns.some(({ table }) => table === id)) {
    const { scene } = await ask(person, 'GET', `tables/${id}`);
    await ask(person, 'POST', `tables/${id}/move`, { move: scene.legal[0].text });
  }
}

test('games that wait come first, are counted, and lead from one to the next', async () => {
  const first = await begin('nauticus');
  const second = await begin('hermagor');
  const { page } = ann;
  await ann.visit('');
  await page.waitForSelector('[data-testid=waiting] >> text=2 games wait for you');
  assert.equal(await page.locator('[data-testid=waitsForMe]').count(), 2);
  assert.match(
    await page.innerText('[data-testid=waitsForMe]'),
    /Nauticus[^]*Bob[^]*your turn, 2 days left|3 days left/,
  );
  await page.waitForFunction(() => document.title === '(2) Wharf');
  assert.deepEqual(await ann.complaintsOfAxe(), []);
  await page.click(`[data-testid=waitsForMe] a[href="#/table/${first}"]`);
  await ann.myTurn();
  assert.equal(await page.$('[data-testid=nextTable]'), null);
  await playOn(ann, first);
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  // What the other does meanwhile is told when one comes back.
  await ann.visit('');
  await playOn(bob, first);
  await ann.visit(`#/table/${first}`);
  await page.waitForSelector('[data-testid=sinceVisit] li >> nth=0');
  assert.deepEqual(await ann.complaintsOfAxe('[data-testid=sinceVisit]'), []);
  await page.click('[data-testid=sinceVisit] button');
  await page.waitForSelector('[data-testid=sinceVisit]', { state: 'detached' });
  await playOn(ann, first);
  await page.click('[data-testid=nextTable]');
  await page.waitForURL(`**/#/table/${second}`);
  await ann.myTurn();
  // What was said meanwhile is marked once: who has read it is not told again, in another window either.
  await ask(bob, 'POST', `tables/${first}/say`, { text: 'Well played' });
  await ann.visit(`#/table/${first}`);
  assert.equal(await page.textContent('[data-testid=unread]'), 'one new line in the chat');
  await page.click('[data-testid=unread]');
  await page.waitForSelector('[data-testid=unread]', { state: 'detached' });
  const window = await ann.context.newPage();
  await window.goto(`${house.url}#/table/${first}`);
  await window.waitForSelector('.chat >> text=Well played', { state: 'attached' });
  assert.equal(await window.locator('[data-testid=unread]').count(), 0);
  await window.close();
  await ann.visit(`#/table/${second}`);
  // The other's list says who is waited for.
  await bob.visit('');
  await bob.page.waitForSelector('[data-testid=waitsForMe] >> text=Nauticus');
  await bob.page.waitForSelector('li:not([data-testid=waitsForMe]) >> text=Waiting for Ann.');
});

test('a game that is paused says so in words, and until when', async () => {
  const id = await begin('tortuga');
  for (const person of [ann, bob]) await ask(person, 'POST', `tables/${id}/pause`, {});
  for (const { page, visit } of [ann, bob]) {
    await visit('');
    const entry = page.locator(`li:has(a[href="#/table/${id}"])`);
    await entry.locator('[data-testid=gamePaused]').waitFor();
    assert.match(await entry.innerText(), /Tortuga[^]*paused, at the latest until \d/);
  }
  assert.deepEqual(await ann.complaintsOfAxe(), []);
  await ask(bob, 'POST', `tables/${id}/resume`, {});
  await ann.page.waitForSelector('[data-testid=gamePaused]', { state: 'detached' });
});

test('a device is told: subscribed at a tap, shown by the service worker, opened at its table', async () => {
  const { page, context } = ann;
  // The push services of browsers are not here: what they would give is made like theirs.
  const keys = createECDH('prime256v1');
  const subscription = {
    endpoint: 'https://push.example.org/ann',
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((given) => {
    let own = null;
    PushManager.prototype.getSubscription = async () => own;
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('not as it must be');
      return (own = { ...given, toJSON: () => given, unsubscribe: async () => ((own = null), true) });
    };
  }, subscription);
  await ann.visit('#/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.click('[data-testid=tellHere]');
  await page.waitForSelector('[data-testid=hushHere]');
  const { ways } = await ask(ann, 'GET', 'notices');
  assert.deepEqual(
    ways.map(({ kind, address }) => [kind, address]),
    [['push', 'push.example.org']],
  );
  await page.check('[data-testid=quiet]');
  await page.waitForSelector('input[type=time]');
  assert.equal((await ask(ann, 'GET', 'notices')).quiet.from, 22 * 60);
  assert.deepEqual(await ann.complaintsOfAxe('.telling'), []);

  const devtools = await context.newCDPSession(page);
  const registered = new Promise((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const told = {
    kind: 'turn',
    title: 'Nauticus: Du bist am Zug',
    body: 'Mit Bob.',
    table: 'abc',
    language: 'de',
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(house.url).origin,
    registrationId: await registered,
    data: JSON.stringify(told),
  });
  await page.waitForFunction(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const here = await navigator.serviceWorker.ready;
    const [shown] = await getNotifications.call(here);
    return (
      shown?.title === 'Nauticus: Du bist am Zug' && shown.body === 'Mit Bob.' && shown.data.table === 'abc'
    );
  });
  await page.click('[data-testid=hushHere]');
  await page.waitForSelector('[data-testid=tellHere]');
  assert.deepEqual((await ask(ann, 'GET', 'notices')).ways, []);
  // Nothing is sent by mail here, and the page says so.
  await page.waitForSelector('[data-testid=noMail]');

  // A browser that has changed its subscription tells the server by itself.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(async (given) => {
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      if (applicationServerKey.length !== 87) throw new Error('not the key of the house');
      return { ...given, endpoint: 'https://push.example.org/anew', toJSON: () => given };
    };
    const event = new ExtendableEvent('pushsubscriptionchange');
    const done = new Promise((resolve) => (event.waitUntil = resolve)).then((work) => work);
    self.dispatchEvent(event);
    await done;
  }, subscription);
  assert.equal((await ask(ann, 'GET', 'notices')).ways.length, 1);

  // Who signs out is told nothing on this device any more.
  await page.click('[data-testid=tellHere]');
  await page.waitForSelector('[data-testid=hushHere]');
  assert.equal((await ask(ann, 'GET', 'notices')).ways.length, 2);
  await ann.go('#/profile');
  await page.click('main button:text-is("Sign out")');
  await page.waitForSelector('main a[href="#/login"]');
  await ask(ann, 'POST', 'login', { name: 'Ann', password: 'correct horse' });
  const { ways: left } = await ask(ann, 'GET', 'notices');
  assert.equal(left.length, 1, 'the other device is told as before');

  // With a new password no other device is told any more; this one is, where one has signed in again.
  await ann.visit('#/settings');
  await page.click('[data-testid=tellHere]');
  await page.waitForSelector('[data-testid=hushHere]');
  assert.equal((await ask(ann, 'GET', 'notices')).ways.length, 2);
  await ann.go('#/profile');
  await page.click('[data-testid=account] summary');
  await page.fill('#old-password', 'correct horse');
  await page.fill('#new-password', 'battery staple');
  await page.click('[data-testid=changePassword]');
  await page.waitForFunction(() => document.querySelector('#new-password').value === '');
  const { ways: kept } = await ask(ann, 'GET', 'notices');
  assert.equal(kept.length, 1);
  await ann.go('#/settings');
  await page.waitForSelector('[data-testid=hushHere]');
  // And none where one has signed out everywhere.
  await ann.go('#/profile');
  await page.click('[data-testid=account] summary');
  await page.click('[data-testid=everywhere]');
  await page.waitForSelector('main a[href="#/login"]');
  await ask(ann, 'POST', 'login', { name: 'Ann', password: 'battery staple' });
  assert.deepEqual((await ask(ann, 'GET', 'notices')).ways, []);
  assert.deepEqual([...ann.faults, ...bob.faults], []);
});
