import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { evenly, ruled } from '../../geometry/ruled.ts';
import { tuft } from '../../motifs/landscape.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { starfish } from '../../motifs/shells.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function roundabout(sheet: Sheet, level: 0 | 1 | 2): void {
  const parts = [4, 6, 12][level]!;
  sheet.shape(ellipse(0, 0, 108), 'bold', level === 0 ? 'a' : 'stone');
  if (level === 0) {
    ruled(sheet, '-108,0 108,0 | 0,-108 0,108', 'line');
    return sheet.shape(ellipse(0, 0, 34), 'line', 'sun');
  }
  around(sheet, { radius: 0, count: parts }, (spot, i) =>
    spot.shape(
      drawn(`0,0! ${Math.tan(Math.PI / parts) * 92},-92! ${-Math.tan(Math.PI / parts) * 92},-92!`),
      'line',
      LEADS[i % 4],
    ),
  );
  sheet.shape(ellipse(0, 0, 30), 'line', 'sun');
  if (level > 0)
    around(sheet, { radius: 92, count: 4 }, (spot) => spot.shape(ellipse(0, 0, 13), 'line', 'paper'));
}

function sandbox(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-130, -110, 260, 220, 10), 'bold', 'wood');
  if (level > 0) sheet.shape(rectangle(-106, -86, 212, 172, 6), 'line', 'sand');
  sheet.shape(ellipse(-46, -24, 38), 'line', 'sand');
  if (level > 0) sheet.shape(ellipse(-46, -24, 20), 'line', 'sand');
  sheet.shape(ellipse(60, 34, 26), 'line', 'a');
  if (level > 0) sheet.shape(ellipse(60, 34, 15), 'line', 'sand');
  if (level > 0) starfish(sheet.at({ x: 44, y: -44, scale: 0.34 }), 'b', 0);
  if (level > 0) sheet.shape(drawn('-60,56! 10,42! 14,54! -56,70!'), 'line', 'c');
  if (level === 2) ruled(sheet, '-130,-110 -106,-86 | 130,-110 106,-86 | 130,110 106,86 | -130,110 -106,86');
}

/** A tower with a roof and a slide that bends away from it. */
function slide(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('40,-34! 130,-34 196,20 196,150! 126,150! 126,60 100,34 40,34!'), 'bold', 'sun');
  if (level > 0)
    sheet.shape(drawn('40,-20! 126,-20 180,28 180,150! 142,150! 142,54 108,20 40,20!'), 'line', 'soft');
  sheet.shape(rectangle(-70, -70, 140, 140, 6), 'bold', 'a');
  ruled(sheet, '-70,-70 70,70 | 70,-70 -70,70', 'line');
  for (let i = 0; i < [0, 3, 4][level]!; i++)
    sheet.shape(rectangle(-94 - i * 20, -28, 12, 56, 4), 'line', 'wood');
}

/** A ball with a stripe down its middle. */
function ball(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 26), 'line', 'paper');
  sheet.shape(ellipse(0, 0, 10, 26), 'line', 'a');
}

/** A child from above in mid-step: legs and shoes, arms with hands, hair in plaits or under a cap with a peak. */
function child(
  sheet: Sheet,
  level: 0 | 1 | 2,
  it: { readonly shirt: Role; readonly hair: Role; readonly cap: boolean },
): void {
  for (const side of [-1, 1]) {
    const step = side * 12;
    if (level === 2) sheet.shape(drawn('4,8! 22,8! 22,40! 6,40!', { flip: side < 0, y: step }), 'line', 'b');
    sheet.shape(
      drawn(level === 2 ? '4,36! 24,36! 28,56 16,66 4,56' : '4,10! 24,10! 28,50 16,62 4,50', {
        flip: side < 0,
        y: step,
      }),
      'line',
      'stone',
    );
    sheet.shape(drawn('22,-10! 48,-18 58,-38! 72,-28! 62,0 28,12!', { flip: side < 0 }), 'line', it.shirt);
    if (level === 2) sheet.shape(ellipse(side * 68, -42, 11), 'line', 'sand');
  }
  sheet.shape(drawn('-36,-12 0,-20 36,-12 34,14 20,24 -20,24 -34,14'), 'line', it.shirt);
  if (!it.cap)
    for (const side of [-1, 1])
      sheet.shape(drawn('16,2! 34,10 40,32 30,46! 22,26 10,14!', { flip: side < 0 }), 'line', it.hair);
  sheet.shape(ellipse(0, -4, 27, 28), 'line', it.cap ? 'ember' : it.hair);
  if (it.cap) {
    sheet.shape(drawn('-22,-22! 0,-52 22,-22! 0,-30'), 'line', 'ember');
    sheet.shape(ellipse(0, -2, 5), 'fine', 'sun');
  } else if (level === 2) sheet.line(traced('0,-31 3,-8 0,22'), 'fine', 0.3);
}

/** A goal with its net from above, its mouth to the foot of the page. */
function goal(sheet: Sheet): void {
  sheet.shape(rectangle(-104, -70, 208, 72), 'line', 'soft');
  ruled(sheet, '-52,-70 -52,0 | 0,-70 0,0 | 52,-70 52,0', 'fine');
  sheet.shape(rectangle(-116, -8, 232, 16, 6), 'bold', 'paper');
  for (const x of [-110, 110]) sheet.shape(rectangle(x - 8, -80, 16, 84, 6), 'line', 'paper');
}

/** A bicycle that leans on its side, from above. */
function bicycle(sheet: Sheet): void {
  for (const x of [-46, 46]) {
    sheet.shape(ellipse(x, 0, 32, 30), 'line', 'stone');
    sheet.shape(ellipse(x, 0, 20, 18), 'line', 'paper');
  }
  for (const [from, to] of [
    [
      [-46, 0],
      [-14, -34],
    ],
    [
      [-14, -34],
      [30, -34],
    ],
    [
      [-46, 0],
      [0, 4],
    ],
    [
      [0, 4],
      [30, -34],
    ],
    [
      [0, 4],
      [-16, -44],
    ],
    [
      [46, 0],
      [26, -48],
    ],
  ] as const)
    sheet.shape(clockwise(tube([from, to], () => 5)), 'line', 'rust');
  sheet.shape(ellipse(-18, -48, 18, 8), 'line', 'wood');
  sheet.shape(rectangle(8, -56, 40, 11, 5), 'line', 'stone');
}

/** A swing frame from above at a slant: two pairs of legs, the beam, chains and seats, a child on each. */
function swings(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const x of [-124, 124])
    for (const lean of [-1, 1])
      sheet.shape(
        [
          [x - 9, 0],
          [x + 9, 0],
          [x + 9 + lean * 22, lean * 84],
          [x - 9 + lean * 22, lean * 84],
        ],
        'line',
        'b',
      );
  for (const [i, x] of [-58, 58].entries()) {
    const swung = i === 0 ? 78 : -78;
    ruled(sheet, `${x - 26},0 ${x - 26},${swung} | ${x + 26},0 ${x + 26},${swung}`, 'line');
    sheet.shape(rectangle(x - 36, swung - 15, 72, 30, 8), 'line', LEADS[i + 2]);
    child(sheet.at({ x, y: swung, scale: 0.9, angle: i === 0 ? Math.PI : 0 }), level, {
      shirt: i === 0 ? 'a' : 'd',
      hair: i === 0 ? 'wood' : 'gold',
      cap: i === 1,
    });
  }
  sheet.shape(rectangle(-142, -13, 284, 26, 8), 'bold', 'wood');
}

function seesaw(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-26, -46, 52, 92, 10), 'line', 'wood');
  sheet.shape(rectangle(-170, -20, 340, 40, 14), 'bold', 'c');
  for (const x of [-84, 84]) sheet.shape(rectangle(x - 9, -34, 18, 68, 7), 'line', 'sun');
  for (const side of [-1, 1])
    child(sheet.at({ x: side * 132, scale: 0.92, angle: side < 0 ? Math.PI / 2 : -Math.PI / 2 }), level, {
      shirt: side < 0 ? 'b' : 'ember',
      hair: side < 0 ? 'rust' : 'wood',
      cap: side > 0,
    });
}

function grounds(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('grounds');
  if (level === 2)
    for (const [i, x] of evenly(22, -500, 1300).entries())
      sheet.shape(drawn(`0,-40! 82,-40! 482,1040! 400,1040!`, { x }), 'fine', i % 2 === 0 ? 'grass' : 'leaf');
  const way = clockwise(
    drawn(
      '-20,300! 120,330 260,420 420,470 620,440 780,360 1020,330! 1020,450! 800,480 640,560 430,590 230,530 100,450 -20,420!',
    ),
  );
  sheet.shape(way, 'bold', 'sand');
  if (level > 0)
    fillZone('bricks', {
      sheet,
      zone: [way],
      size: byLevel(brief, 0, 210, 54),
      angle: 0,
      roles: ['sand', 'stone'],
    });
  if (level === 1)
    for (const [x, y] of [
      [520, 170],
      [180, 320],
      [860, 330],
      [90, 800],
      [420, 900],
      [620, 930],
      [900, 780],
      [510, 70],
      [930, 620],
    ] as const)
      tuft(sheet.at({ x, y, scale: 1.3 }));
  const trees = byLevel(
    brief,
    [
      [80, 120, 96],
      [930, 900, 104],
    ],
    [
      [50, 60, 76],
      [956, 950, 76],
      [956, 56, 70],
      [44, 950, 72],
    ],
    [
      [50, 60, 76],
      [956, 950, 76],
      [956, 56, 70],
      [44, 950, 72],
    ],
  );
  for (const [x, y, r] of trees) {
    sheet.shape(puff(random, [x!, y!], [r!, r! * 0.95], 10), 'bold', 'leaf');
    if (level > 0) sheet.shape(puff(random, [x! - 8, y! - 8], [r! * 0.6, r! * 0.55], 8), 'line', 'grass');
    if (level === 2) sheet.shape(ellipse(x! - 8, y! - 8, r! * 0.2), 'fine', 'grass');
  }
}

/** A playground from the top of the tallest tree. */
export const playgrounds = sights(
  {
    category: 'urban',
    size: [1000, 1000],
    backdrop: 'grass',
    tags: ['playground', 'slide', 'swings', 'from above', 'park', 'children'],
    draw(brief) {
      const { level, random } = brief;
      grounds(brief);
      const sheet = brief.sheet.layer('things');
      const things = random.shuffle([roundabout, sandbox, slide, swings]);
      const spots = random.shuffle([
        [250, 200],
        [752, 206],
        [236, 764],
        [764, 760],
      ] as const);
      for (const [i, thing] of things.entries())
        thing(
          sheet.at({
            x: spots[i]![0],
            y: spots[i]![1],
            angle: random.range(-0.3, 0.3),
            scale: byLevel(brief, 1.24, 1.02, 1),
            flip: random.chance(0.5),
          }),
          level,
        );
      if (level > 0)
        seesaw(
          sheet.at({ x: 502, y: 776, angle: Math.PI / 2 + random.range(-0.08, 0.08), scale: 0.84 }),
          level,
        );
      for (const [x, y, angle] of [
        [100, 600, 0.3],
        [906, 540, -0.3],
      ] as const) {
        const bench = sheet.at({ x, y, angle, scale: 0.8 });
        for (const k of [0, 1, 2].slice(0, level + 1))
          bench.shape(rectangle(-70, -33 + k * 22, 140, 22, 4), 'line', 'wood');
      }
      const kids = [
        [300, 470, 1.5],
        [500, 330, 0.2],
        [740, 440, -1.4],
        [560, 520, 1.6],
        [120, 390, 1.8],
        [900, 396, -1.8],
      ] as const;
      for (const [i, [x, y, angle]] of kids.slice(0, byLevel(brief, 0, 3, 6)).entries())
        child(sheet.at({ x, y, angle, scale: 0.95 }), level, {
          shirt: LEADS[(i + 1) % 6]!,
          hair: (['wood', 'gold', 'rust'] as const)[i % 3]!,
          cap: i % 2 === 0,
        });
      if (level > 0) {
        goal(sheet.at({ x: 500, y: 124 }));
        ball(sheet.at({ x: 512, y: 214 }));
        if (level === 2) bicycle(sheet.at({ x: 884, y: 626, angle: -0.2, scale: 0.9 }));
      }
    },
  },
  [
    {
      name: 'playground',
      size: [1000, 1000],
      told: [
        [
          'Slide, Swing and Sand',
          'The playground is empty because it is lunchtime. In ten minutes you will not see the sand for children.',
        ],
        [
          'The Playground from the Treetop',
          'Whoever climbs high enough sees it all at once. The seesaw is free, somebody come and share it.',
        ],
        [
          'Recess from Above',
          'Slide, swings, sand and the roundabout that makes everybody dizzy. The grass was mown this morning, one stripe after the other.',
        ],
      ],
    },
  ],
);
