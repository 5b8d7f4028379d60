import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { curve, twin, type Knot } from '../../geometry/curve.ts';
import { ellipse, lobed, polygon, rectangle, star } from '../../geometry/forms.ts';
import { drawn } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { charmOf } from '../../motifs/charms.ts';
import { floaters } from '../../motifs/floaters.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { broadGrass } from '../../motifs/roomy/broad-grass.ts';
import { sprig } from '../../motifs/sprig.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
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
    [200, 290, 340, 430, 560, 650, 700, 800],
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

/** An easy band: a few large figures in a row. */
function drawRow(sheet: Sheet, y: number, i: number): void {
  const bend = (x: number): number => y + 20 - ((x - 400) / 380) ** 2 * 60;
  const apart = i === 1 ? 194 : 176;
  for (const share of [-0.5, 0.5])
    sheet.shape(ellipse(400 + share * apart, bend(400 + share * apart), 30), 'line', 'soft');
  for (const x of [400 - apart, 400, 400 + apart]) {
    const lift = bend(x);
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
      y: y + 26 - ((x - 400) / 380) ** 2 * 60,
      scale: large * (0.5 + 0.5 * Math.cos(angle)),
    });
    for (const outline of charmOf(pattern)) spot.shape(outline, 'line', role);
    const between = 400 + 330 * Math.sin(angle + 0.2);
    sheet.shape(ellipse(between, y + 26 - ((between - 400) / 380) ** 2 * 60, 13), 'line', 'sun');
  }
}

function drawBeads(sheet: Sheet, y: number, size: number): void {
  for (let x = 40; x <= 760; x += size * 3.2)
    sheet.shape(ellipse(x, y + 26 - ((x - 400) / 380) ** 2 * 60, size), 'fine', 'sun');
}

const LOOP = '400,150 380,120 400,96 420,120 400,150';

/** A glass bauble on a fir twig. */
const bauble = keepsake({
  name: 'bauble',
  outline: points('400,196 560,226 680,330 724,490 680,660 560,770 440,812 400,836'),
  before(brief) {
    const { random } = brief;
    const sheet = brief.sheet.layer('twig');
    const hook = byLevel(brief, '400,150 394,100 400,60', LOOP, LOOP);
    sheet.line(curve(points(hook)), 'line', 0);
    for (const [x, y, angle] of byLevel(
      brief,
      [
        [350, 150, 2.8],
        [450, 150, 0.34],
      ],
      [
        [380, 176, 3],
        [420, 176, 0.14],
        [384, 170, 3.5],
        [416, 170, -0.36],
      ],
      [
        [350, 130, 2.9],
        [450, 130, 0.24],
        [366, 156, 2.4],
        [434, 156, 0.74],
      ],
    )) {
      if (brief.level === 0)
        leaf(sheet, { at: { x: x!, y: y!, angle: angle! + Math.PI / 2 }, length: 210, width: 96, random });
      else
        sprig(sheet, {
          from: [x!, y!],
          angle: angle!,
          length: 190,
          kind: 'fern',
          random,
          pairs: byLevel(brief, 0, 3, 4),
        });
    }
    floaters(brief.sheet.layer('air'), {
      random,
      kinds: ['star'],
      box: byLevel(brief, [96, 250, 704, 900], [60, 250, 740, 940], [60, 250, 740, 940]),
      avoid: [ellipse(400, 520, 345, 340)],
      count: byLevel(brief, 3, 7, 12),
      sizes: byLevel(brief, [46, 50], [20, 32], [17, 28]),
      gap: 20,
    });
  },
  after(brief) {
    const sheet = brief.sheet.layer('cap');
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
  },
  story: (brief) => ({
    title: `${brief.random.pick(['Frosted', 'Festive', 'Grandmother’s', 'Shining'])} Christmas Bauble`,
    description: 'A glass bauble hangs from a twig, banded with patterns. Metallic colors suit it well.',
    tags: ['christmas', 'bauble', 'ornament', 'winter', 'patterns'],
  }),
});

const SPRING = clockwise(rectangle(32, 32, 736, 936, 14));

/** Sun, a cloud and two hills behind a large egg. */
function drawSpringMorning(sheet: Sheet): void {
  sheet.shape(SPRING, 'line', 'sky');
  const inside = sheet.inside([SPRING]);
  inside.shape(ellipse(138, 150, 70), 'line', 'sun');
  inside.shape(
    drawn(
      '590,236 566,206 590,176! 606,140 650,132 672,156! 712,142 744,172 734,204! 738,236 700,246 668,238 628,252',
    ),
    'line',
    'paper',
  );
  inside.shape(drawn('-20,620! 160,540 400,600 640,530 820,590! 820,1040! -20,1040!'), 'line', 'grass');
  sheet.rim(SPRING, 'line');
}

/** Long grass in front of an egg, with a flower on either side. */
function drawGrass(sheet: Sheet): void {
  const inside = sheet.inside([SPRING]);
  broadGrass(inside, [-20, 820], [838, 70, 1040], 9, 'leaf');
  for (const x of [150, 650]) {
    inside.shape(lobed(x, 896, 56, 6, 8), 'line', 'a');
    inside.ink(ellipse(x, 896, 7));
  }
  sheet.rim(SPRING, 'line');
}

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
        kind: 'streaks',
        size: 170,
        rim: 'line',
      });
      dressMeadow(behind, random, {
        zone: [rectangle(32, 672, 736, 296)],
        kind: 'mounds',
        size: 210,
        rim: 'bold',
      });
    }
    if (brief.level === 0) return drawSpringMorning(brief.sheet.layer('place'));
    floaters(brief.sheet.layer('air'), {
      random,
      kinds: ['blossom', 'heart'],
      box: [60, 70, 740, 640],
      avoid: [clockwise(twin(points('400,60 540,110 660,290 720,500 700,720 400,880'), 400))],
      count: byLevel(brief, 0, 7, 5),
      sizes: byLevel(brief, [36, 44], [24, 34], [24, 32]),
      gap: 18,
    });
  },
  after(brief) {
    const { random } = brief;
    const sheet = brief.sheet.layer('nest');
    if (brief.level === 0) return drawGrass(sheet);
    const blades = byLevel(brief, 0, 11, 13);
    for (let i = 0; i < blades; i++) {
      const x = 150 + (500 * i) / (blades - 1);
      leaf(sheet, {
        at: { x, y: 940, angle: ((i / (blades - 1)) * 2 - 1) * 0.5 + random.range(-0.14, 0.14) },
        length: random.range(150, 196),
        width: byLevel(brief, 84, 66, 54),
        random,
      });
    }
    const spots = byLevel(
      brief,
      [],
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
    );
    spots.forEach(([x, y, size], i) =>
      FLOWERS[i % 2 === 0 ? 'daisy' : 'poppy'](sheet.at({ x: x!, y: y! - 16, scale: size! / 100 }), {
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
export const keepsakes: readonly Composition[] = [bauble, egg];
