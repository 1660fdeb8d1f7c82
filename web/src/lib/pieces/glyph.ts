// A sign in a box of 24 by 24: what is filled and what is only drawn.
export interface Glyph {
  fill?: string;
  line?: string;
}
