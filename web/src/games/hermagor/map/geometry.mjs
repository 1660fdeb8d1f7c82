// Curves and boxes of the drawn map, for the program that places its labels.

/** Advance widths of DejaVu Sans, the widest of our fonts, in thousandths of its size. */
const WIDTHS = Object.fromEntries(
  'a613b635c550d635e615f352g635h634i278j278k579l278m974n634o612p635q635r411s521t392u634v592w818x592y592z525A684B686C698D770E632F575G775H752K656L557M863N748O787P603Q787R695S635T611U732V684W989Y611'
    .match(/[a-zA-Z]\d{3}/g)
    .map((entry) => [entry[0], Number(entry.slice(1))]),
);
export const textWidth = (text, size) =>
  (size * [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 340), 0)) / 1000;

export const boxAt = (x, y, w, h) => ({
  left: x - w / 2,
  top: y - h / 2,
  right: x + w / 2,
  bottom: y + h / 2,
});
export const grow = ({ left, top, right, bottom }, by) => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
export const holds = (box, [x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
export const within = (inner, outer) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** A road as a quadratic curve: from, over, to. */
export const along = ([[ax, ay], [cx, cy], [bx, by]], t) => [
  (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
  (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
];
export const samplesOf = (curve, step = 6) => {
  const [[ax, ay], , [bx, by]] = curve;
  const count = Math.ceil(Math.hypot(bx - ax, by - ay) / step);
  return Array.from({ length: count + 1 }, (_, index) => along(curve, index / count));
};

/** A smooth line through points, as cubic pieces: [from, control, control, to]. */
export const smooth = (points) =>
  points.slice(1).map((to, index) => {
    const from = points[index];
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const third = (a, b, c, sign) => [a[0] + (sign * (c[0] - b[0])) / 6, a[1] + (sign * (c[1] - b[1])) / 6];
    return [from, third(from, before, to, 1), third(to, from, after, -1), to];
  });
export const samplesOfSmooth = (pieces) =>
  pieces.flatMap(([a, b, c, d]) =>
    Array.from({ length: 12 }, (_, index) => {
      const t = index / 12;
      const part = (axis) =>
        (1 - t) ** 3 * a[axis] +
        3 * t * (1 - t) ** 2 * b[axis] +
        3 * t * t * (1 - t) * c[axis] +
        t ** 3 * d[axis];
      return [part(0), part(1)];
    }),
  );

/** Where two lines of points cross, with the first one's direction in degrees. */
export function crossings(line, other) {
  const found = [];
  for (let i = 1; i < line.length; ++i)
    for (let j = 1; j < other.length; ++j) {
      const [p, q, r, s] = [line[i - 1], line[i], other[j - 1], other[j]];
      const side = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
      if (side(p, q, r) === side(p, q, s) || side(r, s, p) === side(r, s, q)) continue;
      found.push([
        (p[0] + q[0]) / 2,
        (p[1] + q[1]) / 2,
        (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI,
      ]);
    }
  return found;
}

export const isInside = (polygon, [x, y]) => {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
};
