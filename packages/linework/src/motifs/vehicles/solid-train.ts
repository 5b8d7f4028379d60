import { hull } from '../../geometry/camera.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Where a point of a train lies on the page: along the rails, aside of their middle towards the eye, above them. */
export type Rails = (along: number, aside: number, above: number) => Point;

/** A train or a part of it on rails that are seen in perspective, its head towards the eye. */
interface Rolling {
  readonly sheet: Sheet;
  readonly rails: Rails;
  readonly level: 0 | 1 | 2;
}

const SIDE = 1.6;
const TURN = Math.PI * 2;

/** A circle across the rails: the end of a boiler. */
function across({ rails }: Rolling, along: number, above: number, radius: number): Path {
  return circle((t) => rails(along, radius * Math.cos(t), above + radius * Math.sin(t)));
}

/** A circle beside the rails: a wheel. */
function beside({ rails }: Rolling, along: number, above: number, radius: number, aside = SIDE - 0.15): Path {
  return circle((t) => rails(along + radius * Math.cos(t), aside, above + radius * Math.sin(t)));
}

/** A level circle: a rim of a chimney or a dome. */
function level({ rails }: Rolling, along: number, above: number, radius: number): Path {
  return circle((t) => rails(along + radius * Math.cos(t), radius * Math.sin(t), above));
}

function circle(at: (angle: number) => Point): Path {
  return clockwise(Array.from({ length: 40 }, (_, i) => at((i / 40) * TURN)));
}

function patch({ rails }: Rolling, a: number, h: number, a2: number, h2: number, aside = SIDE): Path {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return clockwise([
    ...steps.map((t) => rails(mix(a, a2, t), aside, h)),
    ...steps.map((t) => rails(mix(a2, a, t), aside, h2)),
  ]);
}

function box(it: Rolling, [a, a2]: Point, [h, h2]: Point, half = SIDE): Path {
  const { rails } = it;
  return hull(
    [a, mix(a, a2, 0.5), a2].flatMap((x) => [-half, half].flatMap((b) => [rails(x, b, h), rails(x, b, h2)])),
  );
}

function front({ rails }: Rolling, a: number, h: number, h2: number, half = SIDE): Path {
  return clockwise([rails(a, -half, h), rails(a, half, h), rails(a, half, h2), rails(a, -half, h2)]);
}

function wheel(it: Rolling, along: number, radius: number, role: Role): void {
  const { sheet } = it;
  sheet.shape(beside(it, along, radius, radius), 'line', 'stone');
  if (radius < 0.8 || it.level === 0) return;
  sheet.shape(beside(it, along, radius, radius * 0.74), 'fine', role);
}

const ROOF: readonly Point[] = [
  [-1.7, 3.7],
  [-1.45, 4.2],
  [-0.8, 4.52],
  [0, 4.62],
  [0.8, 4.52],
  [1.45, 4.2],
  [1.7, 3.7],
];

function roof(it: Rolling, a: number, a2: number, role: Role, lift = 0): void {
  const end = (x: number) => ROOF.map(([b, h]) => it.rails(x, b, h + lift));
  it.sheet.shape(hull([...end(a), ...end(mix(a, a2, 0.5)), ...end(a2)]), 'line', role);
  it.sheet.shape(hull(end(a2)), 'line', role);
}

/** A carriage with windows, `at` is its rear end; 10.6 units long. */
export function solidCarriage(it: Rolling, at: number, roles: readonly [Role, Role]): void {
  const { sheet } = it;
  const end = at + 10.6;
  for (const x of [at + 1.5, at + 3.2, end - 3.2, end - 1.5].filter((_, i) => it.level === 2 || i % 3 === 0))
    wheel(it, x, 0.62, 'soft');
  sheet.shape(box(it, [at, end], [0.85, 3.8]), 'line', roles[0]);
  sheet.shape(patch(it, at, 0.85, end, 3.75), 'line', roles[0]);
  sheet.shape(front(it, end, 0.85, 3.75), 'line', roles[0]);
  roof(it, at - 0.15, end + 0.15, 'soft');
  if (it.level === 2) sheet.shape(patch(it, at, 0.85, end, 1.25), 'fine', roles[1]);
  const count = [3, 3, 5][it.level]!;
  for (const x of evenly(count, at + 0.3, end - 0.3)) {
    const half = (9.6 / count) * 0.34;
    sheet.shape(patch(it, x - half, 2.15, x + half, 3.3), 'fine', 'sky');
  }
  for (const b of it.level === 2 ? [-0.75, 0.75] : []) {
    const at2 = (y: number, s: number): Point => it.rails(end, b + s * 0.42, y);
    sheet.shape([at2(2.1, -1), at2(2.1, 1), at2(3.3, 1), at2(3.3, -1)], 'fine', 'sky');
  }
}

/** An open wagon with a heap of logs, `at` is its rear end; 10.6 units long. */
export function solidLogs(it: Rolling, at: number, role: Role): void {
  const { sheet, rails } = it;
  const end = at + 10.4;
  for (const x of [at + 1.5, at + 3.2, end - 3.2, end - 1.5].filter((_, i) => it.level === 2 || i % 3 === 0))
    wheel(it, x, 0.62, 'soft');
  sheet.shape(box(it, [at, end], [0.95, 1.5], SIDE + 0.1), 'line', role);
  sheet.shape(patch(it, at, 0.95, end, 1.5, SIDE + 0.1), 'line', role);
  for (const [b, h] of LOGS) {
    const ring = (x: number, r: number): Path =>
      circle((t) => rails(x, b + r * Math.cos(t), h + r * Math.sin(t)));
    const log = (r: number): Path => hull([...ring(at + 0.4, r), ...ring(at + 5, r), ...ring(end - 0.4, r)]);
    sheet.shape(log(0.52), 'line', 'wood');
    sheet.shape(ring(end - 0.4, 0.52), 'line', 'cream');
  }
  for (const x of [at + 2.4, end - 2.4])
    sheet.shape(patch(it, x - 0.16, 0.95, x + 0.16, 3.1, SIDE + 0.15), 'fine', 'stone');
}

/** Where the logs of a heap lie, the lower ones first, those away from the eye before the others. */
const LOGS = [
  [-1.05, 2.05],
  [0, 2.05],
  [1.05, 2.05],
  [-0.55, 2.95],
  [0.55, 2.95],
  [0, 3.8],
] as const;

/** A tender full of coal behind an engine, `at` is its rear end; 6 units long. */
export function solidTender(it: Rolling, at: number, role: Role): void {
  const { sheet } = it;
  const end = at + 5.6;
  for (const x of [at + 1, at + 2.8, at + 4.6]) wheel(it, x, 0.72, 'soft');
  for (const [x, b, h, r] of [
    [1.4, -0.5, 3.3, 0.9],
    [3.4, -0.2, 3.5, 1],
    [2.4, 0.5, 3.25, 0.9],
    [4.3, 0.5, 3.2, 0.8],
    [0.9, 0.7, 3.1, 0.7],
  ].slice(0, it.level === 2 ? 5 : 4) as [number, number, number, number][])
    sheet.shape(
      hull(
        [across(it, at + x, h, r), level(it, at + x, h, r * 0.9)].flat().map(([x2, y2]): Point => [x2, y2]),
      ),
      'line',
      b > 0 ? 'stone' : 'soft',
    );
  sheet.shape(box(it, [at, end], [0.9, 1.3], SIDE + 0.1), 'line', 'ember');
  sheet.shape(patch(it, at, 1.3, end, 3.1), 'line', role);
  sheet.shape(front(it, end, 1.3, 3.1), 'line', role);
  sheet.shape(patch(it, at + 0.5, 1.7, end - 0.5, 2.7), 'fine', 'soft');
}

/** A steam engine, `at` is the rear end of its cab; 10 units long. */
export function solidEngine(it: Rolling, at: number, role: Role): void {
  const { sheet } = it;
  for (const [x, r] of [
    [1.2, 0.62],
    [3.2, 1.05],
    [5.5, 1.05],
    [7.8, 0.62],
    [9.2, 0.62],
  ] as const)
    wheel(it, at + x, r, 'ember');
  const rod = [at + 3.2, at + 5.5, at + 7.9].map((x) => it.rails(x, SIDE + 0.1, 0.95));
  sheet.line(rod, 'line', 0);
  sheet.shape(beside(it, at + 8.5, 1.25, 0.55, SIDE), 'line', role);
  sheet.shape(
    hull([...front(it, at + 9.9, 0.7, 1.5, 1.75), ...front(it, at + 10.2, 0.7, 1.5, 1.75)]),
    'line',
    'ember',
  );
  sheet.shape(box(it, [at, at + 9.9], [1.45, 1.75], SIDE + 0.15), 'line', 'ember');
  cab(it, at, role);
  boiler(it, at, role);
  const face = at + 10.2;
  sheet.shape(front(it, face, 0.7, 1.5, 1.75), 'line', 'ember');
  for (const b of [-1.05, 1.05])
    sheet.shape(
      circle((t) => it.rails(face + 0.2, b + 0.3 * Math.cos(t), 1.1 + 0.3 * Math.sin(t))),
      'fine',
      'stone',
    );
}

function cab(it: Rolling, at: number, role: Role): void {
  const { sheet } = it;
  const end = at + 2.4;
  sheet.shape(box(it, [at, end], [1.7, 3.9]), 'line', role);
  sheet.shape(patch(it, at, 1.7, end, 3.9), 'line', role);
  sheet.shape(patch(it, at + 0.5, 2.5, at + 1.8, 3.55), 'line', 'sky');
  sheet.shape(front(it, end, 1.7, 3.9), 'line', role);
  for (const b of [-1.15, 1.15]) {
    const corner = (y: number, s: number): Point => it.rails(end, b + s * 0.3, y);
    sheet.shape([corner(2.9, -1), corner(2.9, 1), corner(3.6, 1), corner(3.6, -1)], 'fine', 'sky');
  }
  roof(it, at - 0.2, end + 0.3, 'soft', 0.15);
}

function boiler(it: Rolling, at: number, role: Role): void {
  const { sheet } = it;
  const [rear, door] = [at + 2.4, at + 9.4];
  const [high, radius] = [3, 1.18];
  const hullOf = (a: number, a2: number, r: number) =>
    hull([...across(it, a, high, r), ...across(it, mix(a, a2, 0.5), high, r), ...across(it, a2, high, r)]);
  sheet.shape(hullOf(rear, door, radius), 'bold', role);
  for (const x of [4.1, 5.9]) sheet.shape(hullOf(at + x, at + x + 0.24, radius + 0.04), 'fine', 'gold');
  sheet.shape(hullOf(at + 7.7, door, radius + 0.08), 'line', 'stone');
  dome(it, at + 4.9, [3.9, 4.75], 0.55);
  dome(it, at + 6.9, [3.95, 4.6], 0.42);
  chimney(it, at + 8.5);
  sheet.shape(across(it, door, high, radius + 0.08), 'bold', 'stone');
  sheet.shape(across(it, door + 0.1, high, radius * 0.78), 'line', 'soft');
  sheet.shape(across(it, door + 0.3, high, 0.22), 'fine', 'gold');
  const lamp = (a: number) => across(it, a, 4.45, 0.36);
  sheet.shape(hull([...lamp(door - 0.3), ...lamp(door + 0.3)]), 'line', 'gold');
  sheet.shape(lamp(door + 0.3), 'fine', 'sun');
}

function dome(it: Rolling, along: number, [foot, top]: Point, radius: number): void {
  const rim = [
    ...level(it, along, foot, radius),
    ...level(it, along, mix(foot, top, 0.6), radius),
    ...level(it, along, mix(foot, top, 0.85), radius * 0.75),
    ...level(it, along, top, radius * 0.3),
  ];
  it.sheet.shape(hull(rim), 'line', 'gold');
}

function chimney(it: Rolling, along: number): void {
  const { sheet } = it;
  sheet.shape(hull([...level(it, along, 4, 0.5), ...level(it, along, 5.4, 0.42)]), 'line', 'stone');
  sheet.shape(hull([...level(it, along, 5.35, 0.44), ...level(it, along, 5.75, 0.68)]), 'line', 'ember');
  sheet.shape(level(it, along, 5.75, 0.68), 'fine', 'soft');
}
