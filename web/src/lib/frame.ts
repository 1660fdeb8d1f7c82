// The page's geometry is read in the frame that shows it. Everybody reads before anybody writes: however many ask, the
// page is laid out once, and never between a tap and what comes of it.

import { beforePaint } from './before_paint';

/** Reads, and returns what is to be written with it. */
type Look = () => (() => void) | undefined;

let waiting: Look[] = [];

function lookTogether(): void {
  const looks = waiting;
  waiting = [];
  const writes = looks.map((look) => look());
  for (const write of writes) write?.();
}

/** Looks just before the next frame is painted. Returns the way to leave it. */
export function inFrame(look: Look): () => void {
  if (waiting.length === 0) beforePaint(lookTogether);
  waiting.push(look);
  return () => (waiting = waiting.filter((other) => other !== look));
}
