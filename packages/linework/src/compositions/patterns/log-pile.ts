import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { distance, polar, type Path, type Point } from '../../geometry/point.ts';
import { fit } from '../../motifs/figures/figure.ts';
import { mouseFace } from '../../motifs/figures/faces.ts';
import { snailFigure } from '../../motifs/figures/insects.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

interface Log {
  readonly at: Point;
  readonly radius: number;
}

const SIZE: Point = [1000, 820];
const MOST_LOGS = 120;
/** Radii of the logs in a pile. */
const SIZES: readonly (readonly (readonly [least: number, most: number])[])[] = [
  [
    [172, 236],
    [185, 215],
  ],
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
    const radius = random.chance(0.3)
      ? least * random.range(least > 150 ? 0.76 : 0.62, 0.9)
      : random.range(least, most);
    const spot = lowest(logs, radius);
    if (!spot || spot[1] < -radius) break;
    logs.push({ at: spot, radius });
  }
  return logs;
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
  const rim = rimOf(random, level === 0 ? 0 : 0.009);
  const bark = rim(radius + 3);
  sheet.shape(bark, level === 2 ? 'line' : 'bold', random.pick(BARKS));
  const face = clockwise(rimOf(random, 0)(radius * (radius < 60 ? 0.72 : level === 0 ? 0.75 : 0.8)));
  sheet.shape(face, 'line', kind === 'hollow' && level === 0 ? 'night' : random.pick(WOODS));
  const inside = sheet.inside([face]);
  const pith: Point = polar([0, 0], radius * random.range(0.04, 0.16), random.range(0, 6));
  const years: readonly number[] = radius < 60 ? [0.4] : YEARS[level];
  if (kind === 'hollow') {
    if (level > 0) inside.shape(rim(radius * 0.5), 'line', 'night');
    drawMouse(inside.at({ y: radius * 0.08, scale: (radius / 100) * (level === 0 ? 1.15 : 1) }), level);
    return;
  }
  years.forEach((share, i) =>
    inside.shape(rim(radius * share, pith), level < 2 ? 'line' : 'fine', i % 2 ? 'sand' : 'cream'),
  );
  if (kind === 'heart') inside.shape(rim(radius * 0.3, pith), 'line', 'rust');
  if (kind === 'checked' && level > 0) drawChecks(inside, random, radius, pith);
  if (kind === 'split') drawSplit(inside, random, radius);
}

/** A mouse that looks out of a hollow 100 units wide. */
function drawMouse(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level > 0) return fit(sheet, mouseFace, { level, main: 'fur', accent: 'blush' }, 92, 80);
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 30, -26, 21), 'line', 'blush');
  sheet.shape(twin(knots('0,-26 26,-16 36,8 18,34 0,40')), 'line', 'fur');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 13, 0, 4.4));
  sheet.ink(ellipse(0, 30, 5.4, 4.2));
}

/** Cracks that open from the heart as a log dries. */
function drawChecks(inside: Sheet, random: Random, radius: number, pith: Point): void {
  let angle = random.range(0, 6);
  for (let i = random.int(1, 2); i >= 0; i--) {
    angle += random.range(0.8, 2.4);
    const long = radius * random.range(0.35, 0.85);
    inside.at({ x: pith[0], y: pith[1], angle }).shape(
      [
        [0, -radius * 0.02],
        [radius * 0.09, -long * 0.5],
        [radius * 0.02, -long],
        [-radius * 0.07, -long * 0.55],
      ],
      'fine',
      'wood',
    );
  }
}

/** The gap along which an axe has parted a log. */
function drawSplit(inside: Sheet, random: Random, radius: number): void {
  const gap = inside.at({ angle: random.range(0, 3), scale: radius / 100 });
  gap.shape(
    blob(knots('-6,-110 12,-60 -2,-20 16,30 4,70 10,110 -14,110 -16,66 -2,28 -20,-16 -8,-62')),
    'line',
    'wood',
  );
}

/** Firewood stacked to the page's edge, seen from its sawn ends; a mouse lives in it. */
export const logPile = edged({
  name: 'log-pile',
  category: 'patterns',
  size: SIZE,
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, sheet, level } = brief;
    const logs = stacked(random.fork('logs'), random.fork('sizes').pick(SIZES[level]!));
    const home = nearest(
      logs,
      [random.range(380, 620), random.range(330, 480)],
      byLevel(brief, 172, 105, 80),
    );
    logs.forEach((log, i) => {
      if (level === 0 && isSliced(log)) return;
      const own = random.fork(`log ${i}`);
      const kind: LogKind =
        log === home ? 'hollow' : log.radius < 66 || level === 0 ? 'rings' : own.pick(KINDS);
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
      tags: ['wood', 'logs', 'rings', 'mouse', ...(level === 0 ? [] : ['pattern', 'autumn'])],
    };
  },
});

/** Whether so little of a log is on the page that no crayon could fill its bark. */
function isSliced({ at: [x, y] }: Log): boolean {
  return y < 20 || x < -10 || x > SIZE[0] + 10 || y > SIZE[1] + 10;
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
  free.slice(0, [0, 2, 4][level]).forEach(({ at: [x, y], radius }, i) => {
    const own = random.fork(`guest ${i}`);
    if (i === 0)
      fit(guests.at({ x, y: y - radius * 1.02 }), snailFigure, { level, main: 'a', accent: 'b' }, 120, 96);
    else
      speciesLeaf(
        guests.at({
          x: x + radius * 0.4,
          y: y + radius * 0.9,
          angle: own.range(-1.2, 1.2),
          scale: [1.7, 1.25, 1.1][level]!,
        }),
        i % 2 ? 'oak' : 'maple',
        i % 2 ? 'gold' : 'ember',
        level,
      );
  });
}
