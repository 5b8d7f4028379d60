import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import type { Path } from '../../geometry/point.ts';
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
    const count = byLevel(brief, 1, 2, 3);
    const rings: Ring[] = [
      ringOf('fans', byLevel(brief, 1, 0.9, 0.72), brief, fold, roles[0]!),
      ...stitches
        .slice(0, count)
        .map((stitch, i) => ringOf(stitch, brief.random.range(0.6, 0.95), brief, fold, roles[(i + 1) % 4]!)),
    ];
    const core = byLevel(brief, 120, 84, 70);
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
    around(wheel, { radius: room.inner + height * 0.1, count, phase: 0.5 }, (spot) => {
      const blades = [3, 4, 5][level]!;
      for (let i = 0; i < blades; i++) {
        const angle = -Math.PI / 2 + ((i + 0.5) / blades - 0.5) * Math.PI * 1.04;
        spot.shape(
          ellipse(radius * 0.84 * Math.cos(angle), radius * 0.84 * Math.sin(angle), (radius * 1.4) / blades),
          'bold',
          'soft',
        );
      }
      spot.shape(ellipse(0, 0, radius * 0.86), 'line', role);
      for (let i = 1; i < (level === 0 ? 0 : blades); i++) {
        const angle = -Math.PI / 2 + (i / blades - 0.5) * Math.PI * 1.04;
        spot.line(
          [
            [0, 0],
            [radius * 0.86 * Math.cos(angle), radius * 0.86 * Math.sin(angle)],
          ],
          'fine',
          0,
        );
      }
      spot.shape(ellipse(0, 0, radius * 0.46), 'fine', 'paper');
    });
    wheel.shape(disc(room.inner), 'bold', 'paper');
  },
  net: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', 'soft');
    const height = room.outer - room.inner;
    const rows = level === 1 ? 2 : 3;
    const count = fitting(fold, room.inner + height / 2, (height / rows) * 1.5);
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < count; i++) {
        const cell = {
          inner: room.inner + (height * row) / rows,
          outer: room.inner + (height * (row + 1)) / rows,
        };
        const mesh: Path = points('0,-0.14 0.44,0.5 0,1.14 -0.44,0.5').map(
          ([x, y]) => [x * 1.9, y * 0.8 + 0.1] as const,
        );
        wheel.shape(bend(mesh, cell, count, i + (row % 2) * 0.5), 'fine', row % 2 === 0 ? role : 'paper');
      }
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  eyelets: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', 'soft');
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height / 2, height * 1.1);
    const radius = Math.min(height * 0.4, ((room.inner + height / 2) * Math.PI * 0.88) / count);
    around(wheel, { radius: room.inner + height / 2, count }, (spot) => {
      spot.shape(ellipse(0, 0, radius), 'line', role);
      if (level > 0) spot.shape(ellipse(0, 0, radius * 0.6), 'fine', 'paper');
    });
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  petals: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', 'paper');
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height * 0.6, height * 0.9);
    const width = (Math.PI * 2 * (room.inner + height * 0.6)) / count;
    around(wheel, { radius: room.inner + 1, count, phase: 0.5 }, (spot) => {
      spot.shape(finePetal('round', height * 0.9, width * 0.94), 'line', role);
      if (level > 0)
        spot.line(
          [
            [0, -height * 0.16],
            [0, -height * 0.72],
          ],
          'fine',
          0.3,
        );
    });
    wheel.shape(disc(room.inner), 'line', 'paper');
  },
  pineapple: (wheel, room, { fold, role, level }) => {
    wheel.shape(disc(room.outer), 'line', 'paper');
    const height = room.outer - room.inner;
    const count = fitting(fold, room.inner + height * 0.5, height * 0.86);
    const width = Math.min((Math.PI * 2 * (room.inner + height * 0.45)) / count, height * 0.96);
    around(wheel, { radius: room.inner + 1, count }, (spot) => {
      const rim = finePetal('lotus', height * 0.93, width * 0.9);
      spot.shape(rim, 'line', role);
      const inside = spot.inside([rim]);
      const rows = level === 1 ? 2 : 3;
      for (let i = 1; i <= rows; i++)
        inside.line(arc(0, -height * 0.02, width, height * 0.22 * i + height * 0.06, -Math.PI, 0), 'fine', 0);
      if (level > 1)
        inside.line(
          [
            [0, 0],
            [0, -height * 0.3],
          ],
          'fine',
          0,
        );
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

function drawCore(wheel: Sheet, brief: Brief, core: number, fold: number, roles: readonly Role[]): void {
  const count = fold > 8 ? fold / 2 : fold;
  around(wheel, { radius: core * 0.32, count }, (spot) => {
    spot.shape(finePetal('drop', core * 0.58, (core * 3.3) / count), 'line', roles[0]);
  });
  wheel.shape(disc(core * 0.34), 'line', roles[1]);
  if (brief.level > 0) wheel.shape(disc(core * 0.17), 'fine', 'paper');
}
