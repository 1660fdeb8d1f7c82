// Work that must be done when the next frame is painted, in a task of its own: one that is long is then no part of the
// task that changed the page, nor of the one that paints it.

/** Returns the way to leave it undone. */
export function beforePaint(work: () => void): () => void {
  let waits = true;
  const once = (): void => {
    if (!waits) return;
    waits = false;
    work();
  };
  const frame = requestAnimationFrame(once);
  // A frame may come first, or the browser may have no such tasks: then it is done in the frame.
  const { scheduler: tasks }: { scheduler?: Scheduler } = globalThis;
  void tasks?.postTask(once, { priority: 'user-blocking' });
  return () => {
    waits = false;
    cancelAnimationFrame(frame);
  };
}
