import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { ruled } from '../../geometry/ruled.ts';
import { knots, points } from '../../geometry/knots.ts';
import { jackOLantern } from '../../motifs/holidays/jack-o-lantern.ts';
import { hill } from '../../motifs/landscape.ts';
import { starry } from '../../motifs/nature/skies.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import type { Sheet } from '../../sheet.ts';

/** A cat on a pumpkin before the moon, bats about it. */
export const halloweenCat: Composition = {
  name: 'halloween-cat',
  category: 'holidays',
  size: [1000, 1000],
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const hat = random.chance(0.6);
    const kind = random.pick(
      level === 0 ? (['panel', 'round'] as const) : (['panel', 'round', 'arch', 'cut'] as const),
    );
    const flip = random.chance(0.5);
    const isOnWall = level > 0 && random.fork('seat').chance(0.4);
    throughWindow(
      brief.sheet,
      { kind, size: [1000, 1000], role: 'night', band: level === 0 ? 0 : 22 },
      (inside) => {
        const scene = { ...brief, sheet: flip ? inside.at({ x: 1000, flip: true }) : inside };
        if (isOnWall) {
          drawNight(scene, OVER_THE_WALL);
          drawWall(scene);
          cat(scene.sheet.layer('cat').at({ x: 640, y: 696 }), level, hat);
          return;
        }
        drawNight(scene, BEHIND_THE_TREE);
        drawTree(scene);
        drawPumpkins(scene);
        cat(scene.sheet.layer('cat').at({ x: 500, y: 640, scale: byLevel(brief, 1.06, 1, 1) }), level, hat);
      },
    );
    return {
      title: `Halloween Cat ${hat ? random.pick(['in a Witch Hat', 'with a Tall Hat', 'and Borrowed Hat']) : random.pick(['on a Pumpkin', 'by Moonlight', 'and Bats'])}`,
      description: isOnWall
        ? `A cat sits on the garden wall by the light of the moon${hat ? ', a tall hat on its head' : ''}. The pumpkins beside it have lit faces.`
        : `A cat sits on a great pumpkin before the full moon${hat ? ', a tall hat on its head' : ''}. Bats fly about a bare tree.`,
      tags: ['halloween', 'cat', 'pumpkin', 'moon', 'bats'],
    };
  },
};

/** A night sky. */
interface Night {
  /** Where the moon stands and how large it is. */
  readonly moon: readonly [x: number, y: number, radius: number];
  /** How far beyond the moon its rings reach on medium pages. */
  readonly rings: readonly number[];
  /** How far to the right the bats fly. */
  readonly aside: number;
}

const BEHIND_THE_TREE: Night = { moon: [540, 380, 310], rings: [160, 80], aside: 0 };
const OVER_THE_WALL: Night = { moon: [330, 330, 240], rings: [330, 200, 80], aside: 70 };

/** The moon with its rings, stars and bats. */
function drawNight(brief: Brief, { moon: [x, y, moon], rings, aside }: Night): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('night');
  for (const r of byLevel(brief, [], rings, [250, 160, 80]))
    sheet.shape(ellipse(x, y, moon + r), 'line', r === 80 ? 'night' : 'water');
  sheet.shape(ellipse(x, y, moon), 'line', 'sun');
  // Craters where the cat does not sit.
  for (const [u, v, r] of (
    [
      [-222, -50, 40],
      [230, -60, 46],
      [-218, 90, 28],
      [-120, -220, 26],
      [230, 90, 24],
    ] as const
  ).slice(0, byLevel(brief, 2, 3, 5)))
    sheet.shape(ellipse(x + (u * moon) / 310, y + (v * moon) / 310, r), 'fine', 'cream');
  starry(sheet, random, {
    box: [90, 90, 910, 640],
    avoid: [ellipse(x, y, moon + 30), ellipse(170, 480, 190, 330), ellipse(680, 500, 180, 330)],
    count: byLevel(brief, 3, 6, 12),
    size: byLevel(brief, 50, 22, 18),
  });
  for (const [u, v, s, angle] of byLevel(
    brief,
    [],
    [
      [810, 180, 1, 0.15],
      [330, 190, 0.8, -0.2],
    ],
    [
      [820, 170, 0.95, 0.15],
      [330, 180, 0.8, -0.2],
      [850, 460, 0.7, -0.1],
    ],
  ))
    bat(sheet.at({ x: u! + aside, y: v!, scale: s!, angle: angle! }), level);
}

function bat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    blob(
      knots(
        '0,-14! 30,-34! 44,-30 92,-36! 84,-6 66,0! 46,-4 34,20! 18,12 0,30! -18,12 -34,20! -46,-4 -66,0! -84,-6 -92,-36! -44,-30 -30,-34!',
      ),
    ),
    'line',
    'd',
  );
  sheet.shape(blob(knots('0,26 16,10 18,-12 16,-36! 6,-24 -6,-24 -16,-36! -18,-12 -16,10')), 'line', 'c');
  if (level > 0) for (const x of [-7, 7]) sheet.ink(ellipse(x, -10, 3));
}

function drawTree(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('tree').at({ x: byLevel(brief, 30, 0, 0) });
  hill(sheet, points('-10,800 240,760 520,790 780,760 1010,800'), 1010, 'leaf');
  const tree = clockwise(
    blob(
      knots(
        '40,878! 96,750 104,620 60,540 -8,474! 66,496 96,470 80,400 34,330! 100,396 122,440 140,380 132,256! 164,366 160,450 204,424 262,326! 222,450 180,520 180,640 198,750 266,874! 206,854 168,884! 120,856',
      ),
    ),
  );
  sheet.shape(tree, 'bold', 'wood');
  if (level > 0)
    for (const table of ['130,780 140,680 136,580', '160,760 158,680 160,620'])
      sheet.line(curve(knots(table)), 'fine', 0.7);
  if (level > 0) sheet.shape(ellipse(146, 660, 18, 26), 'line', 'sand');
  hill(sheet, points('-10,900 240,866 520,890 780,860 1010,900'), 1010, 'grass');
}

/** A garden wall across the page with a row of caps, pumpkins upon it and ivy at its side; a house far behind. */
function drawWall(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('wall');
  hill(sheet, points('-10,640 240,560 520,600 780,540 1010,580'), 1010, 'leaf');
  const house = sheet.at({ x: 236, y: 590, scale: 1.16 });
  house.shape(drawn('44,-150! 46,-262! 84,-262! 84,-150!'), 'line', 'rust');
  house.shape(rectangle(38, -276, 54, 20, 4), 'line', 'b');
  house.shape(drawn('-110,90! -106,-120! 0,-250! 106,-124! 112,90!'), 'line', 'c');
  house.shape(drawn('0,-290! 146,-118! 122,-96! 0,-240! -122,-94! -146,-116!'), 'bold', 'b');
  house.shape(ellipse(0, -146, 26), 'line', 'sun');
  ruled(house, '0,-172 0,-120 | -26,-146 26,-146', 'line');
  for (const x of [-52, 50]) {
    house.shape(rectangle(x - 28, -86, 56, 66, 4), 'line', 'sun');
    ruled(house, `${x},-86 ${x},-20 | ${x - 28},-54 ${x + 28},-54`, 'line');
  }
  const face = clockwise(rectangle(-20, 740, 1040, 280));
  sheet.shape(face, 'bold', 'stone');
  dressWall(sheet, random.fork('wall'), {
    zone: [face],
    kind: 'rubble',
    size: byLevel(brief, 0, 190, 110),
    rim: 'bold',
  });
  for (let i = 0; i < 5; i++) sheet.shape(rectangle(-50 + i * 220, 690, 220, 64, 12), 'bold', 'sand');
  jackOLantern(
    sheet.at({ x: 350, y: 604, scale: 0.62 }),
    level,
    random.fork('grin').pick(['grin', 'tooth'] as const),
  );
  jackOLantern(sheet.at({ x: 892, y: 640, scale: 0.4 }), 0, 'plain');
  for (const [x, y, angle] of [
    [110, 716, 2.6],
    [70, 790, 3.3],
    [136, 820, 2.4],
    [84, 880, 3.5],
    [150, 910, 2.5],
  ] as const)
    sheet.shape(
      drawn(
        '0,0! 34,14 66,-8 64,-44! 84,-64 70,-92! 44,-78 30,-112 0,-138! -30,-112 -44,-78! -70,-92 -84,-64! -64,-44 -66,-8 -34,14',
        {
          x,
          y,
          angle,
          scale: 0.72,
        },
      ),
      'line',
      'leaf',
    );
}

function drawPumpkins(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('pumpkins');
  jackOLantern(
    sheet.at({ x: 500, y: 790, scale: 1.16 }),
    level,
    random.pick(['grin', 'tooth', 'plain'] as const),
  );
  if (level > 0) jackOLantern(sheet.at({ x: 800, y: 866, scale: 0.56 }), 0, 'plain');
  if (level === 2) jackOLantern(sheet.at({ x: 250, y: 888, scale: 0.44 }), 0, 'plain');
}

/** A sitting cat seen from the front, its foot on the frame's origin, 470 units high. */
function cat(sheet: Sheet, level: 0 | 1 | 2, hat: boolean): void {
  sheet.shape(
    blob(knots('84,-40 150,-60 196,-130 194,-214 160,-244 136,-218 150,-192 158,-164 144,-114 90,-84!')),
    'bold',
    'fur',
  );
  const body = clockwise(twin(knots('0,-262 50,-252 84,-196 96,-130 136,-84 148,-30 120,12 40,16 0,14')));
  sheet.shape(body, 'bold', 'fur');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.inside([body]).shape(drawn('70,-112 118,-104 160,-60 160,30 76,30 58,-20 56,-80'), 'line', 'fur');
    side.shape(drawn('54,-12 84,-26 122,-16 134,6 112,22 62,22 46,8'), 'line', 'fur');
  }
  const chest = '0,-262 46,-238! 40,-206 52,-190! 38,-168 44,-148! 24,-136 18,-108! 6,-116 0,-92';
  sheet.shape(mirrored(chest), 'line', 'soft');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('4,-116! 22,-140 52,-132 58,-80 50,-22 62,2 52,20 12,20 2,4 6,-30'), 'line', 'fur');
    if (level > 0)
      for (const x of [22, 40])
        side.line(
          [
            [x, 20],
            [x, 2],
          ],
          'fine',
          0.2,
        );
  }
  sheet.shape(drawn('-64,-236! 0,-212 64,-236! 66,-206 0,-182 -66,-206!'), 'line', 'a');
  sheet.shape(ellipse(0, -190, 17), 'line', 'gold');
  for (const flip of [false, true]) {
    const ear = sheet.at({ flip });
    ear.shape(blob(knots('36,-380! 104,-456! 118,-330!')), 'bold', 'fur');
    if (level > 0) ear.shape(blob(knots('58,-380! 95,-424! 104,-350!')), 'line', 'blush');
  }
  sheet.shape(twin(knots('0,-400 70,-392 122,-330 112,-268 60,-226 0,-218')), 'bold', 'fur');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    if (level > 0) side.shape(blob(knots('16,-312 40,-338 78,-330 84,-304 56,-286 26,-290')), 'line', 'sun');
    side.ink(ellipse(50, -311, 10, 20));
    for (const table of level === 0 ? [] : ['40,-260 90,-268 140,-284', '40,-252 90,-248 140,-246'])
      side.line(curve(knots(table)), 'fine', 0.6);
  }
  const nose = blob(knots('-14,-282! 14,-282! 0,-264!'));
  if (level === 0) sheet.ink(nose);
  else sheet.shape(nose, 'line', 'blush');
  sheet.line(curve(knots('-26,-250 -12,-242 0,-252 12,-242 26,-250')), 'line', 0.4);
  if (hat) witchHat(sheet, level);
}

function witchHat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    blob(knots('-70,-396! -46,-470 -30,-520 10,-560 70,-566! 44,-530 50,-480 70,-396!')),
    'bold',
    'c',
  );
  sheet.shape(blob(knots('-74,-430! 0,-418 74,-430! 80,-390! 0,-376 -80,-390!')), 'line', 'ember');
  sheet.shape(ellipse(0, -386, 124, 22), 'bold', 'c');
  if (level > 0) sheet.shape(points('-16,-424 16,-424 16,-396 -16,-396'), 'line', 'sun');
}
