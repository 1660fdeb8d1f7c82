// Rude and unlucky people at a table of a real server: lines that die, taps that come twice, questions that cross, sessions
// that end, four notices at once on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LIT } from './fingers.mjs';
import { ask, openHouse } from './house.mjs';
import { DESK, PHONE } from './journey.mjs';
import { layLine } from './line.mjs';

let house;
let anna;
let bea;
let carl;

before(async () => {
  house = await openHouse();
  anna = await house.come('Anna', DESK);
  bea = await house.come('Bea', PHONE);
  carl = await house.come('Carl', DESK);
});
after(() => house?.close());

const at = (testid) => `[data-testid=${testid}]`;
const open = { kind: 'open' };

/** A game of these people, not rated and without a clock; everybody is at its table. Its id. */
async function sit(game, people) {
  const [host, ...others] = people;
  const { id } = await ask(host, 'POST', 'tables', { game, seats: people.map(() => open) });
  for (const person of others) await ask(person, 'POST', `tables/${id}/join`, {});
  await ask(host, 'POST', `tables/${id}/start`, {});
  for (const { page, visit } of people) {
    await visit(`#/table/${id}`);
    await page.waitForSelector(at('prompt'));
  }
  return id;
}
const sceneOf = async (person, id) => (await ask(person, 'GET', `tables/${id}`)).scene;
/** Makes the first move of whoever is asked; who that was. */
async function moveOn(people, id) {
  for (const person of people) {
    const { legal } = await sceneOf(person, id);
    if (legal.length === 0) continue;
    await ask(person, 'POST', `tables/${id}/move`, { move: legal[0].text });
    return person;
  }
  return null;
}

test('a line that is dead is noticed, the game goes on over another, and what was said meanwhile is read', async () => {
  const line = await layLine(house.url);
  try {
    const far = await house.visitor('Faraway', PHONE, { address: line.url });
    await far.visit('');
    await ask(far, 'POST', 'register', { name: 'Faraway', password: 'correct horse' });
    const id = await sit('tortuga', [far, anna]);
    const { page } = far;
    const shown = await far.prompt();
    line.die();
    // What is said meanwhile is heard here; there a move is tried, and nobody answers.
    await ask(anna, 'POST', `tables/${id}/say`, { text: 'Are you there?' });
    await page.keyboard.press('1');
    if (await page.$('.choices.many')) await page.keyboard.press('1');
    await page.waitForSelector('.lost');
    await page.waitForSelector(at('reason'));
    await page.keyboard.press('Escape');
    line.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForSelector('.lost', { state: 'detached' });
    assert.equal(await far.prompt(), shown);
    await page.waitForSelector('.chat >> text=Are you there?', { state: 'attached' });
    await far.end();
  } finally {
    line.close();
  }
});

test('what is taken back must be allowed by all: who has agreed waits, who asked hears of a refusal', async () => {
  const people = [anna, bea, carl];
  const id = await sit('nauticus', people);
  const first = await moveOn(people, id);
  for (let more = 0; more < 40 && (await moveOn(people, id)) === first; ++more);
  const others = people.filter((one) => one !== first);
  await first.page.click('button[title="Take back"]:enabled');
  await first.page.waitForSelector(`${at('undoWaits')} >> text=The others are asked`);
  await others[0].page.click(`${at('undoAsked')} >> text=yes`);
  await others[0].page.waitForSelector(at('undoWaits'));
  assert.equal(await others[0].page.locator(at('undoAsked')).count(), 0);
  await others[1].page.click(`${at('undoAsked')} >> text=no`);
  await first.page.waitForSelector('.notice >> text=does not agree to take the move back');
  for (const { page } of people) await page.waitForSelector(at('undoWaits'), { state: 'detached' });
});

test('a pause: who has agreed is not asked again', async () => {
  const people = [anna, bea, carl];
  await sit('nauticus', people);
  await anna.openDrawer();
  await anna.page.click(at('pause'));
  await bea.page.click(at('agreePause'));
  await bea.page.waitForSelector(`${at('pauseAsked')} >> text=The others are asked`);
  await carl.page.click(`${at('pauseAsked')} >> text=no`);
  await anna.page.waitForSelector('.notice >> text=Carl does not want a pause now');
});

test('four notices on a phone: the newest in full, the others behind a button, and none is lost', async () => {
  const { page } = bea;
  await sit('tortuga', [anna, bea]);
  await anna.openDrawer();
  await anna.page.click(at('pause'));
  await page.waitForSelector(at('agreePause'));
  const challengers = [carl, ...(await Promise.all(['Dora', 'Emil'].map((name) => house.come(name, DESK))))];
  const seats = [open, { ...open, user: 'Bea' }];
  for (const { name, one } of challengers.map((one, n) => ({ one, name: ['Carl', 'Dora', 'Emil'][n] }))) {
    await ask(one, 'POST', 'tables', { game: 'hermagor', seats });
    await page.waitForSelector(`${at('invitation')} >> text=${name}`);
  }
  const shown = () => page.locator('#over-board .over-board:visible').count();
  const covers = () => page.$eval('.board-notices', (stack) => stack.getBoundingClientRect().bottom);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 640 });
    await page.waitForSelector(`${at('foldNotices')} >> text=3 more notices`);
    assert.equal(await shown(), 1);
    assert.ok((await covers()) < 320, `${width}: they reach down to ${await covers()} of 640`);
    await page.waitForSelector(`${at('invitation')}:visible >> text=Emil`);
    assert.deepEqual(await bea.complaintsOfAxe('.board-notices'), []);
  }
  // On a desk, too, four would cover the middle of the table.
  await page.setViewportSize(DESK);
  assert.equal(await shown(), 1);
  await page.setViewportSize({ width: 412, height: 640 });
  await page.click(at('foldNotices'));
  assert.equal(await shown(), 4);
  const bar = await page.$eval('.foot-bar', (foot) => foot.getBoundingClientRect().top);
  assert.ok((await covers()) <= bar, 'above the bar');
  await page.click(at('foldNotices'));
  // What is answered gives its place to the one before.
  await page.click(`${at('declineInvitation')}:visible`);
  await page.waitForSelector(`${at('foldNotices')} >> text=2 more notices`);
  await page.waitForSelector(`${at('invitation')}:visible >> text=Dora`);
  for (const left of ['One more notice', null]) {
    await page.click(`${at('declineInvitation')}:visible`);
    if (left) await page.waitForSelector(`${at('foldNotices')} >> text=${left}`);
  }
  await page.waitForSelector(`${at('agreePause')}:visible`);
  await page.waitForSelector(at('foldNotices'), { state: 'detached' });
  await page.setViewportSize(PHONE);
  for (const one of challengers.slice(1)) await one.end();
});

test('what is said is said once, however often Enter is pressed', async () => {
  const id = await sit('tortuga', [anna, bea]);
  await anna.openDrawer();
  await anna.page.fill('aside input', 'Hello');
  await anna.page.evaluate(() => {
    const form = document.querySelector('aside form');
    form.requestSubmit();
    form.requestSubmit();
  });
  await anna.page.waitForSelector('.chat >> text=Hello');
  await anna.page.fill('aside input', 'and that was all');
  await anna.page.press('aside input', 'Enter');
  await anna.page.waitForSelector('.chat >> text=and that was all');
  const { lines } = await ask(anna, 'GET', `tables/${id}/chat`);
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['Hello', 'and that was all'],
  );
});

test('keys play nothing behind a window that asks', async () => {
  const people = [anna, carl];
  const id = await sit('tortuga', people);
  const { page } = anna;
  await anna.myTurn();
  await anna.openDrawer();
  // The second tap of a double tap neither answers nor closes what the first has opened.
  await page.dblclick(at('resign'));
  await page.waitForSelector('dialog:modal');
  const before = (await sceneOf(anna, id)).legal;
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog:modal', { state: 'detached' });
  assert.deepEqual((await sceneOf(anna, id)).legal, before);
});

test('a session that was ended elsewhere: the table says so, and leads to the way in', async () => {
  await sit('tortuga', [carl, bea]);
  const { page } = carl;
  const window = await carl.context.newPage();
  await window.goto(`${house.url}#/profile`);
  await window.click('text=Sign out');
  await page.waitForSelector(at('signedOut'));
  assert.deepEqual(await carl.complaintsOfAxe(), []);
  await page.click(`${at('signedOut')} >> text=Sign in`);
  await page.waitForSelector('#name');
  await window.close();
});

test('two tabs: what one has played or thrown away the other does not bring back', async () => {
  const { page } = anna;
  await anna.setUp('nauticus', ['person', 'easy']);
  await anna.myTurn();
  await anna.kept();
  const table = new URL(page.url()).hash;
  await anna.go('#/games');
  await page.waitForSelector(`a[href="${table}"]`);
  const other = await anna.context.newPage();
  await other.goto(`${house.url}#/games`);
  const row = other.locator(`li:has(a[href="${table}"])`);
  // A double tap throws nothing away.
  await row.locator('button').dblclick();
  await row.locator('button >> text=Delete for good?').waitFor();
  await row.locator('button').evaluate((button) => button.blur());
  for (let taps = 0; taps < 2; ++taps) await row.locator('button').click();
  await row.waitFor({ state: 'detached' });
  await other.close();
  await anna.go('#/rules');
  await anna.go('#/games');
  await page.waitForTimeout(300);
  assert.equal(await page.locator(`a[href="${table}"]`).count(), 0);
  await anna.go(table);
  await page.waitForSelector('text=This table is not here');
});

/** In the page: once, and again a moment later on whatever lies there when the first tap has done its work. */
async function tapTwice(lit) {
  const first = document.querySelector(lit);
  const { x, y, width, height } = first.getBoundingClientRect();
  const lines = () => document.querySelector('.log').dataset.lines;
  const tap = (place, detail, timeStamp) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    place.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
  };
  const before = lines();
  tap(first, 1, 1000);
  while (lines() === before) await new Promise((resolve) => setTimeout(resolve, 1));
  tap(document.elementFromPoint(x + width / 2, y + height / 2), 2, 1150);
}

test('a double tap is one move, whatever lies there afterwards, and so is a key that is held', async () => {
  const { page } = anna;
  await anna.setUp('hermagor', ['person', 'person']);
  await anna.myTurn();
  const told = () => page.evaluate(() => Number(document.querySelector('.log').dataset.lines));
  for (let n = 0; n < 4; ++n) {
    const before = await told();
    await page.evaluate(tapTwice, LIT);
    await page.waitForTimeout(200); // long enough for another move
    assert.equal(await told(), before + 1);
    assert.equal(await page.locator('dialog:modal').count(), 0);
  }
  const before = await told();
  await page.evaluate(() => {
    for (let n = 0; n < 20; ++n)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, repeat: n > 1 }));
  });
  await page.waitForTimeout(300);
  assert.ok((await told()) <= before + 1, 'one move at most');
  const then = await told();
  await page.locator(LIT).first().focus();
  for (let presses = 0; presses < 6; ++presses) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(60);
  }
  await page.keyboard.up('Enter');
  await page.waitForFunction((lines) => Number(document.querySelector('.log').dataset.lines) > lines, then);
  assert.equal(await told(), then + 1);
});

test('a key that is still held takes no screen for the next player', async () => {
  const { page } = anna;
  await anna.setUp('tortuga', ['person', 'person']);
  await page.click(at('take'));
  await anna.myTurn();
  const list = page.locator('[data-testid=choices][aria-expanded=false]');
  if (await list.isVisible()) await list.click();
  await page.locator('[data-move]').first().focus();
  for (let presses = 0; presses < 5; ++presses) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(60);
  }
  await page.waitForSelector(at('take'));
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await anna.myTurn();
});

test('tapped twice, a table is made once', async () => {
  const openTables = async () =>
    (await ask(anna, 'GET', 'tables')).tables.filter(({ status }) => status === 'open').length;
  const before = await openTables();
  await anna.visit('#/new/tortuga?online=1');
  await anna.page.waitForSelector(`${at('begin')}:enabled`);
  await anna.page.evaluate(() => {
    const form = document.querySelector('main form');
    form.requestSubmit();
    form.requestSubmit();
  });
  await anna.page.waitForSelector(at('settings'));
  assert.equal(await openTables(), before + 1);
});

test('what is said of a deed lies above the bar, and over the window that was asked', async () => {
  await sit('nauticus', [anna, bea]);
  const { page } = bea;
  await page.locator(at('sendChat')).scrollIntoViewIfNeeded();
  await page.context().setOffline(true);
  await page.waitForSelector('.lost');
  await page.fill('#chat input', 'Hello');
  await page.click(at('sendChat'));
  const notice = await page.waitForSelector('.notice.trouble');
  await page.evaluate(() => scrollTo(0, 0));
  // What could not be said is still there to be sent.
  assert.equal(await page.inputValue('#chat input'), 'Hello');
  const lower = await notice.evaluate((one) => one.getBoundingClientRect().bottom);
  const bar = await page.$eval('.foot-bar', (foot) => foot.getBoundingClientRect().top);
  assert.ok(lower <= bar, `${lower} lies under ${bar}`);
  await page.context().setOffline(false);
  await page.waitForSelector('.lost', { state: 'detached' });
  const { id } = await ask(anna, 'POST', 'tables', { game: 'tortuga', seats: [open, open] });
  await anna.visit(`#/table/${id}`);
  await anna.page.click(at('invite'));
  await anna.page.fill(at('inviteName'), 'Nobody Here');
  await anna.page.click(at('inviteAsk'));
  await anna.page.click('dialog .notice button');
  await anna.page.waitForSelector('dialog .notice', { state: 'detached' });
  await anna.page.keyboard.press('Escape');
});

test('who has no name that a house takes comes as a guest', async () => {
  const odd = await house.visitor('😀', DESK);
  const { id } = await ask(anna, 'POST', 'tables', { game: 'tortuga', seats: [open, open] });
  await odd.visit(`#/table/${id}`);
  await odd.page.click(at('join'));
  await odd.page.waitForSelector('.seats li >> text=Guest');
  await odd.end();
});

test('where the system has its own colours, what can be tapped is still told apart', async () => {
  const plain = await house.visitor('Plain', DESK, { forcedColors: 'active' });
  for (const game of ['tortuga', 'nauticus', 'hermagor', 'gluck-auf']) {
    await plain.setUp(game, ['person', 'easy']);
    await plain.myTurn();
    const styles = await plain.page.$$eval('[data-game] button:is(.lit, [aria-disabled=false])', (all) =>
      all.map((one) => getComputedStyle(one).outlineStyle),
    );
    assert.ok(styles.length > 0 && styles.every((style) => style !== 'none'), `${game}: ${styles}`);
  }
  await plain.end();
});
