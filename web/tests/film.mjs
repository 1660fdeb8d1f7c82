// Films steps of a recorded game in the client, and holds against each flight what the table says: a piece starts where
// it lay, keeps the size it has at the two places, and ends where it will lie.
//
// Nothing is sampled by the clock. A take is made in the very frame in which the board has changed: every animation is
// stopped and set to its beginning, its middle and its end, and the boxes are read. So a slow machine films the same.
import { readFileSync } from 'node:fs';
import { engine } from './journey.mjs';

/** All kinds of moves a game has, as its schema lists them. */
export const kindsOf = (game) =>
  JSON.parse(
    readFileSync(
      new URL(`../../src/games/${game.replaceAll('-', '_')}/schema.json`, import.meta.url),
      'utf8',
    ),
  ).$defs.Move.anyOf.map(({ properties }) => properties.kind.const);

/** Where a replay of a record stops, seen by the first seat: the number of each stop, and the moves that lead to it. */
export async function stopsOf(record) {
  const machine = await engine();
  const { match } = machine.call({ do: 'open', document: record });
  const { told } = machine.call({ do: 'told', match, seat: 0, from: 0 });
  const counts = [...new Set(told.map(({ count }) => count))];
  return counts.map((at, index) => ({
    stop: index + 1,
    moves: told.filter(({ count }) => count === at).map(({ move }) => move),
  }));
}

/**
 * Films the way to these stops of the replay that is open, `by` stops at a time; gives a take of each: what flew, rode,
 * slid and tumbled, and the faults. A game says in `looks`:
 *   rides      what moves by itself, and along which axis: it keeps its size and never leaves that line
 *   tumbles    what is thrown
 *   steady     what never changes its size
 *   grounded   what stands on what, inside what: [within, piece, ground]
 */
export const film = (page, stops, looks, by = 1) =>
  page.evaluate(filmInPage, { by, rides: {}, ...looks, stops: stops.map(({ stop }) => stop) });

async function filmInPage({ stops, by, rides, tumbles, steady, grounded }) {
  const NEAR = 1.5; // pixels
  const LIFT = 20; // a piece is lifted a little on its way
  const board = document.querySelector('[data-game]');
  const moment = document.querySelector('[data-testid=moment]');
  const slider = moment.closest('section').querySelector('input');
  const all = (selector, within = board) => [...within.querySelectorAll(selector)];

  // What the page does after a while it does when a take is over: none depends on how long another took.
  let [due, timers] = [new Map(), 0];
  globalThis.setTimeout = (work, _, ...given) => (due.set(++timers, () => work(...given)), timers);
  globalThis.clearTimeout = (timer) => due.delete(timer);
  const elapse = () => {
    const now = due;
    due = new Map();
    for (const work of now.values()) work();
  };
  /** Until the board has changed and the frame comes that shows it; what flies has set off in this very frame. */
  const change = (begin) =>
    new Promise((resolve) => {
      const watch = new MutationObserver(async () => {
        watch.disconnect();
        for (let n = 0; n < 20; ++n) await null;
        requestAnimationFrame(resolve);
      });
      watch.observe(moment, { characterData: true, childList: true, subtree: true });
      begin();
    });
  const running = () => document.getAnimations().filter(({ effect }) => board.contains(effect?.target));
  const rest = () => {
    for (const animation of running())
      if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
  };

  const boxOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  };
  const drawn = ({ width, height }) => width > 0 && height > 0;
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
  const near = (a, b, by = NEAR) => Math.abs(a - b) <= by;
  const alike = (a, b) => ['x', 'y', 'width', 'height'].every((side) => near(a[side], b[side]));
  const words = ({ x, y, width, height }) =>
    `${width.toFixed(1)}×${height.toFixed(1)} at ${x.toFixed(0)},${y.toFixed(0)}`;
  /** What is drawn on a piece, down to whole pictures. */
  const partsOf = (node) =>
    all('*', node)
      .filter((part) => !part.ownerSVGElement && !part.closest('.hidden-text'))
      .map(boxOf);
  const look = (node) => ({ node, box: boxOf(node), parts: partsOf(node) });

  /** Everything that lies somewhere. A piece may be drawn twice, on a board and its miniature. */
  function survey() {
    const pieces = new Map();
    for (const node of all('[data-piece]')) {
      const seen = look(node);
      if (drawn(seen.box)) pieces.set(node.dataset.piece, [...(pieces.get(node.dataset.piece) ?? []), seen]);
    }
    const riding = new Map(all(Object.keys(rides).join() || '[none]').map((node) => [node, boxOf(node)]));
    const sizes = new Map((steady ? all(steady) : []).map((node) => [node.dataset.spot, boxOf(node)]));
    return { pieces, riding, sizes, old: new Set(running()) };
  }
  const isAnchored = (box) =>
    all('[data-anchor]').some((node) => {
      const [anchor, piece] = [middle(boxOf(node)), middle(box)];
      return drawn(boxOf(node)) && near(anchor.x, piece.x) && near(anchor.y, piece.y);
    });

  /** All animations at a part of their way. */
  function setTo(animations, part) {
    for (const animation of animations) {
      const { delay, duration } = animation.effect.getComputedTiming();
      animation.pause();
      animation.currentTime = delay + duration * part;
    }
  }

  function take(before) {
    const faults = [];
    const animations = running().filter(
      (animation) => !before.old.has(animation) && animation.effect.getComputedTiming().endTime !== Infinity,
    );
    const of = (selector) => animations.filter(({ effect }) => effect.target.matches(selector));
    const flights = of('[data-flight]').map(({ effect: { target } }) => ({
      target,
      id: target.dataset.flight,
    }));
    const riding = Object.entries(rides).flatMap(([selector, axis]) =>
      of(selector).map(({ effect: { target } }) => ({ target, axis, selector })),
    );
    const tumbling = tumbles ? of(tumbles).map(({ effect: { target } }) => target) : [];
    const shots = [0, 0.5, 1].map((part) => {
      setTo(animations, part);
      return {
        flights: flights.map(({ target }) => look(target)),
        riding: riding.map(({ target }) => ({
          box: boxOf(target),
          load: all('[data-piece]', target).map(boxOf),
        })),
        hidden: new Set(
          all('[data-piece]').flatMap((node) =>
            getComputedStyle(node).opacity === '0' ? [node.dataset.piece] : [],
          ),
        ),
      };
    });
    const after = survey();

    flights.forEach(({ id }, index) => {
      const [start, half, end] = shots.map((shot) => shot.flights[index]);
      const say = (text) => faults.push(`${id} ${text}`);
      const was = before.pieces.get(id);
      const is = after.pieces.get(id);
      if (was ? !was.some(({ box }) => alike(box, start.box)) : !isAnchored(start.box))
        say(`starts as ${words(start.box)}, it lay ${was?.map(({ box }) => words(box)) ?? 'at no anchor'}`);
      if (is ? !is.some(({ box }) => alike(box, end.box)) : !isAnchored(end.box))
        say(`ends as ${words(end.box)}, it lies ${is?.map(({ box }) => words(box)) ?? 'at no anchor'}`);
      for (const side of ['width', 'height']) {
        const ends = [start.box[side], end.box[side]];
        if (half.box[side] < Math.min(...ends) - NEAR || half.box[side] > Math.max(...ends) + NEAR)
          say(
            `has ${half.box[side].toFixed(1)} px of ${side} on its way, from ${ends.map((px) => px.toFixed(1)).join(' to ')}`,
          );
      }
      for (const axis of ['x', 'y']) {
        const ends = [middle(start.box)[axis], middle(end.box)[axis]];
        const at = middle(half.box)[axis];
        if (at < Math.min(...ends) - LIFT || at > Math.max(...ends) + NEAR)
          say(`leaves its way: ${axis} ${at}, ${ends}`);
      }
      // Whatever is drawn on it is there, where it is on the piece itself.
      const [copy, original] = is
        ? [end, is.find(({ box }) => alike(box, end.box))]
        : [start, was?.find(({ box }) => alike(box, start.box))];
      if (original && copy.parts.length !== original.parts.length) say('is drawn otherwise in flight');
      else
        original?.parts.forEach((part, nth) => {
          if (!alike(part, copy.parts[nth]))
            say(`has a part of ${words(copy.parts[nth])} in flight, ${words(part)} at rest`);
        });
      if (is && !shots[1].hidden.has(id)) say('is seen at its place while it flies there');
    });
    const names = flights.map(({ id }) => id);
    for (const id of names) if (names.indexOf(id) !== names.lastIndexOf(id)) faults.push(`${id} flies twice`);

    riding.forEach(({ target, axis, selector }, index) => {
      const boxes = shots.map((shot) => shot.riding[index].box);
      const was = before.riding.get(target);
      const say = (text) => faults.push(`${selector} ${text}`);
      if (was && !alike(was, boxes[0])) say(`sets off as ${words(boxes[0])}, it was ${words(was)}`);
      if (!alike(after.riding.get(target), boxes[2])) say(`comes to ${words(boxes[2])}`);
      const across = axis === 'x' ? 'y' : 'x';
      for (const side of ['width', 'height', across])
        if (!boxes.every((box) => near(box[side], boxes[0][side])))
          say(`changes its ${side}: ${boxes.map(words)}`);
      const [loads] = [shots.map((shot) => shot.riding[index].load)];
      for (const [nth, { width, height }] of loads[0].entries())
        if (!loads.every((load) => near(load[nth].width, width) && near(load[nth].height, height)))
          say('carries something that changes its size');
    });
    if (new Set(riding.map(({ target }) => target)).size < riding.length)
      faults.push('something rides twice');

    const dice = tumbling.map((target) => target.closest('[data-piece]')?.dataset.piece);
    for (const die of dice) {
      if (dice.indexOf(die) !== dice.lastIndexOf(die)) faults.push(`${die} tumbles twice`);
      if (names.includes(die)) faults.push(`${die} tumbles and flies`);
    }
    for (const [spot, size] of after.sizes) {
      const was = before.sizes.get(spot);
      if (was && drawn(was) && drawn(size) && !(near(was.width, size.width) && near(was.height, size.height)))
        faults.push(`${spot} was ${words(was)} and is ${words(size)}`);
    }
    for (const whole of grounded ? all(grounded[0]) : []) {
      const floor = boxOf(whole.querySelector(grounded[2]));
      const soles = all(grounded[1], whole).map((node) => boxOf(node).y + boxOf(node).height);
      if (drawn(floor) && soles.some((sole) => sole < floor.y || sole > floor.y + floor.height))
        faults.push(`${grounded[1]} ends at ${soles}, ${grounded[2]} is ${words(floor)}`);
    }
    // Drawn by another part of the board than before, and nothing showed the way.
    for (const [id, [is]] of after.pieces) {
      const [was] = before.pieces.get(id) ?? [];
      if (!was || was.node === is.node || names.includes(id) || dice.includes(id)) continue;
      const [a, b] = [middle(was.box), middle(is.box)];
      if (Math.hypot(a.x - b.x, a.y - b.y) > Math.max(is.box.width, is.box.height))
        faults.push(`${id} jumps from ${words(was.box)} to ${words(is.box)}`);
    }
    return {
      flew: names,
      rode: riding.map(({ selector }) => selector),
      tumbled: dice,
      faults: [...new Set(faults)],
    };
  }

  const goTo = (stop) =>
    change(() => {
      slider.value = String(stop);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const takes = [];
  for (const stop of stops) {
    const from = Math.max(0, stop - by);
    if (Number(slider.value) !== from) await goTo(from);
    elapse();
    rest();
    const before = survey();
    await goTo(stop);
    takes.push(take(before));
    rest();
  }
  return takes;
}
