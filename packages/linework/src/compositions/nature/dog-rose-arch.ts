import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { cane, dogRose, roseBud, rosehip, roseLeaf } from '../../motifs/nature/dog-rose.ts';
import { bee } from '../../motifs/nature/fliers.ts';
import { turf } from '../../motifs/nature/meadow-plants.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** What a cane carries: where along it and to which side. */
type Leaf = readonly [share: number, side: 1 | -1, length: number];
type Bloom = readonly [share: number, x: number, y: number, scale: number, tilt: number, isBud?: true];

/** A cane in flower or in fruit: how it bends, what it carries and where the sun stands. */
interface Growth {
  readonly main: string;
  readonly leaves: readonly Leaf[];
  readonly carried: readonly Bloom[];
  /** A second cane below, and its leaves. */
  readonly low?: readonly [spine: string, leaves: readonly Leaf[]];
  readonly sun: Point;
}

const SUMMER: Growth = {
  main: '40,1030 70,860 120,680 190,500 300,350 440,260 580,250 690,330 770,470',
  leaves: [
    [0.12, -1, 200],
    [0.3, -1, 220],
    [0.46, -1, 200],
    [0.66, -1, 170],
    [0.97, -1, 190],
    [0.2, 1, 180],
  ],
  carried: [
    [0.26, 330, 760, 1.06, 0.86],
    [0.44, 400, 500, 1.16, 0.92],
    [0.9, 600, 540, 1, 0.84],
    [0.56, 260, 210, 0.86, 0.8],
    [0.72, 500, 176, 0.8, -0.1, true],
    [0.84, 640, 206, 0.76, 0.24, true],
  ],
  sun: [610, 700],
};

const AUTUMN: Growth = {
  main: '-20,1010 50,860 120,700 230,560 390,490 550,505 670,580 790,700',
  leaves: [
    [0.3, -1, 250],
    [0.74, -1, 220],
    [0.44, -1, 210],
    [0.84, 1, 170],
    [0.16, -1, 200],
  ],
  low: [
    '150,1010 280,930 430,890 600,910 790,1010',
    [
      [0.3, -1, 170],
      [0.62, -1, 150],
    ],
  ],
  carried: [
    [0.52, 300, 640, 1.2, 0],
    [0.74, 560, 650, 1.2, 0],
    [0.5, 400, 690, 1.1, 0],
    [0.36, 262, 770, 1.1, 0],
    [0.8, 640, 730, 1, 0],
  ],
  sun: [150, 200],
};

const EASY_LEAVES: readonly Leaf[] = [
  [0.1, 1, 230],
  [0.7, -1, 200],
];

function along(spine: Path, share: number): readonly [at: Point, way: number] {
  const k = Math.min(spine.length - 2, Math.floor(share * (spine.length - 1)));
  const [a, b] = [spine[k]!, spine[k + 1]!];
  return [a, Math.atan2(b[1] - a[1], b[0] - a[0])];
}

function leaves(sheet: Sheet, spine: Path, list: readonly Leaf[], level: 0 | 1 | 2): void {
  for (const [share, side, length] of list) {
    const [[x, y], way] = along(spine, share);
    roseLeaf(sheet.at({ x, y, angle: way + Math.PI / 2 + side * 0.95 }), length, level);
  }
}

/** A cane with its leaves; what it carries sits on leafy shoots that come from behind it. */
function growth(
  sheet: Sheet,
  it: { table: string; thick: number; leaves: readonly Leaf[]; carried: readonly Bloom[] },
  level: 0 | 1 | 2,
  draw: (at: Sheet, bloom: Bloom) => void,
): void {
  const spine = curve(knots(it.table), 8);
  leaves(sheet, spine, it.leaves, level);
  for (const [share, x, y] of it.carried) {
    const [foot] = along(spine, share);
    const bow = (x - foot[0]) * 0.12;
    const shoot = curve([foot, [(x + foot[0]) / 2 + bow, (y + foot[1]) / 2 - 24], [x, y]], 8);
    const [at, way] = along(shoot, 0.3);
    if (level > 0)
      for (const side of [-1, 1])
        roseLeaf(sheet.at({ x: at[0], y: at[1], angle: way + Math.PI / 2 + side * 0.9 }), 128, 1);
    sheet.shape(clockwise(tube(shoot, (t) => it.thick * (0.62 - 0.3 * t))), 'line', 'leaf');
  }
  cane(sheet, spine, it.thick, level);
  for (const bloom of it.carried) draw(sheet.at({ x: bloom[1], y: bloom[2], scale: bloom[3] }), bloom);
}

function behind(brief: Brief, sun: Point): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, { zone: [rectangle(0, 0, 760, 860)], kind: 'beams', size: 150, source: sun });
  sky.shape(ellipse(sun[0], sun[1], 90), 'line', 'sun');
  if (level === 0) roomyCloud(sky.at({ x: sun[0] + 30, y: sun[1] + 110, scale: 0.9 }));
  const land = brief.sheet.layer('land');
  for (const [i, rim] of [
    '-20,790 160,730 400,760 600,700 790,740',
    '-20,900 200,850 460,890 640,850 790,880',
  ].entries()) {
    if (level === 0 && i > 0) continue;
    const area = turf(land, rim, 1040, i ? 'grass' : 'leaf');
    if (level === 2)
      dressMeadow(land, random.fork(`land ${i}`), { zone: [area], kind: 'mounds', size: 200, rim: 'line' });
  }
}

const IN_FLOWER = [
  [
    'Dog Rose in June',
    'A long cane of the dog rose bends under its open flowers, and a bee has come for them. Pale pink with a heart of gold is how they grow.',
  ],
  [
    'The Hedge Has Opened',
    'Five petals each, a gold crown in the middle and a bee at the door. The buds above will open tomorrow.',
  ],
] as const;
const IN_FRUIT = [
  [
    'A Robin among the Hips',
    'The petals have gone and the hips hang red along the cane. A robin has taken the best seat in the hedge.',
  ],
  [
    'Red Hips, Red Breast',
    'In autumn the dog rose carries hips where its flowers were. The robin fits in very well.',
  ],
] as const;

/** An arching cane of the dog rose: in flower with a bee, or in fruit with a robin. */
export const dogRoseArch = edged({
  name: 'dog-rose-arch',
  category: 'nature',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const isInFruit = random.chance(0.5) || level === 0;
    const it = isInFruit ? AUTUMN : SUMMER;
    behind(brief, it.sun);
    const sheet = brief.sheet.layer('rose');
    const drawOne = (at: Sheet, [, , , , tilt, isBud]: Bloom): void => {
      if (isInFruit) rosehip(at.at({ y: -6, scale: level === 0 ? 1.5 : 1 }), level);
      else if (isBud) roseBud(at.at({ angle: tilt, y: 4 }));
      else dogRose(at.at({ scale: tilt, stretch: 1 / tilt, angle: 0.2 }), level);
    };
    if (level > 0 && it.low)
      growth(sheet, { table: it.low[0], thick: 13, leaves: it.low[1], carried: [] }, level, drawOne);
    const main = {
      table: it.main,
      thick: byLevel(brief, 27, 16, 15),
      leaves: level === 0 ? EASY_LEAVES : it.leaves,
      carried: level === 0 ? it.carried.slice(0, 2) : it.carried,
    };
    growth(sheet, main, level, drawOne);
    if (isInFruit) {
      perchingBird(brief.sheet.layer('bird').at({ x: 400, y: level === 0 ? 454 : 464, scale: 1.5 }), level, [
        'wood',
        'ember',
        'cream',
      ]);
    } else {
      bee(brief.sheet.layer('bee').at({ x: 560, y: 860, scale: 1 }));
    }
    const [title, description] = (isInFruit ? IN_FRUIT : IN_FLOWER)[level === 2 ? 1 : 0];
    return {
      title,
      description,
      tags: isInFruit
        ? ['dog rose', 'rose hips', 'robin', 'hedge', 'autumn']
        : ['dog rose', 'wild rose', 'bee', 'hedge', 'summer'],
    };
  },
});
