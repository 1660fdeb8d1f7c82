// People among each other in two browsers: a challenge, a pause, a game given up and offered again, the waiting room, a
// rated game and what it did; and every new screen small and dark, for axe-core.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './house.mjs';
import { DESK } from './journey.mjs';

let house;
let anna;
let bea;
let anton;

before(async () => {
  house = await openHouse();
  anna = await house.come('Anna', DESK);
  bea = await house.come('Bea', { width: 390, height: 780 });
  anton = await house.come('Anton', DESK);
});
after(() => house?.close());

const at = (testid) => `[data-testid=${testid}]`;
/** Nothing is wider than the smallest phone, and axe-core has nothing to say. */
async function looksWell({ page, complaintsOfAxe }) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 320, `${page.url()} is ${wide} wide`);
  await page.setViewportSize(before);
  assert.deepEqual(await complaintsOfAxe(), []);
}

test('a challenge is taken, the game paused by both, given up, and offered again', async () => {
  const [a, b] = [anna.page, bea.page];
  await anna.visit('#/people/Bea');
  await a.waitForSelector('[data-presence=online]');
  await a.click(at('follow'));
  await a.waitForSelector(`${at('follow')}[aria-pressed=true]`);
  await a.click(at('challenge'));
  await a.click(at('sendChallenge'));
  await a.waitForSelector('text=Bea is asked');
  await b.waitForSelector(`${at('invitation')} >> text=Anna challenges you`);
  await looksWell(bea);
  await b.click(at('acceptInvitation'));
  await Promise.all([a, b].map((page) => page.waitForSelector(at('prompt'))));

  await bea.openDrawer();
  await b.click(at('pause'));
  // A challenge that comes meanwhile stands below what is asked, and neither lies over the bar.
  await a.waitForSelector(at('agreePause'));
  await anton.visit('#/people/Anna');
  await anton.page.click(at('challenge'));
  await anton.page.click(at('sendChallenge'));
  await a.waitForSelector(at('invitation'));
  const cards = await a.$$eval('#over-board .over-board', (all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
  );
  assert.equal(cards.length, 2);
  assert.ok(cards[0][1] <= cards[1][0], 'one below the other');
  const bar = await a.$eval('.foot-bar', (foot) => foot.getBoundingClientRect().top);
  assert.ok(cards[1][1] <= bar, 'above the bar');
  await a.click(at('declineInvitation'));
  await a.waitForSelector(at('invitation'), { state: 'detached' });
  await a.click(at('agreePause'));
  await Promise.all([a, b].map((page) => page.waitForSelector(at('paused'))));
  await a.click(at('resume'));
  await b.waitForSelector(at('paused'), { state: 'detached' });
  await b.waitForSelector(`${at('note')} >> text=The game goes on`);

  // Leaving and giving up say what they cost, and ask once.
  await b.click(at('resign'));
  await b.waitForSelector('dialog >> text=The game ends, and the other wins.');
  await b.click(at('sure'));
  await a.waitForSelector(`${at('endReason')} >> text=Bea resigned.`);
  await a.click('dialog .again');
  await a.selectOption('dialog select', 'rotated');
  await a.click(at('offerAgain'));
  await a.waitForSelector('text=Bea is asked');
  await b.waitForSelector(`dialog ${at('againOffer')} >> text=Anna offers another game.`);
  await b.click(`dialog ${at('takeAgain')}`);
  await Promise.all([a, b].map((page) => page.waitForSelector('.prompt')));
});

test('from the lobby a name leads to its person, and there are the leaderboards', async () => {
  const b = bea.page;
  await bea.visit('#/');
  await b.fill(at('findName'), 'Nobody Here');
  await b.click(at('find'));
  await b.waitForSelector(`${at('findFailure')} >> text=There is nobody called “Nobody Here” here.`);
  await looksWell(bea);
  await b.fill(at('findName'), ' anna ');
  assert.equal(await b.textContent(at('findFailure')), '');
  await b.press(at('findName'), 'Enter');
  await b.waitForSelector('h1 >> text=Anna');
  assert.match(b.url(), /#\/people\/Anna$/);
  await bea.visit('#/');
  await b.click(at('leaderboards'));
  await b.waitForSelector(at('leaders'));
});

test('the waiting room: chat for late-comers, settings, a code to come by, sent away, given up', async () => {
  const [a, b] = [anna.page, bea.page];
  await anna.visit('#/new/nauticus?online=1');
  await a.click(at('begin'));
  await a.waitForSelector(at('settings'));
  await a.fill('form input[type=text]', 'Anybody there?');
  await a.press('form input[type=text]', 'Enter');
  await a.waitForSelector('.chat >> text=Anybody there?');
  await a.click(at('changeSettings'));
  await a.selectOption('dialog select', 'days');
  await a.click(at('keepSettings'));
  await a.waitForSelector(`${at('settings')} >> text=2 days per turn`);
  await a.click(at('invite'));
  await a.waitForSelector('dialog svg[role=img]');
  await looksWell(anna);
  await a.keyboard.press('Escape');
  await bea.visit('');
  await b.click(`${at('lobby')} a`);
  await b.click(at('join'));
  await b.waitForSelector('.chat >> text=Anybody there?');
  await b.waitForSelector(`${at('settings')} >> text=2 days per turn`);
  await looksWell(bea);
  await looksWell(anna);
  await a.click(at('kick'));
  await a.click(at('sure'));
  await b.waitForSelector(at('kicked'));
  assert.equal(await b.locator(at('join')).count(), 0);
  await a.click(at('cancelTable'));
  await a.click(at('sure'));
  await Promise.all([a, b].map((page) => page.waitForSelector(at('cancelled'))));
});

test('four at one table: all must agree to a pause, and whoever leaves is seen replaced', async () => {
  const others = [await house.come('Carl', DESK), await house.come('Dora', { width: 360, height: 740 })];
  try {
    const [a, b, c, d] = [anna, bea, ...others].map(({ page }) => page);
    await anna.visit('#/new/nauticus?online=1');
    await a.check('input[name=players][value="4"]');
    for (const seat of [2, 3, 4]) await a.selectOption(`.seats li:nth-child(${seat}) select`, 'person');
    await a.click(at('begin'));
    await a.waitForSelector(at('settings'));
    const { hash } = new URL(a.url());
    for (const journey of [bea, ...others]) {
      await journey.visit(hash);
      await journey.page.locator(at('join')).first().click();
    }
    await a.click(`${at('start')}:enabled`);
    await Promise.all([a, b, c, d].map((page) => page.waitForSelector(at('prompt'))));
    // What is said is seen in the drawer of a low window, too.
    await c.setViewportSize({ width: 1280, height: 720 });
    await others[0].openDrawer();
    await c.fill('aside input', 'Hello!');
    await c.click(at('sendChat'));
    await c.waitForSelector('aside .chat >> text=Hello!');
    const chat = await c.locator('aside .chat').boundingBox();
    assert.ok(chat.height >= 16, `the chat is ${chat.height} px high`);
    await anna.openDrawer();
    await a.click(at('pause'));
    await b.click(at('agreePause'));
    await c.click(at('agreePause'));
    assert.equal(await a.locator(at('paused')).count(), 0);
    await d.click(at('agreePause'));
    await Promise.all([a, b, c, d].map((page) => page.waitForSelector(at('paused'))));
    await d.click(at('resume'));
    await b.click(at('leave'));
    await b.waitForSelector('dialog >> text=You may come back as long as the game runs.');
    await b.click(at('sure'));
    await a.waitForSelector(`${at('substitute')} >> text=plays for Bea`);
    await a.waitForSelector(`${at('note')} >> text=Bea has left`);
  } finally {
    for (const journey of others) await journey.end();
  }
});

test('a rated game says what it did to the rating, and why; pages, lists and blocks', async () => {
  const [a, b] = [anna.page, bea.page];
  await anna.visit('#/new/tortuga?online=1');
  await a.selectOption('.seats li:nth-child(2) select', 'hard');
  await a.check('text=rated');
  await a.click(at('begin'));
  await a.click(`${at('start')}:enabled`);
  await a.waitForSelector(at('prompt'));
  await anna.openDrawer();
  await a.click(at('resign'));
  await a.waitForSelector('dialog >> text=This game is rated, and counts as lost.');
  await a.click(at('sure'));
  await a.waitForSelector(at('ratingChange'));
  assert.match(await a.textContent(at('ratingChange')), /1000 → \d+ \(−\d+\)/);
  assert.match(
    await a.textContent(at('ratingReason')),
    /Against Computer, hard \(1200\)\. .*38% expected, 0% came.*Provisional for 9 more games/s,
  );

  await bea.visit('#/people/Anna');
  await b.waitForSelector(`${at('rating')} svg[role=img]`);
  assert.ok((await b.locator(`${at('playedGames')} li`).count()) >= 2);
  await b.waitForSelector(`${at('opponents')} >> text=Bea`);
  await looksWell(bea);
  await bea.visit('#/leaders/tortuga');
  await b.waitForSelector(`${at('leaders')} >> text=Anna`);
  assert.equal(await b.locator(`${at('leaders')} li`).count(), 7);
  await looksWell(bea);
  await anna.visit('#/profile');
  await a.waitForSelector(`${at('friends')} >> text=Bea`);
  await a.waitForSelector('main h1 >> text=Anna');
  assert.equal(await a.locator('main a[href="#/login"]').count(), 0, 'who is signed in is not asked to');
  await looksWell(anna);
  await bea.visit('#/people/Anna');
  await b.click(at('block'));
  await b.click(at('sure'));
  await b.waitForSelector(at('unblock'));
  await anna.visit('#/people/Bea');
  await a.click(at('challenge'));
  await a.click(at('sendChallenge'));
  await a.waitForSelector('dialog >> text=This player takes no challenges at the moment.');
  assert.deepEqual(
    [...anna.faults.splice(0), ...bea.faults.splice(0)].filter((line) => !/403|Forbidden/.test(line)),
    [],
  );
});

test('an account: another password, deleted with what goes and what stays, and nobody waits for it', async () => {
  const eva = await house.come('Eva', { width: 390, height: 780 });
  try {
    const [a, e] = [anna.page, eva.page];
    await anna.visit('#/new/nauticus?online=1');
    await a.click(at('begin'));
    await a.waitForSelector(at('settings'));
    const { hash } = new URL(a.url());
    await eva.visit(hash);
    await e.click(at('join'));
    await a.click(`${at('start')}:enabled`);
    await Promise.all([a, e].map((page) => page.waitForSelector(at('prompt'))));

    await eva.visit('#/profile');
    await e.click(`${at('account')} summary`);
    await e.fill('#old-password', 'wrong horse');
    await e.fill('#new-password', 'battery staple');
    await e.click(at('changePassword'));
    await e.waitForSelector(`${at('account')} [role=alert]`);
    await e.fill('#old-password', 'correct horse');
    await e.click(at('changePassword'));
    await e.waitForSelector('text=The password is changed.');
    await looksWell(eva);
    await e.click(at('deleteAccount'));
    await e.waitForSelector('dialog >> text=What stays: the games you have played, without your name.');
    await looksWell(eva);
    await e.fill('#delete-password', 'correct horse');
    await e.click(at('sure'));
    await e.waitForSelector('dialog [role=alert]');
    await e.fill('#delete-password', 'battery staple');
    await e.click(at('sure'));
    await e.waitForSelector('text=The account is deleted. One game stays, without your name.');
    await anna.openDrawer();
    await a.waitForSelector(at('substitute'));
    assert.deepEqual(
      eva.faults.filter((line) => !/401|403/.test(line)),
      [],
    );
  } finally {
    await eva.end();
  }
});
