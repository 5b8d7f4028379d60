import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { curve, twin, type Knot } from '../../geometry/curve.ts';
import { ellipse, lobed, polygon, rectangle, star } from '../../geometry/forms.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { charmOf } from '../../motifs/charms.ts';
import { floaters } from '../../motifs/floaters.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { sprig } from '../../motifs/sprig.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { tidied } from '../tidied.ts';
import { withEasy } from '../easy-page.ts';
import { PAINTED_EGG } from './animals-at-feasts.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';

interface Keepsake {
  readonly name: string;
  readonly outline: readonly Knot[];
  readonly before: (brief: Brief) => void;
  readonly after: (brief: Brief) => void;
  readonly story: (brief: Brief) => Story;
}

/** A rounded keepsake of a holiday, banded with patterns. */
function keepsake(it: Keepsake): Composition {
  return {
    name: it.name,
    category: 'holidays',
    size: [800, 1000],
    strays: 1.4,
    draw(brief) {
      it.before(brief);
      drawBands(brief.sheet.layer('keepsake'), brief, clockwise(twin(it.outline, 400)));
      it.after(brief);
      return it.story(brief);
    },
  };
}

function drawBands(sheet: Sheet, brief: Brief, rim: Path): void {
  sheet.shape(rim, 'bold', 'soft');
  const names = brief.random.shuffle<PatternName>([
    'diamonds',
    'hearts',
    'moons',
    'triangles',
    'stars',
    'scales',
    'blossoms',
    'lattice',
    'shells',
  ]);
  const edges = byLevel(
    brief,
    [280, 440, 620, 920],
    [220, 320, 376, 472, 568, 624, 740],
    [110, 200, 290, 340, 430, 560, 650, 700, 800],
  );
  const roles: Role[] = ['a', 'b', 'c', 'd'];
  for (let i = 0; i < edges.length - 1; i++) {
    const zone = intersect(
      [sash({ left: 20, right: 780, top: edges[i]!, bottom: edges[i + 1]!, side: -34, middle: 26 })],
      [rim],
    );
    const role = roles[i % 4]!;
    const narrow = edges[i + 1]! - edges[i]! < 90;
    sheet.shape(zone, 'line', i % 2 === 0 ? role : 'soft');
    if (brief.level === 0) drawRow(sheet.inside(zone), (edges[i]! + Math.min(760, edges[i + 1]!)) / 2, i);
    else if (!narrow && brief.level === 1)
      drawCharms(sheet.inside(zone), [edges[i]!, edges[i + 1]!], names[i]!, role);
    else if (!narrow)
      fillZone(names[i]!, {
        sheet,
        zone,
        size: 60,
        angle: 0,
        roles: i % 2 === 0 ? ['soft', role] : [role, 'soft'],
      });
    else drawBeads(sheet.inside(zone), (edges[i]! + edges[i + 1]!) / 2, byLevel(brief, 0, 17, 14));
  }
  sheet.rim(rim, 'bold');
}

/** How much higher a band lies at a place across the page than in its middle, where it bows down. */
const rise = (x: number): number => ((x - 400) / 380) ** 2 * 60;

/** An easy band: a few large figures in a row. */
function drawRow(sheet: Sheet, y: number, i: number): void {
  const apart = i === 1 ? 194 : 176;
  for (const share of [-0.5, 0.5])
    sheet.shape(ellipse(400 + share * apart, y + 20 - rise(400 + share * apart), 30), 'line', 'soft');
  for (const x of [400 - apart, 400, 400 + apart]) {
    const lift = y + 20 - rise(x);
    if (i === 1) {
      sheet.shape(place(lobed(0, 0, 60, 5, 13), { x, y: lift, angle: x / 90 }), 'line', 'sun');
      sheet.shape(ellipse(x, lift, 30), 'line', 'cream');
    } else if (i === 0) sheet.shape(star(x, lift, 46, 23, 5), 'line', 'sun');
    else sheet.shape(place(petal('heart', 84, 88), { x, y: lift + 42 }), 'line', 'd');
  }
}

/** A row of charms that bends with its band; they turn away towards its ends. */
function drawCharms(sheet: Sheet, [top, foot]: Point, pattern: PatternName, role: Role): void {
  const y = (top + foot) / 2;
  const large = Math.min(1, (foot - top - 28) / 76);
  for (let k = -3; k <= 3; k++) {
    const angle = k * 0.4;
    const x = 400 + 330 * Math.sin(angle);
    const spot = sheet.at({
      x,
      y: y + 26 - rise(x),
      scale: large * (0.5 + 0.5 * Math.cos(angle)),
    });
    for (const outline of charmOf(pattern)) spot.shape(outline, 'line', role);
    const between = 400 + 330 * Math.sin(angle + 0.2);
    sheet.shape(ellipse(between, y + 26 - rise(between), 13), 'line', 'sun');
  }
}

function drawBeads(sheet: Sheet, y: number, size: number): void {
  for (let x = 40; x <= 760; x += size * 3.2) sheet.shape(ellipse(x, y + 26 - rise(x), size), 'fine', 'sun');
}

const LOOP = '400,150 380,120 400,96 420,120 400,150';

/** A twig from edge to edge with broad leaves, and the hook that hangs on it. */
function drawTwig(sheet: Sheet): void {
  for (const [x, turn, long] of [
    [176, -0.8, 104],
    [290, -0.8, 104],
    [510, 0.8, 104],
    [624, 0.8, 104],
    [150, -2.4, 120],
    [264, -2.4, 120],
    [536, 2.4, 120],
    [650, 2.4, 120],
  ] as const)
    sheet.shape(
      place(ellipse(0, -long / 2, 27, long / 2), { x, y: 112 + ((x - 400) / 400) ** 2 * 26, angle: turn }),
      'line',
      'leaf',
    );
  sheet.shape(
    drawn('20,120! 230,92 400,86 570,92 780,120! 780,168! 570,128 400,124 230,128 20,168!'),
    'line',
    'wood',
  );
  sheet.line(traced('400,160 376,140 372,100 400,66 428,100 424,140 402,158'), 'bold', 0);
}

/** Where boughs of fir begin behind the cap of a bauble, which way they point and how long they are. */
const FIR_BOUGHS = [
  [372, 166, -1.84, 250],
  [428, 166, 1.84, 250],
  [376, 146, -1.3, 256],
  [424, 146, 1.3, 256],
] as const;

/** A bough of fir from the origin upward: a twig with single needles that lean to its tip. */
function firBough(sheet: Sheet, long: number): void {
  sheet.shape(
    drawn(
      `-20,0! -60,${-long * 0.3} -52,${-long * 0.8} 0,${-long - 20} 52,${-long * 0.8} 60,${-long * 0.3} 20,0!`,
    ),
    'none',
    'paper',
  );
  const count = Math.round(long / 24);
  for (let k = 1; k < count; k++) {
    const t = k / count;
    const reach = 58 * (1 - 0.4 * t);
    for (const side of [-1, 1])
      sheet.line(
        traced(
          `${side * 8},${-long * t} ${side * reach * 0.6},${-long * t - reach * 0.4} ${side * reach},${-long * t - reach * 0.9}`,
        ),
        'line',
        0.6,
      );
  }
  sheet.shape(drawn(`-8,0! -6,${-long * 0.6} 0,${-long - 20} 6,${-long * 0.6} 8,0!`), 'line', 'wood');
}

/** Two leaves of holly and their berries about the origin. */
function holly(sheet: Sheet): void {
  for (const angle of [-0.9, 0.9]) {
    const blade = sheet.at({ angle });
    blade.shape(mirrored('0,-8! 26,-22! 20,-48 44,-60! 26,-84 40,-104! 12,-116 0,-150!'), 'line', 'leaf');
    blade.line(
      [
        [0, -24],
        [0, -124],
      ],
      'fine',
      0.3,
    );
  }
  for (const [x, y] of [
    [-24, 8],
    [24, 8],
    [0, -20],
  ] as const)
    sheet.shape(ellipse(x, y, 24), 'line', 'rust');
}

/** A glass bauble on a fir twig. */
const bauble = keepsake({
  name: 'bauble',
  outline: points('400,196 560,226 680,330 724,490 680,660 560,770 440,812 400,836'),
  before(brief) {
    const { random } = brief;
    const sheet = brief.sheet.layer('twig');
    if (brief.level === 0) {
      const rim = clockwise(rectangle(32, 32, 736, 936, 12));
      sheet.shape(rim, 'none', 'cream');
      drawTwig(sheet.inside([rim]));
    } else sheet.line(curve(points(LOOP)), 'line', 0);
    if (brief.level === 1) {
      for (const [x, y, angle, long] of FIR_BOUGHS) firBough(sheet.at({ x, y, angle }), long);
    }
    if (brief.level === 0)
      for (const [x, y, turn] of [
        [128, 850, -0.3],
        [664, 870, 0.2],
      ] as const)
        sheet.shape(star(x, y, 58, 29, 5, turn), 'line', 'sun');
    if (brief.level === 2) {
      for (const [x, y, angle] of [
        [350, 130, 2.9],
        [450, 130, 0.24],
        [366, 156, 2.4],
        [434, 156, 0.74],
      ] as const)
        sprig(sheet, { from: [x, y], angle, length: 190, kind: 'fern', random, pairs: 4 });
      floaters(brief.sheet.layer('air'), {
        random,
        kinds: ['star'],
        box: [60, 250, 740, 940],
        avoid: [ellipse(400, 520, 345, 340)],
        count: 12,
        sizes: [17, 28],
        gap: 20,
      });
    }
  },
  after(brief) {
    const sheet = brief.sheet.layer('cap');
    if (brief.level === 1)
      for (const flip of [false, true])
        holly(sheet.at({ x: flip ? 800 : 0, flip }).at({ x: 318, y: 176, scale: 0.74, angle: -0.7 }));
    sheet.shape(rectangle(340, 152, 120, 66, 12), 'bold', 'sun');
    if (brief.level > 0)
      for (const x of [370, 400, 430])
        sheet.line(
          [
            [x, 156],
            [x, 214],
          ],
          'line',
          0,
        );
    sheet.shape(polygon(400, 850, 22, 24), 'line', 'sun');
    if (brief.level === 0) sheet.rim(clockwise(rectangle(32, 32, 736, 936, 12)), 'bold');
  },
  story: (brief) => ({
    title: `${brief.random.pick(['Frosted', 'Festive', 'Grandmother’s', 'Shining'])} Christmas Bauble`,
    description: 'A glass bauble hangs from a twig, banded with patterns. Metallic colors suit it well.',
    tags: ['christmas', 'bauble', 'ornament', 'winter', 'patterns'],
  }),
});

/** A painted egg in a nest of spring flowers. */
const egg = keepsake({
  name: 'easter-egg',
  outline: points('400,70 520,120 630,290 690,500 660,690 560,812 400,856'),
  before(brief) {
    const { random } = brief;
    if (brief.level === 2) {
      const behind = brief.sheet.layer('place');
      dressSky(behind, random, {
        zone: [rectangle(32, 32, 736, 640)],
        kind: 'heaped',
        size: 250,
        rim: 'line',
      });
      dressMeadow(behind, random, {
        zone: [rectangle(32, 672, 736, 296)],
        kind: 'mounds',
        size: 210,
        rim: 'bold',
      });
    }
    if (brief.level === 1)
      floaters(brief.sheet.layer('air'), {
        random,
        kinds: ['blossom', 'heart'],
        box: [60, 70, 740, 640],
        avoid: [clockwise(twin(points('400,60 540,110 660,290 720,500 700,720 400,880'), 400))],
        count: 7,
        sizes: [24, 34],
        gap: 18,
      });
  },
  after(brief) {
    const { random, level } = brief;
    const sheet = brief.sheet.layer('nest');
    const blades = level === 2 ? 13 : 11;
    for (let i = 0; i < blades; i++) {
      const x = 150 + (500 * i) / (blades - 1);
      leaf(sheet, {
        at: { x, y: 940, angle: ((i / (blades - 1)) * 2 - 1) * 0.5 + random.range(-0.14, 0.14) },
        length: random.range(150, 196),
        width: level === 2 ? 54 : 66,
        random,
      });
    }
    const spots = (
      [
        [
          [180, 884, 66],
          [400, 900, 76],
          [620, 884, 66],
        ],
        [
          [150, 880, 56],
          [275, 906, 62],
          [400, 904, 72],
          [525, 906, 62],
          [650, 880, 56],
        ],
      ] as const
    )[level === 2 ? 1 : 0];
    spots.forEach(([x, y, size], i) =>
      FLOWERS[i % 2 === 0 ? 'daisy' : 'poppy'](sheet.at({ x, y: y - 16, scale: size / 100 }), {
        random: random.fork(`nest ${i}`),
        level: 0,
        petals: i % 2 === 0 ? 'a' : 'd',
        heart: 'sun',
      }),
    );
  },
  story: (brief) => ({
    title: `${brief.random.pick(['Painted', 'Spring', 'Meadow', 'Sunday'])} Easter Egg`,
    description:
      'A painted egg rests in the grass among the first flowers. Every band wears another pattern.',
    tags: ['easter', 'egg', 'spring', 'patterns', 'flowers'],
  }),
});

/** The keepsakes. */
export const keepsakes: readonly Composition[] = [
  tidied(bauble),
  withEasy(tidied({ ...egg, pens: SCENE_PENS }), [PAINTED_EGG]),
];
