import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { clockwise, grow, subtract } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { contains } from '../../geometry/path.ts';
import { distance, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { adorn } from '../../motifs/animals/adorn.ts';
import { blossomWall, jungleWall, leafWall, type Wall } from '../../motifs/animals/leaf-walls.ts';
import { SIDES } from '../../motifs/animals/look.ts';
import { stalked } from '../../motifs/animals/stalked.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { cloud, hill, sun } from '../../motifs/landscape.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

interface Wings {
  readonly name: string;
  readonly fore: Path;
  readonly hind: Path;
  /** The cell at the root of each wing. */
  readonly foreCell: Path;
  readonly hindCell: Path;
}

const wing = (table: string): Path => clockwise(blob(knots(table)));

const KINDS: readonly Wings[] = [
  {
    name: 'Monarch',
    fore: wing('16,-40! 60,-150 160,-270 280,-340 390,-350! 412,-260 390,-150 330,-60 230,0 110,24 20,16!'),
    hind: wing('18,6! 110,20 220,20 300,60 326,140 290,230 220,290 130,300 70,240 30,130 12,60!'),
    foreCell: wing('26,-34! 80,-140 160,-212 236,-238! 240,-170 190,-90 110,-30 34,-6!'),
    hindCell: wing('26,24! 90,40 150,54 186,104! 170,164 120,176 70,140 34,84!'),
  },
  {
    name: 'Swallowtail',
    fore: wing('16,-40! 90,-140 200,-240 320,-290 420,-276! 420,-190 360,-100 290,-40 190,10 100,26 20,14!'),
    hind: wing(
      '18,6! 110,22 210,16 276,70 284,150 256,214 264,262 284,336 268,376 240,352 226,296 196,264 140,262 80,214 32,120!',
    ),
    foreCell: wing('26,-32! 100,-116 190,-176 260,-186! 250,-120 180,-56 110,-18 34,-4!'),
    hindCell: wing('26,24! 90,38 150,52 178,104! 160,156 110,162 64,128 34,80!'),
  },
  {
    name: 'Morpho',
    fore: wing('14,-46! 50,-160 120,-270 220,-330 316,-316! 364,-250 388,-150 360,-60 270,6 140,30 20,18!'),
    hind: wing('18,6! 120,26 250,14 340,60 372,150 336,250 250,316 150,310 80,240 34,140!'),
    foreCell: wing('24,-38! 66,-140 130,-208 204,-222! 222,-160 180,-84 110,-28 34,-6!'),
    hindCell: wing('26,24! 100,42 170,50 214,108! 196,172 136,186 78,148 36,90!'),
  },
];

const SIZE = [1000, 960] as const;

/** A butterfly with open wings over a meadow. */
export const butterfly: Composition = {
  name: 'butterfly',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const kind = random.pick(KINDS);
    const flower = random.pick<FlowerName>(['daisy', 'poppy', 'cosmos', 'lily']);
    const isSunny = random.chance(0.5);
    const fills = random.shuffle<PatternName>([
      'scales',
      'hearts',
      'diamonds',
      'stars',
      'shells',
      'honeycomb',
    ]);
    if (level === 2) return drawFine(brief, kind, fills);
    const at = {
      x: 500,
      y: [396, 388][level]!,
      scale: [0.8, 0.84][level]!,
      angle: random.pick([-0.16, -0.06, 0.08, 0.18]) * [2, 1][level]!,
    };
    framed(brief.sheet, SIZE, 'sky', (inside) => {
      drawMeadow(inside.layer('meadow'), { level, random: random.fork('meadow'), flower, isSunny });
      const sheet = inside.at(at);
      for (const flip of SIDES) drawWings(sheet.layer('wings').at({ flip }), brief, kind, fills);
      drawBody(sheet.layer('body'), brief);
    });
    const air = random.pick(['Bright', 'Painted', 'Summer', 'Garden', 'Dancing', 'Silken']);
    return {
      title: `${air} ${kind.name} Butterfly over ${titled(many(flower))}`,
      description: `A butterfly flies low over a meadow with ${many(flower)} in it. Color both sides alike, or let them differ.`,
      tags: ['butterfly', 'wings', 'insect', many(flower), 'meadow'],
    };
  },
};

const GROUNDS = {
  Lilies: (sheet: Sheet, wall: Wall) => blossomWall(sheet, wall, ['lily', 'cosmos'], 250),
  'a Meadow': (sheet: Sheet, wall: Wall) => blossomWall(sheet, wall, ['daisy', 'poppy', 'cosmos'], 240),
  Ivy: (sheet: Sheet, wall: Wall) => leafWall(sheet, wall, 'ivy', 230, ['leaf', 'grass']),
  'Ginkgo Leaves': (sheet: Sheet, wall: Wall) =>
    leafWall(sheet, wall, 'ginkgo', 220, ['gold', 'sun', 'leaf']),
  'Great Leaves': (sheet: Sheet, wall: Wall) => jungleWall(sheet, wall, 300),
} as const;

/** A fine page: the butterfly rests on what grows from edge to edge. */
function drawFine(brief: Brief, kind: Wings, fills: readonly PatternName[]): Story {
  const { random } = brief;
  const where = random.fork('ground').pick(Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]);
  framed(brief.sheet, SIZE, 'leaf', (inside) => {
    GROUNDS[where](inside.layer('ground'), {
      random: random.fork('wall'),
      size: SIZE,
      centre: [500, 480],
    });
    const sheet = inside.at({ x: 500, y: 490, scale: 1, angle: random.fork('turn').range(-0.3, 0.3) });
    for (const flip of SIDES) drawWings(sheet.layer('wings').at({ flip }), brief, kind, fills);
    drawBody(sheet.layer('body'), brief);
  });
  const among = where.toLowerCase();
  return {
    title: `${random.fork('title').pick(['Bright', 'Painted', 'Summer', 'Silken'])} ${kind.name} over ${where}`,
    description: `A butterfly has come down on ${among} and opens its wings. Color both sides alike, or let them differ.`,
    tags: ['butterfly', 'wings', 'insect', 'garden', where === 'a Meadow' ? 'meadow' : among],
  };
}

interface Meadow {
  readonly level: 0 | 1;
  readonly random: Random;
  readonly flower: FlowerName;
  readonly isSunny: boolean;
}

/** Stalks of a meadow: where they stand, how high and how large their heads are. */
const STALKS = [
  [
    [150, 220, 84],
    [842, 262, 88],
    [500, 178, 80],
  ],
  [
    [320, 104, 46],
    [640, 150, 48],
    [90, 226, 48],
    [908, 300, 48],
    [204, 172, 64],
    [790, 190, 66],
  ],
] as const;

/** What grows between flowers of a kind. */
const BESIDE: Partial<Record<FlowerName, FlowerName>> = {
  daisy: 'poppy',
  poppy: 'cosmos',
  cosmos: 'lily',
  lily: 'daisy',
};

/** A tuft of grass at the foot of the flowers. */
const GRASS =
  '-64,30! -56,0 -78,-44! -40,-20 -26,4 -24,-30 -32,-76! -4,-40 4,4 16,-20 44,-58! 36,-12 38,10 56,-8 84,-22! 66,8 68,30!';

/** Where tufts of grass stand between the flowers, and how large. */
const TUFTS = [
  [482, 0.9],
  [256, 0.7],
  [570, 1.1],
  [722, 0.8],
  [400, 1.2],
  [856, 0.9],
  [140, 0.8],
] as const;

/** Hills, a cloud or the sun, and flowers that stand in the grass. */
function drawMeadow(sheet: Sheet, { level, random, flower, isSunny }: Meadow): void {
  if (isSunny) sun(sheet.at({ x: 868, y: 132 }), [84, 70][level]!, [0, 9][level]!);
  else if (level === 0) cloud(sheet.at({ x: 150, y: 120, scale: 0.8 }), random.fork('cloud'), false);
  else cloud(sheet.at({ x: 500, y: 150, scale: 0.9 }), random.fork('cloud'), true);
  if (level > 0) cloud(sheet.at({ x: 130, y: 160, scale: 0.7 }), random.fork('far cloud'), false);
  hill(sheet, knots('0,640 200,590 420,640 660,580 860,620 1000,590'), 960, 'leaf');
  hill(sheet, knots('0,740 240,716 480,752 720,710 1000,742'), 960);
  for (const [x, scale] of level > 0 ? TUFTS : [])
    sheet.shape(drawn(GRASS, { x, y: 940, scale }), 'line', 'leaf');
  STALKS[level].forEach(([x, tall, head], i) =>
    stalked(sheet.at({ x, y: 940 }), {
      flower: i % 2 === 0 ? flower : (BESIDE[flower] ?? 'daisy'),
      level,
      tall,
      head,
      sway: random.range(-14, 14),
      role: (['a', 'd', 'c', 'b'] as const)[i % 4]!,
    }),
  );
}

function drawWings(sheet: Sheet, brief: Brief, kind: Wings, fills: readonly PatternName[]): void {
  drawWing(sheet, brief, {
    rim: kind.hind,
    cell: kind.hindCell,
    hub: [20, 30],
    roles: ['c', 'd'],
    fill: fills[1]!,
  });
  drawWing(sheet, brief, {
    rim: kind.fore,
    cell: kind.foreCell,
    hub: [16, -20],
    roles: ['a', 'b'],
    fill: fills[0]!,
  });
}

interface Wing {
  readonly rim: Path;
  readonly cell: Path;
  readonly hub: Point;
  readonly roles: readonly [Role, Role];
  readonly fill: PatternName;
}

/** The wing's border with its spots, then its panes between veins that fan out of the root, then the cell. */
function drawWing(sheet: Sheet, brief: Brief, it: Wing): void {
  const { level } = brief;
  sheet.shape(it.rim, 'bold', it.roles[1]);
  const inner = grow([it.rim], byLevel(brief, -50, -44, -36));
  const field = level === 0 ? subtract(inner, [ellipse(...it.hub, 96)]) : inner;
  sheet.shape(field, 'line', it.roles[0]);
  const [from, to] = it.roles[0] === 'a' ? [-1.3, 0.2] : [-0.02, 1.52];
  const veins = byLevel(brief, 2, 5, 7);
  const inside = sheet.inside(field);
  for (let i = 1; i < veins; i++) {
    const angle = from + ((to - from) * i) / veins;
    const [x, y] = polar(it.hub, 560, angle);
    inside.line(
      curve([it.hub, [it.hub[0] + (x - it.hub[0]) * 0.3, it.hub[1] + (y - it.hub[1]) * 0.34], [x, y]], 12),
      'line',
      0,
    );
  }
  if (level > 0) borderSpots(sheet, it, level);
  if (level === 2) drawTips(sheet.inside(grow([it.rim], -48)), it, [from, to], veins);
  sheet.shape(it.cell, 'line', it.roles[1]);
  if (level === 2) adorn(sheet, it.cell, { fill: it.fill, size: 58, roles: [it.roles[0], 'soft'] });
  if (level === 1) sheet.shape(grow([it.cell], -20), 'line', 'soft');
}

/** A drop in each pane, its tip to the root. */
function drawTips(sheet: Sheet, it: Wing, [from, to]: readonly [number, number], veins: number): void {
  for (let i = 0; i < veins; i++) {
    const angle = from + ((to - from) * (i + 0.5)) / veins;
    const [x, y] = polar(it.hub, it.roles[0] === 'a' ? 236 : 186, angle);
    sheet.shape(place(petal('drop', 74, 34), { x, y, angle: angle + Math.PI / 2 }), 'fine', 'soft');
  }
}

function borderSpots(sheet: Sheet, it: Wing, level: 0 | 1 | 2): void {
  const ring = grow([it.rim], level === 1 ? -22 : -17)[0];
  if (!ring) return;
  const apart = level === 1 ? 96 : 44;
  const placed: Point[] = [];
  for (const at of ring) {
    if (Math.hypot(...at) < 130 || contains(it.cell, at)) continue;
    if (placed.every((other) => distance(other, at) > apart)) placed.push(at);
  }
  for (const [x, y] of placed) sheet.shape(ellipse(x, y, level === 1 ? 10 : 9.5), 'fine', 'cream');
}

function drawBody(sheet: Sheet, brief: Brief): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    if (brief.level === 0) {
      side.line(curve(knots('16,-140 22,-190 40,-226 60,-236')), 'line', 0.2);
      side.ink(ellipse(66, -238, 9, 8, 0.4));
      continue;
    }
    side.line(curve(knots('8,-112 30,-190 70,-246 96,-262')), 'line', 0.2);
    side.shape(ellipse(102, -266, 13, 10, 0.4), 'line', 'wood');
  }
  const abdomen = tube(
    curve(knots('0,-30 0,60 0,150 0,214'), 8),
    (t) => byLevel(brief, 33, 25, 25) * Math.sin(Math.PI * (0.25 + 0.72 * t)) + 3,
  );
  sheet.shape(abdomen, 'bold', 'wood');
  const inside = sheet.inside([clockwise(abdomen)]);
  for (let i = 1; i <= byLevel(brief, 1, 4, 6); i++)
    inside.line(
      curve([
        [-40, -16 + (i * 220) / byLevel(brief, 3, 5, 7)],
        [0, -4 + (i * 220) / byLevel(brief, 3, 5, 7)],
        [40, -16 + (i * 220) / byLevel(brief, 3, 5, 7)],
      ]),
      'line',
      0,
    );
  sheet.rim(abdomen, 'bold');
  sheet.shape(ellipse(0, -40, 33, 48), 'bold', 'fur');
  sheet.shape(
    ellipse(0, -102, ...byLevel<[number, number]>(brief, [52, 50], [31, 29], [31, 29])),
    'bold',
    'wood',
  );
  const eyes = byLevel(brief, -98, -104, -104);
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * 12, eyes, 5.4, 7));
    sheet.gleam(ellipse(side * 12 + 2, eyes - 3, 2.2));
  }
  sheet.line(curve(knots('-9,-90 0,-84 9,-90')), 'line', 0.4);
}
