// Keys that stand for something on a screen, wherever the focus is.

/** Whether a key is meant for somebody else: the browser, a field, or a window that covers the screen. */
export function isElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const types = target instanceof HTMLElement && target.matches('input, select, textarea');
  return ctrlKey || metaKey || altKey || types || document.querySelector('dialog:modal') !== null;
}
