// Small texts that this browser keeps from visit to visit.

export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}
