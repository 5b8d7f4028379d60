import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { dressSnow } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { snowman } from '../../motifs/people/props.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { puff } from '../../motifs/nature/puff.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [1000, 860] as const;

/** A fir that carries snow, its foot on the origin, 400 units high. */
function snowyFir(sheet: Sheet, level: Level): void {
  sheet.shape(rectangle(-16, -60, 32, 70), 'line', 'wood');
  for (const [y, half, high] of [
    [-40, 120, 170],
    [-140, 96, 150],
    [-232, 70, 140],
  ] as const) {
    sheet.shape(
      drawn(
        `0,${y - high}! ${half * 0.5},${y - high * 0.4} ${half},${y}! ${half * 0.4},${y + 14} 0,${y + 18} ${-half * 0.4},${y + 14} ${-half},${y}! ${-half * 0.5},${y - high * 0.4}`,
      ),
      'bold',
      'leaf',
    );
    sheet.shape(
      drawn(
        `0,${y - high - 4}! ${half * 0.48},${y - high * 0.42} ${half * 0.9},${y - 14} ${half * 0.66},${y - 22} ${half * 0.44},${y - 2} ${half * 0.16},${y - 36} ${-half * 0.1},${y - 8} ${-half * 0.34},${y - 40} ${-half * 0.6},${y - 8} ${-half * 0.9},${y - 14} ${-half * 0.48},${y - high * 0.42}`,
      ),
      'line',
      'paper',
    );
    if (level === 2)
      sheet.line(
        traced(`${-half * 0.2},${y - high * 0.5} 0,${y - high * 0.42} ${half * 0.2},${y - high * 0.52}`),
        'fine',
        0.5,
      );
  }
}

/** The cabin of round logs under its cap of snow, the middle of its front's foot on the origin. */
function cabin(brief: Brief, sheet: Sheet): void {
  const { level, random } = brief;
  sheet.shape(rectangle(110, -480, 76, 200), 'bold', 'rust');
  if (level > 0) for (const y of [-440, -400, -360]) sheet.line(traced(`110,${y}! 186,${y}!`), 'fine', 0);
  sheet.shape(drawn('96,-470! 92,-500 120,-520 170,-522 204,-498 200,-470!'), 'bold', 'paper');
  for (const [i, [x, y, r]] of (
    [
      [156, -560, 26],
      [184, -616, 34],
      [160, -690, 44],
    ] as const
  ).entries())
    sheet.shape(puff(random.fork(`smoke ${i}`), [x, y], [r, r * 0.8], 6, 0.24), 'line', 'soft');
  const logs = [5, 7, 8][level]!;
  for (let i = 0; i < logs; i++) {
    const y = mix(-250, 0, i / logs);
    sheet.shape(rectangle(-276, y, 552, 252 / logs, 126 / logs), 'bold', 'wood');
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 270, y + 126 / logs, 118 / logs), 'line', 'sand');
  }
  const gable = clockwise([
    [-300, -250],
    [0, -430],
    [300, -250],
  ]);
  sheet.shape(gable, 'bold', 'wood');
  const inside = sheet.inside([gable]);
  if (level > 0)
    for (let x = -240; x <= 240; x += [0, 80, 60][level]!)
      inside.line(traced(`${x},-440! ${x},-240!`), 'line', 0);
  sheet.shape(ellipse(0, -312, 44), 'line', 'cream');
  sheet.shape(ellipse(0, -312, 30), 'line', 'sun');
  const snow = drawn(
    '-356,-232! -372,-262 -340,-284 0,-512 20,-512 344,-284 374,-258 352,-232! 330,-214 312,-240 290,-208 268,-248 200,-284 0,-412 -190,-290 -262,-248 -286,-206 -306,-238 -330,-212',
  );
  sheet.shape(snow, 'bold', 'paper');
  for (const x of [-176, 176]) windowAt(brief, sheet.at({ x, y: -66 }), x > 0);
  door(sheet, level);
}

function windowAt({ level }: Brief, sheet: Sheet, hasCat: boolean): void {
  sheet.shape(rectangle(-74, -136, 148, 140, 6), 'bold', 'cream');
  const pane = clockwise(rectangle(-58, -122, 116, 114, 3));
  sheet.shape(pane, 'line', 'sun');
  if (hasCat) sittingCat(sheet.inside([pane]).at({ y: -4, scale: 0.8 }), 0);
  else {
    sheet.line(traced('0,-122! 0,-8!'), 'line', 0);
    sheet.line(traced('-58,-66! 58,-66!'), 'line', 0);
  }
  sheet.shape(drawn('-90,4! -84,-14 -40,-24 0,-16 44,-26 86,-12 90,6! 0,12'), 'line', 'paper');
  if (level > 0)
    for (const side of [-1, 1]) sheet.shape(rectangle(side * 92 - 18, -136, 36, 128, 4), 'line', 'leaf');
}

function door(sheet: Sheet, level: Level): void {
  sheet.shape(rectangle(-66, -196, 132, 200, 8), 'bold', 'cream');
  sheet.shape(rectangle(-50, -180, 100, 190, 6), 'bold', 'rust');
  if (level > 0) for (const x of [-18, 18]) sheet.line(traced(`${x},-178! ${x},0!`), 'line', 0);
  sheet.shape(ellipse(0, -120, 34), 'bold', 'leaf');
  sheet.shape(ellipse(0, -120, 15), 'line', 'rust');
  sheet.shape(drawn('0,-88! -30,-98! -26,-66! 0,-80! 26,-66! 30,-98!'), 'line', 'a');
}

function winter(brief: Brief): void {
  const { sheet, random, level } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 1040, 640))],
      kind: random.fork('air').pick(['gusts', 'snow']),
      size: 120,
      roles: ['night', 'soft', 'd'],
    });
  else
    for (const [i, y] of (level === 0 ? [300] : [150, 290, 420]).entries())
      sky.shape(
        [
          ...traced(`-20,${y} 240,${y - 40} 500,${y + 26} 780,${y - 30} 1020,${y + 16}`),
          [1020, 900],
          [-20, 900],
        ],
        'line',
        i % 2 ? 'sky' : 'soft',
      );
  if (level < 2)
    for (const [x, y, r] of [
      [90, 110, 15],
      [300, 90, 18],
      [240, 250, 14],
      [840, 120, 17],
      [930, 260, 14],
      [700, 80, 14],
      [80, 330, 17],
    ] as const)
      sky.shape(ellipse(x, y, r * (level === 0 ? 1.5 : 1)), 'line', 'paper');
  sky.shape(
    drawn('-20,500! 120,430 260,470 420,400 600,470 780,420 1020,490! 1020,900! -20,900!'),
    'bold',
    'soft',
  );
  for (const [x, y, s] of (
    [
      [110, 590, 0.9],
      [900, 600, 0.96],
      [210, 540, 0.56],
      [800, 540, 0.56],
    ] as const
  ).slice(0, [2, 4, 4][level]))
    snowyFir(sheet.layer('firs').at({ x, y, scale: s }), level);
}

/** Snow before the house, heaped higher than the sills at its sides. */
function drifts({ sheet, random, level }: Brief): void {
  const view = sheet.layer('drifts');
  const back = drawn(
    '-20,600! 120,560 240,570 330,640 430,668 560,668 660,640 760,560 900,566 1020,610! 1020,900! -20,900!',
  );
  view.shape(back, 'bold', 'paper');
  if (level === 2)
    dressSnow(view, random, {
      zone: [back],
      kind: 'drifts',
      size: 150,
      roles: ['paper', 'soft'],
      rim: 'bold',
    });
  const path = drawn('450,662! 540,662! 560,720 640,800 660,900! 360,900! 400,800 440,720');
  view.shape(path, 'bold', 'sky');
  if (level > 0)
    for (const [x, y] of [
      [488, 700],
      [520, 730],
      [490, 762],
      [534, 796],
    ] as const)
      view.shape(ellipse(x, y, 15, 9), 'line', 'soft');
}

/** A shovel that stands in a heap of snow, the heap's foot on the origin. */
function shovel(sheet: Sheet): void {
  sheet.shape(rectangle(-9, -236, 18, 170, 5), 'line', 'wood');
  sheet.shape(drawn('-40,-236! -34,-266 34,-266 40,-236! 20,-240 18,-250 -18,-250 -20,-240'), 'line', 'wood');
  sheet.shape(drawn('-46,-86! 46,-86! 48,0! -48,0!'), 'bold', 'stone');
  sheet.line(traced('-20,-70 -20,-30'), 'line', 0.3);
  sheet.shape(drawn('-140,4! -116,-34 -70,-56 -20,-40 20,-60 76,-50 118,-30 144,4! 0,18'), 'bold', 'paper');
  for (const hollow of ['-84,-18 -62,-30 -40,-22', '30,-20 54,-32 80,-20'])
    sheet.line(traced(hollow), 'line', 0.4);
}

/** Lumps of snow thrown up along the way: x, y, size. */
const DUG_BLOCKS = [
  [420, 724, 0.7],
  [392, 784, 0.96],
  [596, 724, 0.7],
  [644, 780, 0.96],
  [230, 806, 1],
] as const;

function dugOut(brief: Brief): Story {
  const { sheet, level } = brief;
  winter(brief);
  cabin(brief, sheet.layer('cabin').at({ x: 500, y: 640, scale: 1 }));
  drifts(brief);
  shovel(sheet.layer('fore').at({ x: 786, y: 806, scale: 0.86 }));
  sittingDog(sheet.layer('fore').at({ x: 330, y: 780, scale: 1.5 }), level);
  for (const [x, y, s] of DUG_BLOCKS)
    sheet
      .layer('fore')
      .at({ x, y, scale: s })
      .shape(drawn('-44,4! -40,-34 -14,-48 24,-44 46,-20 46,4! 0,10'), 'line', 'paper');
  return {
    title: 'Dug out before Breakfast',
    description:
      'The path is three shovels wide, and the dog has supervised every one of them. The cat will believe in the snow when it sees it from the sofa.',
    tags: [...TAGS, 'dog'],
  };
}

function theGuests(brief: Brief): Story {
  const { sheet, level } = brief;
  winter(brief);
  cabin(brief, sheet.layer('cabin').at({ x: 500, y: 640, scale: 1 }));
  drifts(brief);
  snowman(sheet.layer('fore').at({ x: 800, y: 790, scale: 0.72, flip: true }), level);
  const sled = sheet.layer('fore').at({ x: 210, y: 780 });
  for (const x of [-90, 0, 90]) sled.shape(rectangle(x - 8, -52, 16, 54), 'line', 'wood');
  sled.shape(unite([rectangle(-140, -76, 270, 30, 8)]), 'bold', 'rust');
  sled.shape(
    drawn('-150,4! 120,4! 160,-14 176,-56 152,-80! 144,-56 128,-30 104,-20! -150,-20!'),
    'bold',
    'gold',
  );
  sled.shape(drawn('-110,-76! -112,-150! 0,-150! 0,-76!'), 'bold', 'a');
  sled.shape(rectangle(-66, -150, 22, 74), 'line', 'sun');
  sled.shape(rectangle(10, -132, 96, 56), 'bold', 'd');
  if (level > 0) sled.shape(rectangle(48, -132, 18, 56), 'line', 'cream');
  return {
    title: 'The Guest Who Stays Outside',
    description:
      'He has brought two parcels on the sled and does not want to come in, thank you, it is too warm for him. So the cat sits in the window and keeps him company.',
    tags: [...TAGS, 'snowman', 'sled'],
  };
}

const TAGS = ['winter', 'snow', 'cabin', 'christmas', 'firs'];

/** A cabin in deep snow. */
export const deepSnow: Composition = edged({
  name: 'deep-snow',
  category: 'holidays',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: (brief) => brief.random.fork('scene').pick([dugOut, theGuests])(brief),
});
