import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Shape } from '../../geometry/point.ts';
import { slidingPenguin, standingPenguin } from '../../motifs/birds/penguins.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { crescent } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { block, printed, standingRow } from './printed.ts';

const SQUARE = [1000, 1000] as const;

/** A loaf, a roll, a plait or a round loaf on the frame's origin, about 130 units wide. */
function bread(sheet: Sheet, kind: 0 | 1 | 2 | 3, level: 0 | 1 | 2): void {
  if (kind === 0) {
    sheet.shape(drawn('-66,0! -78,-34 -60,-70 0,-86 60,-70 78,-34 66,0!'), 'bold', 'gold');
    for (const x of [-36, 0, 36])
      sheet.shape(drawn(`${x - 18},-28 ${x + 2},-72 ${x + 18},-66 ${x},-24`), 'line', 'cream');
  } else if (kind === 1) {
    sheet.shape(drawn('-64,0! -76,-40 -40,-84 0,-92 40,-84 76,-40 64,0!'), 'bold', 'wood');
    sheet.line(traced('-52,-44 0,-66 52,-44'), 'line', 0.3);
    sheet.line(traced('0,-88 -4,-56 0,-8'), 'line', 0.3);
  } else if (kind === 2) {
    for (const [i, x] of [-52, 52, -18, 20].entries())
      sheet.shape(
        ellipse(x, -36 - (i > 1 ? 8 : 0), 34, i > 1 ? 42 : 34, i % 2 === 0 ? 0.5 : -0.5),
        'bold',
        'gold',
      );
  } else {
    sheet.shape(drawn('-60,0! -70,-40! -80,-70 -40,-96 0,-98 40,-96 80,-70 70,-40! 60,0!'), 'bold', 'sand');
    sheet.shape(drawn('-54,-46! -60,-66 -30,-84 30,-84 60,-66 54,-46! 20,-52 -20,-52'), 'line', 'cream');
    if (level > 0) for (const x of [-28, 0, 28]) sheet.shape(ellipse(x, -24, 9, 7), 'fine', 'wood');
  }
}

/** A shelf from edge to edge, its top at y, on two brackets. */
function shelf({ sheet, width, level }: Scene, y: number): void {
  const view = sheet.layer('shelf');
  for (const x of [150, width - 150])
    view.shape(
      drawn(`${x - 14},${y + 26}! ${x + 14},${y + 26}! ${x + 12},${y + 90}! ${x - 12},${y + 90}!`),
      'line',
      'wood',
    );
  view.shape(rectangle(-20, y, width + 40, 30), 'bold', 'wood');
  if (level === 2) view.line(traced(`-20,${y + 15} 300,${y + 12} 700,${y + 18} 1020,${y + 15}`), 'fine', 0);
}

/** The scalloped edge of an awning along the top. */
function valance({ sheet, width }: Scene, low: number): void {
  const view = sheet.layer('awning');
  const count = 8;
  const wide = width / count;
  for (let i = 0; i < count; i++) {
    const [a, b] = [i * wide, (i + 1) * wide];
    view.shape(
      drawn(
        `${a},-20! ${b},-20! ${b},${low}! ${b - wide * 0.2},${low + 40} ${a + wide * 0.2},${low + 40} ${a},${low}!`,
      ),
      'bold',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
  view.line(traced(`-20,${low} 500,${low} 1020,${low}`), 'line', 0);
}

const bakery = printed({
  name: 'number-13',
  size: SQUARE,
  ground: 930,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: downTo(1000, 1000), kind: 'tiles', size: 92 });
    const kinds = random.shuffle<0 | 1 | 2 | 3>([0, 1, 2, 3]);
    const row = (y: number, spots: readonly number[], shift: number): void => {
      shelf(scene, y);
      for (const [i, x] of spots.entries())
        bread(sheet.layer('bread').at({ x, y: y + 2, scale: 1.12 }), kinds[(i + shift) % 4]!, level);
    };
    row(310, [140, 320, 500, 680, 860], 0);
    row(700, [118, 882], 1);
    row(910, [130, 280, 430, 580, 730, 880], 2);
    sittingCat(sheet.layer('cat').at({ x: 262, y: 702, scale: 1.1 }), level);
    for (const figure of standingRow('13', { x: 560, y: 533, scale: 0.76 }, 16))
      block(sheet.layer('number'), figure, {
        role: 'sun',
        side: 'gold',
        depth: [16, -12],
        inline: 15,
      });
    valance(scene, 130);
    return {
      title: 'A Baker’s Dozen',
      description:
        'A dozen is twelve, but the baker always adds one so that nobody goes home with too little. Count the loaves on the three shelves: there are thirteen.',
      tags: ['number', 'counting', '13', 'thirteen', 'bakery', 'bread'],
    };
  },
});

/** The upper sides of the floes, those behind before those in front. */
const FLOES = [
  '-20,716! 60,694 230,700! 270,742! 210,776 -20,770!',
  '1020,716! 940,694 780,700! 736,742! 790,776 1020,770!',
  '236,806! 300,774 500,784 700,774 770,806! 800,870 690,926 500,914 310,926 206,872!',
  '-20,826! 100,806 190,816! 262,868 300,940! 316,1040! -20,1040!',
  '1020,826! 900,806 810,816! 744,868 704,940! 690,1040! 1020,1040!',
  '350,958! 500,946 640,956! 670,1040! 332,1040!',
] as const;

/** Floes of ice, each with the side that stands out of the water. */
function ice(sheet: Sheet): void {
  for (const table of FLOES) {
    sheet.shape(clockwise(drawn(table, { y: 20 })), 'bold', 'sky');
    sheet.shape(clockwise(drawn(table)), 'bold', 'paper');
  }
}

/** A scarf about the neck of a standing penguin. */
function penguinScarf(sheet: Sheet, role: Role): void {
  sheet.shape(drawn('-46,-186! 0,-172 60,-186! 70,-144! 10,-124 -58,-142!'), 'bold', role);
}

const floes = printed({
  name: 'number-15',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 420), kind: 'streaks', size: 110 });
    for (const [i, table] of [
      '-20,470! 60,330! 130,390! 220,250! 330,420! 420,470!',
      '560,470! 680,300! 760,370! 860,240! 950,350! 1020,330! 1020,470!',
    ].entries()) {
      const berg = clockwise(drawn(table));
      if (level === 2)
        dressRock(sheet.layer('berg'), random.fork(`${i}`), {
          zone: [berg],
          kind: 'facets',
          size: 170,
          roles: ['paper', 'soft', 'sky'],
          rim: 'bold',
        });
      else sheet.layer('berg').shape(berg, 'bold', 'paper');
    }
    const water = clockwise(rectangle(-20, 450, 1040, 590));
    if (level === 2)
      dressWater(sheet.layer('sea'), random, { zone: [water], kind: 'ripples', size: 120, rim: 'line' });
    else sheet.layer('sea').shape(water, 'line', 'water');
    ice(sheet.layer('ice'));
    const stands = (x: number, y: number, scale: number, flip = false, wears?: Role): void => {
      const view = sheet.layer('penguins').at({ x, y, scale, flip });
      standingPenguin(view, 1);
      if (wears) penguinScarf(view, wears);
    };
    for (const [x, y] of [
      [86, 722],
      [194, 706],
    ] as const)
      stands(x, y, 0.58);
    for (const [x, y] of [
      [836, 704],
      [930, 722],
    ] as const)
      stands(x, y, 0.58, true);
    const figures = standingRow('15', { x: 500, y: 560, scale: 1.02 }, 24);
    for (const figure of figures)
      block(sheet.layer('number'), figure, {
        role: 'sky',
        side: 'water',
        depth: [20, 12],
        ...(level > 0
          ? {
              inline: 16,
              fill: (ground: Sheet, zone: Shape) =>
                dressRock(ground, random, {
                  zone,
                  kind: 'facets',
                  size: 170,
                  roles: ['sky', 'paper', 'soft'],
                }),
            }
          : {}),
      });
    stands(404, 334, 0.56, false, 'a');
    stands(586, 336, 0.56, true);
    stands(700, 336, 0.5, false, 'd');
    const slides = (x: number, y: number, angle: number, flip: boolean): void =>
      slidingPenguin(
        sheet.layer('penguins').at({ x, y, scale: 0.68, angle, flip }),
        level === 2 ? 1 : level,
        'close',
      );
    slides(420, 884, 0.1, false);
    slides(590, 960, -0.06, true);
    for (const [x, y, scale, flip, wears] of [
      [150, 838, 0.6, false, undefined],
      [850, 838, 0.6, true, 'b'],
      [92, 972, 0.7, false, 'sun'],
      [234, 956, 0.56, true, undefined],
      [762, 960, 0.64, true, 'a'],
      [912, 972, 0.7, true, undefined],
    ] as const)
      stands(x, y, scale, flip, wears);
    return {
      title: 'Fifteen on the Ice',
      description:
        'Somebody has cut a fifteen out of the ice, and as many penguins have come to look at it. Three are on top already and two come sliding.',
      tags: ['number', 'counting', '15', 'fifteen', 'penguins', 'ice', 'winter'],
    };
  },
});

const WOOL =
  '-84,-40 -96,-76 -66,-104 -34,-100 -10,-122 28,-116 48,-96 82,-92 96,-58 78,-26 40,-14 0,-20 -46,-14';

/** A sheep that stands on the frame's origin, 180 units long, looking to the right. */
function sheep(sheet: Sheet, level: 0 | 1 | 2, isLeaping = false): void {
  const legs: readonly (readonly [number, number])[] = isLeaping
    ? [
        [-62, 0.7],
        [-40, 0.5],
        [40, -0.8],
        [60, -1],
      ]
    : [
        [-56, 0.05],
        [-22, -0.04],
        [26, 0.04],
        [60, -0.05],
      ];
  for (const [x, angle] of legs)
    sheet.shape(drawn('-13,-20! -12,32! 12,32! 13,-20!', { x, y: -28, angle }), 'line', 'stone');
  sheet.shape(drawn(WOOL), 'bold', 'paper');
  if (level > 0)
    for (const t of ['-60,-54 -46,-70 -30,-56', '-8,-70 8,-84 24,-70']) sheet.line(traced(t), 'fine', 0.4);
  sheet.shape(drawn('56,-110 84,-132 118,-120 140,-82 134,-58 108,-52 76,-70'), 'bold', 'stone');
  sheet.shape(drawn('74,-112! 40,-104 22,-80 44,-78 72,-94!'), 'line', 'stone');
  sheet.shape(drawn('58,-118 66,-140 92,-146 110,-130 96,-116 76,-112'), 'line', 'paper');
  sheet.ink(ellipse(108, -98, 5, 6.5));
  sheet.line(traced('112,-68 121,-62 132,-66'), 'fine', 0.3);
}

const flock = printed({
  name: 'number-18',
  size: SQUARE,
  ground: 900,
  backdrop: 'night',
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, {
        zone: downTo(1000, 460),
        kind: 'stars',
        size: 120,
        roles: ['night', 'soft', 'd'],
      });
    crescent(sheet.layer('moon').at({ x: 150, y: 150, angle: -0.4 }), 80);
    const hills: readonly (readonly [string, Role])[] = [
      ['-20,430! 160,380 360,430 560,390 800,430 1020,370! 1020,1020! -20,1020!', 'leaf'],
      ['-20,640! 220,590 460,650 700,600 1020,650! 1020,1020! -20,1020!', 'grass'],
      ['-20,830! 240,790 500,840 760,790 1020,830! 1020,1020! -20,1020!', 'leaf'],
    ];
    const herd = (
      spots: readonly (readonly [x: number, y: number, flip: boolean])[],
      scale: number,
    ): void => {
      for (const [x, y, flip] of spots) sheep(sheet.layer('sheep').at({ x, y, scale, flip }), level);
    };
    const rise = (i: number): void => {
      const [table, role] = hills[i]!;
      const zone = [clockwise(drawn(table))];
      if (level === 2 && i < 2)
        dressMeadow(sheet.layer(`hill ${i}`), random.fork(`${i}`), {
          zone,
          kind: i === 0 ? 'fields' : 'mounds',
          size: i === 0 ? 150 : 130,
          rim: 'bold',
        });
      else sheet.layer('hills').shape(zone, 'bold', role);
    };
    rise(0);
    herd(
      [
        [110, 440, false],
        [890, 430, true],
      ],
      0.6,
    );
    for (const figure of standingRow('18', { x: 510, y: 380, scale: 1.08 }, 24))
      block(sheet.layer('number'), figure, { role: 'sun', side: 'gold', depth: [18, 10], inline: 16 });
    rise(1);
    herd(
      [
        [110, 680, false],
        [270, 660, false],
        [430, 700, false],
        [590, 684, true],
        [750, 660, true],
        [905, 690, true],
      ],
      0.76,
    );
    rise(2);
    herd(
      [
        [100, 830, false],
        [900, 830, true],
      ],
      0.84,
    );
    fence(scene);
    sheep(sheet.layer('sheep').at({ x: 500, y: 800, scale: 0.94, angle: -0.12 }), level, true);
    herd(
      [
        [110, 960, false],
        [270, 972, false],
        [760, 972, true],
        [910, 960, true],
      ],
      0.92,
    );
    herd(
      [
        [430, 982, false],
        [600, 982, true],
        [258, 842, false],
      ],
      0.8,
    );
    return {
      title: 'Counting Sheep to Eighteen',
      description:
        'Eighteen sheep are on the hills tonight, and one of them is just jumping the fence. Whoever counts them all may go to sleep.',
      tags: ['number', 'counting', '18', 'eighteen', 'sheep', 'night'],
    };
  },
});

function fence({ sheet }: Scene): void {
  const view = sheet.layer('fence');
  for (const y of [826, 868]) view.shape(rectangle(360, y, 300, 18, 4), 'line', 'wood');
  for (const x of [372, 496, 620])
    view.shape(drawn(`${x},906! ${x},806! ${x + 14},792! ${x + 28},806! ${x + 28},906!`), 'bold', 'wood');
}

/** Figures that stand in a place among as many things as they say. */
export const greatNumbers: readonly Composition[] = [bakery, tidied(floes), flock];
