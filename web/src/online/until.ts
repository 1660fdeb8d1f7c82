// Asks again, with growing pauses, until there is an answer.

/** The first pause and the longest one, in milliseconds; each is half as long again as the one before. */
const FIRST = 2000;
const LONGEST = 60_000;
const GROWS = 1.5;

/** Asks after a pause, and so on until `ask` says yes; at once when the browser is back online. */
export function until(ask: () => Promise<boolean>, { first = FIRST, longest = LONGEST } = {}): Promise<void> {
  return new Promise((resolve) => {
    let pause = first;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(() => void again(), pause));
    const sooner = () => (clearTimeout(timer), void again());
    async function again(): Promise<void> {
      removeEventListener('online', sooner);
      if (await ask()) return resolve();
      pause = Math.min(longest, pause * GROWS);
      addEventListener('online', sooner, { once: true });
      wait();
    }
    addEventListener('online', sooner, { once: true });
    wait();
  });
}
