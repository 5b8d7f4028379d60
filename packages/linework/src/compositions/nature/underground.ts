import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, spiral, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { bunnyFace, mouseFace } from '../../motifs/figures/faces.ts';
import { fit } from '../../motifs/figures/figure.ts';
import { ladybird } from '../../motifs/nature/fliers.ts';
import { broadleaf } from '../../motifs/nature/trees.ts';
import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const GRASS = 300;

function above(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('above');
  if (level > 0) for (const x of [120, 640]) sheet.shape(ellipse(x, 130, 90, 40), 'line', 'paper');
  broadleaf(sheet.at({ x: 400, y: GRASS + 8, scale: byLevel(brief, 0.9, 0.88, 0.86) }), {
    random,
    level: level === 2 ? 1 : 0,
  });
  const kinds: readonly WildKind[] = ['daisy', 'tulip', 'poppy', 'bluebell', 'clover', 'cosmos'];
  for (const [i, x] of byLevel(
    brief,
    [120, 660],
    [90, 200, 600, 690],
    [70, 140, 215, 290, 545, 610, 680, 730],
  ).entries())
    wildflower(sheet.at({ x, y: GRASS + 6 }), {
      kind: kinds[(i + random.int(0, 5)) % 6]!,
      random,
      level: 0,
      height: 90 + (i % 3) * 24,
      size: level === 0 ? 40 : 28,
      sway: i % 2 ? 10 : -10,
      role: (['a', 'b', 'c', 'd'] as const)[i % 4]!,
    });
}

/** Layers of soil, each with a pattern of its own on the finer pages. */
function soil(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('soil');
  const roles: readonly Role[] = ['grass', 'wood', 'sand', 'rust', 'stone', 'wood'];
  const tops = byLevel(brief, [GRASS, 640], [GRASS, 350, 590, 800], [GRASS, 340, 500, 660, 800, 900]);
  const fills = random.shuffle<PatternName>(['waves', 'bricks', 'scales', 'waves', 'chevrons']);
  for (const [i, y] of tops.entries()) {
    const zone = clockwise([...swell(760, y, i === 0 ? 8 : 16, 260, i * 2.1), [800, 1020], [-40, 1020]]);
    sheet.shape(zone, 'line', roles[i]);
    if (level === 2 && i > 1)
      fillZone(fills[i % 5]!, { sheet, zone: [zone], size: 62, angle: 0, roles: [roles[i]!, 'soft'] });
  }
  for (const [x, y, r] of (
    [
      [80, 460, 26],
      [690, 500, 32],
      [60, 730, 34],
      [700, 930, 30],
      [330, 960, 26],
      [480, 470, 20],
      [620, 690, 22],
    ] as const
  ).slice(0, byLevel(brief, 2, 5, 7)))
    sheet.shape(drawn('-30,10 -20,-18 10,-24 30,-4 20,20 -12,22', { x, y, scale: r / 26 }), 'line', 'stone');
}

function roots(brief: Brief): void {
  const sheet = brief.sheet.layer('roots');
  const lines = [
    '380,290 330,360 230,400 150,470 110,560',
    '420,290 470,370 570,410 640,440 700,420',
    '400,290 405,380 380,460 395,560 370,640',
    '390,300 350,400 290,470 280,540',
    '412,300 440,400 500,480 520,560',
  ];
  for (const [i, line] of lines.slice(0, byLevel(brief, 3, 5, 5)).entries())
    sheet.shape(clockwise(tube(curve(knots(line)), (t) => mix(i < 3 ? 19 : 13, 3, t))), 'line', 'wood');
}

/** A burrow: a round room and the way down to it. */
function burrow(
  sheet: Sheet,
  way: string,
  [x, y, rx, ry]: readonly [number, number, number, number],
  inside: (room: Sheet) => void,
): void {
  sheet.shape(clockwise(tube(traced(way), () => 27)), 'line', 'night');
  const room = ellipse(x, y, rx, ry);
  sheet.shape(room, 'bold', 'cream');
  inside(sheet.inside([clockwise(room)]).at({ x, y }));
  sheet.rim(room, 'bold');
}

function asleep(sheet: Sheet, brief: Brief): void {
  sheet.shape(drawn('-130,60! -60,34 40,40 130,56! 130,120! -130,120!'), 'line', 'gold');
  sheet.shape(drawn('-96,54 -84,2 -20,-22 50,-6 84,34 76,64 -60,70'), 'bold', 'fur');
  sheet.shape(ellipse(-92, 34, 22, 20), 'line', 'paper');
  fit(
    sheet.at({ x: 62, y: 4 }),
    bunnyFace,
    { level: brief.level === 0 ? 0 : 1, main: 'fur', accent: 'blush' },
    96,
    120,
  );
}

function pantry(sheet: Sheet, brief: Brief): void {
  sheet.shape(rectangle(-120, 34, 240, 12, 4), 'line', 'wood');
  for (const [i, x] of [-84, -48].entries())
    sheet.shape(
      mirrored('0,-34! 14,-32 18,-10 16,34! 0,34!', { x, scale: 1 - i * 0.1, y: i * 3 }),
      'line',
      i ? 'ember' : 'rust',
    );
  fit(
    sheet.at({ x: 20, y: 0 }),
    mouseFace,
    { level: brief.level === 0 ? 0 : 1, main: 'stone', accent: 'blush' },
    96,
    84,
  );
  sheet.shape(ellipse(86, 18, 20), 'line', 'gold');
}

function carrots(brief: Brief): void {
  const sheet = brief.sheet.layer('carrots');
  for (const [i, x] of byLevel(brief, [90], [60, 690], [50, 112, 640, 706]).entries()) {
    const at = sheet.at({ x, y: GRASS + 16, scale: i % 2 ? 0.86 : 1 });
    for (const turn of [-0.5, 0, 0.5])
      at.shape(mirrored('0,0! 12,-30 0,-74!', { angle: turn }), 'line', 'leaf');
    at.shape(mirrored('0,-6 26,4 14,90 0,150!'), 'bold', 'ember');
    if (brief.level > 0)
      for (const y of [40, 76])
        at.line(
          [
            [-14, y],
            [4, y + 4],
          ],
          'fine',
          0.4,
        );
  }
}

/** What lives under a meadow, cut open. */
export const undergrounds = sights(
  {
    category: 'nature',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['underground', 'roots', 'rabbit', 'mouse', 'burrow', 'meadow'],
    draw(brief) {
      const { level, random } = brief;
      above(brief);
      soil(brief);
      roots(brief);
      carrots(brief);
      const sheet = brief.sheet
        .layer('burrows')
        .inside([clockwise([...swell(760, GRASS, 8, 260, 0), [800, 1020], [-40, 1020]])]);
      const y = random.range(-14, 14);
      burrow(sheet, '620,250 690,420 640,520 540,600 470,680', [500, 760 + y, 190, 120], (room) =>
        asleep(room, brief),
      );
      if (level > 0)
        burrow(sheet, '210,250 240,420 180,520 150,600', [170, 650 + y, 118, 76], (room) =>
          pantry(room, brief),
        );
      if (level > 0)
        sheet.shape(clockwise(tube(spiral(150, 890, 62, 1.6, 0.4, 0.8), (t) => 15 - 9 * t)), 'line', 'blush');
      if (level > 0) ladybird(sheet.at({ x: 330, y: 565, angle: 0.9, scale: 0.6 }), 0);
      if (level === 2)
        for (const [i, x] of evenly(5, 600, 740).entries()) {
          const ant = sheet.at({ x, y: 610 - i * 14, angle: 0.2, scale: 0.9 });
          for (const [u, r] of [
            [-17, 11],
            [0, 9],
            [15, 10],
          ] as const)
            ant.shape(ellipse(u, 0, r), 'fine', 'rust');
        }
    },
  },
  [
    {
      name: 'underground',
      size: [760, 1000],
      told: [
        [
          'The Rabbit Downstairs',
          'Under the tree a rabbit sleeps through the afternoon. Keep your colors quiet so that it does not wake up.',
        ],
        [
          'Upstairs, Downstairs',
          'Flowers upstairs, a rabbit and a mouse downstairs, carrots in between. Everybody lives under the same tree.',
        ],
        [
          'Below the Meadow',
          'Six layers of soil, two burrows and a long line of ants. Dig your way down, one pattern at a time.',
        ],
      ],
    },
    {
      name: 'burrow-close',
      size: [1000, 800],
      views: [
        [500, 740, 1.5],
        [320, 640, 1.4],
      ],
      told: [
        [
          'Sweet Dreams down There',
          'A round room, warm hay and nobody who wants anything. The rabbit recommends it.',
        ],
        [
          'A Room among the Roots',
          'The walls are soft earth and the lamp is always out. Somebody is sleeping, so color softly.',
        ],
        [
          'Winter Quarters',
          'Everything they need is stacked along the wall. Outside the roots hold on to the hill.',
        ],
      ],
    },
  ],
);
