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
  const lit = [...root.querySelectorAll<HTMLElement>('button[aria-disabled="false"], button.lit')];
  const next = lit.find((element) => element.getClientRects().length > 0) ?? root;
  next.focus({ preventScroll: true });
}
