// A player who sees and taps: what is lit, where it lies, and nothing else. It plays inside the page, at the page's speed.

/** What a person sees as "you may act here"; on a phone only the open area is there. */
export const LIT =
  '[data-game] button:is(.lit, [data-spot=lay], [aria-disabled=false]):not([role=tab], [aria-disabled=true])';

/**
 * Taps lit places by chance until the result is shown, nothing more can be done, or `most` taps were made. `habits` are
 * pairs of a selector and how often, of a hundred, it is taken where it is lit: by chance alone some games never end.
 * `drawn`: looks at what a tap has changed before the next one, so that no two changes fall into one frame; every tap is
 * a mark in the page's timeline. Tells how many taps there were, how many in vain, what was asked, what was refused (it is
 * read and closed), and what did not fit the screen.
 */
export const playByTapping = (page, { seed = 7, habits = [], most = 1500, drawn = false } = {}) =>
  page.evaluate(tapAlong, { lit: LIT, seed, habits, most, drawn });

async function tapAlong({ lit, seed, habits, most, drawn }) {
  // Repeats by its seed, so that a failing game can be played again.
  let state = seed;
  const roll = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const find = (selector) => document.querySelector(selector);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = () =>
    [...document.querySelectorAll(lit)].filter((button) => button.getClientRects().length > 0);
  const isBusy = () => find('.bar[aria-busy=true]') !== null;
  const question = () => find('[data-testid=prompt]')?.textContent ?? '';
  const look = () =>
    [
      question(),
      find('.log')?.dataset.lines,
      find('[data-testid=take], [data-testid=headline], [data-testid=reason]') !== null,
      seen().map((button) => `${button.dataset.spot}${button.ariaPressed}${button.className}`),
    ].join();
  const told = { taps: 0, inVain: 0, over: false, covers: 0, asked: [], refused: [], tooWide: [] };
  const asked = new Set();
  const PATIENCE = 120_000; // from one tap to the next chance to tap
  let patience = performance.now() + PATIENCE;

  while (told.taps < most) {
    if (performance.now() > patience) throw new Error(`nothing happens any more: ${question()}`);
    if (find('[data-testid=headline]')) {
      told.over = true;
      performance.mark('over');
      break;
    }
    const cover = find('[data-testid=take]');
    if (cover) {
      if (find('[data-game]')?.checkVisibility()) throw new Error('the board is seen behind the cover');
      told.covers += 1;
      cover.click();
      await pause();
      continue;
    }
    const reason = find('[data-testid=reason]');
    if (reason) {
      told.refused.push(`${question()} ${reason.textContent.trim()}`);
      reason.closest('dialog').querySelector('.button.primary').click();
      await pause();
      continue;
    }
    const mayAct = () => find('.prompt.asked') !== null && !isBusy();
    const shown = mayAct() ? seen() : [];
    if (shown.length === 0) {
      await pause();
      continue;
    }
    if (drawn) {
      const before = look();
      // The second frame comes when the first has been laid out.
      for (let frames = 0; frames < 2; ++frames) await frame();
      if (!mayAct() || look() !== before) continue;
    }
    const kind = question().split(/[\d:]/)[0];
    if (!asked.has(kind)) {
      asked.add(kind);
      // Where somebody wants to know (answers.mjs).
      await globalThis.tapAround?.(kind);
      patience = performance.now() + PATIENCE;
      continue;
    }
    const habit = habits.find(([selector, share]) => find(selector)?.matches(lit) && roll(100) < share);
    const target = (habit && shown.find((button) => button.matches(habit[0]))) ?? shown[roll(shown.length)];
    // Nobody scrolls farther than he must; the finger comes down in the middle, on whatever lies on top there.
    const touch = (block) => {
      target.scrollIntoView({ block, behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    };
    let under = touch('nearest');
    if (!target.contains(under)) under = touch('center');
    // What lies over it and can be put away is put away first.
    const putAway = find('[data-testid=putAway]');
    if (putAway && !target.contains(under)) {
      putAway.click();
      await pause();
      continue;
    }
    const before = look();
    told.taps += 1;
    patience = performance.now() + PATIENCE;
    if (!target.contains(under)) {
      told.inVain += 1;
      await pause();
      continue;
    }
    performance.mark('tap', { detail: question() });
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) told.tooWide.push(`${question()} ${wide} px`);
    await pause();
    // A move that was sent is waited for, however busy the machine is; what only marks something may change nothing here.
    for (let waited = 0; isBusy() || (look() === before && waited < 400); ++waited) {
      if (performance.now() > patience) throw new Error(`a move is not answered: ${question()}`);
      await pause();
    }
  }
  told.asked = [...asked];
  return told;
}
