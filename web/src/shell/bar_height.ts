// How high the bar of a table is, told to its board, and to what lies over that.
import { clearOfBar } from '$lib/over_board';

/** `--bar`: the height of the last thing in a frame, its action bar, for what a board pins above it. */
export function tellBar(frame: HTMLElement): { destroy?: () => void } {
  const bar = frame.lastElementChild;
  if (!bar) return {};
  // The sizes that were observed: asking for them anew would lay out what the others have changed.
  const observer = new ResizeObserver(([seen]) => {
    const height = seen?.borderBoxSize[0]?.blockSize ?? 0;
    frame.style.setProperty('--bar', `${height}px`);
    clearOfBar(height);
  });
  observer.observe(bar);
  return { destroy: () => observer.disconnect() };
}
