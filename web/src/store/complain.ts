// Tells people what went wrong. The words for it come when they are needed: the first screen does without them.
import { notices } from './notices.svelte';

export const complain = (error: unknown): void =>
  void import('./trouble')
    .then(({ trouble }) => trouble(error))
    .catch(() => String(error))
    .then((words) => notices.say(words, 'trouble'));
