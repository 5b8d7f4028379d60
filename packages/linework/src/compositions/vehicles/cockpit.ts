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

function yoke(sheet: Sheet): void {
  sheet.shape(rectangle(-18, -10, 36, 300, 8), 'bold', 'stone');
  sheet.shape(
    drawn('-150,-90! -112,-96! -98,-30 -50,-6 50,-6 98,-30 112,-96! 150,-90! 140,10 80,44 -80,44 -140,10'),
    'bold',
    'wood',
  );
  sheet.shape(ellipse(0, 16, 26), 'line', 'sun');
}

/** The pilot's paws on the grips of a yoke, sleeves coming up from below the page. */
function paws(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    const arm = sheet.at({ flip: side < 0 });
    arm.shape(drawn('106,-24! 160,-22! 214,130! 128,130!'), 'bold', 'b');
    arm.shape(rectangle(94, -40, 78, 26, 10), 'line', 'sun');
    arm.shape(drawn('92,-92 110,-112 146,-112 166,-84 160,-44 132,-32 102,-44'), 'bold', 'fur');
    for (const x of [112, 130, 146]) arm.line(traced(`${x},-106 ${x + 2},-86`), 'line', 0.3);
  }
}

/** What is on the post between the panes: a bear that hangs from a string, and three levers below it. */
function onThePost(sheet: Sheet): void {
  sheet.line(traced('500,92 500,168'), 'line', 0);
  sheet.shape(drawn('-22,20! -30,64 -16,76 16,76 30,64 22,20!', { x: 500, y: 190 }), 'line', 'a');
  rider(sheet.at({ x: 500, y: 190, scale: 0.6 }), 'bear', 'none', 'a', 0);
  for (const [i, x] of [466, 500, 534].entries()) {
    sheet.shape(rectangle(x - 5, 300, 10, 110, 4), 'fine', 'soft');
    sheet.shape(rectangle(x - 14, 316 + i * 26, 28, 30, 8), 'line', LEADS[i]);
  }
}

function desk(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('desk');
  const frame = clockwise(mirrored('0,-40! 560,-40! 560,800! 0,800!', { x: 500 }));
  const panes = [
    drawn('60,90! 300,70! 420,78! 440,430! 90,452! 40,300'),
    drawn('940,90! 700,70! 580,78! 560,430! 910,452! 960,300'),
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
      else
        wall.shape(
          ellipse(x, 494 + size * 0.8 + row * (level === 1 ? 92 : 62), size),
          'line',
          LEADS[(row * 2 + i) % 6],
        );
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
      [256, 540, 62],
      [744, 540, 62],
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
  for (const x of [270, 730]) yoke(wall.at({ x, y: 676, scale: byLevel(brief, 0.8, 0.78, 0.7) }));
  if (level > 0) {
    paws(wall.at({ x: 270, y: 676, scale: level === 1 ? 0.78 : 0.7 }));
    onThePost(wall);
  }
  wall.shape(mirrored('0,40! 70,40! 70,92! 0,92!', { x: 500, y: 4 }), 'line', 'stone');
  for (const [i, x] of evenly(byLevel(brief, 0, 3, 4), 432, 568).entries())
    wall.shape(ellipse(x, 70, 14), 'line', LEADS[i]);
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
          'The captain has gone for a sandwich. Hold her straight and keep the sun on your left.',
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
