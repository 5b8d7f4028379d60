import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { polar } from '../../geometry/point.ts';
import { ladybirdFromAbove } from '../../motifs/animals/ladybird-from-above.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

type Level = 0 | 1 | 2;

/** Rings of florets in the heart of a daisy: how far out, how many, how large. */
const FLORETS: Readonly<Record<Level, readonly (readonly [radius: number, count: number, size: number])[]>> =
  {
    0: [],
    1: [
      [170, 20, 22],
      [118, 13, 22],
      [66, 7, 22],
    ],
    2: [
      [178, 30, 16],
      [138, 23, 16],
      [98, 16, 16],
      [58, 9, 16],
    ],
  };

/** A daisy from above, so near that its petals reach the edges of the page. */
function daisy(sheet: Sheet, level: Level): void {
  const count = [9, 15, 20][level]!;
  const wide = [262, 196, 160][level]!;
  for (const isBehind of level === 0 ? [false] : [true, false])
    around(sheet, { radius: 120, count, phase: isBehind ? 0.5 : 0 }, (spot, i) => {
      const long = (isBehind ? 400 : 366) + 16 * Math.sin(i * 2.3);
      spot.shape(
        finePetal('round', long, isBehind ? wide * 0.9 : wide),
        'bold',
        isBehind ? 'cream' : 'paper',
      );
      if (level === 0) return;
      const end = level === 1 ? 0.84 : 1.02;
      for (const x of [-0.17, 0.15])
        spot.line(
          traced(`${x * 70},-100 ${x * wide},${-long * 0.6} ${x * wide * 1.2},${-long * end}`),
          'fine',
          level === 1 ? 0.6 : 0,
        );
    });
  const heart = ellipse(0, 0, level === 0 ? 188 : 206);
  sheet.shape(heart, 'bold', 'sun');
  const inside = sheet.inside([heart]);
  for (const [radius, n, size] of FLORETS[level])
    for (let i = 0; i < n; i++) {
      const [x, y] = polar([0, 0], radius, ((i + (n % 3) / 3) / n) * Math.PI * 2);
      inside.shape(ellipse(x, y, size), 'fine', 'gold');
    }
}

/** The leaves and the meadow that show between the petals and in the corners. */
function below(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('below');
  const page = clockwise(rectangle(0, 0, 1000, 800));
  sheet.shape(page, 'line', 'grass');
  if (level === 2) dressMeadow(sheet, random, { zone: [page], kind: 'carpet', size: 96 });
  if (level !== 1) return;
  const leaves = [
    [20, 40, 2.3],
    [980, 60, -2.2],
    [990, 770, -0.9],
    [10, 780, 0.8],
    [30, 420, 1.6],
    [970, 400, -1.5],
  ] as const;
  for (const [x, y, angle] of leaves)
    grownLeaf(sheet.at({ x, y, angle, scale: 3.6 }), {
      kind: 'beech',
      role: 'leaf',
      veins: 1,
      ...grownBy(random),
    });
}

/** Drops of dew on the petals. */
function dew(sheet: Sheet, level: Level): void {
  for (const [x, y, size] of (
    [
      [214, 640, 1.1],
      [800, 600, 1.2],
      [560, 720, 0.8],
    ] as const
  ).slice(0, level + 1)) {
    const drop = sheet.at({ x, y, scale: size * [1.3, 1, 0.9][level]! });
    drop.shape(ellipse(0, 0, 34, 30), 'line', 'sky');
    drop.line(traced('-18,-4 -12,-16 0,-18'), 'fine', 0.3);
  }
}

const WORDS = [
  [
    'The Ladybird and the Daisy',
    'The ladybird has climbed all the way up the stalk. Now it sits in the middle and is as pleased as can be.',
  ],
  [
    'Once around the Heart',
    'The big ladybird walks round the heart of the daisy, and the small one takes the short way over a petal. They will meet on the other side.',
  ],
  [
    'Two Ladybirds and One Daisy',
    'The heart of a daisy is made of many small flowers, and the big ladybird has counted half of them. The little one brings the dew.',
  ],
] as const;
const ladybirdOverPetals = edged({
  name: 'ladybird-on-a-daisy',
  category: 'animals',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'grass',
  draw(brief) {
    const { level, random } = brief;
    below(brief);
    daisy(brief.sheet.layer('daisy').at({ x: 430, y: 452, angle: random.range(-0.35, 0.35) }), level);
    dew(brief.sheet.layer('dew'), level);
    if (level > 0)
      ladybirdFromAbove(brief.sheet.layer('small').at({ x: 190, y: 236, angle: 1.1, scale: 0.42 }), level);
    ladybirdFromAbove(
      brief.sheet
        .layer('ladybird')
        .at({ x: 540, y: 420, angle: 0.5, scale: byLevel(brief, 1.04, 0.96, 0.94) }),
      level,
    );
    const [title, description] = WORDS[level];
    return { title, description, tags: ['ladybird', 'ladybug', 'daisy', 'meadow', 'insect'] };
  },
});

/** A ladybird that walks across the heart of a daisy; on finer pages a small one comes over the petals. */
export const ladybirdOnADaisy = tidied(ladybirdOverPetals, 0);
