// The page's geometry is read in the frame that shows it. Everybody reads before anybody writes: however many ask, the
// page is laid out once, and never between a tap and what comes of it. Reading, for which the page is laid out, writing,
// which sets off what flies, and laying out what has been written are three tasks, and the frame paints.

import { beforePaint } from './before_paint';

/** Reads, and returns what is to be written with it. */
type Look = () => (() => void) | undefined;

let waiting: Look[] = [];
/** What has been read and not written yet. */
let found: { look: Look; write: (() => void) | undefined }[] = [];
let written = false;

function lookTogether(): void {
  const looks = waiting;
  waiting = [];
  found = [...found, ...looks.map((look) => ({ look, write: look() }))];
}

function writeTogether(): void {
  const writes = found;
  found = [];
  for (const { write } of writes) write?.();
  written = writes.some(({ write }) => write !== undefined);
}

/** As the frame would do. */
function layOut(): void {
  if (written) void document.body.offsetHeight;
  written = false;
}

/** Looks just before the next frame is painted. Returns the way to leave it. */
export function inFrame(look: Look): () => void {
  if (waiting.length === 0) beforePaint(lookTogether, writeTogether, layOut);
  waiting.push(look);
  return () => {
    waiting = waiting.filter((other) => other !== look);
    found = found.filter((other) => other.look !== look);
  };
}
