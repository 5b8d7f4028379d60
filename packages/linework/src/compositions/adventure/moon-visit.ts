import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { astronaut } from '../../motifs/adventure/astronaut.ts';
import type { Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = [800, 1000] as const;

function earth(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = clockwise(ellipse(0, 0, 130));
  sheet.shape(rim, 'bold', 'water');
  const inside = sheet.inside([rim]);
  for (const land of [
    '-140,-90! -60,-110 -20,-60 -50,-10 -90,20 -140,0!',
    '20,-30 80,-60 120,-10 90,50 50,90 20,40',
    '-70,70 -20,60 0,110 -50,150!',
    '10,-140! 60,-110 40,-80 0,-90',
  ].slice(0, [2, 4, 4][level]))
    inside.shape(drawn(land), 'line', 'leaf');
  sheet.rim(rim, 'bold');
}

/** Night above the moon; on the finest pages rings of earthlight lie around where the earth is. */
function sky({ sheet, level }: Brief, [u, v]: Point): void {
  const view = sheet.layer('sky');
  if (level === 2)
    for (let r = 900; r > 130; r -= 33) view.shape(ellipse(u, v, r), 'line', r % 66 < 33 ? 'night' : 'd');
  else
    for (const [i, y] of (level === 0 ? [420] : [150, 330, 510]).entries())
      view.shape(
        [...traced(`-20,${y} 200,${y - 44} 460,${y + 30} 820,${y - 26}`), [820, 1040], [-20, 1040]],
        'line',
        i % 2 ? 'night' : 'd',
      );
  for (const [x, y, r] of (
    [
      [420, 110, 34],
      [690, 420, 30],
      [90, 420, 28],
      [560, 90, 24],
      [300, 70, 22],
      [90, 590, 22],
      [720, 570, 26],
      [740, 300, 20],
      [60, 300, 18],
    ] as const
  ).slice(0, [2, 5, 9][level]))
    view.shape(star(x, y, r, r * 0.48, 5, x), 'line', 'sun');
}

/** Craters from the near ground to the hills: x, y and half the width. */
const CRATERS = [
  [110, 820, 84],
  [420, 952, 92],
  [150, 946, 74],
  [720, 780, 56],
  [450, 800, 52],
  [250, 750, 40],
  [690, 960, 70],
  [60, 730, 34],
  [560, 730, 38],
  [330, 870, 40],
  [380, 690, 30],
  [160, 680, 26],
  [640, 690, 30],
  [500, 880, 44],
  [250, 1000, 46],
  [620, 850, 30],
  [580, 924, 36],
  [60, 890, 34],
  [260, 900, 28],
  [500, 980, 30],
  [740, 870, 26],
] as const;

/** The ground of the moon with its craters. */
function ground({ sheet, level }: Brief): void {
  const view = sheet.layer('ground');
  const hills = drawn('-20,690! 90,620 210,680 330,640 470,690 620,630 820,690! 820,1040! -20,1040!');
  view.shape(hills, 'bold', 'stone');
  const dust = drawn('-20,770! 200,736 500,766 820,730! 820,1040! -20,1040!');
  view.shape(dust, 'bold', 'sand');
  if (level === 2)
    for (const [i, y] of [826, 878, 930, 980].entries())
      view.shape(
        [
          ...traced(`-20,${y + 10} 160,${y - 14} 360,${y + 12} 580,${y - 12} 820,${y + 8}`),
          [820, 1040],
          [-20, 1040],
        ],
        'line',
        i % 2 ? 'sand' : 'soft',
      );
  for (const [x, y, rx] of CRATERS.slice(0, [2, 7, CRATERS.length][level])) {
    view.shape(ellipse(x, y, rx, rx * 0.36), 'line', 'stone');
    if (level > 0) view.shape(ellipse(x, y + rx * 0.06, rx * 0.74, rx * 0.22), 'line', 'soft');
    if (level === 2 && rx > 50)
      view.shape(ellipse(x + rx * 0.1, y + rx * 0.1, rx * 0.4, rx * 0.1), 'line', 'stone');
  }
}

/** A landing craft on four legs, its feet on the origin's line. */
function lander(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    sheet.line(traced(`${side * 60},-90! ${side * 118},-8!`), 'bold', 0);
    sheet.shape(ellipse(side * 122, -4, 34, 12), 'line', 'gold');
  }
  sheet.shape(drawn('-92,-150! 92,-150! 76,-66! -76,-66!'), 'bold', 'gold');
  if (level > 0) for (const x of [-32, 32]) sheet.line(traced(`${x},-148! ${x * 0.8},-68!`), 'line', 0);
  sheet.shape(drawn('-84,-150! -70,-250 0,-286 70,-250 84,-150!'), 'bold', 'paper');
  sheet.shape(ellipse(0, -214, 34), 'line', 'sky');
  sheet.line(traced('0,-286! 0,-336!'), 'line', 0);
  sheet.shape(ellipse(0, -344, 14), 'line', 'rust');
}

function plantingTheFlag(brief: Brief): Story {
  const { sheet, level } = brief;
  sky(brief, [136, 168]);
  earth(sheet.layer('earth').at({ x: 136, y: 168, scale: 0.76 }), level);
  ground(brief);
  lander(sheet.layer('lander').at({ x: 140, y: 740, scale: 0.74 }), level);
  const flag = sheet.layer('flag');
  flag.shape(rectangle(622, 250, 16, 590, 5), 'line', 'wood');
  const cloth = drawn('638,262! 700,250 740,276! 752,390! 700,372 638,392!');
  flag.shape(cloth, 'bold', 'rust');
  flag.shape(star(692, 322, 42, 20, 5), 'line', 'sun');
  astronaut(sheet.layer('astronaut').at({ x: 390, y: 880, scale: 0.95 }), level, {
    arms: ['-84,-410 -170,-440 -216,-500 -230,-560', '84,-410 160,-390 210,-400 248,-420'],
    legs: ['-54,-230 -74,-130 -84,-40', '54,-230 74,-130 84,-40'],
  });
  return {
    title: 'A Flag with Nobody’s Name on It',
    description:
      'It has a star on it and nothing else, since the moon belongs to everyone. There is no wind up here, so it was ironed at home.',
    tags: TAGS,
  };
}

/** Somebody who lives here, up to the shoulders in a crater. */
function neighbor(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    sheet.line(traced(`${side * 30},-150 ${side * 50},-190 ${side * 44},-220`), 'bold', 0.1);
    sheet.shape(ellipse(side * 44, -236, 20), 'bold', 'sun');
  }
  sheet.shape(drawn('-110,10! -120,-80 -70,-150 0,-166 70,-150 120,-80 110,10!'), 'bold', 'grass');
  if (level > 0)
    for (const [x, y, r] of [
      [-92, -46, 13],
      [-76, -16, 10],
      [92, -46, 13],
      [76, -16, 10],
      [-30, -138, 10],
      [30, -138, 10],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', 'leaf');
  for (const x of level === 0 ? [-40, 40] : [-56, 0, 56]) {
    sheet.shape(ellipse(x, -92, level === 0 ? 30 : 24), 'line', 'paper');
    sheet.ink(ellipse(x + 4, -90, 8, 9));
  }
  sheet.line(traced('-40,-36 0,-18 40,-36'), 'line', 0.3);
}

function aWaveBack(brief: Brief): Story {
  const { sheet, level } = brief;
  sky(brief, [636, 172]);
  earth(sheet.layer('earth').at({ x: 636, y: 172, scale: 0.76 }), level);
  ground(brief);
  const isNear = level === 2;
  if (isNear) lander(sheet.layer('lander').at({ x: 420, y: 716, scale: 0.6 }), level);
  astronaut(
    sheet.layer('astronaut').at(isNear ? { x: 196, y: 800, scale: 0.74 } : { x: 250, y: 850, scale: 0.92 }),
    level,
    {
      arms: ['-84,-410 -144,-370 -166,-310 -156,-250', '84,-410 170,-450 222,-520 236,-600'],
      legs: ['-54,-230 -80,-130 -92,-40', '54,-230 80,-140 110,-60'],
    },
  );
  const crater = sheet.layer('crater').at(isNear ? { x: -140, y: -130, scale: 1.16 } : {});
  crater.shape(ellipse(596, 850, 170, 62), 'bold', 'stone');
  neighbor(crater.at({ x: 596, y: 852 }), level);
  crater.line(traced('426,850 452,886 596,914 740,886 766,850'), 'bold', 0);
  if (level > 0)
    for (const [x, y, r] of [
      [470, 950, 26],
      [640, 964, 34],
      [730, 930, 22],
    ] as const)
      sheet.layer('crater').shape(ellipse(x, y, r, r * 0.5), 'line', 'soft');
  return {
    title: 'Somebody Was Here First',
    description:
      'Nobody at home had said anything about neighbors. Both think that the other one has funny eyes, and both are too polite to say so.',
    tags: [...TAGS, 'alien'],
  };
}

const TAGS = ['astronaut', 'moon', 'space', 'earth', 'space suit'];

/** Astronauts on the moon. */
export const moonVisit: Composition = edged({
  name: 'moon-visit',
  category: 'adventure',
  size: SIZE,
  edge: 'page',
  backdrop: 'night',
  draw: (brief) => brief.random.fork('scene').pick([plantingTheFlag, aWaveBack])(brief),
});
