// Clauses in chapters: "T2.5" stands in chapter "T2".
import type { Clause } from '$lib/scene';

export interface Chapter {
  id: string;
  clauses: Clause[];
}

export function chapters(clauses: readonly Clause[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = clause.clause.split('.')[0] ?? clause.clause;
    const chapter = found.get(id) ?? { id, clauses: [] };
    chapter.clauses.push(clause);
    found.set(id, chapter);
  }
  return [...found.values()];
}
