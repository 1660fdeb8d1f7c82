// Lights places of a board by name: what words beside it speak of wears a ring there.

/** Selects what has this name on a board. */
export const placed = (name: string): string =>
  ['spot', 'anchor', 'piece'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join(',');

/** Lights these places and no others; returns what is lit. Names that nothing has light nothing. */
export function spotlight(board: ParentNode, names: readonly string[]): Element[] {
  const found = new Set(names.flatMap((name) => [...board.querySelectorAll(placed(name))]));
  // An attribute: a board writes the classes of its elements itself.
  for (const lit of board.querySelectorAll('[data-spotlit]'))
    if (!found.has(lit)) lit.removeAttribute('data-spotlit');
  for (const element of found) element.setAttribute('data-spotlit', '');
  return [...found];
}

/** A board that shows one area at a time: the tab of the area in which something lies opens it. */
export function openAreaOf(board: ParentNode, element: Element | undefined): void {
  if (!element || element.getClientRects().length > 0) return;
  const area = element.closest('[data-area]')?.getAttribute('data-area') ?? '';
  board.querySelector<HTMLElement>(`[role=tab][data-spot="mini-${CSS.escape(area)}"]`)?.click();
}
