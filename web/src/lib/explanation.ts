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

/** What is said of the thing under a finger, or of the nearest around it of which something can be said; null: nothing. */
export function explain(
  thing: Element,
  board: Element,
  explainedBy: Readonly<Record<string, string>>,
): { element: Element; explanation: Explanation } | null {
  const around = (from: Element | null): Element | null => {
    const named = from?.closest('[title], [aria-label], [data-spot], [data-quiet]') ?? null;
    return named && named !== board && board.contains(named) ? named : null;
  };
  for (let named = around(thing); named; named = around(named.parentElement)) {
    const explanation = { text: nameOf(named), clause: clauseAround(named, board, explainedBy) };
    if (explanation.text || explanation.clause) return { element: named, explanation };
  }
  return null;
}

const nameOf = (named: Element): string =>
  named.getAttribute('data-quiet') ??
  named.getAttribute('title') ??
  named.getAttribute('aria-label') ??
  named.querySelector('.hidden-text')?.textContent.trim() ??
  '';

/** The clause of the place it is, or lies on. */
function clauseAround(
  named: Element,
  board: Element,
  explainedBy: Readonly<Record<string, string>>,
): string | null {
  for (
    let place: Element | null = named.closest('[data-spot]');
    place && board.contains(place);
    place = place.parentElement?.closest('[data-spot]') ?? null
  ) {
    const clause = clauseOf(place.getAttribute('data-spot') ?? '', explainedBy);
    if (clause !== null) return clause;
  }
  return null;
}
