import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { fields, kindsOf } from '../../geometry/fields.ts';
import { ellipse, polygon, star } from '../../geometry/forms.ts';
import { bounds, middle } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, polar, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { bandRing, hem, layRings } from '../../motifs/mandalas/rings.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Figure = 'chords' | 'circles' | 'squares' | 'seed' | 'rays';

const NAMES: Readonly<Record<Figure, string>> = {
  chords: 'Star',
  circles: 'Torus',
  squares: 'Turning Squares',
  seed: 'Seed of Life',
  rays: 'Kaleidoscope',
};

const ABOUT: Readonly<Record<Figure, string>> = {
  chords: 'Straight lines run from point to point of a ring and cross into stars.',
  circles: 'Circles of one size turn about the middle and cross into a net of petals.',
  squares: 'Squares turn step by step about one middle.',
  seed: 'Circles of one size pass through each other’s middles and make six-petaled flowers.',
  rays: 'Rays and rings of stars break the wheel into bright splinters.',
};

function geometric(figure: Figure): Composition {
  return {
    name: `mandala-${figure}`,
    category: 'mandalas',
    size: [1000, 1000],
    strays: 0.9,
    draw(brief) {
      const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
      const fold =
        figure === 'seed' ? 6 : brief.random.pick(byLevel(brief, [6, 8], [8, 10, 12], [12, 14, 16]));
      drawFigure(wheel, brief, figure, fold);
      return {
        title: `${brief.random.pick(['Crystal', 'Sacred', 'Clear', 'Silent', 'Prism', 'Cosmic'])} ${NAMES[figure]} Mandala`,
        description: `${ABOUT[figure]} Give fields of the same shape the same color and the pattern begins to shine.`,
        tags: ['mandala', 'geometry', 'symmetry', 'stars', 'lines'],
      };
    },
  };
}

/** Mandalas drawn with ruler and compass: the fields between crossing lines. */
export const geometricMandalas: readonly Composition[] = (
  ['chords', 'circles', 'squares', 'seed', 'rays'] as const
).map(geometric);

function drawFigure(wheel: Sheet, brief: Brief, figure: Figure, fold: number): void {
  const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd', 'soft', 'sun']);
  const rimmed = brief.random.chance(0.6) || figure === 'seed';
  const reach = rimmed ? byLevel(brief, 400, 372, 378) : 440;
  if (rimmed) drawRim(wheel, brief, fold, reach, roles);
  const { ground, lines } = FIGURES[figure](brief, fold, reach);
  if (!rimmed) wheel.shape(grow([clockwise(ground)], 15), 'bold', roles[0]);
  const all = fields([clockwise(ground)], lines, 0.5, byLevel(brief, 320, 260, 190));
  const kinds = kindsOf(all, (field) => distance(middle(field), [0, 0]));
  all.forEach((field, i) => {
    wheel.shape(field, brief.level === 0 ? 'line' : 'fine', roles[kinds[i]! % roles.length]);
    if (brief.level > 0) jewel(wheel, field, roles[(kinds[i]! + 2) % roles.length]!, brief.level);
  });
  wheel.rim(ground, 'bold');
}

function drawRim(wheel: Sheet, brief: Brief, fold: number, reach: number, roles: readonly Role[]): void {
  if (brief.level === 0) return wheel.shape(ellipse(0, 0, 446), 'bold', roles[0]);
  const ring = brief.random.pick(['hem', 'points'] as const);
  if (ring === 'hem') {
    layRings(wheel, { inner: reach, outer: 460 }, [
      hem(0.6, { fold, role: roles[0]!, dot: 'paper' }),
      bandRing(0.34, brief.random.pick(['beads', 'diamonds', 'drops']), fold, ['soft', roles[1]!]),
    ]);
    return;
  }
  wheel.shape(star(0, 0, 466, reach * 0.98, fold * 2), 'bold', roles[0]);
  wheel.shape(star(0, 0, 466, reach * 0.98, fold * 2, Math.PI / fold / 2), 'bold', roles[1]);
  layRings(wheel, { inner: reach, outer: 428 }, [bandRing(1, 'beads', fold, ['soft', roles[2]!])]);
}

interface Drawing {
  readonly ground: Path;
  readonly lines: readonly Path[];
}

const spokes = (count: number, radius: number, phase = 0): Point[] =>
  Array.from({ length: count }, (_, i) =>
    polar([0, 0], radius, ((i + phase) / count) * Math.PI * 2 - Math.PI / 2),
  );

const shut = (path: Path): Path => [...path, path[0]!];

const FIGURES: Readonly<Record<Figure, (brief: Brief, fold: number, reach: number) => Drawing>> = {
  chords: (brief, fold, reach) => {
    const points = spokes(fold, reach * 1.035);
    const skips = byLevel(
      brief,
      [2],
      [Math.round(fold * 0.34)],
      [Math.round(fold * 0.24), Math.round(fold * 0.43)],
    );
    const lines = skips.flatMap((skip) => points.map((p, i): Path => [p, points[(i + skip) % fold]!]));
    const edge = brief.random.chance(0.5)
      ? polygon(0, 0, reach, fold, -Math.PI / 2)
      : polygon(0, 0, reach, 180);
    return { ground: edge, lines: [...lines, shut(ellipse(0, 0, reach * 0.2))] };
  },
  circles: (brief, fold, reach) => {
    const count = byLevel(brief, 6, fold, fold);
    const share = brief.random.range(0.44, 0.54);
    const radius = reach * (1 - share) * 1.035;
    const lines = spokes(count, reach * share).map(([x, y]) => shut(ellipse(x, y, radius)));
    return { ground: polygon(0, 0, reach, 180), lines };
  },
  squares: (brief, _fold, reach) => {
    const sides = brief.random.pick([3, 4, 5, 6]);
    const count = byLevel(brief, 2, 3, 4);
    const rings = byLevel(brief, [1, 0.46], [1, 0.6, 0.32], [1, 0.72, 0.48, 0.26]);
    const lines = rings.flatMap((size) =>
      Array.from({ length: count }, (_, i) =>
        shut(polygon(0, 0, reach * size * 1.03, sides, (i / count / sides) * Math.PI * 2 - Math.PI / 2)),
      ),
    );
    return {
      ground: polygon(0, 0, reach, 180),
      lines: [...lines, ...rings.slice(1).map((size) => shut(ellipse(0, 0, reach * size)))],
    };
  },
  seed: (brief, _fold, reach) => {
    const rows = byLevel(brief, 1, 2, 3);
    const radius = (reach / (rows + 1)) * 1.035;
    const lines: Path[] = [];
    for (let q = -rows - 1; q <= rows + 1; q++)
      for (let r = -rows - 1; r <= rows + 1; r++) {
        const [x, y] = [radius * (q + r / 2), (radius * r * Math.sqrt(3)) / 2];
        if (Math.hypot(x, y) <= radius * (rows + 0.05)) lines.push(shut(ellipse(x, y, radius)));
      }
    if (brief.level > 0 && brief.random.chance(0.5))
      lines.push(
        ...spokes(6, reach, 0.5)
          .slice(0, 3)
          .map((p): Path => [p, [-p[0], -p[1]]]),
      );
    return { ground: polygon(0, 0, reach, 180), lines };
  },
  rays: (brief, fold, reach) => {
    const rings = byLevel(brief, 2, 3, 4);
    const lines: Path[] = [];
    for (let i = 0; i < rings; i++) {
      const [outer, inner] = [reach * (1.03 - (i * 0.87) / rings), reach * (1 - ((i + 1.5) * 0.84) / rings)];
      const count = byLevel(brief, 6, fold, fold);
      lines.push(
        shut(star(0, 0, outer, Math.max(reach * 0.12, inner), count, i % 2 === 0 ? 0 : Math.PI / count)),
      );
      if (i > 0) lines.push(shut(ellipse(0, 0, outer)));
    }
    return { ground: polygon(0, 0, reach, 180), lines };
  },
};

/** What the larger fields carry: an echo of their rim, or a seed. */
function jewel(wheel: Sheet, field: Shape, role: Role, level: 1 | 2 | 0): void {
  const [left, top, right, bottom] = bounds(field);
  const size = Math.min(right - left, bottom - top);
  if (size < (level === 1 ? 96 : 56)) return;
  const inner = grow(field, -size * 0.16);
  const [x, y] = middle(field);
  if (Math.hypot(x, y) < 12) {
    around(wheel, { radius: size * 0.1, count: 6 }, (spot) =>
      spot.shape(petal('leaf', size * 0.26, size * 0.14), 'fine', role),
    );
    return wheel.shape(ellipse(0, 0, size * 0.1), 'fine', 'sun');
  }
  wheel.shape(inner, 'fine', role);
}
