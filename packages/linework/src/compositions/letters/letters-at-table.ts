import type { Composition } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { place, type Path } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { berry, pineapple } from '../../motifs/fruit.ts';
import { sun } from '../../motifs/landscape.ts';
import { trimmed } from '../../motifs/letters/trimmed.ts';
import { drift, palm } from '../../motifs/nature/shore.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { rope } from '../../motifs/people/props.ts';
import { clouds, lawn } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { tidied } from '../tidied.ts';
import { EASY_LETTERS } from './easy-letters.ts';
import { patterned, printed, strewnOver } from './printed.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 860] as const;

/** A preserving jar on the frame's origin, 190 units wide and 230 high to its neck. */
function jar(sheet: Sheet, isOpen: boolean): void {
  const glass = clockwise(
    drawn('-78,-214! -92,-190 -98,-40 -86,-6 -60,4 60,4 86,-6 98,-40 92,-190 78,-214!'),
  );
  if (isOpen) {
    sheet.shape(drawn('34,-210! 96,-330! 112,-322! 60,-204!'), 'bold', 'stone');
    sheet.shape(ellipse(112, -346, 26, 36, 0.5), 'bold', 'stone');
  }
  sheet.shape(glass, 'bold', 'sky');
  const inside = sheet.inside([glass]);
  inside.shape(
    drawn(
      `-120,${isOpen ? -150 : -196}! 0,${isOpen ? -136 : -184} 120,${isOpen ? -150 : -196}! 120,40! -120,40!`,
    ),
    'line',
    'rust',
  );
  sheet.rim(glass, 'bold');
  sheet.shape(rectangle(-64, -112, 128, 84, 14), 'line', 'paper');
  berry(sheet.at({ y: -74, scale: 0.4 }), 0);
  if (isOpen) sheet.shape(ellipse(0, -214, 82, 18), 'bold', 'cream');
  else {
    const cloth = clockwise(
      drawn(
        '-84,-222! -70,-262 0,-274 70,-262 84,-222! 118,-178 84,-190 60,-170 28,-190 0,-168 -28,-190 -60,-170 -84,-190 -118,-178',
      ),
    );
    trimmed(sheet, cloth, 'gores', 'a');
    sheet.shape(rectangle(-88, -232, 176, 20, 9), 'line', 'sun');
  }
}

/** A plate on the frame's origin with a slice of toast and jam on it, 280 units wide. */
function toastPlate(sheet: Sheet): void {
  sheet.shape(ellipse(0, -20, 142, 36), 'bold', 'paper');
  sheet.shape(ellipse(0, -24, 100, 22), 'line', 'soft');
  const bread = clockwise(drawn('-92,-30! -104,-110 -74,-136 0,-126 74,-136 104,-110 92,-30! 0,-14'));
  sheet.shape(bread, 'bold', 'gold');
  sheet.shape(
    drawn('-70,-42! -78,-100 -40,-114 0,-104 44,-114 80,-98 68,-44! 20,-58 -20,-34'),
    'line',
    'rust',
  );
}

const breakfast = printed({
  name: 'letter-j',
  size: TALL,
  ground: 800,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, level } = scene;
    for (const x of [0, 200, 400, 600])
      sheet.layer('wall').shape(rectangle(x, -20, 100, 760), 'line', 'soft');
    const pane = sheet.layer('window');
    pane.shape(rectangle(70, 90, 250, 300, 8), 'bold', 'sky');
    const view = pane.inside([rectangle(70, 90, 250, 300)]);
    view.shape(drawn('40,300! 140,260 240,310 360,280! 360,420! 40,420!'), 'line', 'leaf');
    sun(view.at({ x: 250, y: 170 }), 34, 8);
    for (const t of ['195,90 195,390', '70,230 320,230']) pane.line(traced(t), 'bold', 0);
    pane.shape(rectangle(50, 384, 290, 26, 6), 'bold', 'wood');
    patterned(scene, 'J', { x: 470, y: 410, scale: 1.42 }, 'b', 'hearts');
    const table = clockwise(drawn('-20,740! 400,728 820,740! 820,1020! -20,1020!'));
    sheet.layer('table').shape(table, 'bold', 'paper');
    const cloth = sheet.layer('table').inside([table]);
    for (const [i, x] of [60, 180, 300, 420, 540, 660, 780].entries())
      cloth.line(traced(`${400 + (x - 400) * 0.86},720 ${x + (i - 3) * 12},1040`), 'line', 0);
    for (const y of [800, 876, 950]) cloth.line(traced(`-20,${y} 820,${y}`), 'line', 0);
    jar(sheet.layer('jars').at({ x: 184, y: 816, scale: 1.06 }), true);
    jar(sheet.layer('jars').at({ x: 640, y: 822, scale: 1.16 }), false);
    toastPlate(sheet.layer('plate').at({ x: 412, y: 946 }));
    for (const [x, y, angle, scale] of [
      [650, 906, 1.2, 0.82],
      [716, 880, -0.5, 0.7],
      [120, 908, -1, 0.84],
    ] as const)
      berry(sheet.layer('berries').at({ x, y, angle, scale }), level === 2 ? 1 : 0);
    return {
      title: 'J Is for Jam on Toast',
      description:
        'One jar is still tied up and the other has a spoon in it already. The J hooks its thumb and waits for a bite.',
      tags: ['letter', 'alphabet', 'j', 'jam', 'strawberry', 'breakfast'],
    };
  },
});

/** A slice of pineapple with its eye and segments about the frame's origin, 100 units in radius. */
function pineappleRing(sheet: Sheet): void {
  const bumps = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * Math.PI * 2;
    const r = i % 2 === 0 ? 1.06 : 0.93;
    return `${100 * r * Math.cos(angle)},${84 * r * Math.sin(angle)}${i % 2 === 0 ? '' : '!'}`;
  });
  sheet.shape(clockwise(drawn(bumps.join(' '))), 'bold', 'gold');
  sheet.shape(ellipse(0, 0, 78, 64), 'line', 'sun');
  for (let i = 0; i < 10; i++) {
    const [c, s] = [Math.cos(i * 0.628 + 0.2), Math.sin(i * 0.628 + 0.2)];
    sheet.line(traced(`${c * 46},${s * 38} ${c * 62},${s * 51}`), 'fine', 0.4);
  }
  sheet.shape(ellipse(0, 0, 32, 26), 'bold', 'cream');
}

const bay = printed({
  name: 'letter-p',
  size: TALL,
  ground: 800,
  draw(scene) {
    const { sheet, random, level } = scene;
    const isHard = level === 2;
    if (isHard) dressSky(sheet.layer('sky'), random, { zone: downTo(800, 480), kind: 'streaks', size: 150 });
    sun(sheet.layer('sun').at({ x: 668, y: 132 }), 52, 12);
    const water = clockwise(rectangle(-20, 470, 840, 400));
    if (isHard)
      dressWater(sheet.layer('sea'), random, { zone: [water], kind: 'crests', size: 110, rim: 'bold' });
    else sheet.layer('sea').shape(water, 'bold', 'water');
    sheet.layer('isle').shape(drawn('560,500! 620,470 720,456 840,470! 840,520! 600,516'), 'bold', 'sand');
    palm(sheet.layer('isle').at({ x: 706, y: 480 }), { height: 176, lean: -20, level: 0, random });
    drift(sheet.layer('isle').at({ x: 700, y: 484 }), 44, 'sand');
    patterned(scene, 'P', { x: 316, y: 450, scale: 1.36 }, 'a');
    const table = clockwise(rectangle(-20, 790, 840, 260));
    dressBoards(sheet.layer('table'), random, {
      zone: [table],
      kind: 'planks',
      size: byGrade(scene, 220, 200, 130),
      rim: 'bold',
    });
    pineapple(sheet.layer('fruit').at({ x: 598, y: 732, scale: 1.12, angle: 0.04 }), level === 0 ? 0 : 1);
    sheet.layer('plate').shape(ellipse(250, 918, 214, 56), 'bold', 'paper');
    sheet.layer('plate').shape(ellipse(250, 914, 170, 38), 'line', 'soft');
    pineappleRing(sheet.layer('rings').at({ x: 180, y: 880, scale: 0.86 }));
    pineappleRing(sheet.layer('rings').at({ x: 310, y: 884, scale: 0.9 }));
    pineappleRing(sheet.layer('rings').at({ x: 246, y: 838, scale: 0.84 }));
    return {
      title: 'P Is for Pineapple',
      description:
        'One pineapple is whole and of the other there are three slices left. The P has asked for the fourth.',
      tags: ['letter', 'alphabet', 'p', 'pineapple', 'fruit', 'sea'],
    };
  },
});

/** Half a circle, its flat side up. */
const half = (r: number): Path => clockwise([...arc(0, 0, r, r, 0, Math.PI)]);

/** Half a circle of melon with its rind, seeds and maybe bites; its flat side up, 260 units wide. */
function melonSlice(sheet: Sheet, bites: readonly (readonly [x: number, y: number, r: number])[]): void {
  const holes = bites.map(([x, y, r]) => clockwise(ellipse(x, y, r)));
  for (const [r, role] of [
    [130, 'leaf'],
    [112, 'cream'],
    [98, 'rust'],
  ] as const)
    sheet.shape(subtract([half(r)], holes), r === 130 ? 'bold' : 'line', role);
  for (const [x, y] of [
    [-52, 24],
    [0, 60],
    [54, 26],
  ] as const)
    sheet.shape(drawn('0,-14! 9,2 0,12 -9,2', { x, y }), 'line', 'wood');
}

/** Half a melon that lies on its back, its cut side to us, 420 units wide on the frame's origin. */
function halfMelon(sheet: Sheet): void {
  const body = clockwise(drawn('-206,-150! -190,-60 -110,-6 0,6 110,-6 190,-60 206,-150!'));
  sheet.shape(body, 'bold', 'leaf');
  const inside = sheet.inside([body]);
  for (const x of [-0.72, -0.3, 0.12, 0.54])
    inside.shape(
      clockwise(
        drawn(
          `${x * 290},-150! ${x * 262 + 6},-116 ${x * 236 - 8},-84 ${x * 200},-50 ${x * 140},10! ${x * 140 + 22},10! ${x * 200 + 40},-50 ${x * 236 + 40},-84 ${x * 262 + 58},-116 ${x * 290 + 56},-150!`,
        ),
      ),
      'line',
      'grass',
    );
  sheet.rim(body, 'bold');
  sheet.shape(ellipse(0, -150, 206, 66), 'bold', 'leaf');
  sheet.shape(ellipse(0, -150, 190, 57), 'line', 'cream');
  sheet.shape(ellipse(0, -150, 164, 44), 'line', 'rust');
  for (const [x, y] of [
    [-110, -154],
    [-50, -132],
    [20, -168],
    [60, -130],
    [112, -156],
  ] as const)
    sheet.shape(drawn('0,-12! 9,1 0,10 -9,1', { x, y, angle: x * 0.01 }), 'line', 'wood');
}

const picnic = printed({
  name: 'letter-w',
  size: WIDE,
  ground: 720,
  draw(scene) {
    const { sheet, level } = scene;
    sun(sheet.layer('sun').at({ x: 120, y: 130 }), 52, 11);
    clouds(scene, [[0.88, 0.16, 0.6]]);
    ridgeOf(scene, 360, 34, 'leaf');
    ridgeOf(scene, 440, 24, 'grass');
    lawn(scene, 520);
    const blanket = clockwise(drawn('110,560! 500,548 890,560! 990,850! 500,842 10,850!'));
    sheet.layer('blanket').shape(blanket, 'bold', 'a');
    const folds = sheet.layer('blanket').inside([blanket]);
    for (const t of [
      '250,540 210,860',
      '400,540 390,860',
      '600,540 610,860',
      '750,540 790,860',
      '0,640 500,630 1000,640',
      '0,736 500,726 1000,736',
    ])
      folds.line(traced(t), 'line', 0);
    sheet.layer('blanket').rim(blanket, 'bold');
    strewnOver(scene, 'W', { x: 500, y: 340, scale: 1.2 }, 'rust', {
      outlines: [drawn('0,-24! 15,3 0,20 -15,3')],
      apart: 58,
    });
    halfMelon(sheet.layer('melon').at({ x: 230, y: 770, scale: 0.86 }));
    sheet.layer('plate').shape(ellipse(700, 748, 220, 54), 'bold', 'paper');
    sheet.layer('plate').shape(ellipse(700, 744, 176, 36), 'line', 'soft');
    melonSlice(sheet.layer('slices').at({ x: 620, y: 640, angle: -0.16 }), [
      [-30, -2, 34],
      [26, 0, 30],
    ]);
    melonSlice(sheet.layer('slices').at({ x: 800, y: 654, angle: 0.2, scale: 0.9 }), []);
    for (const [x, y, angle] of [
      [470, 690, 0.4],
      [500, 770, -0.6],
      [440, 800, 1.1],
    ] as const)
      sheet.layer('seeds').shape(drawn('0,-16! 10,2 0,14 -10,2', { x, y, angle }), 'line', 'wood');
    if (level === 2) sheet.layer('seeds').shape(ellipse(930, 700, 14), 'line', 'wood');
    return {
      title: 'W Is for Watermelon',
      description:
        'Half a melon is still waiting, and one slice has two bites in it. The three seeds on the blanket were a contest.',
      tags: ['letter', 'alphabet', 'w', 'watermelon', 'picnic', 'summer'],
    };
  },
});

/** A ball of yarn wound three ways, 100 units in radius about the frame's origin. */
function woundBall(sheet: Sheet, role: Role): void {
  const rim = clockwise(ellipse(0, 0, 100));
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  for (const t of ['-110,-30 -30,-70 60,-112', '-112,10 -20,-36 112,-60', '-110,52 0,4 116,-12'])
    inside.line(traced(t), 'line', 0);
  const belt = clockwise(
    place(drawn('-40,-130! 40,-130! 52,0 40,130! -40,130! -28,0'), { angle: 0.5, x: 36, y: 20 }),
  );
  inside.shape(belt, 'line', 'soft');
  const across = inside.inside([belt]);
  for (const x of [-14, 12])
    across.line(place(traced(`${x},-130 ${x + 12},0 ${x},130`), { angle: 0.5, x: 36, y: 20 }), 'line', 0);
  inside.shape(clockwise(drawn('-120,60! -60,40 0,60 40,120! -120,130!')), 'line', role);
  inside.line(traced('-110,84 -50,64 10,110'), 'line', 0);
  sheet.rim(rim, 'bold');
}

/** A wicker basket on the frame's origin, 260 units wide, its rim at 130. */
function basket(sheet: Sheet): void {
  const body = clockwise(drawn('-130,-120! 130,-120! 108,-6! 60,6 -60,6 -108,-6!'));
  sheet.shape(body, 'bold', 'wood');
  const inside = sheet.inside([body]);
  for (const y of [-84, -42]) inside.line(traced(`-140,${y} 0,${y + 8} 140,${y}`), 'line', 0);
  for (const x of [-66, 0, 66]) inside.line(traced(`${x * 1.2},-124 ${x},10`), 'line', 0);
  sheet.shape(rectangle(-140, -140, 280, 30, 14), 'bold', 'sand');
}

const knitting = printed({
  name: 'letter-y',
  size: TALL,
  ground: 840,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, level } = scene;
    for (const x of [40, 240, 440, 640])
      sheet.layer('wall').shape(rectangle(x, -20, 100, 780), 'line', 'soft');
    sheet.layer('floor').shape(rectangle(-20, 750, 840, 280), 'bold', 'wood');
    sheet.layer('rug').shape(ellipse(400, 892, 380, 78), 'bold', 'd');
    sheet.layer('rug').shape(ellipse(400, 892, 336, 58), 'line', 'cream');
    patterned(scene, 'Y', { x: 396, y: 470, scale: 1.52 }, 'a', 'diamonds');
    for (const table of [
      '640,890 590,884 556,850 530,790 490,742 452,728',
      '336,690 390,722 450,720 468,700',
      '336,630 390,662 450,660 468,640',
      '338,632 312,660 300,720 314,790',
    ])
      rope(sheet.layer('thread'), traced(table), 8, 'b');
    const balls = sheet.layer('balls');
    woundBall(balls.at({ x: 92, y: 740, scale: 0.66 }), 'c');
    woundBall(balls.at({ x: 208, y: 736, scale: 0.7, angle: 0.8 }), 'd');
    woundBall(balls.at({ x: 150, y: 690, scale: 0.66, angle: -0.6 }), 'a');
    basket(balls.at({ x: 150, y: 900, scale: 0.9 }));
    woundBall(sheet.layer('ball').at({ x: 680, y: 872, scale: 0.76 }), 'b');
    sittingCat(sheet.layer('cat').at({ x: 536, y: 950, scale: 1.5, flip: true }), level);
    return {
      title: 'Y Is for Yarn',
      description:
        'Three balls are in the basket, and the fourth has run twice around the Y. The cat says that it was sitting here all the time.',
      tags: ['letter', 'alphabet', 'y', 'yarn', 'cat', 'knitting'],
    };
  },
});

/** Capital letters on, behind and beside a table or a rug, with what begins with them. */
export const lettersAtTable: readonly Composition[] = [
  withEasy(tidied(breakfast), EASY_LETTERS.J),
  withEasy(tidied(bay), EASY_LETTERS.P),
  tidied(picnic),
  tidied(knitting),
];
