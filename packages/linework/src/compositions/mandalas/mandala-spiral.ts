import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, type PetalKind } from '../../geometry/petal.ts';
import { polar, type Path } from '../../geometry/point.ts';
import { disc } from '../../motifs/bands.ts';
import { ornatePetal, type Decor } from '../../motifs/ornate-petal.ts';
import { leafyPage } from '../../motifs/page-ground.ts';
import { dressFoliage } from '../../motifs/dressing/foliage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { onGround } from '../on-ground.ts';

/** The angle between two leaves of a sunflower (Vogel 1979). */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Petals laid in the spirals of a sunflower's disc, the youngest in the middle. */
export const sunflowerAlone: Composition = {
  name: 'mandala-sunflower',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 1,
  draw(brief) {
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500, angle: brief.random.range(0, 6) });
    const kind = brief.random.pick<PetalKind>(['round', 'lotus', 'leaf', 'drop', 'point']);
    drawPetals(wheel, brief, kind);
    const name = {
      round: 'Artichoke',
      lotus: 'Water Lily',
      leaf: 'Sunflower',
      drop: 'Raindrop',
      point: 'Agave',
    }[kind as 'leaf'];
    return {
      title: `${brief.random.pick(['Golden', 'Spiraling', 'Unfolding', 'Late Summer'])} ${name} Spiral`,
      description:
        'Every petal stands a golden angle from the last, as in the heart of a sunflower. Follow the spirals to the left or to the right with your colors.',
      tags: ['mandala', 'spiral', 'sunflower', 'petals', 'golden angle'],
    };
  },
};

/** The same on a ground where the page is hard. */
export const sunflowerMandala = onGround(sunflowerAlone, (ground, random, zone) =>
  dressFoliage(ground, random, { zone, kind: 'hanging', size: 120 }),
);

function drawPetals(wheel: Sheet, brief: Brief, kind: PetalKind): void {
  const { random } = brief;
  const count = byLevel(brief, random.int(24, 30), random.int(46, 62), random.int(96, 130));
  const step = byLevel(brief, 370, 394, 412) / Math.sqrt(count);
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const arms = random.pick([3, 5, 8]);
  const decor = random.pick<Decor[]>(
    byLevel(brief, [[]], [['drop'], ['echo'], ['eye']], [['drop'], ['echo'], ['nest']]),
  );
  for (let i = count - 1; i >= 2; i--) {
    const radius = step * Math.sqrt(i);
    const size = step * (1.7 + 0.95 * Math.sqrt(i / count));
    const [x, y] = polar([0, 0], radius - size * 0.55, i * GOLDEN);
    ornatePetal(wheel.at({ x, y, angle: i * GOLDEN + Math.PI / 2 }), {
      kind,
      length: size * 1.12,
      width: size * (kind === 'leaf' || kind === 'point' ? 0.94 : 1.1),
      decor: i > count * 0.16 ? decor : [],
      role: roles[(i % arms) % 4]!,
      inner: 'soft',
      weight: i > count - 9 ? 'bold' : 'line',
      isFine: true,
    });
  }
  wheel.shape(disc(step * 0.95), 'line', 'sun');
  if (brief.level > 0) wheel.shape(disc(step * 0.45), 'fine', roles[1]);
}

/** Blades that all lean one way, like a wheel of wind. */
export const whirlMandala: Composition = {
  name: 'mandala-whirl',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 1.2,
  draw(brief) {
    const flip = brief.random.chance(0.5);
    if (brief.level === 0) leafyPage(brief.sheet, 'lotus', ['sky']);
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500, flip });
    const fold = brief.random.pick(byLevel(brief, [6, 8], [8, 10], [12, 14]));
    const twist = brief.random.range(0.7, 1.5);
    drawWhirl(wheel, brief, fold, twist);
    return {
      title: `${brief.random.pick(['Whirling', 'Turning', 'Dancing', 'Stormy'])} ${brief.random.pick(['Pinwheel', 'Wind', 'Maelstrom', 'Dervish'])} Mandala`,
      description:
        'All blades of this mandala lean one way, so it seems to turn. Let light and dark take turns from blade to blade.',
      tags: ['mandala', 'spiral', 'wind', 'movement', 'pinwheel'],
    };
  },
};

function drawWhirl(wheel: Sheet, brief: Brief, fold: number, twist: number): void {
  const { random } = brief;
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const kinds = random.shuffle<PetalKind>(['lotus', 'round', 'leaf', 'drop', 'point']);
  const rings = byLevel(brief, 2, 3, 4);
  for (let ring = 0; ring < rings; ring++) {
    const outer = 452 - ring * ((452 - 70) / rings);
    if (ring > 0) wheel.shape(disc(outer * 0.94), 'line', 'soft');
    const inner = Math.max(56, outer - (452 / rings) * 1.22);
    const last = ring === rings - 1 && rings > 2;
    const count = ring === 0 ? fold * byLevel(brief, 1, 1.5, 1.5) : last ? fold / 2 : fold;
    const bands = byLevel(brief, 0, random.int(1, 2), random.int(2, 3));
    for (let i = 0; i < count; i++) {
      const turn = ((i + (ring % 2) * 0.5) / count) * Math.PI * 2;
      drawBlade(wheel, {
        kind: kinds[ring]!,
        inner,
        outer,
        width: (Math.PI * 2 * (inner + (outer - inner) * 0.55)) / count,
        turn,
        twist: twist * (ring % 2 === 0 ? 1 : -1),
        roles: [roles[ring % 4]!, roles[(ring + 1) % 4]!],
        bands,
        bold: ring === 0,
      });
    }
    if (ring === rings - 1) wheel.shape(disc(inner * (rings > 2 ? 1.05 : 1.8)), 'line', 'sun');
  }
  if (brief.level > 0) wheel.shape(ellipse(0, 0, 30), 'line', roles[3]);
}

interface Blade {
  readonly kind: PetalKind;
  readonly inner: number;
  readonly outer: number;
  readonly width: number;
  readonly turn: number;
  /** How far the tip lags behind the base, in radians. */
  readonly twist: number;
  readonly roles: readonly [Role, Role];
  readonly bands: number;
  readonly bold: boolean;
}

function drawBlade(wheel: Sheet, it: Blade): void {
  const length = it.outer - it.inner;
  const bent = (path: Path): Path =>
    path.map(([x, y]) => {
      const radius = it.inner - y;
      const lag = it.twist * ((radius - it.inner) / length) * (length / 300);
      return polar([0, 0], radius, it.turn - lag + x / Math.max(60, radius));
    });
  wheel.shape(
    bent(finePetal(it.kind, length, Math.min(it.width * 1.06, length * 1.3))),
    it.bold ? 'bold' : 'line',
    it.roles[0],
  );
  for (let band = 0; band < it.bands; band++) {
    const size = 0.66 - band * 0.24;
    const inner = finePetal(it.kind, length * size, Math.min(it.width * 1.06, length * 1.3) * size * 0.92);
    wheel.shape(
      bent(inner.map(([x, y]) => [x, y - length * (0.14 + band * 0.1)])),
      'fine',
      band % 2 === 0 ? 'soft' : it.roles[1],
    );
  }
}
