// A piece of a game, to be drawn away from its board.
import type { Component } from 'svelte';

export interface Drawing {
  Piece: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** A piece with what it is given, checked against the piece. */
export const draw = <Props extends object>(Piece: Component<Props>, props: NoInfer<Props>): Drawing => ({
  Piece: Piece as unknown as Drawing['Piece'],
  props: props as Record<string, unknown>,
});
