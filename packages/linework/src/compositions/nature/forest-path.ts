import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import type { Knot } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { deer } from '../../motifs/animals/beasts/deer.ts';
import { quilledHedgehog, rabbit, squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { titled } from '../../motifs/flower-names.ts';
import { hill, sun } from '../../motifs/landscape.ts';
import { leafyBranch } from '../../motifs/nature/leafy-branch.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import type { LeafKind } from '../../motifs/nature/leaves.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { boulder, fern, grass, toadstool } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { tallTrunk } from '../../motifs/nature/woodland.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_PATHS } from './easy/woods.ts';

const WIDE = 760;

type Wood = 'beech' | 'oak' | 'birch';
type Visitor = 'doe' | 'squirrel' | 'hedgehog' | 'rabbit';

const LEAVES: Readonly<Record<Wood, LeafKind>> = { beech: 'beech', oak: 'oak', birch: 'birch' };

/** A path that leads between the trunks of a wood. */
export const forestPath: Composition = {
  name: 'forest-path',
  category: 'nature',
  size: [WIDE, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) return easyPage(brief, [WIDE, 1000], EASY_PATHS);
    const wood = random.pick<Wood>(['beech', 'oak', 'birch']);
    const visitor = random.pick<Visitor>(['doe', 'squirrel', 'hedgehog', 'rabbit']);
    const autumn = random.chance(0.4);
    const roles: readonly Role[] = autumn ? ['ember', 'gold', 'rust'] : ['leaf', 'grass'];
    const stand = random.pick(STANDS);
    const hasLog = level > 0 && random.fork('windfall').chance(0.4);
    const flip = random.chance(0.5);
    const rim = pageRim(WIDE, 1000);
    brief.sheet.layer('backdrop').shape(rim, 'bold', 'sky');
    const inside = brief.sheet.inside([rim]);
    const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
    drawDistance(scene, wood);
    drawPath(scene, LEAVES[wood], roles);
    drawMiddle(scene, wood, visitor, hasLog ? OPEN_STAND : stand);
    if (hasLog) drawLog(scene, visitor);
    else drawNear(scene, wood, visitor, stand);
    drawCanopy({ ...scene, sheet: scene.sheet.at({ y: -stand.boughs }) }, LEAVES[wood], roles);
    brief.sheet.layer('edge').rim(rim, 'bold');
    const walk = random.pick(['Path', 'Trail', 'Walk']);
    return {
      title: `${autumn ? 'Autumn' : random.pick(['Morning', 'Quiet', 'Sunlit', 'Hidden'])} ${titled(wood)} ${walk}`,
      description: `A path winds between ${wood} trunks towards the light. ${hasLog && visitor !== 'doe' ? `A ${visitor} has climbed on a fallen trunk.` : VISITS[visitor]}`,
      tags: ['forest', 'path', 'trees', 'ferns', visitor, ...(autumn ? ['autumn'] : [])],
    };
  },
};

const VISITS: Readonly<Record<Visitor, string>> = {
  doe: 'A doe stands at the bend and listens.',
  squirrel: 'A squirrel eats its acorn at the wayside.',
  hedgehog: 'A hedgehog crosses at the wayside.',
  rabbit: 'A rabbit sits at the wayside.',
};

/** Far trunks between which the light falls in. */
function drawDistance(brief: Brief, wood: Wood): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('distance');
  if (level === 2)
    shining(sheet, { at: [420, 350], radius: 70, rays: 14, style: 'rays', roles: ['cream', 'sky'] });
  else sun(sheet.at({ x: 420, y: 350 }), 74, 0);
  hill(sheet, points('-10,520 200,486 400,500 580,480 770,510'), 1010, 'leaf');
  const far = byLevel(brief, [], [60, 196, 330, 640], [40, 112, 196, 262, 328, 506, 560, 640, 700, 738]);
  for (const [i, x] of far.entries())
    tallTrunk(sheet.at({ x, y: 526 + 16 * Math.sin(i * 2.3) }), {
      random,
      height: 640,
      half: i % 3 === 1 ? 16 : 11,
      lean: random.range(-18, 18),
      bark: wood,
      level: 0,
      role: i % 2 === 0 ? 'wood' : 'stone',
    });
  hill(sheet, points('-10,560 180,536 380,556 560,540 770,566'), 1010, 'grass');
  if (level === 2) hill(sheet, points('-10,590 180,576 340,586 480,580 770,600'), 1010, 'leaf');
}

function drawPath(brief: Brief, leaf: LeafKind, roles: readonly Role[]): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('ground');
  hill(sheet, points('-10,640 120,600 300,588 520,596 660,610 770,650'), 1010, 'grass');
  if (level === 2)
    for (const y of [690, 760, 850, 930])
      hill(
        sheet,
        [-10, 160, 340, 520, 770].map((x): Knot => [x, y + random.range(-24, 24)]),
        1010,
        'leaf',
      );
  const path = drawn(
    '414,584! 430,584! 462,610 434,650 380,700 400,770 500,850 600,920 690,1040! 150,1040! 200,930 250,840 270,770 268,706 320,650 394,610',
  );
  sheet.shape(path, 'line', 'sand');
  const inside = sheet.inside([clockwise(path)]);
  for (const line of ['300,1040 330,930 350,850 330,780', '520,1040 460,940 400,870'].slice(0, level + 1))
    inside.line(traced(line), 'fine', 0.6);
  drawWayside(sheet, brief);
  drawLitter(sheet, brief, leaf, roles);
}

/** Stones along the path, tufts of grass before them. */
function drawWayside(sheet: Sheet, { random, level }: Brief): void {
  for (const [x, y, size] of [
    [460, 806, 36],
    [216, 876, 40],
  ] as const) {
    boulder(sheet.at({ x, y }), random, size, level > 0);
    grass(sheet.at({ x: x - size * 0.8, y: y + 12 }), random, size * 1.7, 3);
    grass(sheet.at({ x: x + size * 0.9, y: y + 10 }), random, size * 1.3, 3);
  }
  for (const [x, y, tall] of [
    [630, 810, 76],
    [552, 740, 54],
    [140, 806, 60],
  ] as const)
    grass(sheet.at({ x, y }), random, tall, 3);
}

/** Fallen leaves on the path and beside it, smaller from far. */
function drawLitter(sheet: Sheet, { random, level }: Brief, kind: LeafKind, roles: readonly Role[]): void {
  const spots = level === 2 ? LITTER : LITTER.slice(0, 8);
  for (const [i, [x, y]] of spots.entries())
    grownLeaf(
      sheet.at({
        x,
        y,
        angle: random.range(0, 6.28),
        scale: (0.4 + (y - 640) / 600) * (level === 2 ? 0.8 : 1),
      }),
      { kind, role: roles[i % roles.length]!, veins: 0, ...grownBy(random) },
    );
}

const LITTER = [
  [350, 780],
  [300, 866],
  [420, 880],
  [330, 960],
  [470, 960],
  [380, 690],
  [260, 950],
  [540, 900],
  [330, 700],
  [120, 780],
  [620, 860],
  [560, 700],
  [640, 740],
  [410, 950],
  [380, 830],
] as const;

/**
 * Where trunks stand beside the path (foot, half width, lean), the one at the right and the nearest at the left,
 * and how many units higher than usual the boughs hang.
 */
const STANDS = [
  {
    middle: [
      [250, 632, 24, 12],
      [556, 640, 26, -14],
      [180, 680, 32, -20],
    ],
    right: [650, 742, 44, 26],
    near: [76, 900, 74],
    boughs: 0,
  },
  {
    middle: [
      [300, 626, 18, -16],
      [520, 632, 20, 10],
      [628, 676, 38, -22],
    ],
    right: [716, 770, 58, -20],
    near: [164, 880, 58],
    boughs: 70,
  },
] as const;

/** Trunks beside the path: the slender ones in the middle and a great one at the right. */
interface Trunks {
  readonly middle: readonly (readonly [x: number, y: number, half: number, lean: number])[];
  readonly right: readonly [x: number, y: number, half: number, lean: number];
}

interface Stand extends Trunks {
  readonly near: readonly [x: number, y: number, half: number];
  readonly boughs: number;
}

/** Trunks that leave the foreground free for one that has fallen. */
const OPEN_STAND: Trunks = {
  middle: [
    [120, 640, 34, 16],
    [236, 616, 18, -8],
    [560, 634, 24, 14],
  ],
  right: [684, 700, 50, -18],
};

/** The trunks beside the path, what grows at their feet, and an animal at the bend. */
function drawMiddle(brief: Brief, wood: Wood, visitor: Visitor, stand: Trunks): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('middle');
  for (const [x, y, half, lean] of stand.middle)
    tallTrunk(sheet.at({ x, y }), {
      random,
      height: y + 40,
      half,
      lean,
      bark: wood,
      level: level === 2 ? 1 : 0,
    });
  if (visitor === 'doe')
    quadruped(sheet.at({ x: 440, y: 730, scale: level === 2 ? 0.5 : 0.66 }), deer('doe'), posed('stand'), 1);
  const [x, y, half, lean] = stand.right;
  tallTrunk(sheet.at({ x, y }), { random, height: 820, half, lean, bark: wood, level });
  for (const [fx, fy, long] of [
    [120, 742, 96],
    [x - 62, y, 90],
    [x + 70, y + 54, 120],
  ] as const)
    fern(sheet.at({ x: fx, y: fy }), random, long, 0);
}

/** A bracket fungus that grows out of the bark to its right, its pale rim turned down. */
function bracket(sheet: Sheet, level: 0 | 1 | 2): void {
  const cap = drawn('-8,-20! 20,-40 58,-36 78,-10 74,6! 40,16 0,14 -8,18!');
  sheet.shape(cap, 'line', 'gold');
  sheet.shape(drawn('-8,4! 30,2 60,-6 78,-10! 76,8 40,20 0,18 -8,18!'), 'line', 'cream');
  if (level === 2) sheet.inside([cap]).line(traced('-8,-8 26,-22 60,-22'), 'fine', 0.4);
}

/** The nearest trunk with what grows on and under it. */
function drawNear(brief: Brief, wood: Wood, visitor: Visitor, stand: Stand): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('near');
  hill(sheet, points('-10,836 90,820 190,856 226,930 240,1010'), 1010, 'grass');
  const [nx, ny, half] = stand.near;
  tallTrunk(sheet.at({ x: nx, y: ny }), { random, height: 960, half, lean: 16, bark: wood, level });
  for (const [x, y, scale] of [
    [0.8, 556, 1],
    [0.84, 626, 0.84],
    [0.82, 680, 0.66],
  ] as const)
    bracket(sheet.at({ x: nx + x * half, y, scale }), level);
  const guest = sheet.at({ x: 560, y: 900 });
  if (visitor === 'squirrel') squirrel(guest.at({ x: 20, scale: 0.62, flip: true }), level);
  if (visitor === 'rabbit') rabbit(guest.at({ x: 20, scale: 0.86, flip: true }), level, 'sit', 'fur');
  if (visitor === 'hedgehog') quilledHedgehog(guest.at({ x: 10, y: 10, scale: 0.86, flip: true }), level);
  hill(sheet, points('470,1010 540,960 640,924 770,900'), 1010, 'leaf');
  fern(sheet.at({ x: 690, y: 1000 }), random, 210, level === 2 ? 1 : 0);
  fern(sheet.at({ x: 40, y: 1000 }), random, 190, level === 2 ? 1 : 0);
  for (const [x, y, scale] of [
    [196, 950, 0.44],
    [240, 972, 0.3],
  ] as const)
    toadstool(sheet.at({ x, y, scale }), { kind: 'dome', level: 0, role: 'rust', lean: 6 });
  for (const [x, y, height] of [
    [560, 986, 60],
    [600, 976, 86],
    [526, 990, 40],
  ].slice(0, level === 2 ? 2 : 1) as [number, number, number][])
    wildflower(sheet.at({ x, y }), {
      kind: 'daisy',
      random,
      level: 0,
      height,
      size: 26,
      sway: 8,
      role: 'paper',
    });
}

/** A trunk that has fallen across the foreground, its cut end to the right, and who sits on it. */
function drawLog(brief: Brief, visitor: Visitor): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('near');
  fern(sheet.at({ x: 110, y: 850 }), random, 190, level === 2 ? 1 : 0);
  const trunk = drawn(
    '-30,770! 120,760 300,776 480,770 600,780! 632,830 630,890 604,930! 420,934 220,926 -30,940!',
  );
  sheet.shape(trunk, 'bold', 'wood');
  const bark = sheet.inside([clockwise(trunk)]);
  for (const line of [
    '-30,806 60,800 150,812 230,806',
    '290,800 380,812 470,802 560,812',
    '-30,850 90,846 200,860 330,850',
    '400,848 480,856 580,846',
    '40,894 160,900 280,890 380,898',
    '440,896 520,890 590,898',
  ])
    bark.line(traced(line), 'line', 0.4);
  bark.shape(ellipse(350, 836, 26, 18), 'line', 'sand');
  sheet.shape(ellipse(608, 856, 42, 78), 'bold', 'sand');
  for (const r of [0.68, 0.36]) sheet.shape(ellipse(608, 856, 42 * r, 78 * r), 'line', 'cream');
  for (const [x, y, scale] of [
    [180, 776, 0.5],
    [236, 782, 0.36],
  ] as const)
    toadstool(sheet.at({ x, y, scale }), { kind: 'dome', level: 0, role: 'rust', lean: 6 });
  const guest = sheet.at({ x: 440, y: 784 });
  if (visitor === 'squirrel') squirrel(guest.at({ x: 10, scale: 0.98, flip: true }), level);
  if (visitor === 'rabbit') rabbit(guest.at({ scale: 1.2, flip: true }), level, 'sit', 'fur');
  if (visitor === 'hedgehog') quilledHedgehog(guest.at({ scale: 1.16, flip: true }), level);
  hill(sheet, points('-10,950 160,916 340,936 520,920 770,946'), 1010, 'leaf');
  fern(sheet.at({ x: 690, y: 1000 }), random, 190, level === 2 ? 1 : 0);
  for (const [x, tall] of [
    [70, 90],
    [250, 70],
    [480, 84],
  ] as const)
    grass(sheet.at({ x, y: 984 }), random, tall, 3);
}

/** Boughs that hang in from above on both sides, the farther ones first. */
const BOUGHS = [
  ['790,20 660,60 560,110 470,130', 96],
  ['-20,30 120,60 260,90 350,150', 96],
  ['790,190 700,200 620,240 570,300', 84],
  ['330,-20 400,30 450,40 560,10', 90],
  ['-20,230 80,230 170,260 230,320', 84],
] as const;

function drawCanopy(brief: Brief, leaf: LeafKind, roles: readonly Role[]): void {
  const { random } = brief;
  const sheet = brief.sheet.layer('canopy');
  const boughs = BOUGHS.slice(0, byLevel(brief, 1, 3, 5));
  for (const [line, size] of boughs.toReversed())
    leafyBranch(sheet, {
      random,
      level: 1,
      lines: [line],
      thick: 13,
      leaf,
      size: size * byLevel(brief, 1.2, 1.24, 0.96),
      roles,
      leaves: byLevel(brief, 4, 5, 10),
    });
}
