// Pieces travel from where they were to where they are. A board marks its pieces with data-piece="an id that stays",
// measures before the scene changes and flies after it; a copy travels on a layer above everything, so no place clips it.
//
// Where a piece is not drawn (a board that is not open on a phone, the bag) it comes from or goes to an element with
// data-anchor; the piece names it in data-home, the plan in `from` and `to`.
import { copiesOf } from './piece_copy';

const FLIGHT_MS = 300;
/** The next group starts a little before the last has landed. */
const STEP_MS = 260;
const MAX_STEPS = 8;
const TRAIL_MS = 1400;
/** Smaller shifts are the page's, not the piece's. */
const MIN_SHIFT = 3;
/** On its way a piece rises a little, in pixels. */
const LIFT = 14;
/** Pieces not farther apart than this lie at one place, in pixels. */
const TOGETHER = 160;

export interface Course {
  /** Groups fly one after another, in this order. */
  order: number;
  /** Anchor for a piece that was or will not be drawn. */
  anchor?: string;
  /** Leaves a line that fades: who took this from whom. */
  trail?: boolean;
}

interface Seen {
  node: Element;
  /** What it lies in. */
  within: Element | null;
  rect: DOMRect;
  /** As large as it was laid out: what is around it may be drawn smaller. */
  laid: { width: number; height: number };
  home: string | null;
}
export type Snapshot = Map<string, Seen>;

interface Flight {
  /** What is copied: the piece where it lies now, or where it lay. */
  piece: Seen;
  /** The piece itself, if it is still on the table. */
  real: Element | null;
  from: DOMRect;
  to: DOMRect;
  plan: Course;
}

const isDrawn = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** Whole pixels are all that is known of it, so what is as large as it is drawn keeps its exact size. */
function laidOut(node: Element, rect: DOMRect): { width: number; height: number } {
  if (!(node instanceof HTMLElement) || node.offsetWidth === 0) return rect;
  const { offsetWidth: width, offsetHeight: height } = node;
  return Math.abs(width - rect.width) <= 1 ? rect : { width, height };
}

export function measure(root: ParentNode): Snapshot {
  const seen: Snapshot = new Map();
  for (const node of root.querySelectorAll('[data-piece]')) {
    const id = node.getAttribute('data-piece') ?? '';
    const rect = node.getBoundingClientRect();
    // A piece may be drawn twice (board and miniature): the drawn one counts.
    if (isDrawn(rect) || !seen.has(id))
      seen.set(id, {
        node,
        within: node.parentElement,
        rect,
        laid: laidOut(node, rect),
        home: node.getAttribute('data-home'),
      });
  }
  return seen;
}

/** Where the pieces that moved have come to; null: none did. */
export function movedBetween(
  before: Snapshot,
  after: Snapshot,
  flies: (id: string) => boolean,
): DOMRect | null {
  const places = [...after].flatMap(([id, { rect }]) => {
    const was = before.get(id)?.rect;
    const moved = !was || !isDrawn(was) || Math.hypot(rect.x - was.x, rect.y - was.y) >= MIN_SHIFT;
    return moved && isDrawn(rect) && flies(id) ? [rect] : [];
  });
  const [last] = places.slice(-1);
  if (!last) return null;
  // Several that lie together are one place; those far off are another story.
  const near = places.filter(({ x, y }) => Math.hypot(x - last.x, y - last.y) < TOGETHER);
  const left = Math.min(...near.map(({ left: at }) => at));
  const top = Math.min(...near.map(({ top: at }) => at));
  return new DOMRect(
    left,
    top,
    Math.max(...near.map(({ right }) => right)) - left,
    Math.max(...near.map(({ bottom }) => bottom)) - top,
  );
}

/** The middle of an anchor, as large as the piece. */
function anchorRect(root: ParentNode, name: string | null | undefined, like: DOMRect): DOMRect | null {
  if (!name) return null;
  for (const node of root.querySelectorAll(`[data-anchor="${name}"]`)) {
    const rect = node.getBoundingClientRect();
    if (!isDrawn(rect)) continue;
    const width = isDrawn(like) ? like.width : 24;
    const height = isDrawn(like) ? like.height : 24;
    return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height);
  }
  return null;
}

const transformTo = (from: DOMRect, at: DOMRect): string =>
  `translate(${at.x - from.x}px, ${at.y - from.y}px) scale(${at.width / from.width}, ${at.height / from.height})`;

export class Flights {
  #running: Animation[] = [];
  #ends: (() => void)[] = [];
  readonly #layer: HTMLElement;

  /** `layer` covers the board without catching taps. */
  constructor(layer: HTMLElement) {
    this.#layer = layer;
    // What flies is no part of what can be scrolled: else the whole board would be painted in every frame.
    layer.style.contain = 'strict';
  }

  /** Flies every piece that is elsewhere than `before`; `course` returns null for what shall not fly. */
  fly(root: ParentNode, before: Snapshot, after: Snapshot, course: (id: string) => Course | null): void {
    this.finish();
    const planned: Flight[] = [];
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const plan = course(id);
      if (!plan) continue;
      const was = before.get(id);
      const is = after.get(id);
      // What is copied must be seen somewhere, now or before.
      const piece = [is, was].find((one) => one && isDrawn(one.rect)) ?? is ?? was;
      if (!piece) continue;
      const like = is && isDrawn(is.rect) ? is.rect : (was?.rect ?? new DOMRect());
      const from = was && isDrawn(was.rect) ? was.rect : anchorRect(root, was ? was.home : plan.anchor, like);
      const to = is && isDrawn(is.rect) ? is.rect : anchorRect(root, is ? is.home : plan.anchor, like);
      if (!from || !to || !isDrawn(from)) continue;
      if (Math.hypot(to.x - from.x, to.y - from.y) < MIN_SHIFT) continue;
      planned.push({ piece, real: is?.node ?? null, from, to, plan });
    }
    // First all that is read of the page, then all that is written to it: else it is laid out again for each piece.
    const zero = this.#layer.getBoundingClientRect();
    const copies = copiesOf(planned.map(({ piece }) => piece));
    const orders = [...new Set(planned.map(({ plan }) => plan.order))].sort((a, b) => a - b);
    planned.forEach((flight, nth) => {
      const delay = Math.min(orders.indexOf(flight.plan.order), MAX_STEPS) * STEP_MS;
      const copy = copies[nth];
      if (copy) this.#start(flight, copy, zero, delay);
      if (flight.plan.trail) this.#trail(flight, zero, delay);
    });
  }

  #start({ piece, real, from, to }: Flight, copy: HTMLElement, zero: DOMRect, delay: number): void {
    // As large as the piece that is copied is; at the other end of its way it is scaled to what lies there.
    const place = piece.node === real ? to : from;
    const { width, height } = isDrawn(piece.rect) ? piece.laid : place;
    const own = new DOMRect(place.x, place.y, width, height);
    copy.style.left = `${own.x - zero.x}px`;
    copy.style.top = `${own.y - zero.y}px`;
    copy.style.width = `${own.width}px`;
    copy.style.height = `${own.height}px`;
    this.#layer.append(copy);
    // Not visibility: that would take the focus away.
    if (real instanceof HTMLElement) real.style.opacity = '0';
    const middle = new DOMRect(
      (from.x + to.x) / 2,
      (from.y + to.y) / 2 - LIFT,
      (from.width + to.width) / 2,
      (from.height + to.height) / 2,
    );
    const flight = copy.animate(
      [
        { transform: transformTo(own, from) },
        { transform: transformTo(own, middle), offset: 0.55 },
        { transform: transformTo(own, to) },
      ],
      { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.1,.25,1)', fill: 'both' },
    );
    const end = () => {
      copy.remove();
      if (real instanceof HTMLElement) real.style.opacity = '';
    };
    this.#watch(flight, end);
  }

  #trail({ from, to }: Flight, zero: DOMRect, delay: number): void {
    const middle = ({ x, y, width, height }: DOMRect): DOMPoint =>
      new DOMPoint(x + width / 2 - zero.x, y + height / 2 - zero.y);
    const [begin, end] = [middle(from), middle(to)];
    // No larger than its line, and faded as a whole: what fades inside a drawing is painted in every frame.
    const [left, top] = [Math.min(begin.x, end.x), Math.min(begin.y, end.y)];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    svg.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${Math.abs(end.x - begin.x) + 1}px;height:${Math.abs(end.y - begin.y) + 1}px;overflow:visible;opacity:0`;
    path.setAttribute('d', `M${begin.x - left} ${begin.y - top}L${end.x - left} ${end.y - top}`);
    path.style.cssText =
      'fill:none;stroke:var(--fresh);stroke-width:5;stroke-linecap:round;stroke-dasharray:2 11';
    svg.append(path);
    this.#layer.prepend(svg);
    const fade = svg.animate([{ opacity: 0.9 }, { opacity: 0.9, offset: 0.5 }, { opacity: 0 }], {
      duration: TRAIL_MS,
      delay,
      fill: 'both',
    });
    this.#watch(fade, () => svg.remove());
  }

  #watch(animation: Animation, end: () => void): void {
    // Once: the browser may tell of it when the piece flies again.
    let over = false;
    const land = (): void => {
      if (!over) end();
      over = true;
    };
    this.#running.push(animation);
    this.#ends.push(land);
    animation.addEventListener('finish', land);
  }

  /** Everything lands at once: a tap or a new scene skips what still flies. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const end of this.#ends) end();
    this.#running = [];
    this.#ends = [];
  }
}
