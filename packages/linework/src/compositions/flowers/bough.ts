import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief } from '../../composition.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { branch } from '../../motifs/branch.ts';
import type { Species } from '../../motifs/flowers/species/species.ts';
import { head, type Facing } from '../../motifs/flowers/species/stalk.ts';
import type { Sheet } from '../../sheet.ts';

/** A flower on a bough: its place along the main line, how far it stands off, which way it looks. */
interface Bloom {
  readonly share: number;
  readonly off: Point;
  readonly scale: number;
  readonly facing: Facing;
}

interface Bough {
  readonly line: readonly Knot[];
  readonly blooms: readonly Bloom[];
  /** Leaves by share of the line and side. */
  readonly leaves: readonly (readonly [share: number, side: 1 | -1])[];
}

const LEAVES = [
  [0.1, -1],
  [0.2, 1],
  [0.34, -1],
  [0.46, 1],
  [0.58, -1],
  [0.7, 1],
  [0.82, -1],
  [0.92, 1],
  [0.99, -1],
] as const;

const RISING: readonly Knot[] = points('110,900 240,770 330,600 470,460 600,300 650,130');
const HANGING: readonly Knot[] = points('110,170 290,190 440,290 560,450 604,600 584,740');
const ARCHING: readonly Knot[] = points('640,920 600,720 470,560 300,470 190,320 200,130');

const BOUGHS: readonly (readonly Bough[])[] = [
  [
    {
      line: RISING,
      leaves: LEAVES.filter((_, i) => i % 3 === 1),
      blooms: [
        { share: 0.36, off: [250, 60], scale: 1.5, facing: 'turned' },
        { share: 0.62, off: [-110, -40], scale: 2.3, facing: 'face' },
      ],
    },
    {
      line: HANGING,
      leaves: LEAVES.filter((_, i) => i % 3 === 1),
      blooms: [
        { share: 0.97, off: [0, -10], scale: 1.5, facing: 'bud' },
        { share: 0.5, off: [-110, 80], scale: 2.5, facing: 'face' },
      ],
    },
  ],
  [
    {
      line: RISING,
      leaves: LEAVES.filter((_, i) => i % 3 !== 1),
      blooms: [
        { share: 0.97, off: [0, 30], scale: 1.1, facing: 'bud' },
        { share: 0.84, off: [-170, 30], scale: 1.3, facing: 'side' },
        { share: 0.3, off: [260, 60], scale: 1.5, facing: 'turned' },
        { share: 0.5, off: [-100, -50], scale: 1.75, facing: 'face' },
      ],
    },
    {
      line: ARCHING,
      leaves: LEAVES.filter((_, i) => i % 3 !== 1),
      blooms: [
        { share: 0.97, off: [0, 30], scale: 1.1, facing: 'bud' },
        { share: 0.7, off: [220, -90], scale: 1.7, facing: 'face' },
        { share: 0.5, off: [-90, 160], scale: 1.6, facing: 'turned' },
        { share: 0.2, off: [60, 20], scale: 1.1, facing: 'side' },
      ],
    },
    {
      line: HANGING,
      leaves: LEAVES.filter((_, i) => i % 3 !== 1),
      blooms: [
        { share: 0.98, off: [-10, -20], scale: 1.0, facing: 'bud' },
        { share: 0.36, off: [190, -60], scale: 1.45, facing: 'turned' },
        { share: 0.24, off: [-60, 170], scale: 1.2, facing: 'side' },
        { share: 0.66, off: [-110, 40], scale: 1.8, facing: 'face' },
      ],
    },
  ],
  [
    {
      line: RISING,
      leaves: LEAVES,
      blooms: [
        { share: 0.96, off: [10, 60], scale: 0.9, facing: 'bud' },
        { share: 0.82, off: [-180, -10], scale: 1.3, facing: 'face' },
        { share: 0.66, off: [90, 60], scale: 1.2, facing: 'turned' },
        { share: 0.28, off: [270, 40], scale: 1.4, facing: 'face' },
        { share: 0.46, off: [-130, 0], scale: 1.35, facing: 'turned' },
        { share: 0.12, off: [60, 0], scale: 0.9, facing: 'side' },
      ],
    },
    {
      line: ARCHING,
      leaves: LEAVES,
      blooms: [
        { share: 0.95, off: [10, 70], scale: 0.9, facing: 'bud' },
        { share: 0.78, off: [220, -110], scale: 1.3, facing: 'turned' },
        { share: 0.62, off: [-20, -40], scale: 1.45, facing: 'face' },
        { share: 0.44, off: [180, -40], scale: 1.15, facing: 'side' },
        { share: 0.36, off: [-160, 130], scale: 1.35, facing: 'face' },
        { share: 0.12, off: [-20, -30], scale: 1.0, facing: 'turned' },
      ],
    },
    {
      line: HANGING,
      leaves: LEAVES,
      blooms: [
        { share: 0.95, off: [0, -30], scale: 0.9, facing: 'bud' },
        { share: 0.4, off: [200, -90], scale: 1.25, facing: 'turned' },
        { share: 0.2, off: [50, 165], scale: 1.3, facing: 'face' },
        { share: 0.58, off: [-160, 150], scale: 1.4, facing: 'face' },
        { share: 0.72, off: [96, 70], scale: 1.15, facing: 'turned' },
      ],
    },
  ],
];

/** The spray of an orchid: a stem that rises from a pot and arches over, the youngest flowers at its end. */
const ORCHID_SPRAY: readonly Bough[] = [
  {
    line: points('470,800 450,600 420,420 340,250 230,180 120,210'),
    leaves: [],
    blooms: [
      { share: 0.98, off: [-10, 30], scale: 0.8, facing: 'bud' },
      { share: 0.86, off: [10, 56], scale: 0.9, facing: 'bud' },
      { share: 0.72, off: [-90, 130], scale: 1.15, facing: 'face' },
      { share: 0.66, off: [120, -10], scale: 1.2, facing: 'face' },
      { share: 0.46, off: [-140, 90], scale: 1.5, facing: 'face' },
      { share: 0.42, off: [140, 60], scale: 1.55, facing: 'face' },
    ],
  },
];

/** A flower of a bough and where it came to be. */
export interface PlacedBloom extends Bloom {
  readonly at: Point;
}

/** Draws a flowering bough (or a climbing shoot) that comes in over an edge; gives what blooms on it. */
export function drawBough(brief: Brief, species: Species, edge: Path): readonly PlacedBloom[] {
  const { random, level } = brief;
  const isSpray = species.name === 'orchid';
  const bough = random.pick(isSpray ? ORCHID_SPRAY : BOUGHS[level]!);
  const isFlipped = random.chance(0.5) && !isSpray;
  const turned = (page: Sheet): Sheet => (isFlipped ? page.at({ x: 800, flip: true }) : page);
  const sheet = turned(brief.sheet);
  const spine = curve(bough.line, 9);
  const wood = turned(brief.sheet.inside([edge])).layer('bough');
  const anchors = bough.blooms.map((bloom) => ({ bloom, from: spineAt(spine, bloom.share).at }));
  for (const [share, side] of bough.leaves) growLeaf(wood, brief, species, spine, share, side);
  for (const { bloom, from } of anchors) twig(wood, from, move(from, bloom.off), species);
  if (species.habit === 'vine')
    wood.shape(
      tube(isSpray ? spine : curve([outside(bough.line), ...bough.line], 9), (t) => 9 - 4 * t),
      'line',
      'leaf',
    );
  else
    branch(
      wood,
      [outside(bough.line), ...bough.line],
      byLevel(brief, 30, 18, 16),
      random,
      byLevel(brief, 2, 6, 9),
    );
  const placed = anchors.map(({ bloom, from }, i) => {
    const at = move(from, bloom.off);
    const leaf = species.leafSize * bloom.scale * 0.95;
    if (bloom.facing !== 'bud' && !isSpray) collar(wood, brief, species, at, leaf);
    return { bloom, at, random: random.fork(`bloom ${i}`) };
  });
  for (const { bloom, at, random: own } of placed)
    head(sheet.layer('flowers'), {
      species,
      at: [at[0], at[1] + (bloom.facing === 'face' ? 0 : 30 * bloom.scale)],
      scale: bloom.scale,
      facing: bloom.facing,
      lean: bloom.facing === 'face' ? own.range(-0.3, 0.3) : own.range(-0.25, 0.25),
      level: bloomLevel(brief, bloom),
      random: own,
    });
  return placed.map(({ bloom, at }) => ({ ...bloom, at: isFlipped ? [800 - at[0], at[1]] : at }));
}

/** A point so far before the foot of a bough that it lies beyond the edge. */
function outside([foot, next]: readonly Knot[]): Knot {
  return [foot![0] + (foot![0] - next![0]) * 1.6, foot![1] + (foot![1] - next![1]) * 1.6];
}

/** Small blooms carry less detail than large ones. */
function bloomLevel(brief: Brief, bloom: Bloom): 0 | 1 | 2 {
  if (brief.level === 0) return 0;
  return (bloom.scale >= byLevel(brief, 0, 1.5, 1.25) ? brief.level : brief.level - 1) as 0 | 1 | 2;
}

function move([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

function spineAt(spine: Path, share: number): { at: Point; angle: number } {
  const i = Math.min(spine.length - 2, Math.floor(share * (spine.length - 1)));
  const [a, b] = [spine[i]!, spine[i + 1]!];
  return { at: a, angle: Math.atan2(b[0] - a[0], a[1] - b[1]) };
}

function growLeaf(
  sheet: Sheet,
  brief: Brief,
  species: Species,
  spine: Path,
  share: number,
  side: 1 | -1,
): void {
  const { at, angle } = spineAt(spine, share);
  const scale = (species.leafSize * byLevel(brief, 1.5, 1.25, 1.05)) / 100;
  species.leaf(
    sheet.at({
      x: at[0],
      y: at[1],
      angle: angle + side * brief.random.range(0.75, 1.05),
      scale,
      flip: side < 0,
    }),
    {
      random: brief.random,
      level: brief.level,
    },
  );
}

/** Leaves that stand out from behind a flower. */
function collar(sheet: Sheet, brief: Brief, species: Species, [x, y]: Point, length: number): void {
  const start = brief.random.range(0, 6.28);
  for (const turn of byLevel(brief, [0.6], [0, 2.1, 4], [0, 2.1, 4]))
    species.leaf(sheet.at({ x, y, angle: start + turn, scale: (length * 1.2) / 100 }), {
      random: brief.random,
      level: brief.level,
    });
}

function twig(sheet: Sheet, from: Point, to: Point, species: Species): void {
  const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 18];
  sheet.shape(
    tube(curve([from, bend, to]), () => 6),
    'line',
    species.habit === 'vine' ? 'leaf' : 'wood',
  );
}
