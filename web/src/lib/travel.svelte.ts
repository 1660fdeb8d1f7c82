// Between two scenes: pieces are measured before and fly after, and the keyboard stays where it was. Call it while a
// board's component is set up.
import { untrack } from 'svelte';
import type { BoardProps } from './board';
import { Flights, measure, movedBetween, type Course, type Snapshot } from './flights';
import { bringIntoSight, keepFocus, keyboardIsIn, lit } from './focus';
import { happening } from './happening.svelte';

export interface Travel {
  props: () => BoardProps;
  root: () => HTMLElement | undefined;
  /** Covers the board without catching taps; copies of pieces fly on it. */
  layer: () => HTMLElement | undefined;
  /** A new view has come: what the board derives from two scenes is made now. Nothing moves when the shell jumps. */
  arrive: (moving: boolean) => void;
  /** How a piece flies; null: it does not. */
  course: (id: string) => Course | null;
}

/** What is read where everything will lie: a place that glides to its new size is looked at as if it were there. */
function atRest<T>(board: HTMLElement, read: () => T): T {
  if (!('getAnimations' in board)) return read();
  const gliding = board.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
  const times = gliding.map((one) => one.currentTime);
  for (const one of gliding) one.currentTime = one.effect?.getComputedTiming().endTime ?? null;
  const found = read();
  gliding.forEach((one, nth) => (one.currentTime = times[nth] ?? null));
  return found;
}

/** Returns the way to let everything land at once. */
export function travelBetweenScenes({ props, root, layer, arrive, course }: Travel): () => void {
  let flights: Flights | undefined;
  let before: Snapshot | null = null;
  let byKeyboard = false;
  let still = false;
  // The shell may send the same view again, when somebody else has chosen in secret: what is picked stays picked.
  const seen = $derived(JSON.stringify([props().scene.seat, props().scene.view]));
  $effect.pre(() => {
    void seen;
    untrack(() => {
      const { told, reducedMotion } = props();
      const board = root();
      flights?.finish();
      byKeyboard = board !== undefined && keyboardIsIn(board);
      before = told.length > 0 && board ? measure(board) : null;
      still = reducedMotion;
      happening.where = null;
      arrive(told.length > 0);
    });
  });
  $effect(() => {
    void seen;
    const [board, sky] = [root(), layer()];
    if (byKeyboard && board) keepFocus(board);
    const was = before;
    before = null;
    // At once: a frame later the window may have another size.
    if (board) bringIntoSight(lit(board), still);
    if (!was || !board || !sky) return;
    // In the frame that shows it, just before it is painted: by then all is drawn, what `arrive` has set included, and
    // the page is laid out once, in a task of its own.
    const frame = requestAnimationFrame(() => {
      const is = atRest(board, () => measure(board));
      happening.where = movedBetween(was, is, (id) => course(id) !== null);
      flights ??= new Flights(sky);
      if (!still) atRest(board, () => flights?.fly(board, was, is, course));
    });
    return () => cancelAnimationFrame(frame);
  });
  return () => flights?.finish();
}
