import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { disc, type BandKind } from '../../motifs/bands.ts';
import { fit, type Look } from '../../motifs/figures/figure.ts';
import { lotusFigure } from '../../motifs/figures/ornaments.ts';
import {
  bandRing,
  hem,
  layRings,
  petalRing,
  type PetalRing,
  type Ring,
} from '../../motifs/mandalas/rings.ts';
import type { Decor } from '../../motifs/ornate-petal.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const HORIZON = 500;

/** Half a mandala that rises like a sun over water. */
export const halfMandala: Composition = {
  name: 'mandala-half',
  category: 'mandalas',
  size: [1000, 720],
  strays: 1.2,
  draw(brief) {
    const { random } = brief;
    const fold = random.pick(byLevel(brief, [10, 12], [14, 16], [18, 20]));
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const kind = random.pick<PetalKind>(['lotus', 'leaf', 'round', 'ogee']);
    const sky = brief.sheet.layer('sunrise').inside([clockwise(rectangle(0, 0, 1000, HORIZON))]);
    const wheel = sky.at({ x: 500, y: HORIZON });
    drawWheel(wheel, brief, { fold, roles, kind });
    drawWater(brief, roles);
    const name = { lotus: 'Lotus', leaf: 'Sunrise', round: 'Harvest', ogee: 'Temple' }[kind as 'leaf'];
    return {
      title: `${random.pick(['Rising', 'Daybreak', 'Evening', 'Lakeside', 'Harbor'])} ${name} Half Mandala`,
      description:
        'Half a mandala stands over still water like a rising sun. Warm colors above and cool ones below make a whole morning.',
      tags: ['mandala', 'sunrise', 'water', 'half mandala', 'calm'],
    };
  },
};

interface Plan {
  readonly fold: number;
  readonly roles: readonly Role[];
  readonly kind: PetalKind;
}

function drawWheel(wheel: Sheet, brief: Brief, { fold, roles, kind }: Plan): void {
  const { random } = brief;
  const bands = random.shuffle<BandKind>(['beads', 'arches', 'drops', 'diamonds', 'pearls']);
  const decors = random.shuffle<Decor[]>(
    byLevel(brief, [['drop'], []], [['echo'], ['drop'], ['eye']], [['echo', 'drop'], ['nest'], ['eye']]),
  );
  const look: PetalRing = {
    kind,
    count: fold,
    decor: decors[0]!,
    role: roles[0]!,
    weight: 'bold',
    phase: 0.5,
    wide: 1.2,
  };
  const [front, behind] = [
    petalRing(1, look),
    petalRing(1, { ...look, decor: [], role: roles[3]!, phase: 0 }),
  ];
  const crown: Ring = {
    weight: random.range(0.8, 1.25),
    draw(sheet, room) {
      behind.draw(sheet, room);
      front.draw(sheet, room);
    },
  };
  const rings: Ring[] = [crown];
  if (brief.level > 0) rings.push(bandRing(0.3, bands[0]!, fold, ['soft', roles[1]!], 1.6));
  rings.push(
    petalRing(random.range(0.6, 0.9), {
      kind: random.pick(['round', 'drop', 'heart']),
      count: fold,
      decor: decors[1]!,
      role: roles[2]!,
      ground: 'soft',
    }),
  );
  if (brief.level === 2)
    rings.push(
      bandRing(0.26, bands[1]!, fold, ['soft', roles[3]!], 1.6),
      hem(0.4, { fold, role: roles[0]!, dot: 'sun' }),
    );
  const core = byLevel(brief, 120, 130, 112);
  layRings(wheel, { inner: core, outer: 456 }, rings);
  wheel.shape(disc(core), 'bold', 'sun');
  wheel.shape(disc(core * 0.7), 'line', roles[1]);
  wheel.shape(disc(core * 0.38), 'line', 'sun');
}

/** The mandala on the water below itself: flat rings that the waves break into scallops. */
function drawReflection(inside: Sheet, roles: readonly Role[]): void {
  for (const [i, [wide, high, bumps]] of (
    [
      [400, 158, 15],
      [290, 116, 11],
      [190, 76, 9],
    ] as const
  ).entries()) {
    const rim = Array.from({ length: 121 }, (_, k): Point => {
      const angle = (k / 120) * Math.PI;
      const swell = 1 + 0.045 * Math.abs(Math.sin(angle * bumps));
      return [500 + wide * swell * Math.cos(angle), HORIZON + high * swell * Math.sin(angle)];
    });
    inside.shape(rim, 'line', i === 1 ? 'soft' : roles[i]!);
  }
}

function drawWater(brief: Brief, roles: readonly Role[]): void {
  const water = brief.sheet.layer('water');
  const bottom = 684;
  const rows = byLevel(brief, 2, 3, 4);
  const step = (bottom - HORIZON) / rows;
  water.shape(rectangle(36, HORIZON, 928, bottom - HORIZON), 'bold', 'water');
  const inside = water.inside([clockwise(rectangle(36, HORIZON, 928, bottom - HORIZON))]);
  const wave = brief.random.range(90, 130);
  for (let row = 0; row < rows; row++) {
    const top = HORIZON + row * step;
    const line = Array.from({ length: 95 }, (_, i): Point => [
      20 + i * 10.3,
      top + (row === 0 ? 0 : 10 * Math.sin((i * 10.3 * 6.283) / wave + row * 2)),
    ]);
    inside.shape([...line, [1000, 760], [0, 760]], 'line', row % 2 === 0 ? 'water' : 'soft');
    if (brief.level < 2) continue;
    for (let x = wave * (row % 2 === 0 ? 0.5 : 1); x < 1000; x += wave)
      if (Math.abs(x - 500) > 150)
        inside.shape(
          place(petal('leaf', wave * 0.5, step * 0.3), {
            x: x - wave * 0.25,
            y: top + step * 0.62,
            angle: Math.PI / 2,
          }),
          'fine',
          roles[row % 4],
        );
  }
  if (brief.level === 1) drawReflection(inside, roles);
  const look: Look = { level: brief.level, main: roles[0]!, accent: roles[2]! };
  water.shape(ellipse(500, 628, 150, 34), 'line', 'leaf');
  fit(water.at({ x: 500, y: 580 }), lotusFigure, look, 220, 150);
  water.rim(rectangle(36, HORIZON, 928, bottom - HORIZON), 'bold');
}
