// Draws the map's lines and places its labels, for a wide canvas (a desk), a tall one (a tablet) and a slim one (a phone),
// into layout.json. Run it when the board, a name or a size has changed: node src/games/hermagor/map/make.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import {
  along,
  boxAt,
  crossings,
  grow,
  holds,
  isInside,
  overlap,
  samplesOf,
  samplesOfSmooth,
  smooth,
  textWidth,
  within,
} from './geometry.mjs';
import { settle } from './settle.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const board = read('../../../../../src/games/hermagor/board.json');
const regionNames = read('region_names.json');

/**
 * In units of the canvas; the drawing uses the same. `village` leaves room for depots, `merchants` for a row of them that
 * stands at it, `pill` for what hangs below it to say what a sale brings; `wet` and `onRoad` are the
 * prices of a word in the river and on a road, per step of the line.
 * A slim canvas is for windows from 320 px on, where nothing is smaller than 12 px: it has no names of regions.
 */
const CANVASES = {
  wide: {
    width: 1400,
    height: 1010,
    at: ({ x, y }) => [x * 1.42 - 10, y * 1.05 + 2],
    pill: 9,
    wet: 40,
    onRoad: 300,
    sizes: {
      name: 23,
      regionName: 21,
      stone: 30,
      sign: 38,
      village: [80, 68],
      merchants: [70, 40],
      city: [104, 84],
    },
  },
  tall: {
    width: 1000,
    height: 1200,
    at: ({ x, y }) => [x, y * 1.24 + 4],
    pill: 5,
    wet: 6,
    onRoad: 300,
    sizes: {
      name: 19,
      regionName: 18,
      stone: 27,
      sign: 32,
      village: [68, 64],
      merchants: [62, 36],
      city: [86, 76],
    },
  },
  slim: {
    width: 1000,
    height: 1560,
    at: ({ id, x, y }) => {
      const [right, down] = NUDGES[id] ?? [0, 0];
      return [500 + 490 * spread((x - 500) / 500) + right, 780 + 735 * spread((y - 470) / 470) + down];
    },
    pill: 0,
    wet: 1,
    onRoad: 14,
    sizes: {
      name: 34,
      regionName: 0,
      stone: 40,
      sign: 36,
      village: [74, 70],
      merchants: [74, 40],
      city: [96, 80],
    },
  },
};
/** Short roads of the slim canvas need room for their stones: around Grimsted, and from Hasel to Altmark. */
const NUDGES = { 4: [-10, -12], 14: [8, 26], 26: [18, 0], 8: [8, 10], 20: [-18, -18] };
/** The middle of the land, where most lies, gets more of a slim canvas. */
const spread = (part) => Math.sign(part) * Math.abs(part) ** 0.86;
const GAP = 3;
/** Merchants stand that far above the middle of a village. */
const FEET = 4;
/** Text is as high as its capitals and what hangs below; a road may touch the air around it. */
const TEXT_HEIGHT = 1;
const round = (number) => Math.round(number * 10) / 10;
const point = (xy) => xy.map(round).join(' ');
const word = (name) => name.toLowerCase().replace(/[ _]/g, '-');

/** A number from 0 to 1 that repeats by its seed. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function draw({ width, height, at, pill, wet, onRoad, sizes }) {
  const places = new Map(
    [board.city, ...board.villages].map((place) => [place.id, { name: place.name, xy: at(place) }]),
  );
  const xyOf = (id) => places.get(id).xy;
  const centre = xyOf(0);
  const paper = { left: 6, top: 6, right: width - 6, bottom: height - 6 };

  // Roads swing outwards, as around a hill; each a little differently.
  const roads = board.roads.map(({ a, b }) => {
    const [from, to] = [xyOf(a), xyOf(b)];
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const across = [-(to[1] - from[1]), to[0] - from[0]];
    const outwards = Math.sign(
      across[0] * (middle[0] - centre[0]) + across[1] * (middle[1] - centre[1]) || 1,
    );
    const radial =
      Math.abs(across[0] * (middle[0] - centre[0]) + across[1] * (middle[1] - centre[1])) <
      0.5 * Math.hypot(...across) * Math.hypot(middle[0] - centre[0], middle[1] - centre[1]);
    const bend = radial ? ((a + b) % 2 ? 0.11 : -0.11) : 0.13 * outwards;
    return { a, b, curve: [from, [middle[0] + across[0] * bend, middle[1] + across[1] * bend], to] };
  });
  const curveBetween = (a, b) => {
    const road = roads.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
    return road.a === a ? road.curve : road.curve.toReversed();
  };
  const roadPoints = roads.flatMap(({ curve }) => samplesOf(curve));

  const { great_river_north, great_river_southwest, tributary_east } = board.rivers;
  const scaled = (line) => line.map(([x, y]) => at({ x, y }));
  const toEdge = {
    north: [[scaled(great_river_north)[0][0], 0], ...scaled(great_river_north)],
    southwest: [...scaled(great_river_southwest), [scaled(great_river_southwest).at(-1)[0], height]],
    east: [[width, scaled(tributary_east)[0][1]], ...scaled(tributary_east)],
  };
  const riverOf = (line) =>
    smooth(line)
      .map(([, b, c, d]) => `C${point(b)} ${point(c)} ${point(d)}`)
      .join('');
  const rivers = Object.values(toEdge).map((line) => `M${point(line[0])}${riverOf(line)}`);
  const riverPoints = Object.values(toEdge).flatMap((line) => samplesOfSmooth(smooth(line)));
  const bridges = roads
    .filter(({ a, b }) => a !== 0 && b !== 0)
    .flatMap(({ curve }) =>
      Object.values(toEdge).flatMap((line) => crossings(samplesOf(curve), samplesOfSmooth(smooth(line)))),
    );
  const { north, southwest, east } = toEdge;
  const duchies = {
    east: `M${point(north[0])}${riverOf(north)}${riverOf(east.toReversed())}L${width} 0Z`,
    south: `M${point(east[0])}${riverOf(east)}${riverOf(southwest)}L${width} ${height}Z`,
    west: `M${point(north[0])}${riverOf(north)}${riverOf(southwest)}L0 ${height}L0 0Z`,
  };

  const regions = board.regions.map((region) => {
    const corners = region.touches_city ? [...region.villages, 0] : region.villages;
    const curves = corners.map((corner, index) =>
      curveBetween(corner, corners[(index + 1) % corners.length]),
    );
    const polygon = curves.flatMap((curve) => samplesOf(curve, 12));
    const signs = region.noble ? 1 : region.buildings.length;
    const d = `M${point(curves[0][0])}${curves.map(([, c, to]) => `Q${point(c)} ${point(to)}`).join('')}Z`;
    return { id: word(region.id), polygon, signs, d, name: regionNames[word(region.id)] };
  });

  const blocks = [...places].map(([id, { xy }]) => ({
    id,
    box: boxAt(...xy, ...(id === 0 ? sizes.city : sizes.village)),
  }));
  const merchants = [...places].map(([, { xy }]) => {
    const [w, h] = sizes.merchants;
    return boxAt(xy[0], xy[1] - FEET - h / 2, w, h);
  });
  // The duchies' names stand in corners, in any language.
  const corner = { w: 250 * (sizes.name / 23), h: 50 * (sizes.name / 23) };
  const corners = {
    east: boxAt(width - 14 - corner.w / 2, 12 + corner.h / 2, corner.w, corner.h),
    south: boxAt(width - 14 - corner.w / 2, height - 12 - corner.h / 2, corner.w, corner.h),
    west: boxAt(14 + corner.w / 2, 12 + corner.h / 2, corner.w, corner.h),
  };
  // The ways of acting lie in the fourth.
  const ways = boxAt(110, height - 85, 200, 160);
  const fixed = [...blocks.map(({ box }) => box), ...Object.values(corners), ways];
  // What a sale brings hangs a little below its village: words keep away from it, stones need not.
  const underPills = [...merchants, ...fixed.map((box) => ({ ...box, bottom: box.bottom + pill }))];

  /** What a candidate costs whatever the others do; boxes keep away from roads and from what cannot move. */
  const costOf = (boxes, { roadsToo, wish }) => {
    let cost = wish;
    for (const box of boxes) {
      if (!within(box, paper)) cost += 1e4;
      for (const other of roadsToo ? underPills : fixed) cost += 20 * overlap(grow(box, GAP), other);
      if (roadsToo) cost += onRoad * roadPoints.filter((xy) => holds(grow(box, 2), xy)).length;
      if (roadsToo) cost += wet * riverPoints.filter((xy) => holds(box, xy)).length;
    }
    return cost;
  };

  const items = [];
  roads.forEach(({ curve }, index) => {
    const spots = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.26, 0.74].map((t) => {
      const boxes = [boxAt(...along(curve, t), sizes.stone, sizes.stone)];
      return { boxes, cost: costOf(boxes, { roadsToo: false, wish: 60 * Math.abs(t - 0.5) }) };
    });
    items.push({ kind: 'stone', index, spots });
  });
  board.villages.forEach(({ id, name }) => {
    const [x, y] = xyOf(id);
    const [w, h] = [textWidth(name, sizes.name) + 4, sizes.name * TEXT_HEIGHT];
    const [vw, vh] = sizes.village;
    const spots = [];
    for (const far of [4, 9, 15, 21, 28])
      for (const slide of [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1]) {
        const sideways = (slide * (vw + w)) / 2;
        const upwards = (slide * (vh + h)) / 2;
        const tries = [
          [x + sideways, y + vh / 2 + h / 2 + far, 0],
          [x + sideways, y - vh / 2 - h / 2 - far, 12],
          [x + vw / 2 + w / 2 + far, y + upwards, 8],
          [x - vw / 2 - w / 2 - far, y + upwards, 8],
        ];
        for (const [cx, cy, side] of tries) {
          const boxes = [boxAt(cx, cy, w, h)];
          const wish = side + far + 20 * Math.abs(slide);
          spots.push({ boxes, cost: costOf(boxes, { roadsToo: true, wish }) });
        }
      }
    items.push({ kind: 'name', id: word(name), spots: best(spots, 110) });
  });
  regions.forEach(({ id, name, polygon, signs }) => {
    const [w, h] = [textWidth(name, sizes.regionName) + 4, sizes.regionName * TEXT_HEIGHT];
    const row = signs * sizes.sign;
    const middle = [0, 1].map((axis) => polygon.reduce((sum, xy) => sum + xy[axis], 0) / polygon.length);
    const [xs, ys] = [0, 1].map((axis) => polygon.map((xy) => xy[axis]));
    const spots = [];
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 8)
      for (let y = Math.min(...ys); y < Math.max(...ys); y += 8) {
        if (!isInside(polygon, [x, y])) continue;
        // The name above its signs, or beside them.
        const shapes = [
          [boxAt(x, y - sizes.sign / 2, w, h), boxAt(x, y + h / 2 + 1, row, sizes.sign)],
          [boxAt(x + row / 2 + 1, y, w, h), boxAt(x - w / 2 - 1, y, row, sizes.sign)],
          [boxAt(x - row / 2 - 1, y, w, h), boxAt(x + w / 2 + 1, y, row, sizes.sign)],
        ];
        const away = Math.hypot(x - middle[0], y - middle[1]);
        shapes.forEach((boxes, shape) => {
          spots.push({ boxes, cost: costOf(boxes, { roadsToo: true, wish: away / 4 + 10 * shape }) });
        });
      }
    items.push({ kind: 'region', id, spots: best(spots, 120) });
  });
  const { chosen, clash } = settle(items, GAP, dice(7));
  const placed = (kind) =>
    items.flatMap((item, index) => (item.kind === kind ? [[item, chosen[index]]] : []));
  const middleOf = ({ left, top, right, bottom }) => [round((left + right) / 2), round((top + bottom) / 2)];
  const asLabel = (box) => ({
    xy: middleOf(box),
    size: [round(box.right - box.left), round(box.bottom - box.top)],
  });

  // Woods and hills where nothing else is.
  const taken = [...fixed, ...chosen.flatMap(({ boxes }) => boxes)];
  const roll = dice(3);
  const scenery = [];
  for (let tries = 0; tries < 6000 && scenery.length < 90; ++tries) {
    const xy = [20 + roll() * (width - 40), 24 + roll() * (height - 44)];
    const box = boxAt(...xy, 38, 34);
    const near = (points, far) => points.some(([x, y]) => Math.hypot(x - xy[0], y - xy[1]) < far);
    if (taken.some((other) => overlap(box, grow(other, 2)) > 0)) continue;
    if (near(roadPoints, 26) || near(riverPoints, 32) || near(scenery, 30)) continue;
    scenery.push(xy.map(round));
  }

  const layout = {
    width,
    height,
    sizes,
    feet: FEET,
    places: Object.fromEntries([...places.values()].map(({ name, xy }) => [word(name), xy.map(round)])),
    corners: Object.fromEntries(Object.entries(corners).map(([id, box]) => [id, middleOf(box)])),
    duchies,
    rivers,
    bridges: bridges.map((bridge) => bridge.map(round)),
    roads: roads.map(({ curve: [from, over, to] }) => `M${point(from)}Q${point(over)} ${point(to)}`),
    stones: placed('stone').map(([, { boxes }]) => middleOf(boxes[0])),
    names: Object.fromEntries(placed('name').map(([{ id }, { boxes }]) => [id, asLabel(boxes[0])])),
    regions: Object.fromEntries(
      placed('region').map(([{ id }, { boxes }]) => [
        id,
        {
          d: regions.find((region) => region.id === id).d,
          name: asLabel(boxes[0]),
          signs: asLabel(boxes[1]),
        },
      ]),
    ),
    scenery,
  };
  return { layout, clash };
}

const best = (spots, count) => spots.toSorted((a, b) => a.cost - b.cost).slice(0, count);

const file = new URL('layout.json', import.meta.url).pathname;
const layouts = {};
for (const [name, canvas] of Object.entries(CANVASES)) {
  const { layout, clash } = draw(canvas);
  layouts[name] = layout;
  console.log(`${name}: ${clash.length === 0 ? 'everything has its place' : clash.join(', ')}`);
}
writeFileSync(
  file,
  await format(JSON.stringify(layouts), { ...(await resolveConfig(file)), parser: 'json' }),
);
