import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal, type PetalKind } from '../../geometry/petal.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { disc } from '../../motifs/bands.ts';
import { drawHeart, GOLDEN_ANGLE, seedDisc } from '../../motifs/mandalas/hearts.ts';
import { leafyPage } from '../../motifs/page-ground.ts';
import { dressFoliage } from '../../motifs/dressing/foliage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { onGround } from '../on-ground.ts';
import { closedLeaves } from '../tidied.ts';

/** A plant whose leaves or petals stand in spirals, each a golden angle from the last. */
type Plant = 'houseleek' | 'lily' | 'artichoke' | 'cone' | 'sunflower' | 'agave';

const NAMES: Readonly<Record<Plant, string>> = {
  houseleek: 'Houseleek',
  lily: 'Water Lily',
  artichoke: 'Artichoke',
  cone: 'Pine Cone',
  sunflower: 'Sunflower',
  agave: 'Agave',
};

/** Petals laid in the spirals of a sunflower's disc, the youngest in the middle. */
export const sunflowerAlone: Composition = {
  name: 'mandala-sunflower',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 1,
  draw(brief) {
    const { random, level } = brief;
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500, angle: random.range(0, 6) });
    const plant = random.pick<Plant>(['houseleek', 'lily', 'artichoke', 'cone', 'sunflower', 'agave']);
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const arms = random.pick([3, 5, 8]);
    const look = { level, roleOf: (i: number): Role => roles[(i % arms) % 4]! };
    if (plant === 'sunflower') drawSunflower(wheel, brief, look);
    else drawRosette(wheel, brief, { ...look, plant });
    return {
      title: `${random.pick(['Golden', 'Spiraling', 'Unfolding', 'Late Summer'])} ${NAMES[plant]} Spiral`,
      description:
        'Every petal stands a golden angle from the last, as in the heart of a sunflower. Follow the spirals to the left or to the right with your colors.',
      tags: ['mandala', 'spiral', NAMES[plant].toLowerCase(), 'petals', 'golden angle'],
    };
  },
};

/** The same on a ground where the page is hard. */
export const sunflowerMandala = onGround(sunflowerAlone, (ground, random, zone) =>
  dressFoliage(ground, random, { zone, kind: 'hanging', size: 120 }),
);

interface Growth {
  readonly level: 0 | 1 | 2;
  /** The color of the petal of an age, the youngest being 0. */
  readonly roleOf: (age: number) => Role;
}

type RosettePlant = Exclude<Plant, 'sunflower'>;

/** The outline of one petal and its width in shares of its distance from the middle. */
const SHAPES: Readonly<Record<RosettePlant, readonly [kind: PetalKind, wide: number]>> = {
  houseleek: ['lotus', 1.02],
  lily: ['leaf', 0.6],
  artichoke: ['ogee', 0.84],
  cone: ['round', 0.9],
  agave: ['point', 0.5],
};

const ROOMY_BRACT = ['lotus', 0.86] as const;

/** A rosette seen from above: a petal is as large as it is far out, so that old and young ones agree. */
function drawRosette(wheel: Sheet, brief: Brief, it: Growth & { readonly plant: RosettePlant }): void {
  // The tips of pointed bracts are too narrow for a crayon.
  const [kind, wide] = it.plant === 'artichoke' && brief.level === 0 ? ROOMY_BRACT : SHAPES[it.plant];
  const bud = byLevel(brief, 88, 54, 40);
  const count = byLevel(brief, 22, 50, 100);
  const rim = brief.isPart ? 640 : 456;
  // The outermost ones are all full-grown, which rounds the whole.
  const grown = byLevel(brief, 6, 9, 14);
  const growth = (456 / bud) ** (1 / (count - grown));
  const more = brief.isPart ? byLevel(brief, 5, 12, 24) : 0;
  const broad = wide * byLevel(brief, 1.06, 0.94, 0.72);
  for (let i = count + more; i >= 0; i--) {
    const tip = Math.min(rim, bud * growth ** i);
    const from = tip * 0.22;
    const [x, y] = polar([0, 0], from, i * GOLDEN_ANGLE);
    drawPetal(wheel.at({ x, y, angle: i * GOLDEN_ANGLE + Math.PI / 2 }), {
      plant: it.plant,
      level: it.level,
      kind,
      long: tip - from,
      wide: tip * broad,
      role: it.roleOf(i),
      isOuter: i > count - grown,
    });
  }
  wheel.shape(disc(bud * 0.56), 'line', 'sun');
  if (it.level === 0) return;
  for (const turn of [0, 1, 2])
    wheel.at({ angle: turn * 2.1 }).shape(finePetal('leaf', bud * 0.5, bud * 0.4), 'fine', it.roleOf(turn));
}

interface Petal {
  readonly plant: RosettePlant;
  readonly level: 0 | 1 | 2;
  readonly kind: PetalKind;
  readonly long: number;
  readonly wide: number;
  readonly role: Role;
  readonly isOuter: boolean;
}

/** One petal with what its plant has on it. */
function drawPetal(spot: Sheet, { plant, level, kind, long, wide, role, isOuter }: Petal): void {
  const rim = finePetal(kind, long, wide);
  spot.shape(rim, isOuter ? 'bold' : 'line', role);
  if (level === 0 || long < (level === 1 ? 92 : 66)) return;
  const upper = spot.at({ y: -long * 0.34 });
  if (plant === 'houseleek') upper.shape(finePetal(kind, long * 0.56, wide * 0.62), 'fine', 'soft');
  if (plant === 'artichoke') upper.shape(finePetal('leaf', long * 0.36, wide * 0.34), 'fine', 'soft');
  if (plant === 'lily' || plant === 'agave')
    for (const x of plant === 'lily' ? [-0.13, 0.13] : [0])
      spot.line(
        curve([
          [x * wide * 0.5, -long * 0.06],
          [x * wide, -long * 0.5],
          [0, -long * 0.995],
        ]),
        'fine',
        0.2,
      );
  if (plant !== 'cone') return;
  const inside = spot.inside([clockwise(rim)]);
  inside.line(
    curve([
      [-wide, -long * 0.6],
      [-wide * 0.24, -long * 0.7],
      [wide * 0.24, -long * 0.7],
      [wide, -long * 0.6],
    ]),
    'fine',
    0,
  );
  inside.shape(ellipse(0, -long * 0.76, wide * 0.15, long * 0.07), 'fine', 'soft');
}

/** A disc of seeds, and rows of long petals behind it. */
function drawSunflower(wheel: Sheet, brief: Brief, { level, roleOf }: Growth): void {
  const core = byLevel(brief, 190, 210, 230);
  const count = byLevel(brief, 11, 17, 21);
  const rim = brief.isPart ? 620 : 456;
  for (let row = byLevel(brief, 2, 3, 3) - 1; row >= 0; row--)
    around(wheel, { radius: core * 0.7, count, phase: row / 3 }, (spot) => {
      const long = rim - core * 0.7 - (2 - row) * byLevel(brief, 30, 26, 32);
      const wide = ((core + rim) * Math.PI * byLevel(brief, 0.92, 0.86, 0.8)) / count;
      spot.shape(finePetal('leaf', long, wide), 'bold', row % 2 ? 'gold' : 'sun');
      if (level === 0) return;
      for (const x of [-0.1, 0.1])
        spot.line(
          curve([
            [x * wide * 0.8, -long * 0.42],
            [x * wide * 1.2, -long * 0.68],
            [x * wide * 0.5, -long * 0.9],
          ]),
          'fine',
          0.6,
        );
    });
  wheel.shape(disc(core), 'bold', 'wood');
  const inside = wheel.inside([disc(core)]);
  if (level === 0) drawButton(inside, core, roleOf);
  else seedDisc(inside, core, level === 1 ? 34 : 96, roleOf);
  wheel.rim(disc(core), 'bold');
}

/** The disc of an easy sunflower: six large seeds about one. */
function drawButton(inside: Sheet, core: number, roleOf: (age: number) => Role): void {
  around(inside, { radius: core * 0.3, count: 6 }, (spot, i) =>
    spot.shape(finePetal('drop', core * 0.58, core * 0.46), 'line', roleOf(i)),
  );
  inside.shape(disc(core * 0.28), 'line', 'wood');
}

/** Blades that all lean one way, like a wheel of wind. */
export const whirlMandala: Composition = closedLeaves({
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
});

function drawWhirl(wheel: Sheet, brief: Brief, fold: number, twist: number): void {
  const { random } = brief;
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const look = random.pick<BladeLook>(['leaf', 'paper']);
  const rings = byLevel(brief, 2, 3, 4);
  for (let ring = 0; ring < rings; ring++) {
    const outer = 456 * 0.69 ** ring;
    const inner = outer * 0.36;
    const count = Math.round(
      fold * [1.34, 1.2, 1, 0.8][ring]! * (look === 'leaf' ? 0.84 : 1) * byLevel(brief, 0.8, 1, 1),
    );
    const step = (Math.PI * 2) / count;
    for (let i = 0; i < count; i++)
      drawBlade(wheel, {
        look,
        level: brief.level,
        inner,
        outer,
        step,
        turn: (i + ring * 0.5) * step,
        twist: twist * (look === 'leaf' ? 0.72 : 1.1),
        roles: [roles[ring % 4]!, roles[(ring + 1) % 4]!],
        bold: ring === 0,
      });
    if (ring === rings - 1)
      drawHeart(wheel, { ...brief, random: random.fork('heart'), radius: outer * 0.5, fold, roles });
  }
}

/** A leaf with its veins, or a sheet of paper folded along its middle. */
type BladeLook = 'leaf' | 'paper';

interface Blade {
  readonly look: BladeLook;
  readonly level: 0 | 1 | 2;
  readonly inner: number;
  readonly outer: number;
  /** The angle between two blades. */
  readonly step: number;
  readonly turn: number;
  /** How far the tip lags behind the base, in radians. */
  readonly twist: number;
  readonly roles: readonly [Role, Role];
  readonly bold: boolean;
}

/** How far out each look is widest, and how it narrows: shares of the blade's length. */
const SWELL: Readonly<Record<BladeLook, (share: number) => number>> = {
  leaf: (t) => Math.sin(Math.PI * t ** 0.86) ** (t < 0.45 ? 0.8 : 0.8 + (t - 0.45) * 0.9),
  paper: (t) => Math.min(1, 0.35 + t * 1.1) * (t > 0.66 ? ((1 - t) / 0.34) ** 0.72 : 1),
};

function drawBlade(wheel: Sheet, it: Blade): void {
  const at = (share: number, across: number): Point =>
    polar(
      [0, 0],
      it.inner + (it.outer - it.inner) * share,
      it.turn -
        it.twist * share ** 1.2 +
        across * it.step * (it.look === 'leaf' ? 0.74 : 0.62) * SWELL[it.look](share),
    );
  const shares = Array.from({ length: 61 }, (_, i) => i / 60);
  const rim = [...shares.map((t) => at(t, -1)), ...shares.toReversed().map((t) => at(t, 1))];
  wheel.shape(rim, it.bold ? 'bold' : 'line', it.roles[0]);
  if (it.level === 0) return;
  const spine = shares.map((t) => at(t, it.look === 'paper' ? -0.12 : 0));
  const inside = wheel.inside([clockwise(rim)]);
  if (it.look === 'paper') {
    inside.shape([...spine, ...shares.toReversed().map((t) => at(t, 1.4))], 'fine', it.roles[1]);
    if (it.level === 1 && it.outer - it.inner > 120)
      for (const t of [0.34, 0.5, 0.66])
        inside.line(curve([at(t, -1.1), at(t + 0.05, -0.6), at(t + 0.07, -0.12)]), 'fine', 0);
    return;
  }
  inside.line(spine.slice(0, 46), 'line', 0.5);
  const long = it.outer - it.inner;
  const veins = Math.max(2, Math.round(long / (it.level === 1 ? 120 : 70)));
  for (let i = 1; i <= veins; i++)
    for (const side of [-1, 1]) {
      const from = 0.14 + (i / (veins + 1)) * 0.56;
      inside.line(
        curve([at(from, 0), at(from + 0.06, side * 0.4), at(from + 0.13, side * 0.72)]),
        'fine',
        0.6,
      );
    }
}
