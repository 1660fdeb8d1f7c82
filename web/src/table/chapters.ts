// Clauses in chapters: "T2.5" stands in chapter "T2".

export interface Chapter {
  id: string;
  clauses: string[];
}

export function chapters(clauses: readonly string[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = clause.split('.')[0] ?? clause;
    const chapter = found.get(id) ?? { id, clauses: [] };
    chapter.clauses.push(clause);
    found.set(id, chapter);
  }
  return [...found.values()];
}
