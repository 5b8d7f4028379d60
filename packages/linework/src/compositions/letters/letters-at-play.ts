import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point, type Shape } from '../../geometry/point.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { dinghy } from '../../motifs/nature/shore.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { block, printed, standing } from './printed.ts';

const TALL = [800, 1000] as const;

/** The lamp, the gallery and the cap on a tower whose top is at the frame's origin. */
export function lantern(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-120, -34, 240, 34, 8), 'bold', 'stone');
  for (const x of [-110, -66, -22, 22, 66, 110]) sheet.line(traced(`${x},-34 ${x},-84`), 'line', 0);
  sheet.shape(rectangle(-120, -92, 240, 12, 5), 'line', 'stone');
  sheet.shape(rectangle(-62, -150, 124, 118), 'bold', 'sun');
  sheet.shape(ellipse(0, -92, 30, 38), 'line', 'cream');
  if (level > 0) for (const x of [-40, 40]) sheet.line(traced(`${x},-150 ${x},-34`), 'line', 0);
  sheet.shape(drawn('-82,-148! -50,-196 0,-216 50,-196 82,-148!'), 'bold', 'rust');
  sheet.shape(ellipse(0, -222, 13), 'line', 'stone');
  for (const x of [-110, -66, 66, 110]) sheet.line(traced(`${x},-34 ${x},-84`), 'line', 0);
}

const beacon = printed({
  name: 'letter-l-lighthouse',
  size: TALL,
  ground: 820,
  backdrop: 'night',
  draw(scene) {
    const { sheet, level, random } = scene;
    const isHard = level === 2;
    const lamp: Point = [262, 196];
    if (isHard)
      dressSky(sheet.layer('sky'), random, {
        zone: downTo(800, 620),
        kind: 'streaks',
        size: 150,
        roles: ['night', 'd', 'soft'],
      });
    for (const far of [
      [
        [900, 40],
        [900, 250],
      ],
      [
        [-100, 60],
        [-100, 300],
      ],
    ] as const)
      sheet.layer('beam').shape([lamp, far[0], far[1]], 'bold', 'sun');
    const water = clockwise(rectangle(-20, 600, 840, 440));
    if (isHard)
      dressWater(sheet.layer('sea'), random, { zone: [water], kind: 'crests', size: 120, rim: 'bold' });
    else {
      sheet.layer('sea').shape(water, 'bold', 'water');
      for (const y of [670, 760])
        sheet.layer('sea').line(traced(`-20,${y} 200,${y - 16} 420,${y} 620,${y - 16} 820,${y}`), 'line', 0);
    }
    for (const [i, [x, y, r]] of (
      [
        [110, 104, 34],
        [96, 420, 40],
        [470, 96, 32],
        [520, 380, 44],
        [600, 300, 26],
        [740, 330, 28],
      ] as const
    ).entries())
      sheet.layer('stars').shape(star(x, y, r, r * 0.46, 5, i * 0.5), 'bold', 'sun');
    dinghy(sheet.layer('boat').at({ x: 660, y: 660, scale: 0.92 }), ['a', 'cream']);
    const quay: Shape = [
      clockwise(
        drawn(
          '-20,850! 60,812 180,836! 300,806 420,830! 560,800 680,834 760,816 820,850! 820,1020! -20,1020!',
        ),
      ),
    ];
    const cut = { stem: 140, hairline: 84 };
    const l = standing('L', { x: 390, y: 536, scale: 1.34 }, cut);
    block(sheet.layer('letter'), l, { role: 'paper', side: 'soft', depth: [18, 10] });
    const stripes = sheet.layer('letter').inside(l);
    for (const y of [340, 480, 620])
      stripes.shape(
        drawn(`0,${y}! 262,${y + 18} 420,${y}! 420,${y + 70}! 262,${y + 88} 0,${y + 70}!`),
        'bold',
        'rust',
      );
    if (isHard)
      for (const t of ['330,760! 330,830!', '420,740! 420,800!', '270,800! 620,800!'])
        stripes.line(traced(t), 'line', 0);
    sheet.layer('letter').rim(l, 'bold');
    sheet.layer('door').shape(drawn('232,790! 232,730 262,708 292,730 292,790!'), 'bold', 'wood');
    for (const y of [310, 450]) sheet.layer('door').shape(ellipse(262, y, 15, 19), 'line', 'sun');
    lantern(sheet.layer('lamp').at({ x: 262, y: 252, scale: 0.8 }), level);
    if (isHard)
      dressRock(sheet.layer('quay'), random, { zone: quay, kind: 'boulders', size: 110, rim: 'bold' });
    else {
      sheet.layer('quay').shape(quay, 'bold', 'stone');
      for (const t of ['120,830 150,900 110,960', '420,830 400,900 450,980', '640,820 670,900 640,980'])
        sheet.layer('quay').line(traced(t), 'line', 0.3);
    }
    return {
      title: 'L Lights the Way',
      description:
        'The L has stood on the rocks for so long that somebody has put a lamp on it. The little boat knows where to go now.',
      tags: ['letter', 'alphabet', 'l', 'lighthouse', 'sea', 'night', 'boat'],
    };
  },
});

const BOUQUET: readonly (readonly [x: number, y: number, size: number])[] = [
  [400, 130, 1],
  [250, 190, 0.84],
  [552, 186, 0.84],
  [330, 290, 0.78],
  [474, 296, 0.78],
  [402, 400, 0.66],
];

const vase = printed({
  name: 'letter-v-vase',
  size: TALL,
  ground: 860,
  backdrop: 'soft',
  draw(scene) {
    const { sheet, level, random } = scene;
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: downTo(800, 860), kind: 'stripes', size: 88 });
    const table = clockwise(drawn('-20,850! 400,842 820,850! 820,1020! -20,1020!'));
    sheet.layer('table').shape(table, 'bold', 'wood');
    sheet
      .layer('cloth')
      .shape(clockwise(drawn('120,872! 400,862 680,872! 730,1020! 70,1020!')), 'bold', 'cream');
    const v = standing('V', { x: 400, y: 620, scale: 1.24 }, { stem: 104, hairline: 76 });
    const green = sheet.layer('stalks');
    for (const [x, y] of BOUQUET) {
      const bend = (x - 400) * 0.5;
      green.line(traced(`400,780 ${400 + bend * 0.5},600 ${x},${y}`), 'bold', 0);
    }
    for (const [x, y, angle, long] of [
      [300, 420, -0.9, 190],
      [500, 420, 0.9, 190],
      [210, 320, -1.3, 170],
      [590, 320, 1.3, 170],
      [320, 130, -0.6, 120],
      [480, 130, 0.6, 120],
    ] as const) {
      const leaf = (t: string): Point[] => place(traced(t), { x, y, angle });
      green.shape(
        clockwise(
          place(drawn(`0,0! ${long * 0.24},${-long * 0.4} 0,${-long}! ${-long * 0.24},${-long * 0.4}`), {
            x,
            y,
            angle,
          }),
        ),
        'line',
        'leaf',
      );
      green.line(leaf(`0,0 2,${-long * 0.4} 0,${-long * 0.84}`), 'line', 0.3);
    }
    const kinds = random.shuffle<FlowerName>(['rose', 'daisy', 'cosmos', 'lily', 'peony', 'poppy']);
    for (const [i, [x, y, size]] of BOUQUET.toReversed().entries())
      FLOWERS[kinds[i % 3]!](sheet.layer('flowers').at({ x, y, scale: size * 0.92 }), {
        random: random.fork(`${i}`),
        level: byGrade(scene, 0, 0, 1),
        petals: (['a', 'b', 'd'] as const)[i % 3]!,
        heart: 'sun',
      });
    block(sheet.layer('letter'), v, {
      role: 'water',
      side: 'soft',
      depth: [16, 10],
      ...(level > 0 ? { inline: 18 } : {}),
    });
    petals(scene);
    return {
      title: 'V Is a Vase',
      description:
        'A V stands on one foot and has both arms open, so it makes a fine vase. Two petals have come down already.',
      tags: ['letter', 'alphabet', 'v', 'vase', 'flowers', 'bouquet'],
    };
  },
});

function petals({ sheet }: Scene): void {
  for (const [x, y, angle] of [
    [236, 930, 1.2],
    [590, 946, -0.9],
  ] as const)
    sheet.layer('petals').shape(place(petal('heart', 74, 64), { x, y, angle }), 'bold', 'a');
}

/** Capital letters that things stand on or grow out of. */
export const lettersAtPlay: readonly Composition[] = [beacon, vase];
