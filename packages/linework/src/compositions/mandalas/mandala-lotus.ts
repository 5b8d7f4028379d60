import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { WIDEST, type PetalKind } from '../../geometry/petal.ts';
import { band, disc, type BandKind } from '../../motifs/bands.ts';
import { ornatePetal, type Decor } from '../../motifs/ornate-petal.ts';
import { leafyPage } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const RADIUS = 448;

/** Rings of petals, the largest outside, with ornamented bands between them on harder pages. */
export const lotusMandala: Composition = {
  name: 'mandala-lotus',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0,
  draw(brief) {
    if (brief.level === 0) leafyPage(brief.sheet, 'lotus', ['d']);
    const fold = brief.random.pick(byLevel(brief, [6], [8, 10], [12, 14]));
    const wheel = brief.sheet.layer('mandala').at({ x: 500, y: 500 });
    const outer: PetalKind = brief.random.pick(['lotus', 'point', 'ogee', 'leaf']);
    drawCrown(wheel, brief, fold, outer);
    drawHeart(wheel, brief, fold);
    return story(brief, outer);
  },
};

function drawCrown(wheel: Sheet, brief: Brief, fold: number, outer: PetalKind): void {
  const base = RADIUS * byLevel(brief, 0.44, 0.56, 0.6);
  const length = RADIUS - base - byLevel(brief, 14, 16, 14);
  const width = fitted(fold, base, length, outer);
  const decor = brief.random.pick<Decor[]>(
    byLevel(
      brief,
      [['drop'], ['echo'], ['heart']],
      [['drop'], ['echo'], ['eye']],
      [['echo', 'fan'], ['echo', 'crown'], ['echo', 'eye'], ['nest']],
    ),
  );
  around(wheel, { radius: base, count: fold, phase: 0.5 }, (spot) => {
    ornatePetal(spot, {
      kind: outer,
      length: length * 1.02,
      width: width * byLevel(brief, 0.74, 0.92, 0.92),
      decor: byLevel<Decor[]>(brief, [], [], ['echo']),
      role: 'c',
      inner: 'soft',
      weight: brief.level === 0 ? 'line' : 'bold',
      isFine: true,
    });
    if (brief.level > 0) spot.shape(ellipse(0, -length * 0.82, byLevel(brief, 0, 11, 9)), 'fine', 'b');
  });
  around(wheel, { radius: base * byLevel(brief, 0.9, 1, 1), count: fold }, (spot) => {
    ornatePetal(spot, {
      kind: outer,
      length,
      width: width * byLevel(brief, 0.66, 0.94, 0.94),
      decor,
      role: 'a',
      inner: 'soft',
      weight: brief.level === 0 ? 'line' : 'bold',
      isFine: true,
    });
    if (brief.level > 0) spot.shape(ellipse(0, -length - 7, byLevel(brief, 12, 11, 9)), 'line', 'b');
  });
  wheel.shape(disc(base * byLevel(brief, 1.26, 1, 1)), 'bold', 'soft');
}

/** The rings inside the crown, from the outside in. */
function drawHeart(wheel: Sheet, brief: Brief, fold: number): void {
  const { random } = brief;
  const kinds = random.shuffle<PetalKind>([
    'lotus',
    'round',
    'ogee',
    'leaf',
    'drop',
    ...(brief.level > 0 ? (['heart'] as const) : []),
  ]);
  const bands = random.shuffle<BandKind>([
    'beads',
    'pearls',
    'arches',
    'scallops',
    'teeth',
    'drops',
    'diamonds',
    'leaves',
  ]);
  const full = RADIUS * byLevel(brief, 0.44, 0.56, 0.6);
  const roles: Role[] = ['b', 'd', 'c', 'a'];
  const decors = random.shuffle<Decor[]>(
    byLevel(
      brief,
      [['plain'], ['plain']],
      [['echo'], ['drop'], ['eye']],
      [['echo', 'drop'], ['nest'], ['veins'], ['eye']],
    ),
  );
  const plan = byLevel(brief, ['petals'], ['band', 'petals'], ['band', 'petals', 'band', 'petals']);
  const weights = plan.map((part) => (part === 'band' ? 0.42 : 1));
  const core = full * byLevel(brief, 0.36, 0.36, 0.3);
  const unit = (full - core) / weights.reduce((sum, w) => sum + w, 0);
  let outer = full;
  plan.forEach((part, i) => {
    const inner = outer - unit * weights[i]!;
    const role = roles[i % roles.length]!;
    if (part === 'band')
      band(wheel, {
        inner,
        outer,
        kind: bands[i]!,
        fold,
        spacing: byLevel(brief, 2, 1.5, 1),
        role: 'soft',
        ornament: role,
      });
    else
      petalRing(wheel, {
        inner,
        outer,
        fold: inner * 6.28 < fold * 46 ? fold / 2 : fold,
        kind: kinds[i]!,
        decor: decors[i % decors.length]!,
        role,
        brief,
        phase: i % 2 === 0 ? 0.5 : 0,
      });
    outer = inner;
  });
  drawCore(wheel, brief, core, fold);
}

interface PetalRing {
  readonly inner: number;
  readonly outer: number;
  readonly fold: number;
  readonly kind: PetalKind;
  readonly decor: readonly Decor[];
  readonly role: Role;
  readonly phase: number;
  readonly brief: Brief;
}

function petalRing(wheel: Sheet, ring: PetalRing): void {
  const base = ring.inner;
  const length = (ring.outer - base) * byLevel(ring.brief, 0.76, 1, 1);
  const width = fitted(ring.fold, base, length, ring.kind) * byLevel(ring.brief, 0.62, 1, 1);
  wheel.shape(disc(ring.outer), 'line', 'soft');
  around(wheel, { radius: base, count: ring.fold, phase: ring.phase }, (spot) =>
    ornatePetal(spot, {
      kind: ring.kind,
      length,
      width,
      decor: ring.decor,
      role: ring.role,
      inner: 'paper',
      isFine: true,
    }),
  );
  wheel.shape(disc(ring.inner), 'line', 'soft');
}

function drawCore(wheel: Sheet, brief: Brief, radius: number, fold: number): void {
  const eye = radius * byLevel(brief, 0.45, 0.36, 0.34);
  wheel.shape(disc(radius), 'line', 'soft');
  if (brief.level > 0) {
    const count = fold > 7 ? fold / 2 : fold;
    const length = radius - eye;
    around(wheel, { radius: eye, count }, (spot) =>
      ornatePetal(spot, {
        kind: 'leaf',
        length,
        width: fitted(count, eye, length, 'leaf'),
        decor: [],
        role: 'b',
        weight: 'fine',
      }),
    );
  }
  wheel.shape(disc(eye), 'line', 'sun');
  if (brief.level > 0) wheel.shape(disc(eye * 0.5), 'fine', 'a');
}

/** The width at which petals on a circle just touch, but never plumper than a petal can look. */
function fitted(count: number, base: number, length: number, kind: PetalKind): number {
  return Math.min(2 * (base + length * WIDEST[kind]) * Math.tan(Math.PI / count), length * 0.98);
}

function story(brief: Brief, outer: PetalKind): { title: string; description: string; tags: string[] } {
  const name = { lotus: 'Lotus', point: 'Sunrise', ogee: 'Temple', leaf: 'Garden' }[outer as 'lotus'];
  const mood = brief.random.pick(['Still', 'Gentle', 'Radiant', 'Quiet', 'Golden', 'Evening']);
  return {
    title: `${mood} ${name} Mandala`,
    description: `Rings of ${outer === 'leaf' ? 'leaves' : 'petals'} open from a small blossom in the middle. Work outwards ring by ring and let one color lead to the next.`,
    tags: ['mandala', 'symmetry', 'petals', 'calm', name.toLowerCase()],
  };
}
