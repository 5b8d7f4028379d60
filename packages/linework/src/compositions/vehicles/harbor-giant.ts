import type { Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { ruled } from '../../geometry/ruled.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { gull, lifebelt } from '../../motifs/seaside.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Where something is, and how large. */
type Spot = readonly [x: number, y: number, scale: number];

const STACK: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'rust', 'leaf'];
const HULL = mirrored('0,420! 110,402 220,390 254,380! 236,470 168,640 110,830! 0,850!', { x: 380 });

/** Towers with an arm, as they stand along a quay. */
function gantry(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-64, -330, 22, 360), 'line', 'ember');
  sheet.shape(rectangle(42, -330, 22, 360), 'line', 'ember');
  sheet.shape(drawn('-90,-372! 170,-372! 170,-348! -90,-330!'), 'line', 'ember');
  sheet.shape(rectangle(-64, -190, 128, 16), 'line', 'ember');
  sheet.line(
    [
      [0, -366],
      [0, -440],
      [160, -372],
    ],
    'line',
    0,
  );
  if (level === 2)
    for (const [a, b] of [
      [-330, -190],
      [-190, -60],
    ] as const)
      sheet.line(
        [
          [-44, a],
          [44, b],
        ],
        'line',
        0,
      );
}

function drawHarbor(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('harbor');
  const clouds: readonly Spot[] =
    level === 1
      ? [
          [150, 140, 0.7],
          [640, 110, 0.6],
        ]
      : [
          [130, 150, 0.6],
          [650, 110, 0.6],
          [90, 270, 0.42],
          [690, 230, 0.4],
        ];
  for (const [x, y, scale] of clouds) driftCloud(sheet.at({ x, y, scale }), random, true);
  gantry(sheet.at({ x: 96, y: 700, scale: 0.96 }), level);
  gantry(sheet.at({ x: 664, y: 700, flip: true }), level);
  sheet.shape(drawn('-40,690! 800,690! 800,760! -40,760!'), 'line', 'stone');
  if (level === 2)
    for (let i = 0; i < 8; i++)
      sheet.shape(rectangle(40 + i * 28 + (i > 3 ? 450 : 0), 662, 26, 28), 'fine', STACK[i % 7]);
}

/** Boxes in rows and columns that rise from the deck to the middle. */
function cargo(sheet: Sheet, brief: Brief): void {
  const [columns, high, tallest] = brief.level === 1 ? [6, 52, 5] : [9, 37, 7];
  const wide = 440 / columns;
  for (let column = 0; column < columns; column++) {
    const aside = Math.abs(column - (columns - 1) / 2) / (columns / 2);
    const rows = Math.max(1, Math.round(tallest - aside * aside * tallest * 0.6 - brief.random.int(0, 1)));
    for (let row = 0; row < rows; row++) {
      const [x, y] = [160 + column * wide, 412 - (row + 1) * high];
      const role = STACK[brief.random.int(0, 6)]!;
      sheet.shape(rectangle(x, y, wide, high), 'line', role);
      if (brief.level === 1) sheet.shape(rectangle(x + 9, y + 10, wide - 18, high - 20), 'fine', role);
      else boxDoor(sheet.at({ x, y }), [wide, high], (column * 2 + row * 3) % 5);
    }
  }
}

/** What is seen on the end of a box: ribs, two doors with their bolts, a stripe, a number plate, or nothing. */
function boxDoor(sheet: Sheet, [wide, high]: readonly [number, number], kind: number): void {
  if (kind === 0) for (const t of [0.25, 0.5, 0.75]) ruled(sheet, `${wide * t},0 ${wide * t},${high}`);
  if (kind === 1)
    ruled(
      sheet,
      `${wide / 2},0 ${wide / 2},${high} | ${wide * 0.38},14 ${wide * 0.38},24 | ${wide * 0.62},14 ${wide * 0.62},24`,
    );
  if (kind === 2) sheet.shape(rectangle(0, high * 0.36, wide, high * 0.3), 'fine', 'paper');
  if (kind === 3) sheet.shape(ellipse(wide / 2, high / 2, 10), 'fine', 'sun');
}

function bridge(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(232, 60, 296, level === 2 ? 350 : 200, 8), 'line', 'paper');
  sheet.shape(rectangle(200, 92, 360, 50, 8), 'bold', 'paper');
  const panes = level === 1 ? 6 : 9;
  for (let i = 0; i < panes; i++)
    sheet.shape(rectangle(212 + (i * 336) / panes, 102, 336 / panes - 8, 30, 4), 'line', 'sky');
  sheet.shape(rectangle(366, 40, 28, 34, 4), 'line', 'rust');
}

function ship(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('ship');
  bridge(sheet, level);
  cargo(sheet, brief);
  sheet.shape(HULL, 'bold', 'a');
  const inside = sheet.inside([HULL]);
  inside.shape([...traced('100,700 380,736 660,700'), [660, 900], [100, 900]], 'line', 'rust');
  const band = '0,448 120,430 260,416! 260,446! 120,462 0,482';
  inside.shape(mirrored(band, { x: 380 }), 'line', 'paper');
  if (level === 2)
    for (const y of [520, 566, 612, 658])
      inside.line(traced(`100,${y} 240,${y + 12} 380,${y + 22} 520,${y + 12} 660,${y}`), 'fine', 0);
  sheet.line(traced('380,480 376,600 380,840'), 'line', 0.2);
  for (const side of [-1, 1]) inside.shape(rectangle(380 + side * 96 - 60, 484, 120, 34, 6), 'line', 'paper');
  sheet.rim(HULL, 'bold');
  for (const side of [-1, 1]) {
    const anchor = sheet.at({ x: 380 + side * 112, y: 588, angle: side * -0.1, scale: 1.1 });
    anchor.shape(ellipse(0, -34, 15, 17), 'line', 'stone');
    anchor.shape(ellipse(0, -34, 6, 7), 'fine', 'paper');
    anchor.shape(mirrored('0,-24! 8,-22! 8,16! 26,8 34,-6! 40,16 22,38 0,46!'), 'line', 'stone');
  }
  if (level === 2)
    for (let i = 0; i < 4; i++)
      for (const side of [-1, 1])
        inside.shape(rectangle(380 + side * 34 - 9, 610 + i * 24, 18, 12, 2), 'fine', 'paper');
}

/** A small tug that pushes with her bow fender, seen from the side and facing right, 190 units long. */
function tug(sheet: Sheet, brief: Brief, who: 'cat' | 'bear'): void {
  const { level } = brief;
  sheet.shape(rectangle(-66, -132, 30, 66, 4), 'line', 'rust');
  sheet.shape(rectangle(-70, -112, 38, 16, 3), 'line', 'sun');
  sheet.shape(drawn('-40,-46! -36,-128! 44,-128! 56,-46!'), 'line', 'paper');
  const pane = clockwise(rectangle(-22, -116, 60, 46, 6));
  sheet.shape(pane, 'line', 'sky');
  rider(sheet.inside([pane]).at({ x: 8, y: -86, scale: 0.44 }), who, 'cap', 'd', 0);
  sheet.rim(pane, 'line');
  sheet.shape(drawn('-54,-142! 62,-142! 56,-124! -48,-124!'), 'line', 'b');
  sheet.shape(drawn('-112,-54! 70,-52 120,-76! 108,-20 86,20! -92,20!'), 'bold', 'b');
  sheet.line(traced('-108,-32 60,-32 112,-52'), 'line', 0);
  for (const x of [-70, -20, 30]) sheet.shape(ellipse(x, -8, 15), 'line', 'stone');
  if (level === 2) lifebelt(sheet.at({ x: -14, y: -62, scale: 0.36 }));
}

function drawWater(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('water');
  const bands = level === 1 ? 4 : 7;
  const row = (i: number): number => 800 + (i * 190) / bands;
  for (let i = 0; i < bands; i++) {
    sheet.shape(
      [...swell(760, row(i), 8, 150 + 20 * i, random.range(0, 6)), [800, 1060], [-40, 1060]],
      'line',
      i % 2 === 0 ? 'water' : 'sky',
    );
    if (i === 0)
      for (const side of [-1, 1])
        sheet.shape(
          drawn('0,38! 30,-10 70,-24 88,0! 120,-14 150,8! 176,4 200,36!').map(
            ([x, y]) => [380 + side * (x + 14), y + 792] as const,
          ),
          'line',
          'paper',
        );
    if (i === 1) {
      tug(sheet.at({ x: 170, y: row(i) + 52, scale: 1.1 }), brief, 'cat');
      tug(sheet.at({ x: 600, y: row(i) + 58, scale: 1.06, flip: true }), brief, 'bear');
    }
  }
}

const TOLD = [
  {
    title: 'A Giant Comes into Harbor',
    description:
      'A ship as high as a house comes straight towards you, its deck stacked with boxes. Small tugs show it the way to the quay.',
  },
  {
    title: 'The Ship and the Tugs',
    description: 'The tugs are small and know every corner of the harbor. The big ship does as it is told.',
  },
  {
    title: 'Boxes from Far Away',
    description:
      'Every box on the deck was packed in another town. Color them all differently, or sort them as the harbor master would.',
  },
  {
    title: 'Morning in the Container Port',
    description:
      'The cranes stand ready and a gull keeps watch. The anchor stays up until the ropes are fast.',
  },
] as const;

/** A container ship that comes towards us between two tugs, for medium and hard pages. */
export const harborGiant = edged({
  name: 'harbor-giant',
  category: 'vehicles',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    drawHarbor(brief);
    ship(brief);
    drawWater(brief);
    const gulls: readonly Spot[] =
      level === 1
        ? [
            [110, 250, 0.9],
            [156, 206, 0.66],
          ]
        : [
            [110, 200, 0.8],
            [160, 246, 0.5],
          ];
    for (const [x, y, scale] of gulls)
      gull(brief.sheet.layer('gulls').at({ x, y, scale, angle: random.range(-0.2, 0.2) }));
    return {
      ...random.pick(TOLD),
      tags: ['ship', 'harbor', 'container ship', 'tug', 'cranes', 'gulls'],
    };
  },
});
