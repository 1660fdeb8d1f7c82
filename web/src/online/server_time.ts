// The server's clock as far as this page knows it: moments the server names are compared with that, not with a clock that
// somebody may have set wrong.

/** Dates are told in whole seconds, and answers are on their way for a while: less says nothing, in milliseconds. */
const LEAST = 2000;

/** How much this page's clock is ahead. */
let ahead = 0;

/** An answer of the server bears a date; when it was asked for and came by this page's clock. */
export function noteDate(date: string | null, asked: number, came = Date.now()): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const difference = (asked + came) / 2 - (told + 500);
  ahead = Math.abs(difference) < LEAST ? 0 : difference;
}

/** Milliseconds since 1970, as the server counts them. */
export const serverNow = (): number => Date.now() - ahead;
