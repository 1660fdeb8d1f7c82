// What screen readers are told while a game goes on: one polite live region for the whole client.

class Announcer {
  text = $state('');

  say(text: string): void {
    // The same sentence twice would not be read again.
    this.text = text === this.text ? `${text} ` : text;
  }
}

export const announcer = new Announcer();
