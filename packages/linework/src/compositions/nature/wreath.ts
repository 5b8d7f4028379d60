import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, tube } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { bow } from '../../motifs/flowers/ribbon.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { bee, butterfly } from '../../motifs/nature/fliers.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import { acorn, berries, pineCone, roseHip, type LeafKind } from '../../motifs/nature/leaves.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { drawWall, type Wall } from './wreath-walls.ts';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

interface Kit {
  readonly leaves: readonly LeafKind[];
  readonly leafRoles: readonly Role[];
  /** Drawn about the origin, about 100 units wide. */
  readonly jewels: readonly ((sheet: Sheet, brief: Brief, i: number) => void)[];
  readonly hearts: readonly Heart[];
  /** What it may hang on. */
  readonly walls: readonly Wall[];
  readonly text: string;
  readonly tags: readonly string[];
  /** Whether its leaves lie close along the ring, and its flowers clear of the bow. */
  readonly isClose?: boolean;
}

interface Heart {
  readonly word: string;
  readonly text: string;
  /** Whether it hangs from the top of the ring, which stays free for it. */
  readonly hangsDown?: boolean;
  draw(sheet: Sheet, level: 0 | 1 | 2): void;
}

const HEARTS = {
  bird: {
    word: 'Songbird',
    text: 'A small bird has sat down on it.',
    draw: (sheet, level) =>
      perchingBird(sheet.at({ x: 20, y: 206, scale: 0.94 }), level, ['c', 'rust', 'cream']),
  },
  bee: {
    word: 'Bee',
    text: 'A bee hums in the middle.',
    draw: (sheet) => bee(sheet.at({ x: -10, y: 30, scale: 1.7, angle: -0.2 })),
  },
  snail: {
    word: 'Snail',
    text: 'A snail creeps along inside.',
    draw: (sheet, level) => snail(sheet.at({ y: 224, scale: 1.2 }), 'd', level),
  },
  star: {
    word: 'Star',
    text: 'A star hangs in the middle on a ribbon.',
    hangsDown: true,
    draw: facettedStar,
  },
} as const satisfies Record<string, Heart>;

/** A butterfly in the middle of the ring, turned as told. */
const butterflyTurned = (angle: number, scale: number): Heart => ({
  word: 'Butterfly',
  text: 'A butterfly has found the way through the middle.',
  draw: (sheet, level) => butterfly(sheet.at({ y: 4, scale, angle }), ['a', 'd'], level),
});

/** A star of six points cut into facets, on a ribbon from the top of the ring. */
function facettedStar(sheet: Sheet): void {
  const loop = curve(points('-8,-166 -46,-220 -44,-282 0,-306 44,-282 46,-220 8,-166'));
  sheet.shape(clockwise(tube(loop, () => 11)), 'line', 'b');
  for (let i = 0; i < 12; i++) {
    const [long, short] = [i, i + 1].map((k): Point =>
      polar([0, 0], k % 2 === 0 ? 178 : 92, (k * Math.PI) / 6 - Math.PI / 2),
    );
    sheet.shape([[0, 0], long!, short!], 'line', i % 2 === 0 ? 'sun' : 'gold');
  }
  for (const flip of [false, true]) {
    const half = sheet.at({ flip });
    half.shape(drawn('4,-164! 26,-150 44,-112 34,-100! 20,-120! 4,-112 0,-150!'), 'line', 'b');
    half.shape(drawn('6,-172! 40,-206 74,-204 78,-172 46,-154 8,-162!'), 'line', 'b');
  }
  sheet.shape(ellipse(0, -168, 17), 'line', 'b');
}

const flower =
  (name: 'daisy' | 'poppy' | 'cosmos' | 'rose' | 'peony') =>
  (sheet: Sheet, brief: Brief, i: number): void =>
    FLOWERS[name](sheet.at({ scale: 0.74 }), {
      random: brief.random.fork(`${name} ${i}`),
      level: 0,
      petals: (['a', 'd', 'b'] as const)[i % 3]!,
      heart: 'sun',
    });

/** A poppy seen from above: two crumpled petals over two wider ones, about a pod in a ring of stamens. */
function poppy(sheet: Sheet, { level }: Brief): void {
  const wide = '-10,0! -50,-8 -86,-44 -80,-82 -48,-92 -20,-84 6,-94 40,-88 76,-80 84,-44 50,-8 10,0!';
  const narrow = '-10,0! -44,-22 -60,-58 -46,-84 -18,-78 8,-90 40,-82 58,-56 42,-22 10,0!';
  for (const [bowl, angle] of [
    [wide, 0.3],
    [wide, 0.3 + Math.PI],
    [narrow, 0.3 + Math.PI / 2],
    [narrow, 0.3 - Math.PI / 2],
  ] as const) {
    sheet.shape(drawn(bowl, { angle }), 'line', 'ember');
    if (level > 0)
      for (const x of [-16, 14]) sheet.line(traced(`${x},-38 ${x * 1.5},-62`, { angle }), 'fine', 0.5);
  }
  sheet.shape(lobed(0, 0, 27, 11, 3), 'line', 'wood');
  sheet.shape(ellipse(0, 0, 13), 'line', 'leaf');
}

/** A daisy seen from above: many narrow petals about a round heart. */
function daisy(sheet: Sheet, { level }: Brief): void {
  const count = level === 0 ? 9 : 12;
  around(sheet, { radius: 0, count }, (spot) => spot.shape(petal('round', 82, 430 / count), 'line', 'paper'));
  sheet.shape(ellipse(0, 0, 27), 'line', 'sun');
}

const KITS: Readonly<Record<Season, Kit>> = {
  spring: {
    leaves: ['birch', 'beech'],
    leafRoles: ['leaf', 'grass'],
    isClose: true,
    jewels: [flower('cosmos'), flower('daisy'), flower('rose')],
    hearts: [HEARTS.bird, butterflyTurned(0.3, 1.6), HEARTS.snail],
    walls: ['door', 'boards'],
    text: 'Young leaves and open blossoms',
    tags: ['spring', 'blossoms'],
  },
  summer: {
    leaves: ['beech', 'birch', 'beech'],
    leafRoles: ['leaf', 'grass'],
    isClose: true,
    jewels: [poppy, daisy, (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level)],
    hearts: [HEARTS.bee, butterflyTurned(-0.62, 1.5), HEARTS.snail],
    walls: ['gate', 'boards'],
    text: 'Green leaves, poppies, daisies and berries',
    tags: ['summer', 'flowers'],
  },
  autumn: {
    leaves: ['oak', 'beech', 'maple', 'beech'],
    leafRoles: ['ember', 'rust', 'sun', 'gold'],
    jewels: [
      (sheet, brief) => acorn(sheet.at({ y: -46, scale: 1.1 }), brief.level),
      (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level === 2 ? 2 : 0),
      (sheet, brief) => roseHip(sheet.at({ y: -46, scale: 1.2 }), brief.level),
    ],
    hearts: [HEARTS.bird, butterflyTurned(1, 1.4)],
    walls: ['bricks', 'gate'],
    text: 'Oak and maple leaves with acorns and berries',
    tags: ['autumn', 'acorns'],
  },
  winter: {
    leaves: ['holly', 'beech'],
    leafRoles: ['leaf', 'grass'],
    jewels: [
      (sheet, brief) => pineCone(sheet.at({ y: -70, scale: 0.94 }), brief.level),
      (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level),
    ],
    hearts: [HEARTS.bird, HEARTS.star],
    walls: ['door', 'bricks'],
    text: 'Holly and evergreen leaves with cones and red berries',
    tags: ['winter', 'holly'],
  },
};

/** A wreath of what one season gives. */
function wreath(season: Season): Composition {
  const kit = KITS[season];
  return {
    name: `wreath-${season}`,
    category: 'nature',
    size: [1000, 1000],
    strays: 1.5,
    draw(brief) {
      const { random } = brief;
      const heart = random.pick<Heart>(kit.hearts);
      const inside = drawWall(brief, random.pick(kit.walls));
      const isHung = random.chance(0.5);
      const flip = random.chance(0.5);
      const hung = inside.at({ y: isHung ? -8 : -56 });
      const ring = (flip ? hung.at({ x: 1000, flip }) : hung).layer('wreath');
      drawWithies(ring, brief.level);
      drawLeaves(ring, brief, kit);
      if (isHung) drawRibbon(hung.layer('ribbon'), brief.level, isHung);
      const bowAngle = isHung ? -Math.PI / 2 : Math.PI / 2;
      const clear = [...(kit.isClose ? [bowAngle] : []), ...(heart.hangsDown ? [-Math.PI / 2] : [])];
      drawBunches(ring.layer('bunches'), brief, kit, isHung, clear);
      if (!isHung) drawRibbon(hung.layer('ribbon'), brief.level, isHung);
      heart.draw(hung.layer('heart').at({ x: 500, y: CENTRE[1] }), brief.level);
      inside.layer('edge').rim(pageRim(1000, 1000), 'bold');
      return {
        title: `${random.pick(WORDS[season])} Wreath with a ${heart.word}`,
        description: `${kit.text} are bound into a wreath. ${heart.text}`,
        tags: ['wreath', 'leaves', heart.word.toLowerCase(), ...kit.tags],
      };
    },
  };
}

const WORDS: Readonly<Record<Season, readonly string[]>> = {
  spring: ['Spring', 'April', 'Blossom'],
  summer: ['Summer', 'Midsummer', 'Garden'],
  autumn: ['Autumn', 'October', 'Harvest'],
  winter: ['Winter', 'December', 'Holly'],
};

/** A wreath for each season. */
export const wreaths: readonly Composition[] = (['spring', 'summer', 'autumn', 'winter'] as const).map(
  wreath,
);

const CENTRE = [500, 540] as const;
/** The radius of the ring of withies, in units, and half its thickness. */
const RING = 284;
const THICK = 34;

/** A ring of withies wound round each other. */
function drawWithies(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    subtract([ellipse(...CENTRE, RING + THICK)], [ellipse(...CENTRE, RING - THICK)]),
    'line',
    'wood',
  );
  const turns = [0, 0, 26][level]!;
  for (let i = 0; i < turns; i++) {
    const edge = (share: number): Point[] =>
      [-1, -0.4, 0.4, 1].map((u) =>
        polar(CENTRE, RING + u * THICK, ((i + share) / turns) * Math.PI * 2 + u * 0.16),
      );
    sheet.shape(
      [...curve(edge(0), 6), ...curve(edge(1), 6).reverse()],
      'fine',
      i % 2 === 0 ? 'wood' : 'sand',
    );
  }
}

/** How leaves lie on the ring: units off its middle, and how far each turns from it; the lane in the middle last. */
const LANES = [
  [26, 0.86],
  [-24, -0.8],
  [4, 0.12],
] as const;

/** Leaves that overlap along the ring like shingles, outward, inward and along it, from its top down both sides. */
function drawLeaves(sheet: Sheet, brief: Brief, kit: Kit): void {
  const { random, level } = brief;
  const count = byLevel(brief, 5, kit.isClose ? 6 : 5, 11);
  const spread = kit.isClose ? 0.56 : 1;
  const size = byLevel(brief, 1.9, kit.isClose ? 1.86 : 1.7, 1.2);
  for (const way of [-1, 1])
    for (let i = count; i >= 0; i--)
      for (const [lane, [off, turn]] of LANES.entries()) {
        const angle = Math.PI / 2 + way * ((i + 0.16 + lane * 0.34) / (count + 0.7)) * (Math.PI - 0.1);
        const lean = way * (Math.PI / 2 - spread * turn * random.range(0.8, 1.14));
        const [x, y] = polar(CENTRE, RING + off, angle);
        grownLeaf(
          sheet.at({ x, y, angle: angle + Math.PI / 2 + lean, scale: size * random.range(0.84, 1.08) }),
          {
            kind: kit.leaves[(i + lane + (way > 0 ? 1 : 0)) % kit.leaves.length]!,
            role: kit.leafRoles[(i * 2 + lane) % kit.leafRoles.length]!,
            veins: level > 0 ? 1 : 0,
            ...grownBy(random),
          },
        );
      }
}

/** The bunch of a medium page that lies at the foot of a wreath whose bow is at its top. */
const FOOT = 4.1;

/** Where flowers and fruits are bound in, in two bunches of unlike size: the angle, units off the ring, scale. */
const BUNCHES = [
  [
    [2.05, 20, 1.5],
    [2.5, -8, 1.16],
    [1.62, -4, 1.2],
    [-0.5, 6, 1.26],
  ],
  [
    [2.4, 10, 1.3],
    [3.06, -6, 1],
    [-0.72, 6, 1.24],
    [-0.06, -8, 1],
    [0.72, 4, 1.12],
    [FOOT, 6, 1.1],
  ],
  [
    [2.36, 30, 1.3],
    [2.9, -6, 0.96],
    [1.84, 20, 1.1],
    [1.4, -6, 0.88],
    [2.66, 44, 0.8],
    [3.24, 20, 0.8],
    [-0.7, 8, 1.16],
    [-0.26, -10, 0.94],
    [0.14, 12, 0.84],
    [0.94, 4, 0.96],
    [4.1, 6, 1.06],
    [4.6, -8, 0.84],
  ],
] as const;

/** How far to each side a bow and a ribbon keep free of flowers, in radians. */
const CLEAR = 0.6;

/** Flowers and fruits, but none near the angles that stay clear. */
function drawBunches(sheet: Sheet, brief: Brief, kit: Kit, isHung: boolean, clear: readonly number[]): void {
  const { random } = brief;
  const turn = isHung ? random.pick([-0.5, 0, 0.5]) : random.pick([2.2, 2.7, 3.2]);
  for (const [i, [angle, off, scale]] of [...BUNCHES[brief.level].entries()].toReversed()) {
    const isFoot = isHung && brief.level === 1 && angle === FOOT;
    const way = isFoot ? Math.PI / 2 : angle + turn;
    if (clear.some((one) => Math.cos(way - one) > Math.cos(CLEAR))) continue;
    const [x, y] = polar(CENTRE, RING + off, way);
    const spot = sheet.at({ x, y, scale, angle: random.range(-0.3, 0.3) });
    kit.jewels[i % kit.jewels.length]!(spot, brief, i);
  }
}

/** The ribbon the wreath hangs from with its bow at the top, or a nail and the bow at its foot. */
function drawRibbon(sheet: Sheet, level: 0 | 1 | 2, isHung: boolean): void {
  const [x, y] = CENTRE;
  if (!isHung) {
    sheet.shape(ellipse(x, y - RING - 40, 15), 'line', 'stone');
    bow(sheet.at({ x, y: y + RING - 6, scale: 1.2 }), level);
    return;
  }
  for (const side of [-1, 1]) {
    const strap: Point[] = [
      [x + side * 30, y - RING],
      [x + side * 16, 140],
      [x, 60],
    ];
    sheet.shape(clockwise(tube(curve(strap, 10), () => 11)), 'line', 'b');
  }
  sheet.shape(ellipse(x, 62, 15), 'line', 'stone');
  bow(sheet.at({ x, y: y - RING - 12, scale: 1.12 }), level);
}
