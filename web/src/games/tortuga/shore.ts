// Coasts as a hand draws them: a box with soft corners whose edge wavers, the same every time.
import type { Box } from './layout';

/** Numbers that look like chance and never change, from -1 to 1. */
const waver = (n: number): number => 2 * ((((Math.sin(n * 127.1) * 43758.5) % 1) + 1) % 1) - 1;

/** A closed line around the box, at most `depth` inside or outside of it; another `seed`, another coast. */
export function shore(box: Box, depth: number, seed: number): string {
  const { x, y, width, height } = box;
  const [a, b] = [width / 2, height / 2];
  const points = Math.max(12, 2 * Math.round((width + height) / 26));
  const around = Array.from({ length: points }, (_, n) => {
    const angle = (2 * Math.PI * n) / points;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // A superellipse: nearly a box, without its corners.
    const reach = (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** -0.2;
    const off = depth * waver(n + 17 * seed);
    return [x + a + cos * (a * reach + off), y + b + sin * (b * reach + off)] as const;
  });
  const middles = around.map(([px, py], n) => {
    const [qx, qy] = around[(n + 1) % points] ?? [px, py];
    return `${((px + qx) / 2).toFixed(1)} ${((py + qy) / 2).toFixed(1)}`;
  });
  const bends = around.slice(1).map(([px, py], n) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${middles[n + 1]}`);
  const [first] = around;
  return `M${middles[0]}${bends.join('')}Q${first?.[0].toFixed(1)} ${first?.[1].toFixed(1)} ${middles[0]}Z`;
}

/** A soft line through points. */
export function line(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, n) => {
      const was = points[n - 1];
      if (!was) return `M${x} ${y}`;
      const middle = (was.x + x) / 2;
      return `C${middle} ${was.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
