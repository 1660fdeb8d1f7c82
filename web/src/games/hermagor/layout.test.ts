// The map's layout is that of the board, and nothing on it hides anything else.
import { describe as suite, expect, test } from 'vitest';
import { REGIONS, ROADS, VILLAGES } from './land';
import { LAYOUTS, type Layout } from './layout';
import { REGION_NAMES } from './region_names';
import { words } from './words';
import { LOCALES } from '$lib/i18n';

interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const boxOf = (what: string, [x = NaN, y = NaN]: number[], [w = NaN, h = NaN]: number[]): Box => ({
  what,
  left: x - w / 2,
  top: y - h / 2,
  right: x + w / 2,
  bottom: y + h / 2,
});
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const buildings = ({ places, sizes }: Layout): Box[] =>
  Object.entries(places).map(([id, xy]) => boxOf(id, xy, id === 'hermagor' ? sizes.city : sizes.village));
const stones = ({ stones, sizes }: Layout): Box[] =>
  stones.map((xy, road) => boxOf(`stone ${road}`, xy, [sizes.stone, sizes.stone]));
const merchants = ({ places, sizes, feet }: Layout): Box[] =>
  Object.entries(places).map(([id, [x = NaN, y = NaN]]) => {
    const [w = NaN, h = NaN] = sizes.merchants;
    return boxOf(`merchants in ${id}`, [x, y - feet - h / 2], [w, h]);
  });
const names = ({ names, regions, sizes }: Layout): Box[] => [
  ...Object.entries(names).map(([id, { xy, size }]) => boxOf(`name of ${id}`, xy, size)),
  ...Object.entries(sizes.regionName > 0 ? regions : {}).map(([id, { name }]) =>
    boxOf(`name of ${id}`, name.xy, name.size),
  ),
];
const signs = ({ regions }: Layout): Box[] =>
  Object.entries(regions).map(
    ([
      id,
      {
        signs: { xy, size },
      },
    ]) => boxOf(`signs of ${id}`, xy, size),
  );
const clashes = (some: Box[], others: Box[]): string[] =>
  some.flatMap((one) =>
    others.flatMap((other) => (meet(one, other) ? [`${one.what} and ${other.what}`] : [])),
  );

/** Points of a road, "M x y Q x y x y". */
function pointsOf(road: string): number[][] {
  const [ax = NaN, ay = NaN, cx = NaN, cy = NaN, bx = NaN, by = NaN] = (road.match(/-?[\d.]+/g) ?? []).map(
    Number,
  );
  return Array.from({ length: 101 }, (_, step) => {
    const t = step / 100;
    const part = (a: number, c: number, b: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b;
    return [part(ax, cx, bx), part(ay, cy, by)];
  });
}

suite.each(Object.entries(LAYOUTS))('the %s map', (_, layout) => {
  test('has a place for all that is on the board', () => {
    expect(Object.keys(layout.places).sort()).toEqual(['hermagor', ...VILLAGES.map(({ id }) => id)].sort());
    expect(Object.keys(layout.names).sort()).toEqual(VILLAGES.map(({ id }) => id).sort());
    expect(Object.keys(layout.regions).sort()).toEqual(REGIONS.map(({ id }) => id).sort());
    expect(layout.stones).toHaveLength(ROADS.length);
    ROADS.forEach(({ a, b }, index) => {
      const ends = [a, b].map(({ id }) => layout.places[id]?.join(' '));
      const line = (layout.roads[index] ?? '').match(/^M([^Q]+)Q\S+ \S+ (.+)$/);
      expect(line?.slice(1), `${a.id}–${b.id}`).toEqual(ends);
    });
  });

  test('no two of buildings, milestones, names and signs overlap, and all are on the paper', () => {
    const all = [...buildings(layout), ...stones(layout), ...names(layout), ...signs(layout)];
    expect(all.flatMap((one, index) => clashes([one], all.slice(index + 1)))).toEqual([]);
    const off = all.filter(
      ({ left, top, right, bottom }) =>
        !(left >= 0 && top >= 0 && right <= layout.width && bottom <= layout.height),
    );
    expect(off).toEqual([]);
  });

  test('merchants cover no name and no sign', () => {
    expect(clashes(merchants(layout), [...names(layout), ...signs(layout)])).toEqual([]);
  });
});

// A phone's names are so large that a road may run under them; they have a halo.
test.each([LAYOUTS.wide, LAYOUTS.tall])('no road runs under a name or a sign', (layout) => {
  const points = layout.roads.flatMap(pointsOf);
  const crossed = [...names(layout), ...signs(layout)].filter(({ left, top, right, bottom }) =>
    points.some(([x = 0, y = 0]) => x > left && x < right && y > top && y < bottom),
  );
  expect(crossed.map(({ what }) => what)).toEqual([]);
});

test.each(LOCALES)('every region has a name of its own, in nobody else’s use (%s)', (locale) => {
  const names = REGIONS.map(({ id }) => words[locale][`region.${id}`] ?? '');
  expect(names).toEqual(Object.values(REGION_NAMES));
  expect(names).not.toContain('');
  expect(new Set([...names, ...VILLAGES.map(({ name }) => name)]).size).toBe(
    REGIONS.length + VILLAGES.length,
  );
});
