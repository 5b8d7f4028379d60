import { byLevel, type Brief, type Story } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { distance, polar, type Path, type Point } from '../../geometry/point.ts';
import { fit } from '../../motifs/figures/figure.ts';
import { snailFigure } from '../../motifs/figures/insects.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { closedLeaves } from '../tidied.ts';

/** Logs of easy pages, sawn alike and stacked to a heap: their radius, and the rows from the ground upwards. */
const HEAPS = [
  { radius: 168, rows: [2, 1], home: 1, axe: false },
  { radius: 158, rows: [2, 1], home: 2, axe: true },
] as const;
const GROUND = 690;

interface Log {
  readonly at: Point;
  readonly radius: number;
}

const SIZE: Point = [1000, 820];
const MOST_LOGS = 120;
/** The smallest billets that lie between the logs of finer pages, and how far apart their places are tried. */
const BILLETS = [0, 38, 26] as const;
const TRIED = 14;
/** Radii of the logs in a pile. */
const SIZES: readonly (readonly (readonly [least: number, most: number])[])[] = [
  [],
  [
    [106, 142],
    [98, 168],
  ],
  [
    [60, 100],
    [72, 86],
    [58, 128],
  ],
];

/** Logs as they come to rest: each in the lowest hollow that is free between two others. */
function stacked(random: Random, [least, most]: readonly [number, number]): Log[] {
  const [wide, tall] = SIZE;
  const logs: Log[] = [];
  let x = -most;
  while (x < wide + most) {
    const radius = random.range(least, most);
    logs.push({ at: [x + radius, tall + 10 - radius * random.range(0.5, 0.9)], radius });
    x += radius * 2;
  }
  for (let i = 0; i < MOST_LOGS; i++) {
    const radius = random.chance(0.3) ? least * random.range(0.62, 0.9) : random.range(least, most);
    const spot = lowest(logs, radius);
    if (!spot || spot[1] < -radius) break;
    logs.push({ at: spot, radius });
  }
  return logs;
}

/** Thin billets in the gaps that the logs leave. */
function billets(logs: readonly Log[], least: number): Log[] {
  const [wide, tall] = SIZE;
  const all = [...logs];
  const room = (at: Point): number =>
    all.reduce((most, log) => Math.min(most, distance(log.at, at) - log.radius), 90);
  const spots: Point[] = [];
  for (let y = 20; y < tall; y += TRIED)
    for (let x = 20; x < wide; x += TRIED) if (room([x, y]) > least) spots.push([x, y]);
  while (spots.length > 0) {
    const best = spots.reduce((a, b) => (room(a) >= room(b) ? a : b));
    const radius = room(best);
    if (radius < least) break;
    all.push({ at: best, radius });
  }
  return all.slice(logs.length).map(({ at, radius }) => ({ at, radius: radius * 1.1 }));
}

/** The lowest place where a log of such a size touches two others and no more. */
function lowest(logs: readonly Log[], radius: number): Point | undefined {
  let best: Point | undefined;
  for (const [i, a] of logs.entries())
    for (const b of logs.slice(i + 1)) {
      const spot = resting(a, b, radius);
      if (!spot || spot[0] < -120 || spot[0] > 1120 || (best && spot[1] <= best[1])) continue;
      if (logs.every((other) => distance(other.at, spot) > other.radius + radius - 1)) best = spot;
    }
  return best;
}

/** Where a log lies that touches two others, above them. */
function resting(a: Log, b: Log, radius: number): Point | undefined {
  const [ra, rb, d] = [a.radius + radius, b.radius + radius, distance(a.at, b.at)];
  if (d > ra + rb || d < 1) return undefined;
  const along = (ra * ra - rb * rb + d * d) / (2 * d);
  const up = Math.sqrt(Math.max(0, ra * ra - along * along));
  const [ux, uy] = [(b.at[0] - a.at[0]) / d, (b.at[1] - a.at[1]) / d];
  const sign = ux > 0 ? -1 : 1;
  return [a.at[0] + ux * along - sign * uy * up, a.at[1] + uy * along + sign * ux * up];
}

const KINDS: readonly LogKind[] = ['rings', 'checked', 'checked', 'heart', 'split'];

type LogKind = 'rings' | 'checked' | 'heart' | 'split' | 'hollow';

/** A rim about a point that is not quite round; every rim of one log wavers alike. */
function rimOf(random: Random, rough: number): (radius: number, centre?: Point) => Path {
  const [one, other] = [random.range(0, 6), random.range(0, 6)];
  return (radius, [x, y] = [0, 0]) =>
    Array.from({ length: 64 }, (_, i): Point => {
      const turn = (i / 64) * Math.PI * 2;
      const waver = 0.026 * Math.sin(turn * 3 + one) + 0.018 * Math.sin(turn * 5 + other);
      const bark = rough * Math.sin(turn * 17 + one);
      return polar([x, y], radius * (1 + waver + bark), turn);
    });
}

/** Where the rings lie that show in a large log, as shares of its radius. */
const YEARS = [[0.4], [0.52, 0.26], [0.6, 0.4, 0.2]] as const;
const BARKS: readonly Role[] = ['wood', 'rust', 'stone'];
const WOODS: readonly Role[] = ['cream', 'sand', 'gold'];

/** The sawn end of a log about the origin. */
function drawLog(sheet: Sheet, { random, level }: Brief, radius: number, kind: LogKind): void {
  const rim = rimOf(random, 0.009);
  const bark = rim(radius + (level === 2 ? 5 : 9));
  sheet.shape(bark, level === 2 ? 'line' : 'bold', random.pick(BARKS));
  if (kind === 'hollow') return mouseAtHome(sheet, radius, level);
  const face = clockwise(rimOf(random, 0)(radius * (radius < 60 ? 0.72 : 0.8)));
  if (radius > 62) drawBark(sheet.inside([clockwise(bark)]), random, radius);
  sheet.shape(face, 'line', random.pick(WOODS));
  const inside = sheet.inside([face]);
  const pith: Point = polar([0, 0], radius * random.range(0.04, 0.16), random.range(0, 6));
  const years: readonly number[] = radius < 40 ? [] : radius < 60 ? [0.4] : YEARS[level];
  years.forEach((share, i) =>
    inside.shape(rim(radius * share, pith), level < 2 ? 'line' : 'fine', i % 2 ? 'sand' : 'cream'),
  );
  if (kind === 'heart') inside.shape(rim(radius * 0.3, pith), 'line', 'rust');
  if (kind === 'checked') drawChecks(inside, random, radius, pith);
  if (kind === 'split') drawSplit(inside, random, radius);
}

/** Ridges of the bark, in groups round the log. */
function drawBark(sheet: Sheet, random: Random, radius: number): void {
  const count = Math.round(radius / 5);
  for (let i = 0; i < count; i++) {
    if (i % 4 === 3) continue;
    const turn = ((i + random.range(-0.2, 0.2)) / count) * Math.PI * 2;
    sheet.line(
      [0.88, 0.905, 0.93].map((share) => polar([0, 0], radius * share, turn)),
      'fine',
      0.3,
    );
  }
}

/** Cracks that run from the bark towards the heart as a log dries, widest outside. */
function drawChecks(inside: Sheet, random: Random, radius: number, pith: Point): void {
  let angle = random.range(0, 6);
  for (let i = random.int(0, 2); i >= 0; i--) {
    angle += random.range(1.4, 2.4);
    const [wide, deep] = [radius * random.range(0.07, 0.1), radius * random.range(0.14, 0.4)];
    inside
      .at({ x: pith[0], y: pith[1], angle })
      .shape(
        drawn(
          `0,${-deep}! ${wide * 0.3},${-radius * 0.5} ${wide},${-radius}! ${-wide},${-radius}! ${-wide * 0.2},${-radius * 0.55}`,
        ),
        'fine',
        'wood',
      );
  }
}

/** The gap along which an axe has parted a log. */
function drawSplit(inside: Sheet, random: Random, radius: number): void {
  const gap = inside.at({ angle: random.range(0, 3), scale: radius / 100 });
  gap.shape(drawn('-22,-112! 22,-112! 15,-64 8,-18 0,42! -7,-18 -14,-64'), 'line', 'wood');
}

/** Firewood stacked to the page's edge, seen from its sawn ends; a mouse lives in it. */
export const logPile = closedLeaves(
  edged({
    name: 'log-pile',
    category: 'patterns',
    size: SIZE,
    edge: 'page',
    backdrop: 'wood',
    draw(brief) {
      const { random, sheet, level } = brief;
      if (level === 0) return heapOfLogs(brief);
      const logs = stacked(random.fork('logs'), random.fork('sizes').pick(SIZES[level]!));
      const home = nearest(
        logs,
        [random.range(380, 620), random.range(330, 480)],
        byLevel(brief, 0, 105, 80),
      );
      [...billets(logs, BILLETS[level]), ...logs].forEach((log, i) => {
        const own = random.fork(`log ${i}`);
        const kind: LogKind = log === home ? 'hollow' : log.radius < 66 ? 'rings' : own.pick(KINDS);
        drawLog(
          sheet.layer('logs').at({ x: log.at[0], y: log.at[1] }),
          { ...brief, random: own },
          log.radius,
          kind,
        );
      });
      drawGuests(brief, logs, home);
      return {
        title: random.fork('title').pick(['The Woodpile', 'Rings in the Wood', 'Stacked for Winter']),
        description:
          'Firewood is stacked to the edge of the page, and a mouse has moved into a hollow log. Browns, honey and a little gray keep the logs apart.',
        tags: ['wood', 'logs', 'rings', 'mouse', 'pattern', 'autumn'],
      };
    },
  }),
);

/** A heap of firewood on the grass with a mouse in one of its logs, now and then a chopping block beside it. */
function heapOfLogs({ sheet, random }: Brief): Story {
  const heap = random.pick(HEAPS);
  const [wide, tall] = SIZE;
  const step = heap.radius * Math.sqrt(3);
  const grass = drawn(
    `-20,${GROUND - 120}! 260,${GROUND - 144} 560,${GROUND - 120} 1020,${GROUND - 150}! 1020,${tall + 20}! -20,${tall + 20}!`,
  );
  const sun = sheet.layer('sky').at({ x: 846, y: heap.axe ? 170 : 190 });
  sun.shape(ellipse(0, 0, 66), 'bold', 'sun');
  around(sun, { radius: 0, count: 10 }, (ray) => ray.line(traced('0,-90 0,-104 0,-120'), 'bold', 0.4));
  if (!heap.axe) roomyCloud(sheet.layer('sky').at({ x: 168, y: 180, scale: 0.78 }));
  sheet
    .layer('ground')
    .shape(drawn('-20,400! 200,320 420,380 700,400 880,330 1020,360! 1020,900! -20,900!'), 'line', 'leaf');
  sheet.layer('ground').shape(grass, 'bold', 'grass');
  const logs: Log[] = heap.rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Log => ({
      at: [
        wide * (heap.axe ? 0.34 : 0.46) + (i - (count - 1) / 2) * heap.radius * 2,
        GROUND + 56 - heap.radius - row * step,
      ],
      radius: heap.radius,
    })),
  );
  logs.forEach((log, i) => {
    const own = random.fork(`log ${i}`);
    const view = sheet.layer('logs').at({ x: log.at[0], y: log.at[1] });
    drawTrunk(view, log.radius + 4);
    if (i === heap.home) mouseAtHome(view, log.radius, 0);
    else drawEasyLog(view, own, log.radius, i);
  });
  if (heap.axe) choppingBlock(sheet.layer('logs').at({ x: 830, y: GROUND + 56 }));
  return {
    title: random.fork('title').pick(['A Mouse at Home', 'A House in the Woodpile']),
    description:
      'A mouse leans out of its hollow log in the woodpile. Brown is right for the others, but nobody minds a blue one.',
    tags: ['wood', 'logs', 'mouse'],
  };
}

/** The length of a log that lies with its sawn end towards us, seen from above and from its left. */
function drawTrunk(sheet: Sheet, radius: number): void {
  const [dx, dy] = [radius * 0.4, radius * -0.36];
  const lean = Math.atan2(dy, dx);
  sheet.shape(
    clockwise([
      ...arc(0, 0, radius, radius, lean + Math.PI / 2, lean + Math.PI * 1.5),
      ...arc(dx, dy, radius, radius, lean - Math.PI / 2, lean + Math.PI / 2),
    ]),
    'bold',
    'wood',
  );
  for (const turn of [-1, -0.5]) {
    const [x, y] = polar([0, 0], radius, lean + turn);
    sheet.line(
      [
        [x + dx * 0.28, y + dy * 0.28],
        [x + dx * 0.5, y + dy * 0.5],
        [x + dx * 0.72, y + dy * 0.72],
      ],
      'line',
      0.4,
    );
  }
}

/** The sawn end of a log with two rings. */
function drawEasyLog(sheet: Sheet, random: Random, radius: number, i: number): void {
  sheet.shape(ellipse(0, 0, radius + 4), 'bold', BARKS[i % 3]);
  const rim = rimOf(random, 0);
  sheet.shape(rim(radius * 0.68), 'line', WOODS[i % 3]);
  sheet.shape(rim(radius * 0.3, [radius * 0.05, radius * 0.04]), 'line', 'sand');
}

/** A hollow log out of which a mouse leans, both arms over the edge. */
function mouseAtHome(sheet: Sheet, radius: number, level: 0 | 1 | 2): void {
  const view = sheet.at({ scale: radius / 126 });
  view.shape(ellipse(0, 0, 130), 'bold', 'wood');
  const hollow = clockwise(ellipse(0, -10, 100));
  view.shape(hollow, 'line', 'night');
  const inside = view.inside([hollow]);
  inside.shape(mirrored('0,10 50,20 72,60 66,130! 0,130!'), 'bold', 'fur');
  for (const side of [-1, 1]) {
    inside.shape(ellipse(side * 46, -46, 34), 'bold', 'fur');
    if (level > 0) inside.shape(ellipse(side * 48, -49, 17), 'line', 'blush');
  }
  view.shape(mirrored('0,-68 40,-52 58,-14 42,30 0,54'), 'bold', 'fur');
  for (const side of [-1, 1]) {
    view.ink(ellipse(side * 20, -16, 6, 8));
    for (const y of [8, 22])
      view.line(traced(`${side * 26},${y} ${side * 50},${y - 3} ${side * 76},${y + 2}`), 'line', 0.3);
    const arm = view.at({ flip: side < 0 });
    arm.shape(drawn('26,66! 44,54 64,60 78,84 82,116 66,134 46,126 40,104'), 'bold', 'fur');
    for (const x of [54, 68]) arm.line(traced(`${x},112 ${x + 2},122 ${x + 1},131`), 'line', 0.2);
  }
  view.ink(ellipse(0, 20, 9, 7));
  view.line(arc(0, 22, 17, 13, 0.5, 2.64), 'line', 0.3);
}

/** An axe that stands in a chopping block on the frame's origin. */
function choppingBlock(sheet: Sheet): void {
  sheet.shape(drawn('-100,-150! 100,-150! 108,-40 112,0! 0,22 -112,0! -108,-40'), 'bold', 'wood');
  sheet.shape(ellipse(0, -150, 100, 46), 'bold', 'cream');
  sheet.line(traced('-50,-110 -54,-60 -50,-20'), 'line', 0.5);
  sheet.line(traced('44,-108 50,-64 46,-30'), 'line', 0.5);
  const axe = sheet.at({ x: -22, y: -166, angle: -0.4 });
  axe.shape(drawn('-22,-40! -26,-230 -18,-262 18,-262 26,-230 22,-40!'), 'bold', 'rust');
  axe.shape(drawn('-40,-84! 40,-84! 44,-40 66,14! 0,26 -66,14! -44,-40'), 'bold', 'stone');
}

function nearest(logs: readonly Log[], at: Point, least: number): Log {
  return logs
    .filter(({ radius }) => radius >= least)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0]!;
}

/** A snail on one log, and leaves that have caught between others. */
function drawGuests({ random, sheet, level }: Brief, logs: readonly Log[], home: Log): void {
  const guests = sheet.layer('guests');
  const free = random
    .fork('guests')
    .shuffle(
      logs.filter(
        ({ at: [x, y], radius }) =>
          x > 110 && x < 890 && y > 110 && y < 700 && distance([x, y], home.at) > home.radius + radius + 60,
      ),
    );
  // The snail needs room above its log.
  const high = free.findIndex(({ at: [, y], radius }) => y - radius > 160);
  const hosts = high < 0 ? free : [free[high]!, ...free.filter((_, i) => i !== high)];
  hosts.slice(0, [0, 2, 4][level]).forEach(({ at: [x, y], radius }, i) => {
    const own = random.fork(`guest ${i}`);
    if (i === 0)
      fit(guests.at({ x, y: y - radius * 1.02 }), snailFigure, { level, main: 'a', accent: 'b' }, 150, 120);
    else
      speciesLeaf(
        guests.at({
          x: x + radius * 0.4,
          y: y + radius * 0.9,
          angle: own.range(-1.2, 1.2),
          scale: [1.7, 1.9, 1.5][level]!,
        }),
        i % 2 ? 'oak' : 'maple',
        i % 2 ? 'gold' : 'ember',
        level,
      );
  });
}
