import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { fields, kindsOf } from '../../geometry/fields.ts';
import { ellipse, polygon } from '../../geometry/forms.ts';
import { bounds, middle, resample } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { weave, type Strand } from '../../geometry/weave.ts';
import { band, disc } from '../../motifs/bands.ts';
import { leafyPage } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Knot = 'rings' | 'loops' | 'star' | 'trefoil';

const NAMES: Readonly<Record<Knot, string>> = {
  rings: 'Linked Rings',
  loops: 'Endless Loop',
  star: 'Woven Star',
  trefoil: 'Clover Knot',
};

/** Ribbons woven over and under each other in a ring, in the manner of old book painters. */
export const celticMandala: Composition = {
  name: 'mandala-celtic',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 1,
  draw(brief) {
    if (brief.level === 0) leafyPage(brief.sheet, 'leaf', ['leaf', 'grass']);
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
    const knot = brief.random.pick<Knot>(
      brief.level === 0 ? ['rings', 'loops', 'trefoil'] : ['rings', 'loops', 'star', 'trefoil'],
    );
    const fold = brief.random.pick(byLevel(brief, [5, 6], [6, 8], [8, 10, 12]));
    const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
    drawKnot(wheel, brief, { knot, fold, roles });
    return {
      title: `${brief.random.pick(['Celtic', 'Island', 'Misty', 'Emerald'])} ${NAMES[knot]} Mandala`,
      description:
        'Ribbons run over and under each other and never end. Follow one all the way round before you take up the next color.',
      tags: ['mandala', 'celtic', 'knot', 'weave', 'ribbons'],
    };
  },
};

interface Plan {
  readonly knot: Knot;
  readonly fold: number;
  readonly roles: readonly Role[];
}

function drawKnot(wheel: Sheet, brief: Brief, { knot, fold, roles }: Plan): void {
  const half = byLevel(brief, 34, 17, 12);
  const [outer, inner] = [436, byLevel(brief, 150, 190, 236)];
  const open = knot === 'loops' || (brief.level === 0 && knot === 'rings');
  if (brief.level === 2 || !open) {
    wheel.shape(disc(452), 'bold', 'soft');
    if (brief.level === 2)
      braid(wheel, { inner: 388, outer: 444, waves: fold * 3, half: 7, roles: [roles[2]!, roles[3]!] });
  }
  const reach = brief.level === 2 ? 366 : outer - half;
  if (brief.level === 2) wheel.shape(disc(380), 'bold', 'paper');
  const strands = KNOTS[knot](fold, inner, reach);
  if (open && brief.level < 2) wheel.shape(disc(outer * 0.86), 'line', 'soft');
  fillGaps(
    wheel,
    polygon(0, 0, brief.level === 2 ? 380 : open ? outer * 0.86 : 452, 180),
    strands,
    half,
    roles,
    brief.level > 0,
  );
  weaveInto(wheel, strands, half, roles);
  const core = byLevel(brief, knot === 'rings' ? 84 : 112, 136, 186);
  wheel.shape(disc(core), 'bold', 'soft');
  drawHeart(wheel, brief, core, fold, roles);
}

/** The closed lines of each knot, between two radii. */
const KNOTS: Readonly<Record<Knot, (fold: number, inner: number, outer: number) => Strand[]>> = {
  rings: (fold, inner, outer) => {
    const radius = (outer - inner) / 2;
    return Array.from({ length: fold }, (_, i) => {
      const [x, y] = polar([0, 0], inner + radius, (i / fold) * Math.PI * 2 - Math.PI / 2);
      const wide = Math.max(radius, (inner + radius) * Math.sin(Math.PI / fold) * 1.4);
      return closed(ellipse(x, y, wide, radius, (i / fold) * Math.PI * 2));
    });
  },
  loops: (fold, inner, outer) => [closed(rosette(fold, inner, outer, fold % 2 === 0 ? 3 : 2))],
  star: (fold, _inner, rim) => {
    const outer = rim * 1.05;
    const skip = fold === 6 ? 2 : Math.max(2, Math.round(fold * 0.36));
    return stars(fold, skip, outer);
  },
  trefoil: (fold, inner, outer) => [
    closed(blob(lobes(fold, inner, outer, 0))),
    closed(blob(lobes(fold, inner, outer, 0.5))),
    closed(ellipse(0, 0, (inner + outer) / 2)),
  ],
};

function closed(path: Path): Strand {
  return { path: resample(path, 9, true), closed: true };
}

/** A line that swings between the radii while it runs round several times before it closes. */
function rosette(fold: number, inner: number, outer: number, turns: number): Path {
  const waves = coprime(fold, turns);
  return Array.from({ length: 720 }, (_, i): Point => {
    const t = (i / 720) * Math.PI * 2 * turns;
    const radius = (inner + outer) / 2 + ((outer - inner) / 2) * Math.cos((t * waves) / turns);
    return polar([0, 0], radius, t - Math.PI / 2);
  });
}

function coprime(waves: number, turns: number): number {
  return waves % turns === 0 ? waves + 1 : waves;
}

/** Star polygons that together touch every point of a ring. */
function stars(fold: number, skip: number, radius: number): Strand[] {
  const seen = new Set<number>();
  const out: Strand[] = [];
  for (let start = 0; start < fold; start++) {
    if (seen.has(start)) continue;
    const points: Point[] = [];
    for (let i = start; !seen.has(i); i = (i + skip) % fold) {
      seen.add(i);
      points.push(polar([0, 0], radius, (i / fold) * Math.PI * 2 - Math.PI / 2));
    }
    out.push(closed(points));
  }
  return out;
}

function lobes(fold: number, inner: number, outer: number, phase: number): Point[] {
  return Array.from({ length: fold * 4 }, (_, i): Point => {
    const radius = [outer, outer * 0.82 + inner * 0.18, inner, outer * 0.82 + inner * 0.18][i % 4]!;
    const swing = [0, 0.28, 0, -0.28][i % 4]!;
    return polar(
      [0, 0],
      radius,
      ((Math.floor(i / 4) + [0, 0.25, 0.5, 0.75][i % 4]! + swing / 2 + phase) / fold) * Math.PI * 2 -
        Math.PI / 2,
    );
  });
}

/** Colors the gaps between strands; wide ones carry an echo of their rim. */
function fillGaps(
  wheel: Sheet,
  ground: Path,
  strands: readonly Strand[],
  half: number,
  roles: readonly Role[],
  echoes: boolean,
): void {
  const lines = strands.map(({ path }): Path => [...path, path[0]!]);
  const gaps = fields([clockwise(ground)], lines, half, 200);
  const kinds = kindsOf(gaps, (gap) => distance(middle(gap), [0, 0]));
  gaps.forEach((gap, i) => {
    wheel.shape(gap, 'fine', kinds[i]! % 2 === 0 ? 'soft' : roles[(kinds[i]! + 1) % roles.length]);
    const [left, top, right, bottom] = bounds(gap);
    const size = Math.min(right - left, bottom - top);
    if (echoes && size > 84 && size < 700)
      wheel.shape(grow(gap, -Math.min(24, size * 0.14)), 'fine', roles[(kinds[i]! + 2) % roles.length]);
  });
}

function weaveInto(wheel: Sheet, strands: readonly Strand[], half: number, roles: readonly Role[]): void {
  for (const { strand, shape } of weave(strands, half))
    wheel.shape(shape, 'line', roles[strand % roles.length]);
}

interface Braid {
  readonly inner: number;
  readonly outer: number;
  readonly waves: number;
  readonly half: number;
  readonly roles: readonly Role[];
}

function braid(wheel: Sheet, it: Braid): void {
  const [mean, swing] = [(it.inner + it.outer) / 2, (it.outer - it.inner) / 2 - it.half - 3];
  const line = (turn: number): Strand => ({
    closed: true,
    path: Array.from({ length: it.waves * 12 }, (_, i) => {
      const t = (i / (it.waves * 12)) * Math.PI * 2;
      return polar([0, 0], mean + swing * Math.sin((t * it.waves) / 2 + turn), t);
    }),
  });
  weaveInto(wheel, [line(0), line(Math.PI)], it.half, it.roles);
}

function drawHeart(wheel: Sheet, brief: Brief, core: number, fold: number, roles: readonly Role[]): void {
  const count = fold > 8 ? fold / 2 : fold;
  if (brief.level === 0) {
    if (core < 100) return wheel.shape(disc(core * 0.5), 'line', 'sun');
    around(wheel, { radius: core * 0.3, count }, (spot) =>
      spot.shape(petal('drop', core * 0.58, core * 0.5), 'line', roles[1]),
    );
    return wheel.shape(disc(core * 0.34), 'line', 'sun');
  }
  band(wheel, {
    inner: core * 0.76,
    outer: core * 0.96,
    kind: 'beads',
    fold,
    spacing: 1.5,
    role: 'soft',
    ornament: roles[0]!,
  });
  around(wheel, { radius: core * 0.26, count }, (spot) => {
    const length = core * 0.46;
    spot.shape(petal('lotus', length, Math.min(length * 0.9, (core * 2.7) / count)), 'line', roles[1]);
    if (brief.level === 2)
      spot.shape(place(petal('leaf', length * 0.6, length * 0.3), { y: -length * 0.14 }), 'fine', 'soft');
  });
  wheel.shape(disc(core * 0.28), 'line', roles[3]);
  wheel.shape(disc(core * 0.13), 'line', 'sun');
}
