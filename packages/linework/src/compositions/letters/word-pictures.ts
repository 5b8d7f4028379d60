import type { Composition } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point, type Shape } from '../../geometry/point.ts';
import { rabbit } from '../../motifs/animals/beasts/little-ones.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { balloon, bow, candle, flame, present } from '../../motifs/holidays/presents.ts';
import { sun } from '../../motifs/landscape.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { ladybird } from '../../motifs/nature/fliers.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { snowman } from '../../motifs/people/props.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { bunting } from '../../motifs/stages/indoors.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { lionHeart } from './lion-heart.ts';
import { blocks, printed, setBetween, snowCap } from './printed.ts';

const TALL = [800, 1000] as const;
const SQUARE = [1000, 1000] as const;

const snowfall = printed({
  name: 'greeting-let-it-snow',
  size: TALL,
  ground: 900,
  draw(scene) {
    const { sheet, level, random } = scene;
    for (const [i, [x, y]] of (
      [
        [62, 66],
        [190, 62],
        [62, 300],
        [746, 76],
        [744, 290],
        [560, 56],
        [262, 372],
        [556, 356],

        [734, 440],
        [70, 420],
        [262, 470],
      ] as const
    ).entries())
      sheet.layer('flakes').shape(ellipse(x, y, 11 + (i % 3) * 3), 'line', 'paper');
    sheet
      .layer('hill')
      .shape(drawn('-20,560! 140,500 330,560 520,490 700,540 820,510! 820,1020! -20,1020!'), 'bold', 'soft');
    for (const [x, y, s] of [
      [70, 640, 0.9],
      [740, 640, 1],
    ] as const)
      spruce(sheet.layer('firs').at({ x, y, scale: s }), { random, level: level === 2 ? 1 : 0 });
    sheet
      .layer('snow')
      .shape(drawn('-20,660! 200,620 420,650 640,610 820,650! 820,1020! -20,1020!'), 'bold', 'paper');
    snowman(sheet.layer('snowman').at({ x: 158, y: 652, scale: 0.7 }), 0);
    const rows = [
      setBetween('LET', '90,110 250,84 400,78 550,84 710,110', '104,334 250,322 400,318 550,322 696,334', 46),
      setBetween('IT', '300,374 400,368 500,374', '290,610 400,606 510,610', 46),
      setBetween(
        'SNOW',
        '60,666 230,646 400,640 570,646 740,666',
        '50,908 230,918 400,920 570,918 750,908',
        50,
      ),
    ];
    for (const word of rows) {
      blocks(sheet.layer('words'), word, { depth: [14, 10] });
      for (const [i, letter] of word.entries()) snowCap(sheet.layer('caps'), letter, i);
    }
    rabbit(sheet.layer('rabbit').at({ x: 630, y: 648, scale: 0.8, flip: true }), 0, 'up', 'fur');
    sheet
      .layer('front')
      .shape(
        drawn('-20,910! 120,886 260,918 430,892 600,918 720,890 820,906! 820,1020! -20,1020!'),
        'bold',
        'paper',
      );
    return {
      title: 'Let It Snow on Every Letter',
      description:
        'The letters have caps of snow already, and more is coming down. The snowman and the rabbit have stood still so as not to miss any of it.',
      tags: ['words', 'lettering', 'snow', 'winter', 'snowman', 'rabbit'],
    };
  },
});

const climb = printed({
  name: 'greeting-keep-going',
  size: TALL,
  ground: 900,
  draw(scene) {
    const { sheet, level } = scene;
    sun(sheet.layer('sun').at({ x: 640, y: 124 }), 42, byGrade(scene, 8, 10, 14));
    clouds(scene, [[0.5, 0.19, 0.46]]);
    mountain(sheet.layer('peak'), {
      peak: [230, 140],
      half: 330,
      foot: 600,
      snow: true,
      roles: ['stone', 'soft'],
    });
    const flag = sheet.layer('flag');
    flag.shape(rectangle(226, 66, 9, 82, 3), 'line', 'wood');
    flag.shape(drawn('235,68! 305,86 235,112!'), 'bold', 'a');
    sheet
      .layer('hill')
      .shape(drawn('-20,560! 150,530 360,470 600,390 820,330! 820,1020! -20,1020!'), 'bold', 'leaf');
    blocks(
      sheet.layer('words'),
      setBetween(
        'KEEP',
        '70,350 240,320 420,268 600,210 720,170',
        '70,556 240,526 420,474 600,414 726,374',
        46,
      ),
      { depth: [14, 10] },
    );
    sheet
      .layer('hill')
      .shape(drawn('-20,830! 160,800 380,730 620,640 820,580! 820,1020! -20,1020!'), 'bold', 'grass');
    blocks(
      sheet.layer('words'),
      setBetween(
        'GOING',
        '70,610 250,578 450,508 620,446 726,406',
        '70,824 250,790 450,720 620,656 736,612',
        46,
      ),
      { depth: [14, 10] },
    );
    sheet
      .layer('path')
      .shape(drawn('-20,1040! -20,930! 200,900 460,820 680,730 820,690! 820,1040!'), 'bold', 'sand');
    sheet.layer('front').shape(drawn('200,1030! 420,944 640,856 820,786! 820,1030!'), 'bold', 'leaf');
    snail(sheet.layer('snail').at({ x: 300, y: 918, scale: 1.04, angle: -0.3 }), 'a', level);
    for (const [x, y, s] of [
      [520, 960, 1],
      [640, 930, 1.1],
      [720, 900, 0.9],
    ] as const) {
      const at = sheet.layer('flowers').at({ x, y, scale: s });
      for (let i = 0; i < 5; i++) at.shape(place(petal('drop', 34, 26), { angle: i * 1.257 }), 'line', 'b');
      at.shape(ellipse(0, 0, 11), 'line', 'sun');
    }
    return {
      title: 'Keep Going, Says the Snail',
      description:
        'The flag on the peak is still a long way off, and the snail has only just reached the O. It has packed its house and all the time in the world.',
      tags: ['words', 'lettering', 'courage', 'mountain', 'snail', 'path'],
    };
  },
});

/** A clover leaf of four hearts about the frame's origin. */
function fourLeaved(sheet: Sheet, size: number): void {
  for (const turn of [0, 1, 2, 3]) {
    const angle = Math.PI / 4 + (turn * Math.PI) / 2;
    sheet.shape(
      place(petal('heart', size, size * 1.02), { angle, x: -Math.sin(angle) * 5, y: Math.cos(angle) * 5 }),
      'bold',
      turn % 2 === 0 ? 'leaf' : 'grass',
    );
    sheet.line(
      [size * 0.3, size * 0.62].map((r): Point => [Math.sin(angle) * r, -Math.cos(angle) * r]),
      'line',
      0.4,
    );
  }
}

const horseshoe = printed({
  name: 'greeting-luck',
  size: SQUARE,
  ground: 900,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, level } = scene;
    for (const [x, y, size, angle] of [
      [128, 128, 104, 0.2],
      [872, 128, 104, -0.2],
      [104, 420, 88, 0.6],
      [896, 420, 88, -0.6],
      [120, 700, 100, 0.1],
      [880, 700, 100, -0.1],
      [240, 900, 92, 0.4],
      [760, 900, 92, -0.4],
    ] as const)
      fourLeaved(sheet.layer('clover').at({ x, y, angle }), size);
    const shoe: Shape = [
      clockwise(
        drawn(
          '286,120! 262,96 214,104 196,140 158,300 150,480 210,680 330,820 500,872 670,820 790,680 850,480 842,300 804,140 786,104 738,96 714,120! 720,150 748,300 752,470 706,620 610,724 500,756 390,724 294,620 248,470 252,300 280,150',
        ),
      ),
    ];
    sheet.layer('shoe').shape(shoe, 'bold', 'stone');
    sheet.layer('shoe').shape(grow(shoe, -18), 'line', 'soft');
    for (const [x, y, angle] of [
      [206, 250, 0.1],
      [200, 430, -0.1],
      [256, 602, -0.42],
      [794, 250, -0.1],
      [800, 430, 0.1],
      [744, 602, 0.42],
    ] as const)
      sheet.layer('shoe').shape(place(rectangle(-13, -26, 26, 52, 8), { x, y, angle }), 'line', 'stone');
    blocks(
      sheet.layer('words'),
      setBetween(
        'GOOD',
        '290,176 400,140 500,130 600,140 710,176',
        '296,396 400,388 500,386 600,388 704,396',
        46,
      ),
      { depth: [12, 10] },
    );
    blocks(
      sheet.layer('words'),
      setBetween(
        'LUCK',
        '300,440 400,432 500,430 600,432 700,440',
        '330,590 400,640 500,662 600,640 670,590',
        46,
      ),
      { depth: [12, 10] },
    );
    bow(sheet.layer('bow').at({ x: 500, y: 850, scale: 2.2 }), 'a');
    ladybird(sheet.layer('bird').at({ x: 786, y: 150, scale: 0.9, angle: 0.5 }), level);
    return {
      title: 'Good Luck in a Horseshoe',
      description:
        'A horseshoe keeps the luck in as long as its ends point up. Eight clovers with four leaves and a ladybird make sure of the rest.',
      tags: ['words', 'lettering', 'luck', 'horseshoe', 'clover', 'ladybird'],
    };
  },
});

/** One tier of a cake with icing that runs down; its top is at y. */
function tier(
  sheet: Sheet,
  [left, right, top, bottom]: readonly [number, number, number, number],
  role: Role,
): void {
  const sag = 26;
  const side = clockwise(
    drawn(
      `${left},${top}! ${right},${top}! ${right},${bottom}! ${mix(left, right, 0.75)},${bottom + sag * 0.8} ${(left + right) / 2},${bottom + sag} ${mix(left, right, 0.25)},${bottom + sag * 0.8} ${left},${bottom}!`,
    ),
  );
  sheet.shape(side, 'bold', role);
  const drops = Math.round((right - left) / 62);
  const wide = (right - left) / drops;
  const run = Array.from({ length: drops }, (_, i) => {
    const x = left + i * wide;
    const dip = sag * Math.sin(((i + 0.5) / drops) * Math.PI);
    const long = 44 + (i % 3) * 14;
    return `${x + wide * 0.12},${top + dip + long - 8} ${x + wide * 0.5},${top + dip + long + 8} ${x + wide * 0.88},${top + dip + long - 8} ${x + wide},${top + dip + 26}`;
  });
  sheet.shape(
    drawn(`${left},${top + 10}! ${run.join(' ')} ${right},${top + 10}! ${(left + right) / 2},${top - 18}`),
    'bold',
    'paper',
  );
  sheet.shape(ellipse((left + right) / 2, top, (right - left) / 2, sag), 'bold', 'cream');
}

const party = printed({
  name: 'greeting-birthday',
  size: SQUARE,
  ground: 900,
  backdrop: 'soft',
  draw(scene) {
    const { sheet, level, random } = scene;
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: downTo(1000, 1000), kind: 'stripes', size: 96 });
    bunting(scene, 70, 70);
    for (const [i, [x, y]] of (
      [
        [120, 420],
        [880, 420],
        [230, 330],
        [770, 330],
      ] as const
    ).entries())
      balloon(
        sheet.layer('balloons').at({ x, y, scale: 1 }),
        (['a', 'b', 'c', 'd'] as const)[i]!,
        level === 2 ? 1 : level,
      );
    const guests = random.shuffle(['cat', 'rabbit', 'bear', 'fox', 'mouse', 'pig'] as const);
    for (const [i, x] of [92, 908].entries())
      rider(
        sheet.layer('guests').at({ x, y: 640, scale: 1.7 }),
        guests[i]!,
        'none',
        (['b', 'd'] as const)[i]!,
        level,
      );
    const table = clockwise(drawn('-20,780! 500,766 1020,780! 1020,1020! -20,1020!'));
    sheet.layer('table').shape(table, 'bold', 'b');
    const inside = sheet.layer('table').inside([table]);
    for (let i = 0; i < 10; i++)
      inside.line(traced(`${i * 112 - 6},770 ${i * 112 - 20},880 ${i * 112 - 4},1020`), 'line', 0);
    sheet.layer('plate').shape(ellipse(500, 862, 424, 54), 'bold', 'paper');
    const cake = sheet.layer('cake');
    tier(cake, [150, 850, 586, 840], 'a');
    tier(cake, [270, 730, 346, 584], 'd');
    for (const [i, x] of [360, 430, 500, 570, 640].entries()) {
      candle(
        cake.at({ x, y: 350 - (i % 2) * 6 + (i === 2 ? 10 : 0) }),
        96,
        (['a', 'sun', 'b', 'sun', 'c'] as const)[i]!,
        level > 0,
      );
      flame(cake.at({ x, y: 254 - (i % 2) * 6 + (i === 2 ? 10 : 0) }));
    }
    blocks(
      sheet.layer('words'),
      setBetween(
        'HAPPY',
        '296,428 400,444 500,450 600,444 704,428',
        '296,570 400,588 500,594 600,588 704,570',
        46,
      ),
      { depth: [8, 8] },
    );
    blocks(
      sheet.layer('words'),
      setBetween(
        'BIRTHDAY',
        '174,676 330,696 500,704 670,696 826,676',
        '174,824 330,846 500,852 670,846 826,824',
        46,
      ),
      { depth: [8, 8] },
    );
    for (const [x, flip] of [
      [96, false],
      [904, true],
    ] as const)
      present(sheet.layer('presents').at({ x, y: 962, flip }), {
        width: 130,
        height: 110,
        roles: ['c', 'sun'],
        ...(level === 2 ? { pattern: 'stars' as const } : {}),
      });
    return {
      title: 'Happy Birthday in Two Tiers',
      description:
        'The wish is written on the cake itself, one word a tier. Two guests wait behind the table until all five candles are out.',
      tags: ['words', 'lettering', 'birthday', 'cake', 'candles', 'balloons', 'party'],
    };
  },
});

/** Words that lie in the snow, climb a hill, stand on a cake or hang by a mirror. */
export const wordPictures: readonly Composition[] = [snowfall, climb, horseshoe, party, lionHeart];
