// How many games wait, for those who look from afar: before the title of the tab, and on the icon of the installed app.

let before = '';

/** Called whenever the number or the title may be another. */
export function showWaiting(waiting: number): void {
  const plain =
    before && document.title.startsWith(before) ? document.title.slice(before.length) : document.title;
  before = waiting > 0 ? `(${waiting}) ` : '';
  if (document.title !== before + plain) document.title = before + plain;
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const shown = waiting > 0 ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator);
  shown?.catch(() => undefined); // not installed
}

/** Screens change the title as they like; the number stays before it. Returns the way to stop. */
export function keepWaiting(waiting: () => number): () => void {
  const watched = new MutationObserver(() => showWaiting(waiting()));
  const title = document.querySelector('title');
  if (title) watched.observe(title, { childList: true });
  return () => watched.disconnect();
}
