import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle, tube } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { bow } from '../../motifs/flowers/ribbon.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { bee, butterfly } from '../../motifs/nature/fliers.ts';
import { grownBy, grownLeaf } from '../../motifs/nature/grown-leaf.ts';
import { acorn, berries, pineCone, roseHip, type LeafKind } from '../../motifs/nature/leaves.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

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
  /** Whether its leaves lie close along the ring, and its flowers clear of the bow and of a guest on the ring. */
  readonly isClose?: boolean;
}

interface Heart {
  readonly word: string;
  readonly text: string;
  /** Whether it sits upon the ring. */
  readonly isOnRing?: boolean;
  draw(sheet: Sheet, level: 0 | 1 | 2): void;
}

/** Where a guest sits upon the ring, from the ring's middle. */
const GUEST = [-222, -150] as const;

const HEARTS = {
  bird: {
    word: 'Songbird',
    text: 'A small bird has sat down on it.',
    draw: (sheet, level) =>
      perchingBird(sheet.at({ x: 20, y: 206, scale: 0.94 }), level, ['c', 'rust', 'cream']),
  },
  butterfly: {
    word: 'Butterfly',
    text: 'A butterfly has settled on it.',
    isOnRing: true,
    draw: (sheet, level) =>
      butterfly(sheet.at({ x: GUEST[0], y: GUEST[1], scale: 0.96, angle: -0.5 }), ['a', 'd'], level),
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
    draw: facettedStar,
  },
} as const satisfies Record<string, Heart>;

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

/** A poppy seen from above: four crumpled petals about a pod in a ring of stamens. */
function poppy(sheet: Sheet, { level }: Brief): void {
  const bowl = '-14,0! -66,-30 -78,-70 -40,-84 -14,-74 8,-86 48,-82 78,-62 64,-28 14,0!';
  for (const angle of [0, Math.PI, Math.PI / 2, -Math.PI / 2])
    sheet.shape(drawn(bowl, { angle: angle + 0.3 }), 'line', 'ember');
  if (level > 0)
    for (const angle of [Math.PI / 2, -Math.PI / 2])
      for (const x of [-26, 26])
        sheet.line(traced(`${x * 0.7},-34 ${x},-58`, { angle: angle + 0.3 }), 'fine', 0.5);
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
    jewels: [flower('cosmos'), flower('daisy'), flower('rose')],
    hearts: [HEARTS.bird, HEARTS.butterfly, HEARTS.snail],
    walls: ['door', 'boards'],
    text: 'Young leaves and open blossoms',
    tags: ['spring', 'blossoms'],
  },
  summer: {
    leaves: ['beech', 'birch', 'beech'],
    leafRoles: ['leaf', 'grass'],
    isClose: true,
    jewels: [poppy, daisy, (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level)],
    hearts: [HEARTS.bee, HEARTS.butterfly, HEARTS.snail],
    walls: ['gate', 'boards'],
    text: 'Green leaves, poppies, daisies and berries',
    tags: ['summer', 'flowers'],
  },
  autumn: {
    leaves: ['oak', 'beech', 'maple', 'beech'],
    leafRoles: ['ember', 'rust', 'sun', 'gold'],
    jewels: [
      (sheet, brief) => acorn(sheet.at({ y: -46, scale: 1.1 }), brief.level),
      (sheet, brief) => berries(sheet.at({ y: -50 }), 'rust', brief.level),
      (sheet, brief) => roseHip(sheet.at({ y: -46, scale: 1.2 }), brief.level),
    ],
    hearts: [HEARTS.bird, HEARTS.butterfly],
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
      const guestAngle = Math.atan2(GUEST[1], flip ? -GUEST[0] : GUEST[0]);
      const clear = kit.isClose ? [bowAngle, ...(heart.isOnRing ? [guestAngle] : [])] : [];
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

type Wall = 'door' | 'gate' | 'boards' | 'bricks';

/** The wall that the wreath hangs on fills the page; gives the view that ends at its edge. */
function drawWall(brief: Brief, wall: Wall): Sheet {
  const { random, level } = brief;
  const rim = pageRim(1000, 1000);
  const sheet = brief.sheet.layer('wall');
  sheet.shape(rim, 'bold', 'sand');
  const inside = brief.sheet.inside([rim]);
  const view = inside.layer('wall');
  const zone = [rim];
  if (wall === 'bricks')
    dressWall(view, random.fork('wall'), { zone, kind: 'bond', size: byLevel(brief, 320, 250, 150) });
  else if (level === 2)
    dressBoards(view, random.fork('wall'), {
      zone,
      kind: 'planks',
      size: 150,
      angle: wall === 'boards' ? 0 : Math.PI / 2,
    });
  else if (wall === 'boards') drawBoards(view, random);
  else drawDoor(view, random, wall === 'gate');
  return inside;
}

/** Weatherboards, each over the one below it. */
function drawBoards(view: Sheet, random: Random): void {
  for (let i = 0; i < 7; i++) {
    const y = 34 + (i * 932) / 7;
    const top = curve(
      [20, 500, 980].map((x): Point => [x, y + random.range(-4, 4)]),
      12,
    );
    view.shape([...top, [980, 980], [20, 980]], 'line', i % 2 === 0 ? 'sand' : 'cream');
  }
}

/** A door of upright planks with two rails, or a gate of narrower ones. */
function drawDoor(view: Sheet, random: Random, isGate: boolean): void {
  const count = isGate ? 8 : 6;
  for (let i = 1; i < count; i++) {
    const x = 34 + (i * 932) / count;
    const side = curve(
      [20, 500, 980].map((y): Point => [x + random.range(-4, 4), y]),
      12,
    );
    view.shape([...side, [980, 980], [980, 20]], 'line', 'sand');
  }
  const [upper, lower] = isGate ? [200, 724] : [96, 816];
  for (const y of [upper, lower]) {
    view.shape(rectangle(20, y, 960, 88), 'line', 'wood');
    for (const x of [112, 267, 733, 888]) view.shape(ellipse(x, y + 44, 13), 'line', 'stone');
  }
}

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
  const count = byLevel(brief, 5, kit.leaves.includes('oak') ? 5 : kit.isClose ? 8 : 6, 11);
  const spread = kit.isClose ? 0.56 : 1;
  const size = byLevel(brief, 1.9, 1.7, 1.2);
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

/** Where flowers and fruits are bound in, in two bunches of unlike size: the angle, units off the ring, scale. */
const BUNCHES = [
  [
    [2.05, 20, 1.5],
    [2.5, -8, 1.16],
    [1.62, -4, 1.2],
    [-0.5, 6, 1.26],
  ],
  [
    [2.36, 10, 1.34],
    [3.02, -6, 1],
    [1.74, 6, 1.1],
    [-0.72, 6, 1.2],
    [-0.2, -8, 0.94],
    [0.72, 4, 1.06],
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
  ],
] as const;

/** How far to each side a guest and the bow keep free of flowers, in radians. */
const CLEAR = 0.6;

/** Flowers and fruits, but none near the angles that stay clear. */
function drawBunches(sheet: Sheet, brief: Brief, kit: Kit, isHung: boolean, clear: readonly number[]): void {
  const { random } = brief;
  const turn = isHung ? random.pick([-0.5, 0, 0.5]) : random.pick([2.2, 2.7, 3.2]);
  for (const [i, [angle, off, scale]] of [...BUNCHES[brief.level].entries()].toReversed()) {
    if (clear.some((one) => Math.cos(angle + turn - one) > Math.cos(CLEAR))) continue;
    const [x, y] = polar(CENTRE, RING + off, angle + turn);
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
