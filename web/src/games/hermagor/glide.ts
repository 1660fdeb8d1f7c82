// Two places change their sizes: what is marked with data-glides moves from where it was to where it comes to.
import { flushSync } from 'svelte';

const GLIDE_MS = 320;

export function glide(root: HTMLElement | undefined, still: boolean, change: () => void): void {
  const parts = root && !still ? [...root.querySelectorAll<HTMLElement>('[data-glides]')] : [];
  const before = parts.map((part) => part.getBoundingClientRect());
  change();
  if (parts.length === 0) return;
  flushSync();
  parts.forEach((part, index) => {
    const was = before[index];
    const is = part.getBoundingClientRect();
    // On a phone a closed area has no size.
    if (!was || was.width * was.height * is.width * is.height === 0) return;
    part.animate(
      [
        {
          transformOrigin: '0 0',
          transform: `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / is.width}, ${was.height / is.height})`,
        },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: GLIDE_MS, easing: 'cubic-bezier(.3,.1,.25,1)' },
    );
  });
}
