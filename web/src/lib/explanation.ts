// What lies on a board explains itself: its name and state are its label, the clause behind it follows from its place.

export interface Explanation {
  text: string;
  clause: string | null;
}

/** The clause of a place: that of the longest name it begins with. */
export function clauseOf(place: string, explainedBy: Readonly<Record<string, string>>): string | null {
  const [name] = Object.keys(explainedBy)
    .filter((known) => place === known || place.startsWith(`${known}-`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? null : (explainedBy[name] ?? null);
}

/** What is said of the thing under a finger; null: it has no name. */
export function explain(
  thing: Element,
  board: Element,
  explainedBy: Readonly<Record<string, string>>,
): { element: Element; explanation: Explanation } | null {
  const named = thing.closest('[title], [aria-label], [data-spot], [data-quiet]');
  if (!named || !board.contains(named) || named === board) return null;
  const text =
    named.getAttribute('data-quiet') ??
    named.getAttribute('title') ??
    named.getAttribute('aria-label') ??
    named.querySelector('.hidden-text')?.textContent.trim() ??
    '';
  let clause: string | null = null;
  for (
    let place: Element | null = named.closest('[data-spot]');
    place && board.contains(place) && clause === null;
    place = place.parentElement?.closest('[data-spot]') ?? null
  )
    clause = clauseOf(place.getAttribute('data-spot') ?? '', explainedBy);
  return text || clause ? { element: named, explanation: { text, clause } } : null;
}
