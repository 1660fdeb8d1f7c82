// Work that must be done when the next frame is painted, in tasks of its own: what takes long is then no part of the task
// that changed the page, nor of the one that paints it.

/** Each step is a task. Returns the way to leave undone what is not done yet. */
export function beforePaint(...steps: readonly (() => void)[]): () => void {
  let left = [...steps];
  const take = (): void => {
    const [step, ...others] = left;
    left = others;
    step?.();
  };
  const { scheduler: tasks }: { scheduler?: Scheduler } = globalThis;
  const post = (): void =>
    void tasks?.postTask(
      () => {
        take();
        if (left.length > 0) post();
      },
      { priority: 'user-blocking' },
    );
  // A frame may come first, or the browser may have no such tasks: then the frame does what is left.
  const frame = requestAnimationFrame(() => {
    while (left.length > 0) take();
  });
  post();
  return () => {
    left = [];
    cancelAnimationFrame(frame);
  };
}
