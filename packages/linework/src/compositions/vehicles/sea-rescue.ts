import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { lifebelt, lighthouse } from '../../motifs/seaside.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const BODY = drawn('-150,-60! -60,-110 40,-116 120,-84 170,-10 160,50 90,84 -60,84 -150,50 -170,0');
const BOOM = drawn('-130,-52! -250,-50 -390,-64! -396,-30! -250,4 -130,40!');

/** A helicopter from the side that faces right, 760 units from its tail to the tip of its rotor. */
function helicopter(sheet: Sheet, brief: Brief, who: Rider): void {
  const { level } = brief;
  sheet.shape(drawn('-372,-48! -428,-150! -380,-150! -330,-52!'), 'bold', 'a');
  sheet.shape(BOOM, 'bold', 'a');
  if (level > 0) sheet.line(traced('-390,-46 -260,-26 -140,-10'), 'line', 0);
  if (level > 0) sheet.shape(ellipse(-396, -100, 54, 12, 1), 'line', 'stone');
  sheet.shape(ellipse(-396, -100, 54, 12, -0.6), 'line', 'stone');
  sheet.shape(ellipse(-396, -100, 12), 'line', 'sun');
  for (const x of [-70, 60]) sheet.shape(drawn('-9,0! 9,0! 16,56! -2,56!', { x, y: 72 }), 'line', 'stone');
  sheet.shape(
    drawn('-170,118! -180,134 -160,142 150,142 200,128 214,104! 196,112 150,124!'),
    'line',
    'stone',
  );
  sheet.shape(rectangle(-40, -164, 40, 60, 8), 'line', 'stone');
  sheet.shape(drawn('-110,-92! -96,-132 -20,-140 60,-132 80,-96! 0,-108'), 'line', 'b');
  sheet.shape(BODY, 'bold', 'a');
  const inside = sheet.inside([BODY]);
  inside.shape([...traced('-200,28 0,44 200,20'), [200, 120], [-200, 120]], 'line', 'paper');
  windows(sheet, brief, who);
  sheet.rim(BODY, 'bold');
  for (const flip of [false, true])
    sheet
      .at({ x: -20, y: -168, flip })
      .shape(drawn('0,-9! 200,-16 372,-10 384,0 372,9 200,8 0,9!'), 'bold', 'stone');
  sheet.shape(ellipse(-20, -170, 24, 15), 'line', 'sun');
}

function windows(sheet: Sheet, brief: Brief, who: Rider): void {
  const { level } = brief;
  const pane = drawn('66,-84! 120,-66 152,-4! 100,8 60,4!');
  sheet.shape(pane, 'line', 'sky');
  if (level > 0) rider(sheet.inside([pane]).at({ x: 96, y: -36, scale: 0.56 }), who, 'helmet', 'd', 0);
  sheet.rim(pane, 'line');
  const door = clockwise(rectangle(-70, -84, 108, 132, 16));
  sheet.shape(door, 'line', 'stone');
  rider(
    sheet.inside([door]).at({ x: -16, y: -30, scale: 0.72 }),
    'dog',
    'helmet',
    'sun',
    level === 2 ? 1 : 0,
  );
  sheet.rim(door, 'line');
  if (level > 0) sheet.shape(ellipse(-108, -24, 22), 'line', 'sky');
  if (level > 0) sheet.shape(star(-108, -24, 13, 6, 5), 'fine', 'sun');
}

/** A rock in the surf. */
function rock(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = drawn('-190,120! -160,30 -120,-6 -60,-20! -10,-26 40,-18! 110,10 150,60 200,120!');
  sheet.shape(rim, 'bold', 'stone');
  if (level === 0) return;
  const inside = sheet.inside([rim]);
  for (const table of [
    '-60,-20 -80,30 -130,70 -140,130',
    '40,-18 30,40 60,80 40,130',
    '-80,30 -20,50 30,40',
    '60,80 110,70 150,60',
  ].slice(0, level === 1 ? 2 : 4))
    inside.line(traced(table), 'line', 0);
}

function drawStorm(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('sky');
  for (const [x, y, scale] of byLevel(
    brief,
    [[200, 150, 1]],
    [
      [150, 120, 0.9],
      [620, 170, 0.8],
    ],
    [
      [130, 120, 0.9],
      [600, 96, 0.8],
      [400, 160, 0.6],
      [690, 240, 0.6],
    ],
  ))
    driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
  if (level === 2 && !brief.isPart)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, 760, 800)],
      kind: 'gusts',
      size: 112,
      roles: ['soft', 'sky', 'stone'],
    });
  const gusts = byLevel(brief, 3, 4, brief.isPart ? 9 : 0);
  for (let i = 0; i < gusts; i++)
    sheet.shape(
      [...swell(760, 200 + (i * 540) / gusts, 34, 560, i * 1.3 + 2), [800, 1040], [-40, 1040]],
      'line',
      i % 2 === 0 ? 'soft' : 'sky',
    );
  const drops = byLevel(brief, 0, 8, 30);
  for (let i = 0; i < drops; i++)
    sheet.shape(
      drawn('0,-20! 8,2 0,10 -8,2', {
        x: 74 + (i % 8) * 88 + (Math.floor(i / 8) % 2) * 40,
        y: 520 + Math.floor(i / 8) * 62 + (i % 3) * 14,
        angle: 0.2,
        scale: 1.4,
      }),
      'fine',
      'water',
    );
  lighthouse(
    brief.sheet.layer('light').at({ x: 654, y: 776, scale: byLevel(brief, 0.9, 0.86, 0.86) }),
    level,
  );
}

function surf(brief: Brief, y: number, phase: number): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('sea');
  const top = swell(760, y, byLevel(brief, 18, 16, 13), byLevel(brief, 250, 190, 150), phase);
  sheet.shape([...top, [800, 1060], [-40, 1060]], 'line', 'water');
  if (level > 0)
    sheet.shape(
      [...top, ...top.toReversed().map(([x, v], i): Point => [x, v + 16 + 8 * Math.sin(i / 2.2)])],
      'fine',
      'paper',
    );
}

const TOLD = [
  {
    title: 'A Rope for the Cat',
    description:
      'A cat sits on a rock in the surf and the tide is coming in. The helicopter lets down a lifebelt, and nobody asks how she got there.',
  },
  {
    title: 'Rescue off the Lighthouse Rock',
    description:
      'The lighthouse keeper called, and they came at once. The cat pretends that she had everything under control.',
  },
  {
    title: 'The Cat Who Wanted to Fish',
    description: 'She only wanted to look at the fish. Now the sea is all around her and help hovers above.',
  },
  {
    title: 'Hold Tight',
    description: 'A lifebelt swings on the winch above the waves. One more moment and the cat can reach it.',
  },
] as const;

/** A helicopter that winches a rescuer down to a cat on a rock. */
export const seaRescue = edged({
  name: 'sea-rescue',
  category: 'vehicles',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, level } = brief;
    const who = random.pick<Rider>(['bear', 'fox', 'mouse']);
    drawStorm(brief);
    surf(brief, 760, 1);
    const heli = brief.sheet
      .layer('helicopter')
      .at({ x: 424, y: 330, scale: byLevel(brief, 0.9, 0.86, 0.84), angle: -0.1 });
    helicopter(heli, brief, who);
    const rope = brief.sheet.layer('winch');
    rope.line(traced('396,374 378,480 366,574'), 'bold', 0);
    lifebelt(rope.at({ x: 364, y: 616, scale: 1 }));
    surf(brief, 830, 2.4);
    rock(brief.sheet.layer('rock').at({ x: 350, y: 880, scale: 1.06 }), level);
    sittingCat(brief.sheet.layer('rock').at({ x: 338, y: 862, scale: 1.34 }), level);
    surf(brief, 930, 4);
    if (level > 0) surf(brief, 972, 0.4);
    return {
      ...brief.random.pick(TOLD),
      tags: ['helicopter', 'rescue', 'cat', 'sea', 'lighthouse', 'storm'],
    };
  },
});
