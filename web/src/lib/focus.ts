// Whoever plays with the keyboard stays on the board: what he pressed is often gone in the next scene, and the browser
// would put him back to the top of the page.

/** Whether the keyboard is at work inside; a finger or a mouse leaves no visible focus. */
export function keyboardIsIn(root: HTMLElement): boolean {
  return document.activeElement === root || root.querySelector(':focus-visible') !== null;
}

/** If the focus was lost with its element, it goes to the first thing that can be done, or to the board itself. */
export function keepFocus(root: HTMLElement): void {
  const now = document.activeElement;
  if (now !== root && now && root.contains(now)) return;
  (lit(root)[0] ?? root).focus({ preventScroll: true });
}

/** A table may be longer than the screen: if nothing that can be done is in sight, the page goes there. */
export function bringIntoSight(root: HTMLElement, still: boolean): void {
  const places = lit(root);
  if (places.some(isInSight)) return;
  places[0]?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}

/** What can be done, as far as it is drawn. */
function lit(root: HTMLElement): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>('button:is([aria-disabled="false"], .lit):not([role=tab])'),
  ].filter((element) => element.getClientRects().length > 0);
}

/** Its middle is on the screen, and the action bar does not lie over it. */
function isInSight(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
