// What is said or asked over a board stands in one stack, one below the other, so that nothing covers anything else. Where
// there is little room only the newest is shown, and the others wait behind a button (shell/BoardNotices.svelte).

/** The element that holds the stack. */
const STACK = 'over-board';

/**
 * Puts what it is used on into the stack; where there is none it stays. What has been moved is no longer between the
 * nodes of its block, so it goes by its own hand when the block does.
 */
export function overBoard(element: HTMLElement): { destroy: () => void } {
  document.getElementById(STACK)?.append(element);
  return { destroy: () => element.remove() };
}

/** Which of the notices is in front: the one that came last, of those that came together one that asks for something. */
export function inFront<Notice extends { came: number; asks: boolean }>(
  notices: readonly Notice[],
): Notice | undefined {
  const rank = ({ came, asks }: Notice) => came * 2 + Number(asks);
  return notices.reduce<Notice | undefined>(
    (front, notice) => (front && rank(front) >= rank(notice) ? front : notice),
    undefined,
  );
}

/** What keeps clear of the action bar, which is so high, in pixels. */
export function clearOfBar(height: number): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-clear-of-bar]'))
    one.style.setProperty('--bar-under', `${height}px`);
}
