// Whatever lies on a board answers a tap: with a move, with the reason why not, or with what it is. A player who taps
// along (fingers.mjs) tries everything that is not lit at every new kind of question.
import { LIT } from './fingers.mjs';

/** What looks as if it could be tapped: buttons, places, pieces and whatever has a name. */
const TAPPABLE = ['button', '[data-spot]', '[data-piece]', '[data-drag]', '[data-drop]', '[title]']
  .map((kind) => `[data-game] ${kind}`)
  .join();

/** From now on the page's player tries everything; `silences` tells what came of it. */
export const tryEverything = (page) => page.evaluate(prepare, { lit: LIT, tappable: TAPPABLE });

/** What gave no answer, or a wrong one, and how many taps were answered. */
export const silences = (page) => page.evaluate(() => globalThis.tried);

function prepare({ lit, tappable }) {
  const tried = { answered: 0, reasons: 0, silent: [] };
  globalThis.tried = tried;
  const find = (selector) => document.querySelector(selector);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element) =>
    `${element.closest('[data-spot]')?.dataset.spot} ${element.localName}.${element.classList} ${element.title}`;
  const open = () => document.querySelectorAll(':popover-open').length;
  const lines = () => find('.log')?.dataset.lines;
  /** Words that a person can read: neither a key nor an argument that is missing. */
  const isSaid = (text) => text.trim() !== '' && !/[{}]|undefined|\b(clause|refusal|why)\.\w/.test(text);
  const ALIKE = 1; // of things alike so many are tapped at each question
  const PATIENCE = 20_000; // the engine gives its reason from another thread

  /** Waits for `is`; whether it came. */
  async function until(is) {
    const late = performance.now() + PATIENCE;
    while (!is()) {
      if (performance.now() > late) return false;
      await pause();
    }
    return true;
  }
  /** Whether it could be tapped. */
  async function tryOne(element, asked) {
    const lay = element.getBoundingClientRect();
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    // What scrolls, here or within, puts explanations away in the next frame.
    if (x !== lay.x || y !== lay.y) await frame();
    await pause();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    // What lies on top has its own turn; a tap on what can be done makes a move.
    if (!under || !element.contains(under) || under.closest(lit)) return false;
    const button = under.closest('button');
    if (button?.matches('[aria-selected=true], [aria-pressed=true]')) return false;
    under.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    await pause();
    let changed = false;
    const watch = new MutationObserver(() => (changed = true));
    watch.observe(find('[data-game]'), { subtree: true, childList: true, attributes: true });
    const [before, opened] = [lines(), open()];
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const reason = () => find('[data-testid=reason]');
    const explanation = () => find('[data-testid=explain]');
    // What is a place of the decision gives its reason; anything else may do something, or say what it is.
    const isRefused = button?.ariaDisabled === 'true';
    const isDone = () => (changed && !isRefused) || open() !== opened;
    const answers = await until(() => reason() || explanation() || isDone());
    watch.disconnect();
    const said = reason()?.closest('dialog') ?? explanation();
    if (!answers) tried.silent.push(`${asked} ${nameOf(element)} (${nameOf(under)})`);
    else if (said && !isSaid(said.textContent))
      tried.silent.push(`${asked} ${nameOf(element)}: ${said.textContent}`);
    else if (lines() !== before) tried.silent.push(`${asked} ${nameOf(element)}: a move that was not lit`);
    else tried.answered += 1;
    // What it has opened is put away, so that it covers nothing.
    find(':popover-open')?.hidePopover();
    if (button?.ariaExpanded === 'true') button.click();
    if (!reason()) return true;
    tried.reasons += 1;
    reason().closest('dialog').querySelector('.button.primary').click();
    await until(() => !find('dialog'));
    await frame(); // what has the focus again may have scrolled into sight
    return true;
  }
  /** The same thing at another place of the board. */
  const familyOf = (element) => {
    const place = element.closest('[data-spot]')?.dataset.spot ?? '';
    return `${place.replace(/[\d-].*/, '')} ${element.localName} ${element.classList} ${element.ariaDisabled}`;
  };
  globalThis.tapAround = async (asked) => {
    performance.mark('try');
    const times = new Map();
    await frame();
    for (const element of document.querySelectorAll(tappable)) {
      const family = familyOf(element);
      if (!element.isConnected || element.getClientRects().length === 0 || element.closest('[role=tab]'))
        continue;
      if ((times.get(family) ?? 0) >= ALIKE) continue;
      if (await tryOne(element, asked)) times.set(family, (times.get(family) ?? 0) + 1);
    }
  };
}
