// A copy of a piece that looks like it away from its place. What the piece has from around it (sizes that follow a
// container, fonts, parts that are not shown there) is written down on the copy.

/** What decides where the parts of a piece lie and how they are painted. */
const KEPT = [
  'display',
  'position',
  'inset',
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  'margin',
  'padding',
  'border-width',
  'border-radius',
  'gap',
  'grid-template-columns',
  'grid-template-rows',
  'flex',
  'font',
  'color',
  'background',
  'opacity',
  'text-align',
  'white-space',
  'transform',
] as const;

/** A piece, and what it lies or lay in. */
interface Piece {
  node: Element;
  within: Element | null;
  laid: { width: number; height: number };
}

/** What has left the page is put back for a moment: only what is on the page has a look. */
export function copiesOf(pieces: readonly Piece[]): HTMLElement[] {
  const gone = pieces.filter(({ node, within }) => !node.isConnected && within?.isConnected);
  for (const { node, within, laid } of gone) {
    within?.append(node);
    if (node instanceof HTMLElement)
      Object.assign(node.style, {
        position: 'absolute',
        width: `${laid.width}px`,
        height: `${laid.height}px`,
      });
  }
  const copies = pieces.map(({ node }) => copyOf(node));
  for (const { node } of gone) node.remove();
  return copies;
}

function copyOf(piece: Element): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  if (piece.isConnected) keepLook(piece, copy, LOOSE);
  else copy.style.cssText += LOOSE;
  copy.dataset['flight'] = copy.dataset['piece'] ?? '';
  for (const part of [copy, ...copy.querySelectorAll('[data-piece]')]) part.removeAttribute('data-piece');
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  return copy;
}

/** It lies on the layer, wherever it is put. */
const LOOSE =
  ';position:absolute;margin:0;inset:auto;transform:none;transform-origin:0 0;box-sizing:border-box;min-width:0;' +
  'min-height:0;max-width:none;max-height:none;opacity:1;transition:none';

/** Down to whole pictures: what is inside them scales with them. */
function keepLook(from: Element, to: Element, more = ''): void {
  if (!(to instanceof HTMLElement || to instanceof SVGSVGElement)) return;
  const look = getComputedStyle(from);
  // Written at once, which takes half as long as one property after the other.
  to.style.cssText += KEPT.map((name) => `;${name}:${look.getPropertyValue(name)}`).join('') + more;
  if (to instanceof SVGSVGElement) return;
  [...from.children].forEach((part, nth) => {
    const copied = to.children[nth];
    if (copied) keepLook(part, copied);
  });
}
