// What screen readers are told while a game goes on: one polite live region for the whole client.
import { untrack } from 'svelte';

class Announcer {
  text = $state('');

  say(text: string): void {
    // The same sentence twice would not be read again. Untracked: who speaks in an effect does not listen.
    this.text = text === untrack(() => this.text) ? `${text} ` : text;
  }
}

export const announcer = new Announcer();
