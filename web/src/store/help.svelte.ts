// Which game can be explained where the player is, and whether its legend is open: tables and rules offer it, the header
// has the button.

class Help {
  game = $state<string | null>(null);
  open = $state(false);

  /** For an $effect: offered until it ends. */
  offer(game: string): () => void {
    this.game = game;
    return () => {
      this.game = null;
      this.open = false;
    };
  }
}

export const help = new Help();
