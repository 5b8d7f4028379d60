import { byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { evenly } from '../../geometry/ruled.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { broadLeaf, FIRST_HEADS, type FirstHead, ROUND_HEADS } from '../../motifs/flowers/first-flowers.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const NAMES = Object.keys(FIRST_HEADS) as FirstHead[];
const COLORS: readonly Role[] = ['a', 'd', 'b', 'c'];

interface Grown {
  readonly foot: Point;
  readonly top: Point;
  readonly scale: number;
  readonly head: FirstHead;
  readonly role: Role;
  readonly leafy?: boolean;
}

function grow(sheet: Sheet, { foot, top, scale, head, role, leafy }: Grown): void {
  const bow = (foot[0] - top[0]) * 0.3;
  const spine = curve([foot, [(foot[0] + top[0]) / 2 + bow, (foot[1] + top[1]) / 2], top]);
  sheet.layer('stems').shape(
    tube(spine, () => 20),
    'bold',
    'leaf',
  );
  const [x, y] = spine[Math.floor(spine.length * 0.36)]!;
  for (const side of leafy ? [-1, 1] : [])
    sheet
      .layer('stems')
      .shape(place(petal('leaf', 148 * scale, 84 * scale), { x, y, angle: side * 0.95 }), 'bold', 'leaf');
  FIRST_HEADS[head](sheet.layer('heads').at({ x: top[0], y: top[1], scale }), role);
}

/** The land below a wavy line at a height. */
function crest(y: number, rise: number): Point[] {
  return [
    ...curve([
      [-20, y],
      [260, y - rise],
      [560, y + rise],
      [1020, y - rise],
    ]),
    [1020, 860],
    [-20, 860],
  ];
}

/** A round sun of 72 units' radius with a face. */
function smilingSun(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 72), 'bold', 'sun');
  for (const x of [-24, 24]) sheet.ink(ellipse(x, -12, 6, 9));
  sheet.line(arc(0, 4, 30, 26, 0.3, Math.PI - 0.3), 'line', 0.2);
}

/** Three tall flowers on a hill under a big sun. */
export const tallFriends = edged({
  name: 'first-flowers-meadow',
  category: 'flowers',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet } = brief;
    const sky = sheet.layer('sky');
    const isLeft = random.chance(0.5);
    smilingSun(sky.at({ x: isLeft ? 360 : 650, y: 120 }));
    driftCloud(sky.at({ x: isLeft ? 610 : 400, y: 150, scale: 0.62 }), random.fork('cloud'), false);
    sheet.layer('hills').shape(crest(450, 70), 'line', 'soft');
    sheet.layer('hills').shape(crest(570, -50), 'line', 'grass');
    const names = random.shuffle(NAMES);
    const count = byLevel(brief, 3, 5, 7);
    for (let i = 0; i < count; i++) {
      const x = 60 + ((i + 0.5) * 880) / count;
      grow(sheet, {
        foot: [x + (i % 2 ? -36 : 36), 820],
        leafy: true,
        top: [x, byLevel(brief, 330, 300, 290) + (i % 2) * 70 - 40],
        scale: byLevel(brief, 1.3, 0.84, 0.6),
        head: names[i % names.length]!,
        role: COLORS[i % 4]!,
      });
    }
    sheet.layer('near').shape(crest(748, -26), 'bold', 'leaf');
    return {
      title: random.fork('title').pick(['Three Tall Friends', 'Taller than the Grass', 'On the Flower Hill']),
      description: 'Three big flowers stand on a hill and look at the sun. Each may have a color of its own.',
      tags: ['flowers', 'hill', 'sun', 'meadow', 'easy'],
    };
  },
});

/** Flowers in a broad pot on a table. */
export const potOfFriends = edged({
  name: 'first-flowers-pot',
  category: 'flowers',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet, level } = brief;
    const names = random.shuffle(NAMES);
    sheet.layer('table').shape(rectangle(-20, 730, 840, 300), 'bold', 'wood');
    const round = random.chance(0.5);
    const heads: readonly Point[] = byLevel<readonly Point[]>(
      brief,
      [
        [220, 330],
        [590, 340],
        [400, 190],
      ],
      [
        [180, 330],
        [620, 340],
        [300, 180],
        [500, 190],
        [400, 420],
      ],
      [
        [180, 330],
        [620, 340],
        [290, 180],
        [510, 190],
        [400, 420],
        [400, 300],
      ],
    );
    heads.forEach((top, i) =>
      grow(sheet, {
        foot: [400 + (top[0] - 400) * 0.25, 680],
        top,
        scale: byLevel(brief, i === 2 ? 1.3 : 1.15, 0.9, 0.8),
        head: names[i % names.length]!,
        role: COLORS[i % 4]!,
      }),
    );
    for (const side of [-1, 1])
      sheet
        .layer('stems')
        .shape(
          place(petal('leaf', 330, 150), { x: 400 + side * 60, y: 640, angle: side * 1.05 }),
          'line',
          'leaf',
        );
    const pot = sheet.layer('pot').at({ x: 400, y: 620 });
    const body = round
      ? blob(knots('-150,0! -230,120 -190,250 -90,300! 90,300! 190,250 230,120 150,0!'))
      : blob(knots('-190,0! -140,300! 140,300! 190,0!'));
    pot.shape(body, 'bold', 'rust');
    const inside = pot.inside([body]);
    for (const y of level === 0 ? [150] : [110, 200])
      inside.line(
        curve([
          [-260, y],
          [0, y + 26],
          [260, y],
        ]),
        'line',
        0,
      );
    if (round && level === 0) pot.shape(place(petal('heart', 96, 104), { y: 120 }), 'line', 'soft');
    pot.shape(rectangle(-214, -44, 428, 70, 26), 'bold', 'rust');
    return {
      title: random.fork('title').pick(['A Pot for Grandma', 'The Big Flower Pot', 'Watered This Morning']),
      description:
        'Big flowers lean out of a pot on the table. Do not forget to color the pot, it is proud of its stripe.',
      tags: ['flowers', 'pot', 'table', 'easy'],
    };
  },
});

/** A rug with a large flower in its middle, on a floor of boards. */
export const flowerRug = edged({
  name: 'first-flowers-rug',
  category: 'flowers',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, sheet } = brief;
    for (const y of byLevel(brief, [410], [160, 330, 500, 670], [160, 330, 500, 670]))
      sheet.layer('floor').line(
        [
          [-20, y],
          [1020, y],
        ],
        'line',
        0,
      );
    const rug = sheet.layer('rug');
    const tassels = byLevel(brief, 5, 10, 12);
    for (const side of [-1, 1])
      for (let i = 0; i < tassels; i++) {
        const tassel = rug.at({
          x: 500 + side * 346,
          y: 100 + ((i + 0.5) * 620) / tassels,
          angle: (side * Math.PI) / 2,
        });
        tassel.shape(drawn('-12,0! -14,-40 -30,-96! 0,-88 30,-96! 14,-40 12,0!'), 'line', 'sun');
      }
    rug.shape(rectangle(150, 90, 700, 640, 20), 'bold', 'rust');
    for (const flip of [false, true])
      for (const x of evenly(byLevel(brief, 4, 6, 8), 180, 820))
        rug
          .at({ y: flip ? 820 : 0, x: flip ? 1000 : 0, angle: flip ? Math.PI : 0 })
          .shape([...arc(x, 156, 56, 46, Math.PI, Math.PI * 2)], 'line', 'gold');
    rug.shape(rectangle(214, 156, 572, 508, 12), 'bold', 'cream');
    const corner = random.pick(['heart', 'round'] as const);
    for (const [x, y, angle] of [
      [232, 174, 2.36],
      [768, 174, -2.36],
      [232, 646, 0.78],
      [768, 646, -0.78],
    ] as const)
      rug.shape(place(petal(corner, 150, 140), { x, y, angle }), 'line', 'd');
    for (const side of [-1, 1]) broadLeaf(rug.at({ x: 500, y: 410, angle: (side * Math.PI) / 2 }), 280, 220);
    FIRST_HEADS[random.pick(ROUND_HEADS)](
      rug.at({ x: 500, y: 410, scale: 1.8, angle: random.range(0, 1) }),
      'a',
    );
    return {
      title: 'The Flower Rug',
      description:
        'Somebody has woven a rug with one great flower in the middle and tassels at both ends. Walk round it with your colors from the outside in.',
      tags: ['flowers', 'rug', 'floor', 'pattern', 'easy'],
    };
  },
});

/** A ring of large flowers and leaves around a heart. */
export const flowerRing = edged({
  name: 'first-flowers-ring',
  category: 'flowers',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random, sheet } = brief;
    const names = random.shuffle<FirstHead>(['poppy', 'violet']);
    const count = byLevel(brief, 5, 8, 10);
    const turn = random.range(0, 1);
    for (const [x, y, angle] of [
      [32, 32, 2.36],
      [968, 32, -2.36],
      [32, 968, 0.78],
      [968, 968, -0.78],
    ] as const)
      sheet.layer('corners').shape(place(petal('round', 190, 200), { x, y, angle }), 'line', 'd');
    const stem = sheet.layer('vine');
    stem.shape(
      [arc(500, 500, 329, 329, 0, Math.PI * 2), arc(500, 500, 277, 277, Math.PI * 2, 0)],
      'bold',
      'leaf',
    );
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.46) / count) * Math.PI * 2 + turn;
      const [x, y] = polar([500, 500], 314, angle);
      const blade = stem.at({ x, y, angle: angle + Math.PI / 2 + 0.36 });
      blade.shape(petal('leaf', 142, 100), 'bold', 'leaf');
      blade.line(traced('0,-36 4,-66 2,-100'), 'line', 0.4);
    }
    for (let i = 0; i < count; i++) {
      const [x, y] = polar([500, 500], 303, (i / count) * Math.PI * 2 + turn);
      FIRST_HEADS[names[i % 2]!](
        sheet.layer('heads').at({ x, y, scale: byLevel(brief, 1.3, 1, 0.8), angle: turn + i }),
        COLORS[i % 2]!,
      );
    }
    sheet.layer('heart').shape(place(petal('heart', 196, 206), { x: 500, y: 592 }), 'bold', 'b');
    return {
      title: random
        .fork('title')
        .pick(['A Ring for You', 'Five Flowers Holding Hands', 'The Birthday Wreath']),
      description: 'Big flowers make a ring around a heart. Give neighbors different colors.',
      tags: ['flowers', 'wreath', 'heart', 'easy'],
    };
  },
});
