// What went wrong, for people: what the server says is said in the player's language.
import { ServerRefusal } from '../online/http';
import { notices } from './notices.svelte';
import { sayerFor } from './speech';

export function trouble(error: unknown): string {
  if (error instanceof ServerRefusal) return sayerFor(null, [])(error.said);
  return error instanceof Error ? error.message : String(error);
}

export const complain = (error: unknown): void => notices.say(trouble(error), 'trouble');
