// A tile can be dragged to its place instead of being tapped and placed. The hand's copy follows the pointer; what lies
// under it when it is let go is where the tile goes.
import { isPiece, type Piece } from './view';

/** Less is a tap with a shaking hand. */
const FAR = 7;

export interface DragEnds {
  /** The tile has left its place. */
  onlift: (piece: Piece) => void;
  /** It was let go over a place. */
  ondrop: (piece: Piece, to: string) => void;
}

/** Begins to watch a pointer that went down on the board; does nothing where no tile can be picked up. */
export function watchDrag(down: PointerEvent, layer: HTMLElement, ends: DragEnds): void {
  const source = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-drag]') : null;
  const piece = source?.dataset['drag'] ?? '';
  const art = source?.querySelector('svg');
  if (!source || !art || !isPiece(piece) || down.button !== 0) return;
  const size = art.getBoundingClientRect();
  let copy: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    if (!copy && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
    if (!copy) {
      copy = document.createElement('span');
      copy.style.cssText = `position:absolute;width:${size.width}px;height:${size.height}px;opacity:.9;filter:drop-shadow(0 4px 5px #0008)`;
      copy.append(art.cloneNode(true));
      layer.append(copy);
      ends.onlift(piece);
    }
    const zero = layer.getBoundingClientRect();
    copy.style.left = `${event.clientX - zero.x - size.width / 2}px`;
    copy.style.top = `${event.clientY - zero.y - size.height / 2}px`;
  };
  const stop = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
    if (!copy) return;
    copy.remove();
    // The click that follows would put the tile back.
    const swallow = (click: Event): void => (click.stopPropagation(), click.preventDefault());
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    if (event.type !== 'pointerup') return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    if (to !== undefined) ends.ondrop(piece, to);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
}
