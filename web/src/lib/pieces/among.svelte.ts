// Whose tokens are drawn together: told once for all that a component holds, so that no two have the same mark.
import { getContext, setContext } from 'svelte';
import { initials } from './seats';

const KEY = 'initials';

/** All tokens within this component are those of a table where these sit. */
export function drawnAmong(names: () => readonly string[]): void {
  const marks = $derived.by(() => initials(names()));
  setContext(KEY, () => marks);
}

/** The marks of the table around, if there is one. */
export const marksAround = (): (() => readonly string[]) | undefined => getContext(KEY);
