// What a window has no room for, or no need of, is not drawn anew with every move: a desk shows no tabs of areas.

/** Tells whether a place is shown at all, before the frame in which that has changed. */
export function whileSeen(place: HTMLElement, tell: (seen: boolean) => void): { destroy: () => void } {
  const observer = new ResizeObserver(([size]) => tell((size?.contentRect.width ?? 0) > 0));
  observer.observe(place);
  return { destroy: () => observer.disconnect() };
}
