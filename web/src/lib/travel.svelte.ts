// Between two scenes: pieces are measured before and fly after, and the keyboard stays where it was. Call it while a
// board's component is set up.
import { untrack } from 'svelte';
import type { BoardProps } from './board';
import { Flights, measure, movedBetween, type Course, type Snapshot } from './flights';
import { bringIntoSight, keepFocus, keyboardIsIn, lit } from './focus';
import { inFrame } from './frame';
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

/** Places that glide to their new size. Asking brings the page's styles up to date. */
const glidingIn = (board: HTMLElement): Animation[] =>
  'getAnimations' in board
    ? board.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition)
    : [];

/** What is read where everything will lie: a place that glides is looked at as if it were there. */
function atRest<T>(gliding: readonly Animation[], read: () => T): T {
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
      const { told, scene, reducedMotion } = props();
      const board = root();
      flights?.finish();
      byKeyboard = board !== undefined && keyboardIsIn(board);
      // Where nothing flies, only what others did has a place to be told at.
      const tells = told.some(({ seat }) => !reducedMotion || (seat !== 'chance' && seat !== scene.seat));
      before = tells && board ? measure(board) : null;
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
    if (!board) return;
    // By then all is drawn, what `arrive` has set included.
    return inFrame(() => {
      bringIntoSight(lit(board), still);
      if (!was || !sky) return;
      const gliding = glidingIn(board);
      const is = atRest(gliding, () => measure(board));
      return () => {
        happening.where = movedBetween(was, is, (id) => course(id) !== null);
        flights ??= new Flights(sky);
        if (!still) atRest(gliding, () => flights?.fly(board, was, is, course));
      };
    });
  });
  return () => flights?.finish();
}
