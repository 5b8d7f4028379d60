import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Sheet } from '../../sheet.ts';

/** A nest in the fork of a branch, with eggs or chicks. */
export const nest: Composition = {
  name: 'nest',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const chicks = random.chance(0.5);
    const blossom = random.chance(0.5);
    const kind = random.pick(
      level === 0 ? (['panel', 'round'] as const) : (['panel', 'round', 'arch', 'cut'] as const),
    );
    const flip = random.chance(0.5);
    throughWindow(
      brief.sheet,
      { kind, size: [1000, 1000], role: 'sky', band: level === 0 ? 0 : 22 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: 1000, flip: true }) : inside };
        const style = random.pick(['rays', 'rings'] as const);
        shining(inside.layer('sky'), {
          at: [random.range(620, 720), random.range(230, 300)],
          radius: 110,
          rays: style === 'rays' ? byLevel(brief, 6, 14, 22) : byLevel(brief, 2, 4, 7),
          style,
        });
        drawBranches(scene, blossom);
        drawNest(scene, chicks);
        drawParent(scene);
      },
    );
    return {
      title: `${chicks ? random.pick(['Three Chicks', 'Little Chicks', 'New Chicks']) : random.pick(['Speckled Eggs', 'Four Eggs', 'A Nest of Eggs'])} ${blossom ? random.pick(['in the Blossom', 'in Spring', 'in the Cherry Tree']) : random.pick(['in the Leaves', 'in the Old Tree', 'in May'])}`,
      description: `A nest of twigs holds ${chicks ? 'three chicks' : 'speckled eggs'} in the fork of a branch. A parent bird keeps watch beside it.`,
      tags: ['nest', 'bird', chicks ? 'chicks' : 'eggs', 'branch', blossom ? 'blossom' : 'leaves'],
    };
  },
};

function drawBranches(brief: Brief, blossom: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('branches');
  const leaves = {
    roles: ['leaf', 'grass'] as const,
    random,
    ribs: level > 0,
    size: byLevel(brief, 130, 104, 92),
  };
  bough(sheet, {
    ...leaves,
    spine: knots('-40,360 140,300 320,250 470,180'),
    thickness: 26,
    leaves: byLevel(brief, 3, 7, 10),
  });
  bough(sheet, {
    ...leaves,
    spine: knots('560,860 720,760 830,620 890,430'),
    thickness: 50,
    leaves: byLevel(brief, 2, 6, 9),
  });
  bough(sheet, {
    ...leaves,
    spine: knots('440,860 270,770 170,640 120,480'),
    thickness: 50,
    leaves: byLevel(brief, 2, 5, 7),
  });
  const trunk = clockwise(blob(knots('390,1030! 410,930 380,840! 500,860 620,830! 600,930 616,1030!')));
  sheet.shape(trunk, 'bold', 'wood');
  if (level > 0)
    for (const table of ['450,1000 460,930 440,860', '560,990 556,920 580,850', '500,1000 510,950 504,900'])
      sheet.line(curve(knots(table)), 'fine', 0.7);
  if (!blossom) return;
  for (const [x, y, s] of byLevel(
    brief,
    [[880, 560, 64]],
    [
      [130, 320, 50],
      [330, 250, 44],
      [880, 520, 50],
      [200, 640, 46],
    ],
    [
      [120, 320, 46],
      [250, 280, 40],
      [390, 220, 42],
      [880, 500, 46],
      [820, 610, 40],
      [190, 620, 42],
      [150, 530, 38],
    ],
  ))
    flower(sheet.at({ x: x!, y: y! }), s!);
}

function flower(sheet: Sheet, size: number): void {
  around(sheet, { radius: 0, count: 5 }, (spot) =>
    spot.shape(petal('heart', size, size * 0.96), 'line', 'blush'),
  );
  sheet.shape(ellipse(0, 0, size * 0.26), 'line', 'sun');
}

function drawNest(brief: Brief, chicks: boolean): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('nest').at({ x: 80, y: 92, scale: 0.84 });
  sheet.shape(ellipse(500, 650, 250, 64), 'bold', 'wood');
  sheet.shape(ellipse(500, 652, 200, 44), 'line', 'sand');
  if (chicks)
    for (const [x, y, s, turn] of [
      [400, 612, 1, -0.2],
      [606, 612, 1, 0.2],
      [502, 596, 1.14, 0],
    ] as const)
      chick(sheet.at({ x, y, scale: s, angle: turn }), level);
  else
    for (const [x, y, turn] of [
      [404, 626, -0.3],
      [600, 626, 0.3],
      [504, 606, 0],
    ] as const)
      egg(sheet.at({ x, y, angle: turn }), level);
  const bowl = clockwise(
    blob(
      knots(
        '250,648! 300,690 420,716 500,720 580,716 700,690 750,648! 730,760 640,830 500,850 360,830 270,760',
      ),
    ),
  );
  sheet.shape(bowl, 'bold', 'wood');
  const inside = sheet.inside([bowl]);
  const weave = [
    '240,700 380,760 560,770 760,710',
    '250,760 420,800 600,810 740,760',
    '330,690 400,760 480,860',
    '470,710 540,780 640,830',
    '600,710 560,780 470,850',
    '720,680 660,740 600,840',
    '260,680 300,760 380,840',
    '400,700 360,780 300,820',
    '660,700 700,760 690,800',
  ];
  for (const table of weave.slice(0, [3, 6, 9][level])) inside.line(curve(knots(table)), 'line', 0);
  for (const table of ['256,690! 190,670! 250,708!', '744,690! 812,664! 752,708!'])
    sheet.shape(blob(knots(table)), 'line', 'wood');
  sheet.rim(bowl, 'bold');
}

function egg(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('0,-82 44,-46 56,10 34,60 0,72 -34,60 -56,10 -44,-46')), 'bold', 'c');
  for (const [x, y, r] of (
    [
      [-14, -34, 9],
      [20, -10, 11],
      [-24, 6, 8],
      [6, 22, 8],
      [12, -54, 7],
    ] as const
  ).slice(0, [2, 4, 5][level]))
    sheet.shape(ellipse(x, y, r, r * 0.84), 'line', 'soft');
}

function chick(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-50,90! -56,20 -50,-30 -26,-58 0,-66 26,-58 50,-30 56,20 50,90!')), 'bold', 'sun');
  for (const table of ['0,-62 -4,-80 -16,-92', '2,-62 6,-82 18,-90', '1,-62 0,-82 2,-98'])
    sheet.line(curve(knots(table)), 'line', 0.5);
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 22, -30, 7, 9));
  sheet.shape(blob(knots('-17,-14! 0,-26 17,-14! 0,4!')), 'line', 'ember');
  if (level > 0)
    for (const table of ['-26,26 -16,34 -8,26', '8,30 18,38 26,28'])
      sheet.line(curve(knots(table)), 'fine', 0.5);
}

function drawParent(brief: Brief): void {
  const { level } = brief;
  songbird(
    brief.sheet.layer('parent').at({ x: 300, y: 268, scale: byLevel(brief, 1.1, 1.06, 1), angle: -0.1 }),
    ['d', 'rust'],
    level,
  );
}
