// Where on the screen something has just moved, so that the shell can put its words there.
class Happening {
  /** In the window's pixels; null: nothing was seen to move. */
  where = $state.raw<DOMRect | null>(null);
}

export const happening = new Happening();
