import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { polar } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sea } from '../../motifs/nature/shore.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function ahead(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('ahead');
  const x = random.pick([250, 500, 740]);
  for (let i = byLevel(brief, 1, 4, 7); i > 0; i--)
    sheet.shape(ellipse(x, 200, 44 + i * byLevel(brief, 70, 52, 42)), 'line', i % 2 ? 'soft' : 'sky');
  sheet.shape(ellipse(x, 200, 44), 'line', 'sun');
  for (const [u, v, s] of (
    [
      [200, 140, 0.7],
      [620, 120, 0.6],
      [840, 210, 0.56],
      [420, 220, 0.5],
    ] as const
  ).slice(0, byLevel(brief, 2, 3, 4)))
    driftCloud(sheet.at({ x: u, y: v, scale: s }), random, level > 0);
  for (const [u, v, half] of byLevel(
    brief,
    [[300, 250, 270]],
    [
      [200, 270, 170],
      [800, 250, 200],
    ],
    [
      [120, 280, 150],
      [330, 250, 160],
      [820, 240, 190],
      [640, 290, 120],
    ],
  ))
    mountain(sheet, { peak: [u!, v!], half: half!, foot: 380, snow: true, roles: ['stone', 'soft'] });
  sea(sheet, random, { width: 1000, from: 370, to: 470, bands: byLevel(brief, 1, 3, 4), floor: 560 });
  const island = random.range(380, 600);
  sheet.shape(ellipse(island, 420, 130, byLevel(brief, 40, 26, 26)), 'line', 'sand');
  sheet.shape(drawn('-14,22! 14,22! 5,-16! -5,-16!', { x: island, y: 420 }), 'line', 'stone');
}

/** A dial with a needle. */
function dial(sheet: Sheet, brief: Brief, radius: number, role: Role): void {
  const { level, random } = brief;
  sheet.shape(ellipse(0, 0, radius), 'bold', 'stone');
  const rim = level === 0 ? 0.5 : 0.8;
  sheet.shape(ellipse(0, 0, radius * rim), 'line', 'paper');
  const kind = random.int(0, 2);
  if (kind === 0) {
    const face = clockwise(ellipse(0, 0, radius * rim));
    sheet
      .inside([face])
      .shape(rectangle(-radius, radius * random.range(-0.2, 0.2), radius * 2, radius * 2), 'line', 'wood');
    sheet.line(
      [
        [-radius * 0.4, 0],
        [-radius * 0.12, 0],
        [0, radius * 0.12],
        [radius * 0.12, 0],
        [radius * 0.4, 0],
      ],
      'line',
      0,
    );
    return sheet.rim(face, 'line');
  }
  const from = random.range(2, 3);
  if (level === 0) return sheet.line([[0, radius * 0.2], polar([0, 0], radius * 0.34, from)], 'bold', 0);
  sheet.shape([[0, 0], ...arc(0, 0, radius * 0.8, radius * 0.8, from, from + 1.4)], 'line', role);
  around(sheet, { radius: radius * 0.66, count: level === 1 ? 8 : 12 }, (spot) =>
    spot.line(
      [
        [0, -radius * 0.1],
        [0, radius * 0.06],
      ],
      'fine',
      0,
    ),
  );
  const tip = polar([0, 0], radius * 0.56, random.range(0, 6));
  sheet.line([[0, 0], tip], 'bold', 0);
  sheet.shape(ellipse(0, 0, radius * 0.16), 'line', role);
}

/** Somebody who flies, seen from behind: the back of a seat, shoulders, ears and a headset. */
function pilot(sheet: Sheet, who: 'bear' | 'rabbit', coat: Role): void {
  if (who === 'bear')
    for (const x of [-66, 66]) {
      sheet.shape(ellipse(x, -78, 36), 'bold', 'fur');
      sheet.shape(ellipse(x, -80, 17), 'line', 'blush');
    }
  else
    for (const flip of [false, true]) {
      const ear = sheet.at({ x: flip ? 34 : -34, y: -78, angle: flip ? 0.2 : -0.14, flip });
      ear.shape(drawn('-26,20! -34,-70 0,-156 34,-70 26,20!'), 'bold', 'cream');
    }
  sheet.shape(mirrored('0,40! 90,52 166,104 182,240! 0,240!'), 'bold', coat);
  sheet.shape(ellipse(0, -14, 100, 90), 'bold', who === 'bear' ? 'fur' : 'cream');
  sheet.shape(
    [
      ...arc(0, -14, 106, 98, Math.PI * 1.06, Math.PI * 1.94),
      ...arc(0, -14, 84, 74, Math.PI * 1.94, Math.PI * 1.06),
    ],
    'line',
    'stone',
  );
  for (const x of [-98, 98]) sheet.shape(rectangle(x - 22, -40, 44, 76, 18), 'bold', 'sun');
  for (const table of [
    '-20,-60 -14,-44 -2,-34',
    '22,-50 24,-36 34,-26',
    '-46,-22 -40,-8 -28,0',
    '4,-8 8,6 20,14',
    '44,6 46,20 40,32',
    '-20,30 -12,42 2,46',
  ])
    sheet.line(traced(table), 'line', 0.5);
  sheet.shape(mirrored('0,92! 74,92 104,110 116,240! 0,240!'), 'bold', 'wood');
  for (const x of [-40, 40]) sheet.line(traced(`${x},112 ${x * 1.16},240`), 'line', 0);
}

/** A toy bear on a string that swings before the pane. */
function mascot(sheet: Sheet): void {
  sheet.line(traced('0,-90! -6,-20!'), 'line', 0);
  sheet.shape(drawn('-22,20! -32,70 -16,80 16,80 32,70 22,20!'), 'line', 'a');
  rider(sheet.at({ x: -2, scale: 0.62 }), 'bear', 'none', 'a', 0);
}

function desk(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('desk');
  const frame = clockwise(mirrored('0,-40! 560,-40! 560,800! 0,800!', { x: 500 }));
  const panes = [
    drawn('60,90! 300,70! 482,76! 486,430! 90,452! 40,300'),
    drawn('940,90! 700,70! 518,76! 514,430! 910,452! 960,300'),
  ];
  const wall = sheet;
  wall.shape([frame, ...panes.map((pane) => clockwise(pane).toReversed())], 'bold', 'soft');
  for (const pane of panes) wall.rim(clockwise(pane), 'bold');
  wall.shape(mirrored('0,440! 300,446 520,480 560,520! 560,800! 0,800!', { x: 500 }), 'bold', 'stone');
  wall.shape(rectangle(330, 470, 340, 210, 22), 'bold', 'soft');
  const small = byLevel(brief, 0, 3, 5);
  for (let row = 0; row < byLevel(brief, 0, 2, 3); row++)
    for (const [i, x] of evenly(small, 350, 650).entries()) {
      const size = level === 1 ? 34 : 21;
      if ((row + i) % 3 === 0)
        wall.shape(
          rectangle(x - size, 494 + row * (level === 1 ? 92 : 62), size * 2, size * 1.6, 6),
          'line',
          LEADS[(row + i) % 6],
        );
      else if (level === 1)
        dial(wall.at({ x, y: 520 + row * 92 }), { ...brief, random: random.fork(`${row} ${i}`) }, 42, 'sun');
      else wall.shape(ellipse(x, 494 + size * 0.8 + row * 62, size), 'line', LEADS[(row * 2 + i) % 6]);
    }
  if (level === 0)
    for (const [i, x] of [420, 580].entries()) wall.shape(ellipse(x, 570, 56), 'line', LEADS[i]);
  const spots = byLevel(
    brief,
    [
      [160, 560, 84],
      [840, 560, 84],
    ],
    [
      [110, 560, 62],
      [890, 560, 62],
    ],
    [
      [90, 560, 54],
      [212, 542, 54],
      [150, 668, 46],
      [788, 542, 54],
      [910, 560, 54],
      [850, 668, 46],
      [274, 660, 40],
      [726, 660, 40],
    ],
  );
  for (const [x, y, r] of spots) dial(wall.at({ x: x!, y: y! }), brief, r!, random.pick(LEADS));
  wall.shape(mirrored('0,40! 70,40! 70,92! 0,92!', { x: 500, y: 4 }), 'line', 'stone');
  for (const [i, x] of evenly(byLevel(brief, 0, 3, 4), 432, 568).entries())
    wall.shape(ellipse(x, 70, 14), 'line', LEADS[i]);
  if (level > 0) mascot(wall.at({ x: 400, y: 178 }));
  pilot(wall.at({ x: 250, y: 588 }), 'bear', 'b');
  pilot(wall.at({ x: 750, y: 588 }), 'rabbit', 'a');
}

/** What a pilot sees. */
export const cockpits = sights(
  {
    category: 'vehicles',
    size: [1000, 760],
    backdrop: 'sky',
    tags: ['cockpit', 'airplane', 'pilot', 'dials', 'clouds', 'flying'],
    draw(brief) {
      ahead(brief);
      desk(brief);
    },
  },
  [
    {
      name: 'cockpit',
      size: [1000, 760],
      told: [
        [
          'You Have the Controls',
          'The captain has long ears and the first officer has round ones. Both of them look at the mountains.',
        ],
        [
          'Mountains Ahead',
          'All the needles point where they should. Somebody in row seven has just seen the sea.',
        ],
        [
          'Every Dial in Its Place',
          'Height, speed, fuel, and one button nobody has dared to press. It could be any color.',
        ],
      ],
    },
  ],
);
