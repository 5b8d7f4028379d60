import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse, polygon, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Tip = 'spear' | 'plate' | 'fern' | 'drops';

/** A snow crystal under the glass: six arms, each grown in the same way. */
export const snowMandala: Composition = {
  name: 'mandala-snow',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0.8,
  draw(brief) {
    const wheel = brief.sheet
      .layer('crystal')
      .at({ x: 500, y: 500, angle: brief.random.pick([0, Math.PI / 6]) });
    const crystal = grown(brief);
    around(wheel, { radius: 0, count: 6, phase: 0.5 }, (arm) => drawShortArm(arm, crystal));
    around(wheel, { radius: 0, count: 6 }, (arm) => drawArm(arm, crystal));
    drawHeart(wheel, brief, crystal);
    const name = { spear: 'Spear', plate: 'Glass', fern: 'Fern', drops: 'Dew' }[crystal.tip];
    return {
      title: `${brief.random.pick(['Frosty', 'First Snow', 'Winter', 'Icy', 'Silver'])} ${name} Crystal`,
      description:
        'Six arms of a snow crystal have grown in the very same way. Cool blues look like ice, warm colors like a winter sunrise.',
      tags: ['mandala', 'snowflake', 'winter', 'crystal', 'symmetry'],
    };
  },
};

interface Crystal {
  readonly level: 0 | 1 | 2;
  readonly tip: Tip;
  readonly branches: readonly { readonly at: number; readonly length: number }[];
  readonly plate: number;
  readonly roles: readonly Role[];
  readonly half: number;
}

function grown(brief: Brief): Crystal {
  const { random } = brief;
  const count = byLevel(brief, 1, random.int(1, 2), random.int(2, 3));
  const longest = random.range(135, 185);
  const swell = random.pick([-1, 0, 1]);
  const branches = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const length =
      longest * (swell === 0 ? 1 - Math.abs(share - 0.5) : swell > 0 ? 0.55 + 0.45 * share : 1 - 0.5 * share);
    return { at: 150 + share * 215, length: Math.min(length, (150 + share * 215) * 0.52) };
  });
  return {
    level: brief.level,
    tip: random.pick<Tip>(['spear', 'plate', 'fern', 'drops']),
    branches,
    plate: random.range(128, 170),
    roles: random.shuffle<Role>(['a', 'c', 'd', 'b']),
    half: byLevel(brief, 30, 21, 15),
  };
}

function drawArm(arm: Sheet, it: Crystal): void {
  for (const { at, length } of it.branches)
    for (const side of [-1, 1]) {
      const branch = arm.at({ y: -at, angle: (side * Math.PI) / 3 });
      if (it.level === 0) {
        branch.shape(petal('drop', length * 1.16, it.half * 2.5), 'line', it.roles[1]);
        continue;
      }
      branch.shape(rectangle(-it.half * 0.72, -length, it.half * 1.44, length, 6), 'line', it.roles[1]);
      if (it.level === 2)
        for (const twig of [-1, 1])
          branch.shape(
            place(petal('leaf', length * 0.42, it.half * 1.7), {
              y: -length * 0.52,
              angle: (twig * Math.PI) / 3.4,
            }),
            'line',
            'soft',
          );
      branch.shape(place(polygon(0, 0, it.half * 1.45, 6, Math.PI / 6), { y: -length }), 'line', it.roles[2]);
      if (it.level === 2) branch.shape(ellipse(0, -length, it.half * 0.62), 'fine', 'paper');
    }
  arm.shape(rectangle(-it.half, -385, it.half * 2, 385, 4), 'line', it.roles[0]);
  if (it.level > 0)
    for (const { at } of it.branches)
      arm.shape(
        place(
          [
            [0, -it.half * 2.2],
            [it.half * 1.7, 0],
            [0, it.half * 2.2],
            [-it.half * 1.7, 0],
          ],
          { y: -at },
        ),
        'line',
        'soft',
      );
  TIPS[it.tip](arm.at({ y: -372, scale: it.level === 0 ? 1.25 : 1.22 }), it);
}

const TIPS: Readonly<Record<Tip, (tip: Sheet, it: Crystal) => void>> = {
  spear: (tip, { roles, level }) => {
    for (const side of [-1, 1])
      tip.shape(place(petal('leaf', 82, 34), { y: 12, angle: side * 0.85 }), 'line', roles[3]);
    tip.shape(petal('leaf', 72, 46), 'line', roles[2]);
    if (level > 0) tip.shape(place(petal('leaf', 40, 20), { y: -14 }), 'fine', 'soft');
  },
  plate: (tip, { roles, level }) => {
    tip.shape(polygon(0, -24, 46, 6, Math.PI / 6), 'bold', roles[2]);
    if (level > 0) tip.shape(polygon(0, -24, 30, 6, Math.PI / 6), 'fine', 'soft');
    if (level === 2) tip.shape(polygon(0, -24, 14, 6, Math.PI / 6), 'fine', roles[3]);
  },
  fern: (tip, { roles, level }) => {
    for (const [y, size] of [
      [34, 88],
      [4, 64],
    ].slice(level === 0 ? 2 : 0))
      for (const side of [-1, 1])
        tip.shape(place(petal('point', size!, 26), { y: y!, angle: side * 0.98 }), 'line', roles[3]);
    tip.shape(
      place(petal('point', level === 0 ? 74 : 72, level === 0 ? 58 : 34), { y: 4 }),
      'line',
      roles[2],
    );
  },
  drops: (tip, { roles, level }) => {
    for (const turn of level === 0 ? [-1.1, 1.1, 0] : [-1.9, 1.9, -0.95, 0.95, 0])
      tip.shape(
        place(petal('drop', turn === 0 ? 68 : 58, 34), { angle: turn }),
        'line',
        turn === 0 ? roles[2] : roles[3],
      );
    if (level > 0) tip.shape(ellipse(0, 0, 13), 'line', 'paper');
  },
};

function drawShortArm(arm: Sheet, it: Crystal): void {
  const reach = it.plate * 1.75;
  arm.shape(place(petal('leaf', reach * 0.86, it.plate * 0.62), { y: -it.plate * 0.5 }), 'bold', it.roles[3]);
  if (it.level > 0) {
    arm.shape(place(petal('leaf', reach * 0.6, it.plate * 0.36), { y: -it.plate * 0.7 }), 'fine', 'soft');
    arm.shape(ellipse(0, -reach * 0.98 - it.plate * 0.46, 13), 'line', it.roles[2]);
  }
}

function drawHeart(wheel: Sheet, brief: Brief, it: Crystal): void {
  wheel.shape(polygon(0, 0, it.plate, 6, 0), 'bold', 'soft');
  if (brief.level > 0)
    around(wheel, { radius: 0, count: 6, phase: 0.5 }, (spot) =>
      spot.shape(
        place(petal('drop', it.plate * 0.5, it.plate * byLevel(brief, 0.4, 0.34, 0.34)), {
          y: -it.plate * 0.28,
        }),
        'line',
        it.roles[1],
      ),
    );
  if (brief.level === 2)
    around(wheel, { radius: it.plate * 0.78, count: 6 }, (spot) =>
      spot.shape(ellipse(0, 0, 10), 'fine', it.roles[2]),
    );
  wheel.shape(polygon(0, 0, it.plate * 0.32, 6, Math.PI / 6), 'line', it.roles[0]);
  if (brief.level > 0) wheel.shape(ellipse(0, 0, it.plate * 0.15), 'fine', 'paper');
}
