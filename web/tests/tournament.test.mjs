// Tournaments as people meet them: two browsers play one out, four share their luck at two tables. WHARF names the program.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './house.mjs';
import { DESK } from './journey.mjs';

const PHONE = { width: 360, height: 780 };
const NAMES = ['Anna', 'Bea', 'Cleo', 'Dora'];
let house;
const people = [];

before(async () => {
  house = await openHouse();
  for (const [i, name] of NAMES.entries()) people.push(await house.come(name, i % 2 ? PHONE : DESK));
});
after(() => house?.close());

/** Made with the form; returns its address. */
async function make({ page, visit }, { name, rounds, duplicate = false }) {
  await visit('');
  await page.click('[data-testid=tournaments]');
  await page.click('[data-testid=makeTournament]');
  await page.fill('#name', name);
  await page.selectOption('#rounds', String(rounds));
  if (duplicate) await page.check('[data-testid=duplicate]');
  await page.click('[data-testid=make]:enabled');
  await page.waitForSelector('[data-testid=now]');
  return new URL(page.url()).hash;
}

/** Found in the list, and joined. */
async function join_({ page, visit }, name) {
  await visit('#/tournaments');
  await page.click(`a.card:has-text("${name}")`);
  await page.click('[data-testid=join]');
  await page.waitForSelector('[data-testid=leave]');
}

const resign = (page) =>
  page.evaluate(async () => {
    const table = location.hash.split('/')[2];
    const answer = await fetch(`./api/tables/${table}/resign`, { method: 'POST' });
    return answer.status;
  });

const atTable = async ({ page }) => {
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.waitForSelector('[data-testid=prompt]');
};

test('two people play a tournament', async () => {
  const [anna, bea] = people;
  const address = await make(anna, { name: 'Harbour cup', rounds: 1 });
  await anna.page.click('[data-testid=join]');
  await join_(bea, 'Harbour cup');
  await anna.page.waitForSelector('[data-testid=standings] >> text=Bea');
  await anna.page.click('[data-testid=startTournament]:enabled');
  // Both look at the tournament: they are taken to their table.
  await Promise.all([anna, bea].map(atTable));
  assert.equal(await resign(bea.page), 200);
  await bea.page.waitForSelector('[data-testid=headline]');
  assert.equal(await bea.page.locator('dialog .again').count(), 0, 'no rematch of a tournament’s table');
  await bea.visit(address);
  await bea.page.waitForSelector('[data-testid=now] >> text=Won by Anna');
  await anna.visit('#/tournaments');
  await anna.page.waitForSelector('a.card:has-text("Harbour cup") >> text=Won by Anna');
  assert.deepEqual(anna.faults, []);
  assert.deepEqual(bea.faults, []);
});

test('four people share their luck at two tables', async () => {
  const [anna, bea, cleo, dora] = people;
  const address = await make(anna, { name: 'Same luck', rounds: 1, duplicate: true });
  await anna.page.click('[data-testid=join]');
  for (const person of [bea, cleo, dora]) await join_(person, 'Same luck');
  // Who is elsewhere is told; a tap leads to the table.
  await dora.visit('#/rules');
  await anna.page.waitForSelector('[data-testid=standings] >> text=Dora');
  await anna.page.click('[data-testid=startTournament]:enabled');
  await dora.page.click('[data-testid=tournamentCall] a');
  await Promise.all(people.map(atTable));
  const tables = people.map(({ page }) => page.url().split('/table/')[1]);
  assert.equal(new Set(tables).size, 2);
  const [own] = tables;
  const other = tables.find((table) => table !== own);
  const beside = people[tables.indexOf(other)];
  // Nobody sees the other table before both are over.
  await anna.visit(`#/table/${other}`);
  await anna.page.waitForSelector('[role=alert]');
  await anna.visit(`#/table/${own}`);
  await anna.page.waitForSelector('[data-testid=prompt]');
  assert.equal(await resign(anna.page), 200);
  await anna.visit(address);
  await anna.page.waitForSelector('[data-testid=pairings] li');
  assert.equal(await anna.page.locator('[data-testid=pairings] .points').count(), 0, 'nothing is told yet');
  assert.equal(await resign(beside.page), 200);
  await anna.page.waitForSelector('[data-testid=now] >> text=Won by');
  await anna.page.waitForSelector('[data-testid=pairings] .points');
  assert.equal(await anna.page.locator('[data-testid=pairings] a:has-text("Replay")').count(), 2);
  for (const { faults } of people) assert.deepEqual(faults, []);
});

test('the pages fit every window, in every language', async () => {
  const [anna, bea] = people;
  const complaints = [];
  await bea.page.setViewportSize({ width: 320, height: 700 });
  const look = async (person, name) => {
    for (const locale of ['en', 'de', 'hu', 'pl']) {
      await person.prefer({ locale });
      const tooWide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (tooWide > 0) complaints.push(`${name}, ${locale}: ${tooWide} px too wide`);
    }
    complaints.push(...(await person.complaintsOfAxe()).map((line) => `${name}: ${line}`));
    await person.prefer({ locale: 'en' });
  };
  for (const person of [anna, bea]) {
    await person.visit('#/tournaments/new');
    await person.page.waitForSelector('[data-testid=make]');
    await look(person, 'the form');
    await person.visit('#/tournaments');
    await person.page.waitForSelector('a.card:has-text("Same luck")');
    await look(person, 'the list');
    await person.page.click('a.card:has-text("Same luck")');
    await person.page.waitForSelector('[data-testid=standings]');
    await look(person, 'a tournament');
  }
  assert.deepEqual(complaints, []);
});
