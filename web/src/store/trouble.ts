// What went wrong, for people: what the server and the engine say is said in the player's language.
import type { Problem } from '$lib/protocol';
import type { Message, Say } from '$lib/say';
import { EngineProblem } from '../engine/engine';
import { ServerRefusal } from '../online/http';
import { settings } from './settings.svelte';
import { sayerFor } from './speech';

/** Whether there are words for it and all that stands in it: a game's own are not at hand here. */
const hasWords = (say: Say, message: Message): boolean =>
  say.has(message.key) &&
  Object.values(message).every(
    (value) => !Array.isArray(value) || value.every((one: Message) => hasWords(say, one)),
  );

/** As the terminal says it: where, why, and the clause that a position or a move breaks. */
function wrong({ field, reason, clause }: Problem): string {
  const say = sayerFor(null, []);
  const why = hasWords(say, reason) ? say(reason) : settings.t('record.againstRules');
  return `${field && `${field}: `}${why}${clause && ` (${clause})`}`;
}

export function trouble(error: unknown): string {
  if (error instanceof ServerRefusal) return sayerFor(null, [])(error.said);
  if (error instanceof EngineProblem) return wrong(error.problem);
  return error instanceof Error ? error.message : String(error);
}
