import { type Brief, byLevel } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, lobed, rectangle, arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import { blossom, clump, leavesAround } from '../../motifs/flowers/planted.ts';
import type { SpeciesName } from '../../motifs/flowers/species/species.ts';
import { hill, roundTree, sun } from '../../motifs/landscape.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A flight of steps with a flowerpot on each, up to a door. */
export const potSteps = edged({
  name: 'pot-steps',
  category: 'flowers',
  size: [780, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet, level } = brief;
    const wall = sheet.layer('wall');
    const course = byLevel(brief, 150, 128, 84);
    for (let row = 0; row * course < 1000; row++)
      for (let i = -1; i < 900 / (course * 1.7); i++)
        if (level > 0)
          wall.shape(
            rectangle((i + (row % 2) / 2) * course * 1.7, row * course, course * 1.7, course, 8),
            'fine',
            'stone',
          );
    const door = byLevel(brief, 330, 300, 280);
    wall.shape(
      [...arc(560, 250, 130, 130, Math.PI, Math.PI * 2), [690, door + 210], [430, door + 210]],
      'bold',
      'wood',
    );
    for (const x of [495, 560, 625])
      wall.line(
        [
          [x, 160],
          [x, door + 210],
        ],
        'line',
        0,
      );
    wall.shape(ellipse(650, 380, 14), 'line', 'gold');
    const steps = byLevel(brief, 2, 3, 4);
    const rise = (1000 - 500) / steps;
    const keys = random.shuffle<SpeciesName>([
      'hibiscus',
      'pansy',
      'gerbera',
      'cosmos',
      'marguerite',
      'anemone',
      'poppy',
      'camellia',
    ]);
    for (let i = 0; i < steps; i++) {
      const y = 500 + i * rise;
      const left = 340 - i * (380 / steps);
      sheet.layer('steps').shape(rectangle(left, y, 820 - left, rise + 4), 'bold', 'stone');
      sheet.layer('steps').shape(rectangle(left - 10, y, 830 - left, rise * 0.3, 6), 'line', 'soft');
      if (level > 0)
        for (let x = left + 110; x < 800; x += byLevel(brief, 0, 210, 140))
          sheet.layer('steps').line(
            [
              [x, y + rise * 0.3],
              [x, y + rise],
            ],
            'fine',
            0,
          );
      pot(
        sheet.layer('pots'),
        { ...brief, random: random.fork(`pot ${i}`) },
        [left + byLevel(brief, 110, 92, 80), y + 6],
        byLevel(brief, 1.25, 1, 0.86),
        keys[i]!,
      );
      if (level > 1 && i > 0)
        pot(
          sheet.layer('pots'),
          { ...brief, random: random.fork(`right ${i}`) },
          [700, y + 6],
          byLevel(brief, 1, 0.8, 0.74),
          keys[i + 2]!,
        );
    }
    if (level === 1) sittingCat(sheet.layer('pots').at({ x: 640, y: 500 + rise + 6, scale: 1.3 }), 0);
    return {
      title: random.fork('title').pick(['Pots up the Stairs', 'The Flower Steps', 'One Pot a Step']),
      description: 'On every step to the old door stands a pot in flower. Warm stone lets the blossoms glow.',
      tags: ['flowers', 'pots', 'stairs', 'door', 'courtyard'],
    };
  },
});

function pot(sheet: Sheet, hand: Brief, [x, y]: Point, scale: number, key: SpeciesName): void {
  const spot = sheet.at({ x, y, scale });
  spot.shape(
    [
      [-46, -88],
      [46, -88],
      [34, 0],
      [-34, 0],
    ],
    'bold',
    'ember',
  );
  spot.shape(rectangle(-54, -106, 108, 26, 5), 'line', 'ember');
  clump(sheet, hand, { keys: [key], at: [x, y - 176 * scale], half: 118 * scale, count: 3 });
}

/** A garden gate beneath an arch of climbing roses. */
export const roseArch = edged({
  name: 'rose-arch',
  category: 'flowers',
  size: [800, 940],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const back = sheet.layer('garden');
    const land: readonly Knot[] = [
      [-10, 480],
      [300, 430],
      [600, 470],
      [810, 430],
    ];
    hill(back, land, 960, 'grass');
    if (level > 0) {
      cottage(back.at({ x: 500, y: 470, scale: 0.9 }), level);
      roundTree(back.at({ x: 246, y: 470, scale: 0.8 }), random.fork('tree'), level > 1);
    }
    pavedPath(back.inside([[...curve(land), [810, 960], [-10, 960]]]), byLevel(brief, 4, 7, 10));
    if (level > 0)
      for (const [x, y] of LAWN_BLOOMS) {
        back.shape(lobed(x, y, 24, 6, 6), 'line', 'c');
        back.shape(ellipse(x, y, 9), 'line', 'sun');
      }
    sun(back.at({ x: 360, y: 330 }), 46, byLevel(brief, 8, 12, 16));
    const key: SpeciesName = 'rose';
    for (const side of [130, 670]) {
      back.shape(rectangle(side - 16, 340, 32, 600), 'bold', 'wood');
      if (level > 0)
        for (let y = 430; y < 900; y += byLevel(brief, 0, 130, 90))
          back.shape(rectangle(side - 60, y, 120, 16), 'line', 'wood');
    }
    back.shape(
      [...arc(400, 360, 286, 300, Math.PI, Math.PI * 2), ...arc(400, 360, 250, 262, Math.PI * 2, Math.PI)],
      'bold',
      'wood',
    );
    gate(sheet.layer('gate'), byLevel(brief, 4, 6, 8));
    const spots: Point[] = [
      ...Array.from({ length: byLevel(brief, 3, 5, 8) }, (_, i): Point => {
        const angle = Math.PI * (1 + (i + 0.5) / byLevel(brief, 3, 5, 8));
        return [400 + 272 * Math.cos(angle), 360 + 284 * Math.sin(angle)];
      }),
      ...byLevel<Point[]>(
        brief,
        [
          [120, 560],
          [680, 560],
        ],
        [
          [120, 560],
          [680, 540],
          [690, 760],
        ],
        [
          [104, 460],
          [690, 450],
          [130, 620],
          [676, 610],
          [110, 780],
          [690, 790],
        ],
      ),
    ];
    for (const at of spots)
      leavesAround(sheet.layer('roses'), brief, {
        key: 'camellia',
        at,
        length: byLevel(brief, 220, 190, 135),
        count: byLevel(brief, 1, 2, 4),
      });
    spots.forEach((at, i) =>
      blossom(
        sheet.layer('roses'),
        { level, random: random.fork(`rose ${i}`) },
        {
          key,
          at,
          scale: byLevel(brief, 1.25, 1.1, 0.84) * (i % 3 === 1 ? 0.72 : random.range(0.95, 1.22)),
          role: i % 3 === 0 ? 'b' : 'a',
        },
      ),
    );
    if (level > 0)
      spots.forEach(([x, y], i) => {
        if (i % 2 === 0)
          blossom(
            sheet.layer('roses'),
            { level, random: random.fork(`bud ${i}`) },
            {
              key,
              at: [x + (x < 400 ? 66 : -66), y + 62],
              scale: 0.62,
              facing: 'bud',
              lean: x < 400 ? 0.7 : -0.7,
              role: 'b',
            },
          );
      });
    return {
      title: random.fork('title').pick(['Through the Rose Gate', 'The Garden Arch', 'An Open Garden']),
      description:
        'A gate stands beneath an arch heavy with blossoms, and behind it a path leads into the garden. Somebody has left it unlatched.',
      tags: ['flowers', 'garden', 'gate', 'arch', 'path', key],
    };
  },
});

/** Where small flowers grow in the lawn beside the path. */
const LAWN_BLOOMS = [
  [222, 536],
  [300, 566],
  [352, 516],
  [612, 548],
  [566, 600],
] as const;

/** A path of flat stones that winds up to a crest. */
function pavedPath(sheet: Sheet, rows: number): void {
  const rim = blob(
    knots('484,476! 518,476! 556,520 520,570 470,620 640,960! 160,960! 300,640 380,580 476,530'),
  );
  sheet.shape(rim, 'line', 'sand');
  const inside = sheet.inside([clockwise(rim)]);
  for (let i = 1; i < rows; i++) {
    const y = 450 + 300 * (i / rows) ** 1.3;
    inside.line(
      curve([
        [300, y + 6],
        [420, y - 6],
        [620, y + 8],
      ]),
      'fine',
      0,
    );
    const next = 450 + 300 * ((i + 1) / rows) ** 1.3;
    const x = 424 + (i % 2 ? 12 : -16);
    inside.line([[x, y] as const, [x + 6, next] as const], 'fine', 0);
  }
}

/** A small house with a pitched roof, a door and two windows, standing on the origin. */
function cottage(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(24, -190, 34, 70), 'line', 'rust');
  sheet.shape(rectangle(-90, -96, 180, 106), 'line', 'cream');
  const roof = [[-112, -90] as const, [-70, -168] as const, [70, -168] as const, [112, -90] as const];
  sheet.shape(roof, 'bold', 'rust');
  for (const y of level > 1 ? [-142, -116] : [])
    sheet.inside([clockwise(roof)]).line([[-130, y] as const, [130, y] as const], 'fine', 0);
  sheet.shape([...arc(0, -40, 20, 22, Math.PI, Math.PI * 2), [20, 10], [-20, 10]], 'line', 'wood');
  for (const x of [-58, 58]) {
    sheet.shape(rectangle(x - 19, -72, 38, 40), 'line', 'sky');
    sheet.line([[x, -72] as const, [x, -32] as const], 'fine', 0);
  }
}

function gate(sheet: Sheet, bars: number): void {
  const half = 244 / bars;
  for (let i = 0; i < bars; i++) {
    const x = 156 + ((i + 0.5) / bars) * 488;
    const top = 640 - 60 * Math.sin(((i + 0.5) / bars) * Math.PI);
    sheet.shape(
      [
        [x - half, 930],
        [x - half, top],
        [x, top - 26],
        [x + half, top],
        [x + half, 930],
      ],
      'line',
      'soft',
    );
  }
  for (const y of [690, 850]) sheet.shape(rectangle(150, y, 500, 28), 'line', 'soft');
}
