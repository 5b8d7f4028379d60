import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect, subtract, unite } from '../../geometry/boolean.ts';
import { camera, type Camera, type Spot } from '../../geometry/camera.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { roomySheep } from '../../motifs/roomy/creatures.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import {
  solidCarriage,
  solidEngine,
  solidLogs,
  solidTender,
  type Rails,
} from '../../motifs/vehicles/solid-train.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { type Look, OTHERS, WITHIN } from './viaduct-looks.ts';

/** The bend the bridge stands on: its middle, its radius to the middle of the rails, how high the rails are. */
const BEND = { x: -21, z: 22, radius: 34, rails: 15 } as const;
const HALF = 3.2;
const SPAN = 8.9;
/** Half the width of an arch. */
const OPENING = SPAN * 0.37;
/** Page units to one unit from which a bay shows its stones. */
const NEAR_SIZE = 17;
/** How wide a bay of the outer side has to be on the page for its arch to be seen. */
const EDGE_ON = 120;
const FIRST = -23.8;
const BAYS = 15;
/** Heights above the rails at which the arches begin and the piers end. */
const SPRING = -6;
const FOOT = -15.4;

interface Valley {
  readonly brief: Brief;
  readonly view: Camera;
  readonly look: Look;
}

/** Which side of the bridge is seen there: 1 the one within the bend, -1 the one without. */
function sideSeen({ look }: Valley, along: number): 1 | -1 {
  const angle = along / BEND.radius;
  const [x, , z] = look.from;
  const reach = (x - BEND.x) * Math.cos(angle) + (z - BEND.z) * Math.sin(angle);
  return reach < BEND.radius ? 1 : -1;
}

/** A point by its length along the bend from its near end, aside towards the eye and above the rails. */
function onBend(along: number, aside: number, above: number): Spot {
  const angle = along / BEND.radius;
  const radius = BEND.radius - aside;
  return [BEND.x + radius * Math.cos(angle), BEND.rails + above, BEND.z + radius * Math.sin(angle)];
}

/** Where the river comes from, up to the bridge. */
const RIVER = [
  [-9, 66],
  [-13, 56],
  [-8, 46],
  [-10, 34],
] as const;

function land({ brief, view, look }: Valley): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('land');
  if (level === 2)
    dressSky(sheet, random, {
      zone: [clockwise(drawn('0,0! 1000,0! 1000,420! 0,420!'))],
      kind: 'streaks',
      size: 150,
    });
  for (const [x, y, half] of byLevel(
    brief,
    [[300, 90, 330]],
    [
      [600, 150, 260],
      [250, 80, 340],
    ],
    [
      [860, 170, 240],
      [560, 120, 260],
      [190, 70, 340],
    ],
  ))
    mountain(sheet, {
      peak: [x!, y!],
      half: half!,
      foot: 460,
      snow: level > 0,
      roles: ['stone', 'soft'],
      isPlain: level < 2,
    });
  const back = clockwise(drawn('-20,380! 180,340 420,372 640,330 860,350 1020,310! 1020,840! -20,840!'));
  sheet.shape(back, 'line', 'leaf');
  const floor = clockwise(drawn('-20,520! 300,470 640,452 1020,470! 1020,840! -20,840!'));
  sheet.shape(floor, 'line', 'grass');
  const banks = (aside: number): Point[] =>
    [...RIVER, ...look.mouth].map(([x, z]) => view.see([x + aside * (1 + 20 / z), 0, z]));
  const river = clockwise([...curve(banks(-2.6)), ...curve(banks(2.6)).reverse()]);
  if (level === 2) {
    dressMeadow(sheet, random, { zone: [floor], kind: 'mounds', size: 150, rim: 'line' });
    dressWater(sheet, random, { zone: [river], kind: 'ripples', size: 100, rim: 'bold' });
  } else sheet.shape(river, 'bold', 'water');
}

function bridge(valley: Valley): void {
  const { brief, view } = valley;
  const sheet = brief.sheet.layer('bridge');
  for (let i = BAYS - 1; i >= 0; i--) bay(valley, FIRST + i * SPAN);
  const whole = Array.from({ length: 90 }, (_, i) => FIRST + (i / 89) * BAYS * SPAN);
  const outer = whole.filter((along) => sideSeen(valley, along) < 0);
  const band = (run: readonly number[], ...[a, b]: readonly [Point, Point]): Path => {
    const edge = ([aside, above]: Point) => run.map((along) => view.see(onBend(along, aside, above)));
    return clockwise([...edge(a), ...edge(b).reverse()]);
  };
  sheet.shape(band(whole, [-HALF, -0.2], [HALF, -0.2]), 'line', 'sand');
  if (outer.length < whole.length) sheet.shape(band(whole, [HALF, 0.1], [HALF, -0.9]), 'line', 'sand');
  if (outer.length > 1) sheet.shape(band(outer, [-HALF, 0.1], [-HALF, -0.9]), 'line', 'sand');
}

/** A point of the bridge on the page, by its length along the bend, aside towards the eye, above the rails. */
type OnPage = (along: number, aside: number, above: number) => Point;

/** The rim of an arch on the page: a foot, 25 points round, the other foot. */
function archRim(on: OnPage, middle: number, aside: number, grown = 0): Point[] {
  const half = OPENING + grown;
  const arch = Array.from({ length: 25 }, (_, i): Point => {
    const t = Math.PI * (1 - i / 24);
    return [middle + half * Math.cos(t), SPRING + half * Math.sin(t)];
  });
  const rim: Point[] = [[middle - half, FOOT], ...arch, [middle + half, FOOT]];
  return rim.map(([along, above]) => on(along, aside, above));
}

/** A bay of the bridge: what is seen of its vault, then its face, then the stones round the arch. */
function bay(valley: Valley, from: number): void {
  const { brief, view } = valley;
  const sheet = brief.sheet.layer('bridge');
  const middle = from + SPAN / 2;
  const side = sideSeen(valley, middle);
  const isNear = view.size(onBend(middle, side * HALF, 0)) > NEAR_SIZE;
  const on: OnPage = (along, aside, above) => view.see(onBend(along, side * aside, above));
  const edge = (above: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => on(from - 0.05 + (SPAN + 0.1) * t, HALF, above));
  const face = clockwise([...edge(-0.8), ...edge(FOOT).reverse()]);
  const isEdgeOn = side < 0 && Math.abs(on(from, HALF, 0)[0] - on(from + SPAN, HALF, 0)[0]) < EDGE_ON;
  if (isEdgeOn) return sheet.shape(face, 'line', 'stone');
  const [near, far] = [archRim(on, middle, HALF), archRim(on, middle, -HALF)];
  const vault = unite(near.slice(1).map((p, i) => clockwise([near[i]!, p, far[i + 1]!, far[i]!])));
  sheet.shape(intersect(vault, [clockwise(near)]), 'line', 'soft');
  const wall = subtract([face], [clockwise(near)]);
  sheet.shape(wall, 'none', 'stone');
  const stones = sheet.inside(wall);
  if (brief.level === 2 && isNear) courses(stones, from, on);
  if (brief.level === 2 || isNear) {
    const wedges = isNear && brief.level === 2 ? 12 : 1;
    wedgesRound(stones, near.slice(1, -1), archRim(on, middle, HALF, 0.9).slice(1, -1), wedges);
  }
  sheet.line(near, 'line', 0);
  pier(sheet, middle, on);
}

/** The stones round an arch, between its rim and a wider one. */
function wedgesRound(sheet: Sheet, inner: Path, outer: Path, count: number): void {
  const step = 24 / count;
  for (let i = 0; i < count; i++) {
    const [a, b] = [i * step, (i + 1) * step + 1];
    sheet.shape(clockwise([...inner.slice(a, b), ...outer.slice(a, b).reverse()]), 'fine', 'sand');
  }
}

/** The foot lines on both sides of an arch and the band on the pier beyond it. */
function pier(sheet: Sheet, middle: number, on: OnPage): void {
  for (const side of [-1, 1]) {
    const at = (share: number): Point => on(middle + side * share, HALF, FOOT);
    sheet.line([at(OPENING), at(SPAN / 2)], 'line', 0);
  }
  const [a, b] = [middle + SPAN * 0.36, middle + SPAN * 0.64];
  const aside = HALF + 0.1;
  const corners = [
    on(a, aside, SPRING),
    on(b, aside, SPRING),
    on(b, aside, SPRING - 1),
    on(a, aside, SPRING - 1),
  ];
  sheet.shape(clockwise(corners), 'line', 'sand');
}

/** Rows of stones on the face of a bay. */
function courses(sheet: Sheet, from: number, on: OnPage): void {
  const high = 1.9;
  for (let row = 0; row * high < -FOOT; row++) {
    const [top, foot] = [-0.8 - row * high, -0.8 - (row + 1) * high];
    const parts = 3;
    for (let k = -1; k < parts; k++) {
      const a = from + ((k + (row % 2) / 2) * SPAN) / parts;
      const b = a + SPAN / parts;
      sheet.shape(
        clockwise([on(a, HALF, top), on(b, HALF, top), on(b, HALF, foot), on(a, HALF, foot)]),
        'fine',
        'stone',
      );
    }
  }
}

function train({ brief, view, look }: Valley, isFreight: boolean): void {
  for (const aside of [-1.5, 1.5])
    brief.sheet.layer('rails').line(
      Array.from({ length: 30 }, (_, i) => view.see(onBend(mix(FIRST, look.head - 4, i / 29), aside, 0))),
      'line',
      0,
    );
  const { level } = brief;
  const sheet = brief.sheet.layer('train');
  const rails: Rails = (along, aside, above) =>
    view.see(onBend(look.head - along * 1.5, aside * 1.5, above * 1.5));
  const it = { sheet, rails, level };
  for (const i of [3, 2, 1])
    if (isFreight) solidLogs(it, -16.6 - (i - 1) * 11, i % 2 === 0 ? 'a' : 'd');
    else solidCarriage(it, -16.6 - (i - 1) * 11, ['a', 'cream']);
  smoke(brief, rails);
  solidTender(it, -6, 'c');
  solidEngine(it, 0, 'c');
}

/** Steam that drifts back over the train, the youngest puff at the chimney. */
function smoke(brief: Brief, rails: Rails): void {
  const random = brief.random.fork('smoke');
  const sheet = brief.sheet.layer('smoke');
  const count = byLevel(brief, 5, 7, 9);
  for (let i = count; i >= 0; i--) {
    const t = i / count;
    const [x, y] = rails(8.5 - t ** 1.2 * 24, 0, 6.2 + t ** 0.7 * 4.4);
    const size = (18 + 52 * t ** 0.7) * random.range(0.9, 1.15);
    const drift = random.range(-0.25, 0.25) * size * Math.min(1, t * 3);
    sheet.shape(clockwise(puff(random, [x, y + drift], [size * 1.15, size], 8, 0.2)), 'line', 'paper');
  }
}

/** Trees on the meadows, the farthest first. */
function grove({ brief, view, look }: Valley): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('trees');
  for (const [i, [x, z, high]] of [...look.trees].sort((a, b) => b[1] - a[1]).entries()) {
    const spot: Spot = [x, 0, z];
    const [u, v] = view.see(spot);
    const scale = (view.size(spot) * high) / 322;
    if (i % 3 === 2) broadleaf(sheet.at({ x: u, y: v, scale }), { random, level: level === 2 ? 1 : 0 });
    else spruce(sheet.at({ x: u, y: v, scale }), { random, level: level === 2 && scale > 0.4 ? 1 : 0 });
  }
}

/** Sheep on the meadow beside the river. */
function flock({ brief, view, look }: Valley): void {
  const sheet = brief.sheet.layer('sheep');
  for (const [i, [x, z]] of look.sheep.entries()) {
    const [u, v] = view.see([x, 0, z]);
    roomySheep(sheet.at({ x: u, y: v, scale: (view.size([x, 0, z]) * 3) / 260, flip: i === 1 }));
  }
}

const WITH_LOGS = [
  {
    title: 'Logs across the Valley',
    description:
      'The forest train takes the long bridge at walking pace, because the logs are heavy. The sheep have seen it a thousand times and still look up.',
  },
  {
    title: 'Out of the Mountains with Timber',
    description:
      'Every wagon carries six trunks from the woods behind the hills. Down at the river you hear the engine long before you see it.',
  },
];
const WITH_TRAVELERS = [
  {
    title: 'The Long Stone Bridge',
    description:
      'Arch after arch it bends around the valley, and the train bends with it. From the windows you can count the sheep.',
  },
  {
    title: 'Over the River by Steam',
    description:
      'For two minutes there is nothing under the wheels but arches and air. Then come the mountains and the first tunnel.',
  },
];

/** A steam train on a bridge that bends round a valley, in true perspective. */
export const highViaduct: Composition = edged({
  name: 'high-viaduct',
  category: 'vehicles',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const isOther = brief.random.fork('stand').chance(0.5);
    const look = brief.random.fork('look').pick(isOther ? OTHERS : WITHIN);
    const view = camera({ ...look, centre: [500, 400] });
    const valley = { brief, view, look };
    land(valley);
    bridge(valley);
    const isFreight = brief.random.fork('load').chance(0.5);
    train(valley, isFreight);
    grove(valley);
    flock(valley);
    return {
      ...brief.random.fork('words').pick(isFreight ? WITH_LOGS : WITH_TRAVELERS),
      tags: ['train', 'steam engine', 'viaduct', 'bridge', 'valley', 'river', 'sheep'],
    };
  },
});
