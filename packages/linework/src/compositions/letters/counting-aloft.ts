import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { sun } from '../../motifs/landscape.ts';
import { grassland } from '../../motifs/letters/grassland.ts';
import { growing } from '../../motifs/letters/growth.ts';
import { trimmed, TRIMS } from '../../motifs/letters/trimmed.ts';
import { speciesLeaf, type LeafKind } from '../../motifs/nature/leaves.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { drift, palm } from '../../motifs/nature/shore.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { figures, LEADS, printed } from './printed.ts';

const SQUARE = [1000, 1000] as const;

const ROUND = '0,-92 52,-76 72,-22 48,36 0,76! -48,36 -72,-22 -52,-76';
const LONG = '0,-112 36,-92 46,-20 30,44 0,76! -30,44 -46,-20 -36,-92';

/** Sixteen balloons: where, how large, whether long. */
const BUNCH: readonly (readonly [x: number, y: number, size: number, isLong: boolean])[] = [
  [150, 180, 0.84, false],
  [300, 116, 0.78, true],
  [430, 150, 0.86, false],
  [566, 116, 0.8, true],
  [700, 150, 0.9, false],
  [850, 190, 0.84, false],
  [90, 330, 0.76, true],
  [222, 316, 0.92, false],
  [370, 290, 0.78, true],
  [506, 290, 0.94, false],
  [640, 290, 0.76, true],
  [776, 316, 0.92, false],
  [908, 340, 0.76, true],
  [318, 432, 0.8, false],
  [460, 440, 0.74, false],
  [680, 436, 0.82, false],
];

const ascent = printed({
  name: 'number-16',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 920), kind: 'heaped', size: 110 });
    const fields = clockwise(drawn('-20,896! 240,860 520,904 780,864 1020,896! 1020,1020! -20,1020!'));
    grassland(sheet.layer('hills'), scene, fields, 'fields', 190);
    for (const [x, y, s] of [
      [130, 930, 1],
      [262, 906, 0.7],
      [860, 930, 1],
    ] as const)
      cottage(sheet.layer('village').at({ x, y, scale: s }));
    const strings = sheet.layer('strings');
    for (const [x, y, size] of BUNCH.slice(6)) {
      const end = 500 + (x - 500) * 0.36;
      if (x !== 506 && y < 300) continue;
      strings.line(
        traced(`${x},${y + 80 * size} ${(x + end) / 2 + (x - 500) * 0.06},${(y + 660) / 2} ${end},588`),
        'line',
        0,
      );
    }
    const bunch = sheet.layer('balloons');
    const roles = random.shuffle(LEADS);
    for (const [i, [x, y, size, isLong]] of BUNCH.entries()) {
      const rim = drawn(isLong ? LONG : ROUND, { x, y, scale: size, angle: (x - 500) / 1800 });
      bunch.shape(rim, 'bold', roles[i % 4]);
      bunch.shape(
        place(drawn('0,72! 13,92! -13,92!'), { x, y, scale: size, angle: (x - 500) / 1800 }),
        'line',
        roles[i % 4],
      );
      trimmed(bunch, rim, TRIMS[(i * 3) % 10]!, roles[(i + 1) % 4]!);
    }
    figures(scene, '16', { x: 500, y: 710, scale: 0.66 });
    return {
      title: 'Sixteen Balloons Lift Sixteen',
      description:
        'With fifteen balloons the number stayed on the ground. With the sixteenth it went up, and the village is getting smaller already.',
      tags: ['number', 'counting', '16', 'sixteen', 'balloons', 'sky'],
    };
  },
});

/** A small house on the frame's origin, 110 units wide. */
function cottage(sheet: Sheet): void {
  sheet.shape(rectangle(-46, -66, 92, 66), 'bold', 'cream');
  sheet.shape(drawn('-60,-60! 0,-116! 60,-60!'), 'bold', 'rust');
  sheet.shape(rectangle(-12, -44, 26, 44, 3), 'line', 'wood');
}

/** Nineteen hearts of a tree: where, how large and how far turned. */
const HEARTS: readonly (readonly [x: number, y: number, size: number, angle: number])[] = [
  [500, 120, 1.1, 0],
  [376, 146, 0.84, -0.2],
  [626, 146, 0.84, 0.2],
  [262, 200, 1.1, -0.3],
  [740, 204, 1.1, 0.3],
  [438, 248, 0.8, 0.2],
  [566, 250, 0.8, -0.2],
  [164, 306, 0.86, -0.5],
  [836, 306, 0.86, 0.5],
  [330, 300, 0.96, 0.1],
  [676, 302, 0.96, -0.1],
  [500, 364, 1.04, 0],
  [226, 400, 0.96, -0.2],
  [780, 404, 0.96, 0.2],
  [120, 440, 0.7, -0.4],
  [884, 446, 0.7, 0.4],
  [372, 440, 0.74, -0.1],
  [628, 440, 0.74, 0.1],
  [846, 556, 0.74, 0.3],
];

/** The boughs of the tree from its fork to their ends. */
const BOUGHS = [
  '496,640 420,560 330,500 232,470',
  '498,640 450,540 400,430 366,330',
  '500,640 500,520 500,430 500,330',
  '502,640 550,540 600,430 634,330',
  '504,640 580,560 670,500 770,470',
] as const;

/** Trunk, boughs and a twig to every heart in one outline. */
function heartBearer(sheet: Sheet): void {
  const boughs = BOUGHS.map((table) => traced(table));
  const wood = boughs.map((spine) => clockwise(tube(spine, (t) => 26 - 17 * t)));
  for (const [x, y, size] of HEARTS) {
    const foot: Point = [x, y + 50 * size];
    const from = boughs
      .flat()
      .filter(([, v]) => v > foot[1] + 10)
      .toSorted((a, b) => Math.hypot(a[0] - x, a[1] - foot[1]) - Math.hypot(b[0] - x, b[1] - foot[1]))[0];
    if (!from) continue;
    const middle: Point = [mix(from[0], x, 0.7), mix(from[1], foot[1], 0.4)];
    wood.push(clockwise(tube(curve([from, middle, foot]), (t) => 9 - 4 * t)));
  }
  wood.push(clockwise(drawn('466,650! 458,590 474,536 500,524 526,536 542,590 534,650!')));
  wood.push(
    clockwise(drawn('392,904! 446,850 462,740 470,630! 530,630! 538,740 554,850 608,904! 540,886 460,886')),
  );
  sheet.shape(unite(wood), 'bold', 'wood');
  for (const t of ['486,700 480,790 468,866', '514,700 520,790 534,866']) sheet.line(traced(t), 'line', 0.3);
}

const heartTree = printed({
  name: 'number-19',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random } = scene;
    clouds(scene, [
      [0.1, 0.1, 0.5],
      [0.92, 0.1, 0.5],
    ]);
    for (const [i, y] of [430, 560, 700].entries()) ridgeOf(scene, y, 30, i % 2 === 0 ? 'grass' : 'leaf');
    const grass = clockwise(drawn('-20,790! 300,766 640,796 1020,770! 1020,1020! -20,1020!'));
    grassland(sheet.layer('grass'), scene, grass, 'mounds', 150);
    heartBearer(sheet.layer('tree'));
    songbird(sheet.layer('bird').at({ x: 262, y: 622, scale: 0.8 }), ['b', 'ember'], 0);
    growing(scene, [
      [70, 900, 130, 'tulip'],
      [134, 930, 74, 'grass'],
      [930, 900, 120, 'tulip'],
      [960, 962, 60, 'stones'],
      [70, 966, 60, 'stones'],
    ]);
    const hearts = sheet.layer('hearts');
    const roles = random.shuffle(LEADS);
    for (const [i, [x, y, size, angle]] of HEARTS.entries()) {
      const rim: Path = place(petal('heart', 118 * size, 118 * size), { x, y: y + 52 * size, angle });
      hearts.shape(rim, 'bold', roles[i % 4]);
      if (i % 4 !== 3) trimmed(hearts, rim, TRIMS[(i * 3 + (i % 4)) % 10]!, roles[(i + 1) % 4]!);
    }
    figures(scene, '1', { x: 262, y: 790, scale: 0.8 });
    figures(scene, '9', { x: 752, y: 790, scale: 0.8 });
    return {
      title: 'A Tree with Nineteen Hearts',
      description:
        'Somebody planted a heart, and it has grown nineteen more. They are ripe when they let go by themselves.',
      tags: ['number', 'counting', '19', 'nineteen', 'hearts', 'tree'],
    };
  },
});

/** Seventeen leaves on the wind: where, how far turned, how large and of which tree. */
const WINDFALL: readonly (readonly [x: number, y: number, angle: number, size: number, kind: LeafKind])[] = [
  [110, 150, 0.4, 1.1, 'oak'],
  [300, 110, -0.7, 0.9, 'birch'],
  [480, 170, 1.1, 1.2, 'maple'],
  [700, 120, -0.3, 1, 'beech'],
  [890, 170, 0.8, 1.2, 'oak'],
  [120, 360, 2.1, 1.2, 'maple'],
  [880, 400, -1.2, 1.1, 'ivy'],
  [90, 560, -0.5, 1, 'beech'],
  [910, 600, 0.5, 1.1, 'maple'],
  [130, 760, 1.4, 1.2, 'oak'],
  [270, 900, -1.3, 1.1, 'maple'],
  [420, 850, 0.9, 0.9, 'birch'],
  [540, 940, 1.7, 1.2, 'oak'],
  [690, 860, -0.8, 1, 'ivy'],
  [820, 930, 1.2, 1.2, 'maple'],
  [900, 780, -0.4, 0.9, 'beech'],
  [110, 930, 0.3, 0.9, 'ivy'],
];

const windfall = printed({
  name: 'number-17',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 720), kind: 'streaks', size: 220 });
    ridgeOf(scene, 640, 30, 'leaf');
    const grass = clockwise(drawn('-20,740! 300,716 640,744 1020,720! 1020,1020! -20,1020!'));
    grassland(sheet.layer('grass'), scene, grass, 'mounds', 160);
    figures(scene, '17', { x: 500, y: 520, scale: 1.2 });
    for (const [i, [x, y, angle, size, kind]] of WINDFALL.entries())
      speciesLeaf(
        sheet.layer('leaves').at({ x, y, angle, scale: size }),
        kind,
        (['rust', 'ember', 'gold'] as const)[i % 3]!,
        level === 2 ? 1 : 0,
      );
    return {
      title: 'Seventeen Leaves on the Wind',
      description:
        'Six kinds of trees have let go of their leaves on the same afternoon. Seventeen came by here, and no two of them land alike.',
      tags: ['number', 'counting', '17', 'seventeen', 'leaves', 'autumn', 'wind'],
    };
  },
});

/** A boat with two sails on the frame's origin, 180 units high. */
function boat(sheet: Sheet, [jib, main]: readonly [Role, Role], turn: number, isPlain: boolean): void {
  const front = clockwise(drawn('-6,-30! -6,-160! -70,-34!'));
  const back = clockwise(drawn('4,-30! 4,-178! 52,-104 66,-32!'));
  sheet.shape(front, 'line', jib);
  sheet.shape(back, 'line', main);
  if (!isPlain) {
    if (turn > 14) trimmed(sheet, back, TRIMS[(turn * 3) % 10]!, jib);
    else if (turn % 3 === 0) trimmed(sheet, back, 'bands', jib);
    else if (turn % 3 === 1) sheet.inside([back]).shape(ellipse(26, -66, 17), 'line', jib);
    else sheet.inside([back]).line(traced('0,-120 60,-84'), 'line', 0);
  }
  sheet.shape(drawn('-80,-24! 84,-24! 56,8 -52,8!'), 'bold', turn % 2 === 0 ? 'wood' : 'rust');
}

const regatta = printed({
  name: 'number-20',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 400), kind: 'heaped', size: 190 });
    sun(sheet.layer('sun').at({ x: 150, y: 140 }), 50, 12);
    const sea = clockwise(rectangle(-20, 380, 1040, 660));
    sheet.layer('sea').shape(sea, 'bold', 'water');
    const isle = sheet.layer('isle');
    isle.shape(drawn('220,402! 280,366 500,352 800,360 900,402!'), 'bold', 'sand');
    palm(isle.at({ x: 800, y: 388 }), { height: 250, lean: 34, level: 0, random });
    drift(isle.at({ x: 802, y: 392 }), 44, 'sand');
    figures(scene, '20', { x: 470, y: 212, scale: 0.72 });
    let turn = 0;
    for (const [row, [y, scale, count, phase]] of (
      [
        [462, 0.44, 6, 0],
        [550, 0.56, 5, 1],
        [664, 0.72, 4, 0],
        [800, 0.92, 3, 1],
        [946, 1.14, 2, 0],
      ] as const
    ).entries()) {
      const step = 880 / count;
      for (let i = 0; i < count; i++, turn++)
        boat(
          sheet.layer(`boats ${row}`).at({
            x: 60 + (i + 0.5) * step + (i % 2 === 0 ? -10 : 12),
            y: y - 6,
            scale: scale * 0.96,
            flip: (i + phase) % 3 === 1,
            angle: (turn % 3) * 0.06 - 0.06,
          }),
          [LEADS[turn % 4]!, LEADS[(turn + 1) % 4]!],
          turn,
          row < 2,
        );
      const wave = clockwise(
        drawn(
          `-20,${y}! ${Array.from({ length: 11 }, (_, i) => `${i * 100},${y + (i % 2 === 0 ? 7 : -9) * scale * 1.4}`).join(' ')} 1020,${y}! 1020,${y + 190}! -20,${y + 190}!`,
        ),
      );
      sheet.layer(`waves ${row}`).shape(wave, 'line', row % 2 === 0 ? 'sky' : 'water');
      if (level === 2)
        dressWater(sheet.layer(`waves ${row}`), random.fork(`${row}`), {
          zone: [wave],
          kind: 'currents',
          size: 150 + row * 20,
          rim: 'line',
        });
    }
    return {
      title: 'Twenty Boats and an Island',
      description:
        'Six far out, then five, four, three and two: that makes twenty. All of them will be back in time for supper.',
      tags: ['number', 'counting', '20', 'twenty', 'boats', 'sea', 'island'],
    };
  },
});

/** Figures from sixteen to twenty, each with so many things that are not alike, in the air or on the sea. */
export const countingAloft: readonly Composition[] = [ascent, windfall, heartTree, regatta].map((one) =>
  tidied(one),
);
