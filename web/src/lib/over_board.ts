// What is said or asked over a board stands in one stack, one below the other, so that nothing covers anything else.

/** The element that holds the stack (App.svelte). */
const STACK = 'over-board';

/**
 * Puts what it is used on into the stack; where there is none it stays. What has been moved is no longer between the
 * nodes of its block, so it goes by its own hand when the block does.
 */
export function overBoard(element: HTMLElement): { destroy: () => void } {
  document.getElementById(STACK)?.append(element);
  return { destroy: () => element.remove() };
}

/** The stack ends above the action bar, which is so high, in pixels. */
export function clearOfBar(height: number): void {
  document.getElementById(STACK)?.style.setProperty('--bar-under', `${height}px`);
}
