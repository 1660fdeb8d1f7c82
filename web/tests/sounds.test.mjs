// What is heard: short, quiet, without clicks, each unlike the others; silence where it is wanted.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openBrowser } from './browser.mjs';
import { playByTapping } from './fingers.mjs';
import { DESK, end, setOut } from './journey.mjs';
import { describe, renderSounds } from './sounds.mjs';

after(end);

test('every sound is short and quiet, comes and goes without a click, and is unlike the others', async () => {
  const browser = await openBrowser();
  const rendered = Object.entries(await renderSounds(browser.page, 100)).map(([name, samples]) => ({
    name,
    ...describe(samples),
  }));
  for (const { name, seconds, peak, loudness, pitch, edges } of rendered) {
    console.log(
      `# ${name}: ${seconds.toFixed(2)} s, peak ${peak.toFixed(1)} dB, loudness ${loudness.toFixed(1)} dB, ` +
        `about ${pitch.toFixed(0)} Hz`,
    );
    assert.ok(seconds > 0.03 && seconds <= 0.4, `${name}: ${seconds} s`);
    assert.ok(peak < -12 && peak > -24, `${name}: ${peak} dB`);
    for (const edge of edges) assert.ok(edge < 0.1, `${name} clicks: ${edge} of its peak`);
  }
  // Two sounds differ by where their energy lies: 0 the same, 1 nothing in common.
  const apart = (one, other) =>
    one.spectrum.reduce((sum, share, band) => sum + Math.abs(share - other.spectrum[band]), 0) / 2;
  for (const [nth, one] of rendered.entries())
    for (const other of rendered.slice(nth + 1))
      assert.ok(
        apart(one, other) > 0.35,
        `${one.name} and ${other.name} are alike: ${apart(one, other).toFixed(2)}`,
      );
  await browser.close();
});

/** A game in which everything that would be heard is counted. */
async function listen(options) {
  const journey = await setOut({ viewport: DESK, ...options });
  await journey.page.addInitScript(() => {
    globalThis.heard = 0;
    for (const name of ['createOscillator', 'createBufferSource']) {
      const made = BaseAudioContext.prototype[name];
      BaseAudioContext.prototype[name] = function (...given) {
        globalThis.heard += 1;
        return made.apply(this, given);
      };
    }
  });
  await journey.setUp('tortuga', ['person', 'easy']);
  await journey.myTurn();
  return journey;
}
const heardIn = ({ page }) => page.evaluate(() => globalThis.heard);

test('a game is heard; one tap, and nothing is heard any more', async () => {
  const journey = await listen({});
  await playByTapping(journey.page, { most: 12 });
  assert.ok((await heardIn(journey)) > 0);
  await journey.page.click('button[title="Sound off"]');
  await journey.page.waitForSelector('button[title="Sound on"]');
  const before = await heardIn(journey);
  await playByTapping(journey.page, { most: 12 });
  assert.equal(await heardIn(journey), before);
  assert.deepEqual(journey.faults, []);
  await journey.end();
});

test('whose system asks for no motion hears nothing until he wants to', async () => {
  const journey = await listen({ reducedMotion: 'reduce' });
  await playByTapping(journey.page, { most: 12 });
  assert.equal(await heardIn(journey), 0);
  await journey.page.click('button[title="Sound on"]');
  await journey.page.waitForSelector('button[title="Sound off"]');
  await playByTapping(journey.page, { most: 12 });
  assert.ok((await heardIn(journey)) > 0);
  await journey.end();
});
