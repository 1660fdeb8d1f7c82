// When a drawing has come to rest: its letters are there, and nothing in it moves or grows any more.

const LOOKS = 8;
const BETWEEN_LOOKS = 50; // milliseconds

const places = (part: Element): string =>
  [...part.querySelectorAll('*')]
    .map((one) => Object.values(one.getBoundingClientRect().toJSON() as DOMRect).join())
    .join();

export async function stillness(part: Element): Promise<void> {
  await document.fonts.ready;
  let before = '';
  for (let same = 0; same < LOOKS;) {
    const now = places(part);
    same = now === before ? same + 1 : 0;
    before = now;
    await new Promise((next) => setTimeout(next, BETWEEN_LOOKS));
  }
}
