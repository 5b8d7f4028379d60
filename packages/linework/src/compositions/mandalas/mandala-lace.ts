import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { disc } from '../../motifs/bands.ts';
import { bend, fitting, layRings, type Ring, type Room } from '../../motifs/mandalas/rings.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Stitch = 'fans' | 'net' | 'eyelets' | 'petals' | 'pineapple' | 'loops';

/** A crocheted doily: scalloped fans, nets and eyelets. */
export const laceMandala: Composition = {
  name: 'mandala-lace',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const wheel = brief.sheet.layer('lace').at({ x: 500, y: 500 });
    const fold = brief.random.pick(byLevel(brief, [6, 8], [8, 10], [10, 12, 14]));
    const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const stitches = brief.random.shuffle<Stitch>(
      byLevel<Stitch[]>(
        brief,
        ['petals', 'eyelets'],
        ['net', 'eyelets', 'petals', 'pineapple', 'loops'],
        ['net', 'eyelets', 'petals', 'pineapple', 'loops'],
      ),
    );
    // A part of it is so near that it holds another ring.
    const count = brief.isPart ? byLevel(brief, 1, 2, 3) : byLevel(brief, 1, 1, 2);
    const rings: Ring[] = [
      ringOf('fans', byLevel(brief, 1, 0.9, 0.72), brief, fold, roles[0]!),
      ...stitches
        .slice(0, count)
        .map((stitch, i) => ringOf(stitch, brief.random.range(0.6, 0.95), brief, fold, roles[(i + 1) % 4]!)),
    ];
    const core = byLevel(brief, 120, brief.isPart ? 84 : 130, 70);
    layRings(wheel, { inner: core, outer: 458 }, rings);
    drawCore(wheel, brief, core, fold, roles);
    return {
      title: `${brief.random.pick(['Grandmother’s', 'Ivory', 'Sunday', 'Cobweb', 'Heirloom'])} ${brief.random.pick(['Lace', 'Doily', 'Crochet'])} Mandala`,
      description:
        'A round of crochet lace with fans, nets and eyelets. Pale colors keep it airy, strong ones turn it into a rug.',
      tags: ['mandala', 'lace', 'doily', 'crochet', 'handicraft'],
    };
  },
};

function ringOf(stitch: Stitch, weight: number, brief: Brief, fold: number, role: Role): Ring {
  return { weight, draw: (wheel, room) => STITCHES[stitch](wheel, room, { fold, role, level: brief.level }) };
}

interface Yarn {
  readonly fold: number;
  readonly role: Role;
  readonly level: 0 | 1 | 2;
}

const STITCHES: Readonly<Record<Stitch, (wheel: Sheet, room: Room, yarn: Yarn) => void>> = {
  fans: (wheel, room, { fold, role, level }) => {
    const height = room.outer - room.inner;
    const count = fitting(fold, room.outer, height * (level === 0 ? 2.6 : 1.9));
    const radius = Math.min(height * 0.86, (Math.PI * (room.inner + height * 0.35)) / count);
    const blades = [3, 4, 5][level]!;
    const at = (i: number): number => -Math.PI / 2 + (i / blades - 0.5) * Math.PI * 1.04;
    around(wheel, { radius: room.inner + height * 0.1, count, phase: 0.5 }, (spot) => {
      for (let i = 0; i < blades; i++) {
        const [x, y] = polar([0, 0], radius * 0.86, at(i + 0.5));
        spot.shape(ellipse(x, y, (radius * 1.36) / blades), 'bold', 'paper');
        if (level > 1) spot.shape(ellipse(x * 1.1, y * 1.1, (radius * 0.62) / blades), 'fine', role);
      }
      spot.shape(ellipse(0, 0, radius * 0.88), 'line', 'paper');
      if (level === 1) return shell(spot, radius, role);
      for (let i = 0; i < blades; i++) {
        const [from, to] = [at(i + 0.12), at(i + 0.88)];
        spot.shape(
          [
            ...arc(0, 0, radius * 0.78, radius * 0.78, from, to),
            ...arc(0, 0, radius * 0.42, radius * 0.42, to, from),
          ],
          'line',
          role,
        );
      }
      spot.shape(ellipse(0, 0, radius * 0.3), 'line', role);
    });
    around(wheel, { radius: room.inner + height * 0.12, count }, (spot) => {
      spot.shape(ellipse(0, 0, height * 0.2), 'bold', 'paper');
      if (level > 1) spot.shape(ellipse(0, -height * 0.06, height * 0.09), 'fine', role);
    });
    wheel.shape(disc(room.inner), 'bold', 'paper');
  },
  net: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', role);
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height / 2, height * [1.2, 1, 0.56][level]!);
    for (let i = 0; i < count; i++)
      for (const side of [-1, 1]) {
        const thread = Array.from({ length: 15 }, (_, k): Point => [side * 2 * (k / 14), k / 14]);
        wheel.line(bend(thread, room, count, i), 'line', 0);
      }
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  eyelets: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', role);
    const height = room.outer - room.inner;
    const middle = room.inner + height / 2;
    const count = fitting(fold, middle, height * 1.1);
    const radius = Math.min(height * 0.36, (middle * Math.PI * 0.8) / count);
    wheel.rim(disc(middle), 'line');
    around(wheel, { radius: middle, count }, (spot) => {
      bar(spot, -height / 2, height / 2);
      spot.shape(ellipse(0, 0, radius), 'line', 'paper');
      if (level > 0) spot.shape(ellipse(0, 0, radius * 0.58), 'fine', role);
    });
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  petals: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', 'paper');
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height * 0.6, height * 0.9);
    const width = (Math.PI * 2 * (room.inner + height * 0.66)) / count;
    around(wheel, { radius: room.inner + height * 0.5, count }, (spot) => bar(spot, -height * 0.5, 0));
    around(wheel, { radius: room.inner - 2, count, phase: 0.5 }, (spot) => {
      spot.shape(finePetal('round', height * 1.01, width), 'line', 'paper');
      spot.shape(place(finePetal('round', height * 0.72, width * 0.7), { y: -height * 0.12 }), 'line', role);
      if (level > 0) bar(spot, -height * 0.12, -height * 0.84);
    });
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  pineapple: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', role);
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height * 0.5, height * 1.2);
    const width = Math.min((Math.PI * 2 * (room.inner + height * 0.45)) / count, height) * 0.82;
    around(wheel, { radius: room.inner + height * 0.52, count, phase: 0.5 }, (spot) => {
      const reach = (Math.PI * (room.inner + height * 0.5)) / count;
      for (let k = 0; k < 6; k++)
        spot.at({ angle: (k * Math.PI) / 3 }).line(
          [
            [0, 0],
            [0, -Math.max(reach, height * 0.6)],
          ],
          'line',
          0,
        );
      spot.shape(ellipse(0, 0, height * 0.15), 'line', 'paper');
    });
    wheel.rim(disc(room.outer), 'line');
    around(wheel, { radius: room.inner - 2, count }, (spot) => {
      const rim = finePetal('lotus', height, width);
      spot.shape(rim, 'line', 'paper');
      const inside = spot.inside([rim]);
      const step = (width / [1.4, 1.8, 2.6][level]!) * 1.1;
      for (let k = -8; k <= 8; k++)
        for (const side of [-1, 1])
          inside.line(
            [
              [k * step - side * height, 0],
              [k * step + side * height * 0.2, -height * 1.2],
            ],
            'fine',
            0,
          );
      spot.rim(rim, 'line');
    });
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  loops: (wheel, room, { fold, role }) => {
    wheel.shape(disc(room.outer), 'line', 'soft');
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height * 0.3, height * 1.3);
    const half = (Math.PI * (room.inner + height * 0.25)) / count;
    for (const [lift, phase] of [
      [0.42, 0],
      [0.02, 0.5],
    ] as const)
      around(wheel, { radius: room.inner + height * lift, count, phase }, (spot) => {
        spot.shape(
          ellipse(0, 0, half * (1 + lift * 0.3), height * 0.48),
          'line',
          lift > 0.1 ? role : 'paper',
        );
        spot.shape(ellipse(0, 0, half * 0.62, height * 0.27), 'fine', 'soft');
      });
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
};

/** A shell: posts of thread that spread from one stitch. */
function shell(spot: Sheet, radius: number, role: Role): void {
  spot.shape(ellipse(0, 0, radius * 0.74), 'fine', role);
  for (const turn of [-1.26, -0.76, -0.25, 0.25, 0.76, 1.26])
    spot.line(
      [polar([0, 0], radius * 0.2, turn - Math.PI / 2), polar([0, 0], radius * 0.74, turn - Math.PI / 2)],
      'line',
      0,
    );
  spot.shape(ellipse(0, 0, radius * 0.24), 'line', 'paper');
}

/** A bar of thread outwards between two heights. */
function bar(spot: Sheet, from: number, to: number): void {
  spot.line(
    [
      [0, from],
      [0, to],
    ],
    'line',
    0,
  );
}

function drawCore(wheel: Sheet, brief: Brief, core: number, fold: number, roles: readonly Role[]): void {
  const count = fold > 8 ? fold / 2 : fold;
  around(wheel, { radius: core * 0.32, count }, (spot) => {
    spot.shape(finePetal('drop', core * 0.58, (core * 3.3) / count), 'line', roles[0]);
  });
  wheel.shape(disc(core * 0.34), 'line', roles[1]);
  if (brief.level > 0) wheel.shape(disc(core * 0.17), 'fine', 'paper');
}
