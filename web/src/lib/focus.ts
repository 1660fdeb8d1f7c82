// Whoever plays with the keyboard stays on the board: what he pressed is often gone in the next scene, and the browser
// would put him back to the top of the page.

/** Whether the keyboard is at work inside; a finger or a mouse leaves no visible focus. */
export function keyboardIsIn(root: HTMLElement): boolean {
  const at = document.activeElement;
  return at === root || (at !== null && root.contains(at) && at.matches(':focus-visible'));
}

/** If the focus was lost with its element, it goes to the first thing that can be done, or to the board itself. */
export function keepFocus(root: HTMLElement): void {
  const now = document.activeElement;
  if (now !== root && now && root.contains(now)) return;
  (lit(root)[0] ?? root).focus({ preventScroll: true });
}

/** Of the window's height, what is left for the board on a phone. */
const ROOM = 0.55;
/** Around what is brought into sight, in pixels. */
const AIR = 16;
/** How high the action bar is taken to be before it has been measured (`--bar-below`), in pixels. */
const BAR = 150;

/**
 * A table may be longer than the screen: what can be done is brought into sight, all of it if there is room, and the page
 * goes no further than it must: what lies above is looked at as well.
 */
export function bringIntoSight(places: readonly Element[], still: boolean): void {
  // A board in a picture moves nobody's page.
  if (places[0]?.closest('[inert]')) return;
  // Asking what lies on top of each place takes long, and most tables fit their window.
  if (!places[0] || !scrolls(places[0])) return;
  const hidden = places.filter((place) => !isInSight(place));
  if (hidden.length === 0) return;
  const boxes = places.map((place) => place.getBoundingClientRect());
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)) - AIR,
    Math.max(...boxes.map((box) => box.bottom)) + AIR,
  ];
  if (hidden.length < places.length && bottom - top > innerHeight * ROOM) return;
  const behavior = still ? 'instant' : 'smooth';
  const [above, below] = [taken(places[0], '--bar-above', 0), taken(places[0], '--bar-below', BAR)];
  if (pageScrolls() && bottom - top <= innerHeight - above - below) {
    scrollBy({ top: top < above ? top - above : Math.max(0, bottom + below - innerHeight), behavior });
    return;
  }
  const off = (n: number): number => Math.abs(middleOf(places[n] as Element).y - (top + bottom) / 2);
  const inner = places.reduce((best, _, n) => (off(n) < off(best) ? n : best), 0);
  places[inner]?.scrollIntoView({ block: 'center', behavior });
}

/** What the bar takes of the window there, in pixels. */
function taken(place: Element, side: '--bar-above' | '--bar-below', otherwise: number): number {
  const measured = parseFloat(getComputedStyle(place).getPropertyValue(side));
  return Number.isNaN(measured) ? otherwise : measured;
}

/** What can be done, as far as it is drawn. */
export function lit(root: HTMLElement): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>('button:is([aria-disabled="false"], .lit):not([role=tab])'),
  ].filter((element) => element.getClientRects().length > 0);
}

function pageScrolls(): boolean {
  const page = document.scrollingElement;
  return page !== null && page.scrollHeight > page.clientHeight;
}

/** Whether anything around it can be scrolled. */
function scrolls(element: Element): boolean {
  const page = document.scrollingElement;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight)
      if (box === page || ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return true;
  return false;
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Its middle is on the screen, and the action bar does not lie over it. */
function isInSight(element: Element): boolean {
  const { x, y } = middleOf(element);
  return element.contains(document.elementFromPoint(x, y));
}
