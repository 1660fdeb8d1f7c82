// What is said or asked over a board stands in one stack, one below the other, so that nothing covers anything else.

/** The element that holds the stack (App.svelte). */
const STACK = 'over-board';

/** Puts what it is used on into the stack; where there is none it stays. Use it on the only element of a block. */
export function overBoard(element: HTMLElement): void {
  document.getElementById(STACK)?.append(element);
}

/** The stack ends above the action bar, which is so high, in pixels. */
export function clearOfBar(height: number): void {
  document.getElementById(STACK)?.style.setProperty('--bar-under', `${height}px`);
}
