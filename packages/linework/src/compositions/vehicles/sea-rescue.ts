import { byLevel, type Brief, type Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { fish, lifebelt, lighthouse } from '../../motifs/seaside.ts';
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

function drawStorm(brief: Brief, isAloft: boolean): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('sky');
  for (const [x, y, scale] of byLevel(
    brief,
    [[200, 150, 1]],
    [
      [150, 120, 0.9],
      [620, 170, 0.8],
      ...(isAloft
        ? ([
            [700, 330, 0.7],
            [300, 400, 0.7],
          ] as const)
        : []),
    ],
    [
      [130, 120, 0.9],
      [600, 96, 0.8],
      [400, 160, 0.6],
      [690, 240, 0.6],
    ],
  ))
    driftCloud(sheet.at({ x, y, scale }), random, level > 0);
  if (level === 2 && !brief.isPart)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, 760, 800)],
      kind: 'rain',
      size: 130,
      roles: ['soft', 'sky', 'stone'],
    });
  const gusts = byLevel(brief, 3, isAloft && !brief.isPart ? 0 : 4, brief.isPart ? 9 : 0);
  for (let i = 0; i < gusts; i++)
    sheet.shape(
      [...swell(760, 200 + (i * 540) / gusts, 34, 560, i * 1.3 + 2), [800, 1040], [-40, 1040]],
      'line',
      i % 2 === 0 ? 'soft' : 'sky',
    );
  const drops = byLevel(brief, 0, 26, brief.isPart ? 30 : 0);
  for (let i = 0; i < drops; i++)
    sheet.shape(
      drawn('0,-20! 8,2 0,10 -8,2', {
        x: 66 + (i % 7) * 104 + (Math.floor(i / 7) % 2) * 48,
        y: 250 + Math.floor(i / 7) * 118 + ((i * 5) % 7) * 13,
        angle: 0.2,
        scale: 1.5,
      }),
      'fine',
      'water',
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

/** The moment in which the lifebelt comes down to the cat on her rock. */
function onTheRock(brief: Brief, who: Rider): void {
  const { level } = brief;
  lighthouse(
    brief.sheet.layer('light').at({ x: 654, y: 776, scale: byLevel(brief, 0.9, 0.86, 0.86) }),
    level,
  );
  surf(brief, 760, 1);
  const heli = brief.sheet
    .layer('helicopter')
    .at({ x: 424, y: 330, scale: byLevel(brief, 0.9, 0.86, 0.84), angle: -0.1 });
  helicopter(heli, brief, who);
  const rope = brief.sheet.layer('winch');
  rope.line(traced('418,404 386,490 366,574'), 'bold', 0);
  rope.shape(ellipse(418, 402, 18), 'line', 'stone');
  lifebelt(rope.at({ x: 364, y: 616, scale: 1 }));
  surf(brief, 830, 2.4);
  spray(brief, 350, 908);
  rock(brief.sheet.layer('rock').at({ x: 350, y: 880, scale: 1.06 }), level);
  sittingCat(brief.sheet.layer('rock').at({ x: 338, y: 862, scale: 1.34 }), level);
  surf(brief, 930, 4);
  if (level > 0) surf(brief, 972, 0.4);
}

/** What is seen of the lighthouse from near: panes about the lamp, a window and a door. */
function keepersTower(sheet: Sheet): void {
  for (const x of [-5, 5]) sheet.line(traced(`${x},-205 ${x},-173`), 'line', 0);
  sheet.shape(drawn('-8,-36! -8,-54 0,-62 8,-54 8,-36!'), 'line', 'wood');
  sheet.shape(drawn('-6,-112! -6,-122 0,-128 6,-122 6,-112!'), 'line', 'sky');
}

/** The moment in which the cat swings above the waves, a large lighthouse beside her. */
function aloft(brief: Brief, who: Rider): void {
  const { level } = brief;
  surf(brief, 772, 1);
  const light = brief.sheet.layer('light');
  spray(brief, 170, 822);
  rock(light.at({ x: 170, y: 836, scale: 0.98 }), level);
  lighthouse(light.at({ x: 164, y: 838, scale: 2.1 }), level);
  if (level > 0) keepersTower(light.at({ x: 164, y: 838, scale: 2.1 }));
  const heli = brief.sheet.layer('helicopter').at({ x: 440, y: 246, scale: 0.72, angle: 0.1 });
  helicopter(heli, brief, who);
  const rope = brief.sheet.layer('winch');
  rope.line(traced('426,280 452,370 476,460'), 'bold', 0);
  swing(rope.at({ x: 480, y: 640 }), level);
  surf(brief, 848, 2.6);
  fish(brief.sheet.layer('sea').at({ x: 560, y: 812, scale: 1, angle: -0.5 }), 'a');
  surf(brief, 926, 4);
  if (level > 0) surf(brief, 972, 0.4);
}

/** A part of the front of a lifebelt that hangs level, from one angle to another. */
function beltFront(from: number, to: number): Point[] {
  return [...arc(0, 0, 132, 46, from, to), ...arc(0, -8, 84, 22, to, from)];
}

/** The cat in a lifebelt that hangs level on two ropes; the belt's middle is the frame's origin. */
function swing(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(clockwise(ellipse(0, 0, 132, 46)), 'bold', 'ember');
  sheet.shape(clockwise(ellipse(0, -8, 84, 22)), 'line', 'sky');
  for (const side of [-1, 1]) sheet.line(traced(`-4,-180 ${side * 70},-90 ${side * 126},-12`), 'bold', 0);
  sittingCat(sheet.at({ y: 40, scale: 1.3 }), level);
  const parts = 6;
  for (let i = 0; i < parts; i++)
    sheet.shape(
      clockwise(beltFront((Math.PI * i) / parts, (Math.PI * (i + 1)) / parts)),
      'line',
      i % 2 === 0 ? 'ember' : 'paper',
    );
  sheet.rim(clockwise(beltFront(0, Math.PI)), 'bold');
  sheet.shape(ellipse(-4, -182, 12), 'line', 'stone');
}

/** Spray on both sides of a rock on which a wave breaks. */
function spray({ sheet, level }: Brief, x: number, y: number): void {
  if (level === 0) return;
  const crown =
    '-96,40! -112,10 -96,-12 -70,-4! -74,-44 -48,-66 -24,-52 -20,-26! -14,-78 14,-98 40,-80 40,-40! 62,-56 86,-40 90,-10 96,40!';
  for (const side of [-1, 1]) {
    const plume = sheet.layer('sea').at({ x: x + side * 200, y, flip: side > 0 });
    plume.shape(drawn(crown), 'line', 'paper');
    for (const [u, v, size] of [
      [-60, -70, 9],
      [0, -112, 11],
      [84, -84, 8],
    ] as const)
      plume.shape(drawn('0,-20! 10,2 0,12 -10,2', { x: u, y: v, scale: size / 9 }), 'fine', 'water');
  }
}

const TOLD_ALOFT = [
  {
    title: 'Up, Up and Away from the Rock',
    description:
      'The cat hangs in the lifebelt above the waves and keeps her paws together. Below her a fish looks up and waves its tail.',
  },
  {
    title: 'A Swing above the Sea',
    description:
      'The rope goes up, the sea stays down and the cat enjoys the view. Not even the keeper of the lighthouse sees so far.',
  },
] as const;

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
    const { random } = brief;
    const who = random.pick<Rider>(['bear', 'fox', 'mouse']);
    const isAloft = random.fork('moment').chance(0.5);
    drawStorm(brief, isAloft);
    if (isAloft) aloft(brief, who);
    else onTheRock(brief, who);
    return {
      ...random.pick<Pick<Story, 'title' | 'description'>>(isAloft ? TOLD_ALOFT : TOLD),
      tags: ['helicopter', 'rescue', 'cat', 'sea', 'lighthouse', 'storm'],
    };
  },
});
