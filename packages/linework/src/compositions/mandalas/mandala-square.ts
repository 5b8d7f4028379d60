import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse, polygon } from '../../geometry/forms.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { disc } from '../../motifs/bands.ts';
import { fit, type Figure, type Look } from '../../motifs/figures/figure.ts';
import { heartFigure, lotusFigure, paisley, palmette, sunlet } from '../../motifs/figures/ornaments.ts';
import { tulip } from '../../motifs/figures/plants.ts';
import { hem, layRings, petalRing } from '../../motifs/mandalas/rings.ts';
import { ornatePetal } from '../../motifs/ornate-petal.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { onGround } from '../on-ground.ts';

const CORNERS: readonly (readonly [figure: Figure, name: string])[] = [
  [palmette, 'Palmette'],
  [lotusFigure, 'Lotus'],
  [tulip, 'Tulip'],
  [heartFigure, 'Heart'],
  [paisley, 'Paisley'],
];

/** A mandala whose ground is a square or an octagon, like a tiled courtyard. */
function squareMandala(sides: 4 | 8): Composition {
  return {
    name: sides === 4 ? 'mandala-square' : 'mandala-octagon',
    category: 'mandalas',
    size: [1000, 1000],
    strays: 1,
    draw(brief) {
      const plan = planOf(brief, sides);
      const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
      if (sides === 4) drawSquare(wheel, brief, plan);
      else drawOctagon(wheel, brief, plan);
      drawRosette(wheel, brief, plan);
      return {
        title: `${brief.random.pick(['Courtyard', 'Threshold', 'Garden', 'Festival', 'Porcelain'])} ${plan.corner[1]} ${sides === 4 ? 'Square' : 'Octagon'}`,
        description: `A mandala on ${sides === 4 ? 'a square' : 'an eight-sided'} ground, like a tiled floor seen from above. Begin at the rim and let the colors lead inwards.`,
        tags: ['mandala', sides === 4 ? 'square' : 'octagon', 'tiles', 'symmetry', 'floor'],
      };
    },
  };
}

/** Both of them; hard ones lie on paving. */
export const squareMandalas: readonly Composition[] = ([4, 8] as const).map((sides) =>
  onGround(squareMandala(sides), (ground, random, zone) =>
    dressPaving(ground, random, { zone, kind: sides === 4 ? 'fans' : 'flags', size: 124 }),
  ),
);

interface Plan {
  readonly corner: readonly [figure: Figure, name: string];
  readonly look: Look;
  readonly roles: readonly Role[];
  readonly kind: PetalKind;
  /** Radius of the round middle. */
  readonly core: number;
}

function planOf(brief: Brief, sides: 4 | 8): Plan {
  const { random } = brief;
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  return {
    corner: random.pick(CORNERS),
    look: { level: brief.level, main: roles[0]!, accent: roles[1]! },
    roles,
    kind: random.pick<PetalKind>(['lotus', 'round', 'leaf', 'ogee', 'drop']),
    core: sides === 4 ? random.pick([226, 262, 292]) : random.pick([190, 224, 250]),
  };
}

function drawSquare(wheel: Sheet, brief: Brief, plan: Plan): void {
  const { roles, core, look } = plan;
  const half = 446;
  if (brief.level < 2) square(wheel, half, 0, 'bold', 'soft');
  if (brief.level === 1) {
    drawBorder(wheel, brief, half, roles);
    square(wheel, half - 56, 0, 'line', 'paper');
  }
  const inside = brief.level > 0 ? half - 56 : half;
  const reach = inside * Math.SQRT2;
  if (brief.level === 1) leavesBetween(wheel, inside - core, core, roles);
  around(wheel, { radius: core + (reach - core) * 0.46, count: 4, phase: 0.5 }, (spot) => {
    const room = reach - core;
    fit(spot, plan.corner[0], look, room * 0.62, room * 0.62);
  });
  around(wheel, { radius: core * 0.98, count: 4 }, (spot) => {
    const room = inside - core;
    spot.shape(ellipse(0, 0, room * 1.15, room * 0.78), 'line', roles[2]);
    if (brief.level > 0) spot.shape(ellipse(0, 0, room * 0.8, room * 0.52), 'fine', 'soft');
  });
  layRings(wheel, { inner: core * 0.86, outer: core * 1.1 }, [
    hem(1, { fold: 4, role: roles[1]!, ...(brief.level > 0 ? { dot: 'paper' } : {}) }),
  ]);
}

/** Leaves in pairs that stand out on both sides of each corner. */
function leavesBetween(wheel: Sheet, room: number, core: number, roles: readonly Role[]): void {
  around(wheel, { radius: core * 1.06, count: 8, phase: 0.5 }, (spot) => {
    for (const side of [-1, 1]) {
      const leaf = spot.at({ x: side * 12, angle: side * 0.4 });
      leaf.shape(petal('leaf', room * 0.9, room * 0.42), 'line', roles[1]);
      leaf.line(
        [
          [0, -room * 0.2],
          [0, -room * 0.76],
        ],
        'fine',
        0.4,
      );
    }
  });
}

function drawBorder(wheel: Sheet, brief: Brief, half: number, roles: readonly Role[]): void {
  const ornament = brief.random.pick(['beads', 'leaves', 'diamonds'] as const);
  const count = byLevel(brief, 0, 9, 13);
  const step = (half * 2 - 56) / count;
  for (let side = 0; side < 4; side++) {
    const edge = wheel.at({ angle: (side * Math.PI) / 2 });
    for (let i = 0; i < count; i++) {
      const spot = edge.at({ x: -half + 28 + 28 + step * (i + 0.5) - 28, y: -half + 28 });
      if (i === 0) edge.shape(ellipse(-half + 28, -half + 28, 20), 'line', 'sun');
      if (ornament === 'beads') spot.shape(ellipse(0, 0, Math.min(17, step * 0.36)), 'fine', roles[i % 2]);
      else if (ornament === 'leaves')
        spot.shape(
          place(petal('leaf', step * 0.84, 34), { x: -step * 0.42, angle: Math.PI / 2 }),
          'fine',
          roles[i % 2],
        );
      else
        spot.shape(
          [
            [0, -20],
            [step * 0.4, 0],
            [0, 20],
            [-step * 0.4, 0],
          ],
          'fine',
          roles[i % 2],
        );
    }
  }
}

function drawOctagon(wheel: Sheet, brief: Brief, plan: Plan): void {
  const { roles, core, look } = plan;
  const star = brief.random.chance(0.5);
  if (star) {
    square(wheel, 322, 0, 'bold', roles[2]!);
    square(wheel, 322, Math.PI / 4, 'bold', roles[3]!);
    if (brief.level > 0)
      around(wheel, { radius: 366, count: 8, phase: 0.5 }, (spot) =>
        spot.shape(ellipse(0, 0, 24), 'line', 'sun'),
      );
    wheel.shape(polygon(0, 0, 346, 8, Math.PI / 8), 'line', 'soft');
    if (brief.level === 2)
      around(wheel, { radius: 372, count: 8 }, (spot) =>
        fit(spot, lotusFigure, { ...look, level: 0 }, 110, 66),
      );
  } else {
    wheel.shape(polygon(0, 0, 474, 8, Math.PI / 8), 'bold', roles[3]);
    if (brief.level > 0)
      around(wheel, { radius: 420, count: 8 }, (spot) => {
        for (const x of byLevel<number[]>(brief, [], [-104, 0, 104], [-132, -66, 0, 66, 132]))
          spot.shape(ellipse(x, -3, byLevel(brief, 0, 12, 11)), 'fine', roles[2]);
      });
    wheel.shape(polygon(0, 0, 430, 8, Math.PI / 8), 'line', 'soft');
  }
  around(wheel, { radius: core, count: 8, phase: 0.5 }, (spot) =>
    spot.line(
      [
        [0, 0],
        [0, core - (star ? 346 : 430)],
      ],
      'line',
      0,
    ),
  );
  const outer = star ? 316 : 384;
  const room = outer - core;
  around(wheel, { radius: core, count: 8, phase: 0.5 }, (spot) =>
    spot.shape(petal('leaf', room * 0.96, core * 0.4), 'line', roles[2]),
  );
  around(wheel, { radius: core, count: 8 }, (spot) => {
    const width = Math.min(room * 0.96, core * 0.74);
    spot.shape(petal('lotus', room * 0.96, width), 'line', 'paper');
    if (brief.level > 0) fit(spot.at({ y: -room * 0.46 }), plan.corner[0], look, width * 0.74, room * 0.6);
    else spot.shape(place(petal('drop', room * 0.5, width * 0.36), { y: -room * 0.2 }), 'line', roles[0]);
  });
  layRings(wheel, { inner: core * 0.86, outer: core * 1.08 }, [
    hem(1, { fold: 8, role: roles[1]!, ...(brief.level === 2 ? { dot: 'paper' } : {}) }),
  ]);
}

function drawRosette(wheel: Sheet, brief: Brief, { core, roles, kind, look }: Plan): void {
  const outer = core * 0.86;
  const count = byLevel(brief, 8, 8, 16);
  layRings(wheel, { inner: outer * 0.44, outer }, [
    petalRing(1, {
      kind,
      count,
      decor: byLevel(brief, ['plain'], ['echo'], ['drop']),
      role: roles[3]!,
      ground: 'soft',
    }),
  ]);
  wheel.shape(disc(outer * 0.44), 'line', 'paper');
  if (brief.level === 0) return wheel.shape(disc(outer * 0.2), 'line', 'sun');
  around(wheel, { radius: outer * 0.12, count: 8 }, (spot) =>
    ornatePetal(spot, {
      kind: 'leaf',
      length: outer * 0.29,
      width: outer * 0.16,
      decor: [],
      role: roles[0]!,
    }),
  );
  fit(wheel, sunlet, { ...look, level: 0 }, outer * 0.3, outer * 0.3);
}

function square(wheel: Sheet, half: number, turn: number, weight: 'bold' | 'line', role: Role): void {
  wheel.shape(
    place(
      [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ],
      { angle: turn },
    ),
    weight,
    role,
  );
}
