import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { finePetal, petal, type PetalKind } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
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
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

const [WIDTH, HEIGHT] = [1000, 800];
const HORIZON = 500;

/** Half a mandala that rises like a sun over the water that mirrors it. */
export const halfMandala = tidied(
  edged({
    name: 'mandala-half',
    category: 'mandalas',
    size: [WIDTH, HEIGHT],
    edge: 'page',
    backdrop: 'sky',
    draw(brief) {
      const { random } = brief;
      const fold = random.pick(byLevel(brief, [10, 12], [14, 16], [18, 20]));
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      const kind = random.pick<PetalKind>(['lotus', 'leaf', 'round', 'ogee']);
      const plan: Plan = { fold, roles, kind, core: byLevel(brief, 120, 130, 112) };
      const sky = brief.sheet.layer('sunrise').inside([clockwise(rectangle(0, 0, WIDTH, HORIZON))]);
      drawRays(sky);
      drawWheel(sky.at({ x: 500, y: HORIZON }), brief, plan);
      drawWater(brief, plan);
      const name = { lotus: 'Lotus', leaf: 'Sunrise', round: 'Harvest', ogee: 'Temple' }[kind as 'leaf'];
      return {
        title: `${random.pick(['Rising', 'Daybreak', 'Evening', 'Lakeside', 'Harbor'])} ${name} Half Mandala`,
        description:
          'Half a mandala rises over a lake like a sun, and its rings lie on the water once more. Warm colors above and cool ones below make a whole morning.',
        tags: ['mandala', 'sunrise', 'water', 'half mandala', 'calm'],
      };
    },
  }),
);

/** Beams of the sky behind the mandala. */
function drawRays(sky: Sheet): void {
  around(sky, { centre: [500, HORIZON], radius: 0, count: 24, phase: 0.5 }, (spot, i) =>
    spot.shape(
      [
        [0, 0],
        [-92, -700],
        [92, -700],
      ],
      'line',
      i % 2 ? 'sky' : 'cream',
    ),
  );
}

interface Plan {
  readonly fold: number;
  readonly roles: readonly Role[];
  readonly kind: PetalKind;
  /** The radius of the sun in the middle. */
  readonly core: number;
}

function drawWheel(wheel: Sheet, brief: Brief, { fold, roles, kind, core }: Plan): void {
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
      sheet.shape(disc(room.inner + (room.outer - room.inner) * 0.42), 'line', 'soft');
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
  layRings(wheel, { inner: core, outer: 430 }, rings);
  wheel.shape(disc(core), 'bold', 'sun');
  wheel.shape(disc(core * 0.7), 'line', roles[1]);
  wheel.shape(disc(core * 0.38), 'line', 'sun');
}

/** A path about the middle of the mandala as the water shows it: upside down, flat, and shaken by small waves. */
function mirroredOn(path: Path): Point[] {
  return path.map(([x, y]) => {
    const down = -y * 0.6;
    return [500 + x + 6 * Math.sin(down / 15) * Math.min(1, down / 40), HORIZON + down];
  });
}

/** The mandala on the water below itself: its crown of petals, its rings and its sun. */
function drawReflection(inside: Sheet, { fold, roles, kind, core }: Plan): void {
  for (let i = 0; i < fold; i++) {
    const angle = ((i + 0.5) / fold) * Math.PI * 2;
    const [x, y] = polar([0, 0], 280, angle - Math.PI / 2);
    const leaf = place(finePetal(kind, 150, (690 * Math.PI) / fold), { x, y, angle });
    inside.shape(mirroredOn(leaf), 'line', roles[0]);
  }
  for (const [radius, role] of [
    [300, 'soft'],
    [(300 + core) / 2, roles[2]!],
    [core, 'sun'],
  ] as const)
    inside.shape(mirroredOn(disc(radius)), 'line', role);
}

/** Ripples that lie across the reflection: long lenses of water, more of them on finer pages. */
function drawRipples(inside: Sheet, level: Brief['level']): void {
  for (const [x, y, long] of RIPPLES.slice(0, [2, 4, RIPPLES.length][level]))
    inside.shape(
      place(petal('leaf', long, level === 0 ? 26 : 20), { x: x - long / 2, y, angle: Math.PI / 2 }),
      'line',
      'water',
    );
}

/** Where ripples lie and how long they are. */
const RIPPLES = [
  [110, 640, 130],
  [890, 650, 130],
  [330, 742, 130],
  [690, 752, 120],
  [500, 556, 170],
  [250, 590, 130],
  [750, 596, 130],
] as const;

function drawWater(brief: Brief, plan: Plan): void {
  const { level } = brief;
  const water = brief.sheet.layer('water');
  const lake = clockwise(rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON));
  water.shape(lake, 'bold', 'water');
  const inside = water.inside([lake]);
  drawReflection(inside, plan);
  drawRipples(inside, level);
  water.line(
    [
      [0, HORIZON],
      [WIDTH, HORIZON],
    ],
    'bold',
    0,
  );
  const look: Look = { level, main: plan.roles[0]!, accent: plan.roles[2]! };
  for (const [x, y, wide] of [
    [500, 716, 180],
    [180, 734, 108],
    [836, 728, 112],
  ] as const) {
    water.shape(ellipse(x, y, wide, wide * 0.2), 'line', 'leaf');
    fit(water.at({ x, y: y - wide * 0.32 }), lotusFigure, look, wide * 1.34, wide * 0.84);
  }
}
