import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { rabbit } from '../../motifs/animals/beasts/little-ones.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { hatBox, wrapped } from '../../motifs/letters/boxes.ts';
import { butterfly, ladybird } from '../../motifs/nature/fliers.ts';
import { crescent } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { clouds, lawn } from '../../motifs/stages/foliage.ts';
import { bunting } from '../../motifs/stages/indoors.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { butterfly as greatButterfly } from '../../motifs/visitors.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { tidied } from '../tidied.ts';
import { EASY_NUMBERS } from './easy-letters.ts';
import { patterned, printed, strewnOver } from './printed.ts';

const SQUARE = [1000, 1000] as const;

const gifts = printed({
  name: 'number-4',
  size: SQUARE,
  ground: 900,
  backdrop: 'soft',
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressWall(sheet.layer('wall'), random, { zone: downTo(1000, 720), kind: 'stripes', size: 90 });
    else
      for (let i = 0; i < 6; i += 2)
        sheet.layer('wall').shape(rectangle(i * 167, -20, 167, 740), 'line', 'cream');
    const floor = clockwise(rectangle(-20, 716, 1040, 320));
    dressBoards(sheet.layer('floor'), random, {
      zone: [floor],
      kind: 'planks',
      size: byGrade(scene, 200, 220, 96),
      rim: 'bold',
    });
    sheet.layer('rug').shape(ellipse(500, 880, 452, 88), 'bold', 'a');
    sheet.layer('rug').shape(ellipse(500, 880, 410, 68), 'line', 'cream');
    bunting(scene, 66, 60);
    patterned(scene, '4', { x: 480, y: 470, scale: 1.42 }, 'sun');
    const heap = sheet.layer('gifts');
    wrapped(heap.at({ x: 180, y: 876 }), [160, 290], 'waves', ['b', 'sun']);
    wrapped(heap.at({ x: 780, y: 880 }), [270, 150], 'dots', ['c', 'a']);
    wrapped(heap.at({ x: 806, y: 716 }), [150, 122], 'sash', ['d', 'cream']);
    hatBox(heap.at({ x: 490, y: 934 }), ['a', 'cream']);
    sittingCat(sheet.layer('cat').at({ x: 320, y: 934, scale: 1.12 }), level);
    return {
      title: 'Four Boxes and a Cat',
      description:
        'One box is tall, one is flat, one is small and one is round. The cat has looked at all four, and it wants the bows.',
      tags: ['number', 'counting', '4', 'four', 'gifts', 'cat'],
    };
  },
});

/** A butterfly from the side with its wings up, 210 units high, its feet on the frame's origin. */
function foldedButterfly(sheet: Sheet, roles: readonly [Role, Role]): void {
  sheet.line(traced('-64,-44 -76,-84 -100,-92'), 'line', 0.2);
  sheet.line(traced('-70,-42 -96,-66 -118,-60'), 'line', 0.2);
  sheet.shape(drawn('-8,-30! 40,-84 96,-86 122,-52 104,-16 60,-6 20,-14!'), 'bold', roles[1]);
  sheet.shape(ellipse(78, -48, 22), 'line', 'sun');
  sheet.shape(drawn('-20,-30! -44,-104 -30,-170 22,-204 78,-188 96,-146 70,-96 14,-34!'), 'bold', roles[0]);
  sheet.shape(ellipse(34, -146, 26, 22), 'line', 'cream');
  sheet.shape(ellipse(2, -86, 18, 22), 'line', 'cream');
  for (const x of [-30, -6, 16]) sheet.line(traced(`${x},-16 ${x - 6},4`), 'line', 0.2);
  sheet.shape(drawn('-52,-36! -20,-40 30,-26 72,2! 20,0 -30,-14 -54,-20!'), 'bold', 'wood');
  for (const [x, y] of [
    [-14, -29],
    [16, -18],
  ] as const)
    sheet.line(traced(`${x + 4},${y - 9} ${x - 3},${y + 10}`), 'line', 0);
  sheet.shape(ellipse(-62, -32, 18, 16), 'bold', 'wood');
  sheet.ink(ellipse(-68, -34, 4));
}

/** The rim of a small flower of five round petals about the origin. */
function smallBloom(): Path {
  return clockwise(
    Array.from({ length: 40 }, (_, i): Point => {
      const turn = (i / 40) * Math.PI * 2;
      const out = 28 + 14 * Math.abs(Math.cos(turn * 2.5));
      return [Math.cos(turn) * out, Math.sin(turn) * out];
    }),
  );
}

const flight = printed({
  name: 'number-6',
  size: SQUARE,
  ground: 880,
  draw(scene) {
    const { sheet, random, level } = scene;
    clouds(scene, [
      [0.46, 0.08, 0.5],
      [0.94, 0.06, 0.4],
    ]);
    ridgeOf(scene, 640, 30, 'leaf');
    ridgeOf(scene, 720, 24, 'grass');
    lawn(scene, 800);
    strewnOver(scene, '6', { x: 500, y: 480, scale: 1.5 }, 'a', {
      outlines: [smallBloom(), ellipse(0, 0, 14)],
      apart: 190,
    });
    const kinds = random.shuffle<WildKind>(['daisy', 'tulip', 'poppy', 'cosmos']);
    for (const [i, [x, high, sway]] of (
      [
        [90, 330, 14],
        [226, 210, -10],
        [346, 120, 8],
        [654, 120, -8],
        [780, 230, 12],
        [912, 310, -16],
      ] as const
    ).entries())
      wildflower(sheet.layer('flowers').at({ x, y: 970 }), {
        kind: kinds[i % 4]!,
        random,
        level: 0,
        height: high,
        size: 62,
        sway,
        role: (['b', 'd', 'sun', 'c'] as const)[i % 4]!,
      });
    const air = sheet.layer('butterflies');
    greatButterfly(air.at({ x: 176, y: 196, scale: 1.34, angle: 0.36 }), ['b', 'sun'], 1);
    butterfly(air.at({ x: 838, y: 196, scale: 1.1, angle: -0.4 }), ['d', 'a'], 1);
    foldedButterfly(air.at({ x: 128, y: 616, scale: 0.7 }), ['c', 'a']);
    foldedButterfly(air.at({ x: 874, y: 630, scale: 0.7, flip: true }), ['a', 'b']);
    greatButterfly(air.at({ x: 128, y: 376, scale: 0.72, angle: -0.5 }), ['d', 'c'], level > 1 ? 1 : 0);
    butterfly(air.at({ x: 880, y: 380, scale: 0.72, angle: 0.7 }), ['sun', 'b'], level > 1 ? 1 : 0);
    return {
      title: 'Six Butterflies at Noon',
      description:
        'Four butterflies are in the air and two have landed on the tallest flowers. That makes six, as long as nobody sneezes.',
      tags: ['number', 'counting', '6', 'six', 'butterflies', 'flowers'],
    };
  },
});

const sky = printed({
  name: 'number-7',
  size: SQUARE,
  ground: 880,
  backdrop: 'night',
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('air'), random, {
        zone: downTo(1000, 700),
        kind: 'stars',
        size: 150,
        roles: ['night', 'soft', 'd'],
      });
    else
      for (const [i, r] of [820, 620, 420, 220].entries())
        sheet.layer('air').shape(ellipse(150, 160, r), 'line', i % 2 === 0 ? 'd' : 'night');
    crescent(sheet.layer('moon').at({ x: 150, y: 160, angle: -0.4 }), 84);
    sheet
      .layer('hill')
      .shape(drawn('-20,660! 200,600 460,680 740,610 1020,660! 1020,1020! -20,1020!'), 'bold', 'soft');
    for (const [x, y, scale] of [
      [60, 780, 1.3],
      [356, 760, 0.8],
      [936, 770, 1.24],
      [826, 740, 0.8],
    ] as const)
      spruce(sheet.layer('firs').at({ x, y, scale }), { random, level: level === 2 ? 1 : 0 });
    sheet
      .layer('snow')
      .shape(drawn('-20,770! 260,720 520,770 760,730 1020,780! 1020,1020! -20,1020!'), 'bold', 'paper');
    lodge(sheet.layer('lodge').at({ x: 196, y: 906, scale: 1.06 }), level);
    strewnOver(scene, '7', { x: 590, y: 476, scale: 1.36 }, 'a', {
      outlines: [clockwise(star(0, 0, 30, 14, 5))],
      apart: 84,
    });
    sheet
      .layer('snow')
      .shape(drawn('-20,906! 240,870 500,920 760,872 1020,916! 1020,1020! -20,1020!'), 'bold', 'paper');
    for (const [i, [x, y]] of (
      [
        [330, 936],
        [420, 952],
        [510, 940],
        [600, 930],
        [690, 934],
      ] as const
    ).entries())
      for (const dx of [-14, 16])
        sheet.layer('tracks').shape(ellipse(x + dx, y + (i % 2) * 6 + dx * 0.4, 11, 16, 0.5), 'line', 'soft');
    rabbit(
      sheet.layer('hare').at({ x: 826, y: 944, scale: 0.78, flip: true }),
      level === 0 ? 0 : 1,
      'sit',
      'fur',
    );
    for (const [i, [x, y, r]] of (
      [
        [330, 112, 62],
        [880, 130, 92],
        [640, 84, 46],
        [250, 370, 88],
        [866, 372, 62],
        [108, 404, 54],
        [756, 520, 76],
      ] as const
    ).entries()) {
      const view = sheet.layer('stars').at({ x, y, angle: (i % 3) * 0.24 - 0.2 });
      view.shape(star(0, 0, r, r * 0.48, 5), 'bold', 'sun');
      if (r > 70) view.shape(star(0, 0, r * 0.56, r * 0.26, 5), 'line', 'gold');
      else if (r > 58) view.shape(ellipse(0, 0, r * 0.3), 'line', 'gold');
    }
    return {
      title: 'Seven Stars over the Lodge',
      description:
        'Snow lies to the windowsill, and seven stars are out, no two of one size. The moon does not count.',
      tags: ['number', 'counting', '7', 'seven', 'stars', 'snow', 'night'],
    };
  },
});

/** A hut of logs with snow on its roof, its foot on the frame's origin, 230 units wide. */
function lodge(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(44, -262, 34, 90), 'bold', 'stone');
  sheet.shape(drawn('-96,0! -96,-130! 0,-214! 96,-130! 96,0!'), 'bold', 'wood');
  if (level > 0) for (const y of [-98, -66, -34]) sheet.line(traced(`-96,${y} 96,${y}`), 'line', 0);
  sheet.shape(rectangle(-60, -96, 54, 58, 5), 'bold', 'sun');
  for (const t of ['-33,-96 -33,-38', '-60,-67 -6,-67']) sheet.line(traced(t), 'line', 0);
  sheet.shape(drawn('22,0! 22,-64! 44,-86 66,-64! 66,0!'), 'bold', 'rust');
  sheet.shape(
    drawn('-128,-118! 0,-250! 128,-118! 112,-96 88,-112 60,-128 0,-192! -60,-128 -88,-112 -112,-96'),
    'bold',
    'paper',
  );
  sheet.shape(drawn('38,-256! 40,-276 60,-286 82,-276 84,-256!'), 'line', 'paper');
}

/** A broad leaf whose foot is on the frame's origin, 100 units long, its veins from the rib to the rim. */
function veined(sheet: Sheet, role: Role, veins: number): void {
  const rim = clockwise(drawn('0,0! 26,-14 44,-44 30,-80 0,-104! -30,-80 -44,-44 -26,-14'));
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  inside.line(traced('0,2 3,-50 0,-110'), 'line', 0);
  for (let i = 0; i < veins; i++) {
    const y = -12 - (i * 76) / veins;
    for (const side of [-1, 1])
      inside.line(traced(`2,${y} ${side * 24},${y - 16} ${side * 60},${y - 30}`), 'fine', 0);
  }
  sheet.rim(rim, 'bold');
}

/** A ladybird that opens its wing cases, about the frame's origin, its head up. */
function flyingLadybird(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.line(traced('8,-62 18,-80 32,-84'), 'line', 0.2);
    side.shape(drawn('10,-4! 50,24 74,66 62,92 30,70 12,30!'), 'line', 'sky');
    side.shape(drawn('4,-32! 34,-64 76,-60 98,-24 92,20 66,34! 50,2 24,-16'), 'bold', 'rust');
    for (const [x, y] of [
      [46, -36],
      [74, -8],
    ] as const)
      side.shape(ellipse(x, y, 13), 'line', 'wood');
  }
  sheet.shape(drawn('0,-30 19,-10 17,30 0,56 -17,30 -19,-10'), 'bold', 'wood');
  for (const y of [4, 26]) sheet.line(traced(`-17,${y} 0,${y + 5} 17,${y}`), 'line', 0);
  sheet.shape(ellipse(0, -44, 25, 21), 'bold', 'night');
}

const crawlers = printed({
  name: 'number-8',
  size: SQUARE,
  ground: 900,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('air'), random, { zone: downTo(1000, 1000), kind: 'streaks', size: 220 });
    const bush = sheet.layer('leaves');
    for (const [i, [x, y, angle, size]] of (
      [
        [-20, 330, 0.9, 2.5],
        [-10, 120, 1.7, 2.3],
        [1010, 240, -1.2, 2.6],
        [1020, 520, -1.8, 2.3],
        [-20, 600, 1.3, 2.4],
        [1010, 840, -1.0, 2.8],
        [-10, 900, 0.8, 3],
        [200, 1010, 0.3, 2.3],
        [800, 1020, -0.3, 2.3],
        [360, 1030, -0.2, 1.9],
        [640, 1030, 0.24, 1.9],
        [700, -30, 2.7, 2],
        [280, -30, 3.4, 2],
      ] as const
    ).entries())
      veined(bush.at({ x, y, angle, scale: size }), i % 3 === 1 ? 'grass' : 'leaf', 3);
    patterned(scene, '8', { x: 500, y: 490, scale: 1.62 }, 'cream');
    for (const [x, y, angle, scale] of [
      [150, 200, 1.5, 1.3],
      [846, 176, -1, 1.1],
      [158, 486, 0.7, 1.05],
      [858, 566, -1.9, 1.3],
      [150, 806, 0.5, 1.5],
      [636, 232, 2.2, 1.2],
      [344, 664, -0.5, 1.4],
    ] as const)
      ladybird(sheet.layer('beetles').at({ x, y, angle, scale }), 0);
    flyingLadybird(sheet.layer('beetles').at({ x: 850, y: 842, angle: -0.4, scale: 1.16 }));
    return {
      title: 'Eight Ladybirds on the Move',
      description:
        'Five ladybirds walk over the leaves, two climb the 8 and one has just opened its wings. Count again before they change places.',
      tags: ['number', 'counting', '8', 'eight', 'ladybirds', 'leaves'],
    };
  },
});

/** Figures from four to eight, each in a place with so many things of unlike size and pose. */
export const countingPictures: readonly Composition[] = [
  withEasy(tidied(gifts), EASY_NUMBERS[4]),
  ...[flight, sky, crawlers].map((one) => tidied(one)),
];
