import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { evenly, ruled } from '../../geometry/ruled.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { starfish } from '../../motifs/shells.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function roundabout(sheet: Sheet, level: 0 | 1 | 2): void {
  const parts = [4, 8, 12][level]!;
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
  for (let i = 0; i < [0, 4, 6][level]!; i++)
    sheet.shape(rectangle(-100 - i * 24, -28, 12, 56, 4), 'line', 'wood');
}

function swings(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const x of level === 0 ? [] : [-110, 110])
    sheet.shape(drawn(`${x - 12},-66! ${x + 12},-66! ${x + 12},66! ${x - 12},66!`), 'line', 'b');
  for (const [i, x] of [-50, 46].entries()) {
    const swung = i === 0 ? 58 : -48;
    ruled(sheet, `${x - 22},0 ${x - 22},${swung} | ${x + 22},0 ${x + 22},${swung}`, 'line');
    const thick = level === 0 ? 25 : 14;
    sheet.shape(rectangle(x - 34, swung - thick, 68, thick * 2, 8), 'line', LEADS[i + 2]);
  }
  const half = level === 0 ? 24 : 11;
  sheet.shape(rectangle(-122, -half, 244, half * 2, 6), 'bold', 'wood');
  if (level === 2) for (const x of evenly(8, -110, 110)) ruled(sheet, `${x},-11 ${x},11`);
}

function seesaw(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-150, -20, 300, 40, 12), 'bold', 'c');
  sheet.shape(rectangle(-22, -44, 44, 88, 8), 'line', 'wood');
  for (const x of [-116, 116]) sheet.shape(ellipse(x, 0, 26), 'line', 'd');
  if (level > 0) for (const x of [-78, 78]) sheet.shape(rectangle(x - 8, -30, 16, 60, 6), 'line', 'sun');
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
      size: byLevel(brief, 0, 84, 54),
      angle: 0,
      roles: ['sand', 'stone'],
    });
  const trees = byLevel(
    brief,
    [
      [80, 120, 96],
      [930, 900, 104],
    ],
    [
      [90, 110, 90],
      [930, 900, 96],
      [930, 110, 70],
      [70, 900, 80],
    ],
    [
      [90, 100, 84],
      [930, 910, 90],
      [930, 100, 74],
      [64, 910, 70],
      [520, 90, 62],
      [500, 930, 66],
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
        [300, 190],
        [740, 210],
        [280, 770],
        [720, 740],
      ] as const);
      for (const [i, thing] of things.entries())
        thing(
          sheet.at({
            x: spots[i]![0],
            y: spots[i]![1],
            angle: random.range(-0.3, 0.3),
            scale: byLevel(brief, 1.24, 1.08, 1.06),
            flip: random.chance(0.5),
          }),
          level,
        );
      if (level > 0) seesaw(sheet.at({ x: 510, y: 512, angle: random.range(-0.7, 0.1), scale: 0.8 }), level);
      for (const [i, [x, y]] of (
        [
          [120, 640],
          [880, 560],
          [110, 230],
          [520, 320],
          [890, 690],
        ] as const
      )
        .slice(0, level === 0 ? 0 : level * 2)
        .entries()) {
        const bench = sheet.at({ x, y, angle: random.range(-0.5, 0.5) + (i % 2), scale: 0.8 });
        for (const k of [0, 1, 2]) bench.shape(rectangle(-70, -33 + k * 22, 140, 22, 4), 'line', 'wood');
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
