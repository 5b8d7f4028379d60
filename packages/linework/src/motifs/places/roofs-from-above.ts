import { unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { between, type Path, type Point, polar } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A rectangle on the plan of a town. */
export type Plot = readonly [x: number, y: number, width: number, height: number];

/** From the plan to the page: where streets bend, everything bends with them. */
export type Warp = (at: Point) => Point;

/** Into how many pieces each edge of a plot falls, so that it bends. */
const PARTS = 5;

/** The outline of a plot on the page. */
export function onPlan([x, y, w, h]: Plot, warp: Warp): Path {
  return along(rectangle(x, y, w, h), warp);
}

/** A closed rim of the plan on the page. */
function along(rim: Path, warp: Warp): Path {
  return rim.flatMap((corner, i) =>
    Array.from({ length: PARTS }, (_, k) => warp(between(corner, rim[(i + 1) % rim.length]!, k / PARTS))),
  );
}

const ROOFS: readonly (readonly [Role, Role])[] = [
  ['rust', 'ember'],
  ['a', 'b'],
  ['wood', 'rust'],
  ['c', 'd'],
];

/** Where a share of the way along and across a house lies on the plan; its ridge runs along it. */
function frameOf([x, y, w, h]: Plot): (along: number, across: number) => Point {
  return w > h ? (u, v) => [x + u * w, y + v * h] : (u, v) => [x + v * w, y + u * h];
}

/** A house from above: two slopes to a ridge or four to a hip, a chimney, on finer pages rows of tiles or a dormer. */
export function gabled(
  sheet: Sheet,
  plot: Plot,
  warp: Warp,
  { level, random }: { readonly level: 0 | 1 | 2; readonly random: Random },
): void {
  const at = frameOf(plot);
  const [light, dark] = random.pick(ROOFS);
  const isHipped = random.chance(level === 0 ? 0.75 : 0.4);
  const [from, to] = isHipped ? [0.24, 0.76] : [0, 1];
  const shape = (rim: Path, role: Role): void =>
    sheet.shape(along(rim, warp), level === 2 ? 'fine' : 'line', role);
  shape([at(0, 0), at(1, 0), at(to, 0.5), at(from, 0.5)], light);
  shape([at(0, 1), at(1, 1), at(to, 0.5), at(from, 0.5)], dark);
  if (isHipped) {
    shape([at(0, 0), at(from, 0.5), at(0, 1)], dark);
    shape([at(1, 0), at(to, 0.5), at(1, 1)], light);
  }
  const line = (a: Point, b: Point): void => sheet.line([warp(a), warp(b)], 'fine', 0);
  if (level === 2 && random.chance(0.45)) line(at(from / 2 + 0.02, 0.25), at(1 - from / 2 - 0.02, 0.25));
  else if (level > 0 && random.chance(0.55)) {
    const u = random.range(0.36, 0.64);
    shape(
      [at(u - 0.13, 0.96), at(u - 0.13, 0.76), at(u, 0.62), at(u + 0.13, 0.76), at(u + 0.13, 0.96)],
      'soft',
    );
  }
  if (level === 0) return;
  const [cx, cy] = warp(at(random.range(0.3, 0.7), 0.32));
  const size = level === 1 ? 17 : 12;
  sheet.shape(rectangle(cx - size / 2, cy - size / 2, size, size), 'line', 'stone');
}

/** A church from above: nave and transept with their ridges, a round apse, and the tower's pointed roof. */
export function church(sheet: Sheet, plot: Plot, warp: Warp, level: 0 | 1 | 2): void {
  const at = frameOf(plot);
  const shape = (rim: Path, role: Role): void =>
    sheet.shape(along(rim, warp), level === 2 ? 'fine' : 'line', role);
  const [ax, ay] = warp(at(0.9, 0.5));
  const reach = Math.min(plot[2], plot[3]) * 0.22;
  sheet.shape(ellipse(ax, ay, reach), 'line', 'stone');
  shape([at(0.2, 0.28), at(0.9, 0.28), at(0.9, 0.5), at(0.2, 0.5)], 'b');
  shape([at(0.2, 0.5), at(0.9, 0.5), at(0.9, 0.72), at(0.2, 0.72)], 'c');
  for (const v of [0.02, 0.98]) {
    shape([at(0.5, v), at(0.62, v), at(0.62, 0.5)], 'b');
    shape([at(0.62, v), at(0.74, v), at(0.62, 0.5)], 'c');
  }
  if (level === 2)
    for (const v of [0.39, 0.61]) sheet.line([warp(at(0.24, v)), warp(at(0.54, v))], 'fine', 0);
  const tower = [at(0, 0.26), at(0.26, 0.26), at(0.26, 0.74), at(0, 0.74)];
  tower.forEach((corner, i) =>
    shape([corner, tower[(i + 1) % 4]!, at(0.13, 0.5)], (['a', 'd'] as const)[i % 2]!),
  );
}

/** The crown of a tree from above: heaps of leaves around the highest one. */
export function treetop(sheet: Sheet, [x, y]: Point, radius: number, level: 0 | 1 | 2): void {
  const lobes = level === 0 ? 5 : 6;
  const heap = Array.from({ length: lobes }, (_, i) => {
    const [cx, cy] = polar([x, y], radius * 0.6, ((i + 0.3) / lobes) * Math.PI * 2);
    return ellipse(cx, cy, radius * (i % 2 ? 0.44 : 0.5));
  });
  sheet.shape(unite([ellipse(x, y, radius * 0.7), ...heap]), level === 2 ? 'fine' : 'line', 'leaf');
  if (level === 0 || radius < 17) return;
  const top = [0, 2, 4].map((i) => {
    const [cx, cy] = polar([x - radius * 0.1, y - radius * 0.12], radius * 0.24, (i / 6) * Math.PI * 2 + 0.5);
    return ellipse(cx, cy, radius * 0.27);
  });
  if (radius > 24) sheet.shape(unite(top), 'fine', 'grass');
}

/** A fountain: steps, basin and the bowl in its middle. */
export function fountain(sheet: Sheet, [x, y]: Point, radius: number, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(x, y, radius), 'line', 'stone');
  sheet.shape(ellipse(x, y, radius * 0.74), 'line', 'water');
  if (level > 0) sheet.shape(ellipse(x, y, radius * 0.34), 'line', 'soft');
}

/** A barge from above, its bow up, 150 units long, with the waves it draws behind it. */
export function boat(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level > 0)
    for (const flip of [false, true]) sheet.at({ flip }).line(traced('20,66 36,104 62,140'), 'fine', 0.5);
  sheet.shape(drawn('0,-82! 24,-48 33,0 30,52 20,70! -20,70! -30,52 -33,0 -24,-48'), 'bold', 'wood');
  sheet.shape(drawn('0,-58! 15,-34 20,-12! -20,-12! -15,-34'), 'line', 'sand');
  sheet.shape(drawn('-18,4! 18,4! 18,52! -18,52!'), 'line', 'cream');
  if (level > 0) sheet.line(traced('-18,28 18,28'), 'line', 0);
}
