import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { bow, candle, present } from '../../motifs/holidays/presents.ts';
import { leaf } from '../../motifs/leaf.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function stocking(sheet: Sheet, brief: Brief, role: Role): void {
  const { level, random } = brief;
  const rim = drawn('-42,0! 42,0! 44,110 92,150 86,196 30,206 -30,176 -40,110');
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  if (level === 1)
    for (const y of [70, 110])
      inside.line(
        [
          [-60, y],
          [60, y - 6],
        ],
        'line',
        0,
      );
  if (level === 2)
    fillZone(random.pick<PatternName>(['hearts', 'stars', 'chevrons', 'diamonds']), {
      sheet,
      zone: [rim],
      size: 46,
      angle: 0,
      roles: [role, 'soft'],
    });
  sheet.rim(rim, 'bold');
  sheet.shape(drawn('60,140 100,158 84,204 46,206 44,170!'), 'line', 'cream');
  sheet.shape(rectangle(-52, -16, 104, 50, 14), 'bold', 'paper');
}

function fire(sheet: Sheet, level: 0 | 1 | 2): void {
  const flames = [
    [-66, 0.8, false],
    [70, 0.86, true],
    [0, 1.2, false],
  ] as const;
  for (const [x, scale, flip] of flames) {
    const flame = sheet.at({ x, scale, flip });
    flame.shape(
      drawn('-48,0 -58,-46 -34,-78! -30,-54 -14,-96 6,-118 -4,-176! 46,-116 34,-74! 54,-86 58,-34 46,0'),
      'bold',
      'ember',
    );
    if (level > 0) flame.shape(drawn('-22,2 -26,-34 2,-62 6,-96! 28,-58 24,-34! 32,-16 22,2'), 'line', 'sun');
  }
  for (const [y, angle] of [
    [6, 0.14],
    [16, -0.12],
  ] as const)
    sheet.shape(
      rectangle(-120, -18, 240, 36, 16).map(([x, v]): Point => [x, v + y + x * angle]),
      'bold',
      'wood',
    );
}

const hang = (x: number): number => 300 + 34 * Math.sin(((x - 100) / 600) * Math.PI * 3) ** 2;

function garland(sheet: Sheet, brief: Brief): void {
  const { random } = brief;
  for (const [i, x] of evenly(byLevel(brief, 6, 10, 14), 90, 710).entries()) {
    for (const turn of [-1.3, 1.5])
      leaf(sheet, {
        at: { x, y: hang(x), angle: turn + random.range(-0.4, 0.4) + (i % 2) * 0.6 },
        length: byLevel(brief, 100, 80, 64),
        width: byLevel(brief, 54, 40, 32),
        random,
        veins: 0,
      });
    if (i % 2 === 0) sheet.shape(ellipse(x, hang(x) + 6, byLevel(brief, 24, 19, 16)), 'line', LEADS[i % 5]);
  }
}

/** A fireplace on Christmas Eve. */
export const firesides = sights(
  {
    category: 'holidays',
    size: [800, 1000],
    backdrop: 'soft',
    tags: ['christmas', 'fireplace', 'stockings', 'presents', 'cat', 'cozy'],
    draw(brief) {
      const { level, random } = brief;
      const wall = brief.sheet.layer('wall');
      for (const [i, x] of evenly(byLevel(brief, 0, 10, 16), -10, 810).entries())
        wall.shape(rectangle(x - 40, -10, 900, 900), 'fine', i % 2 ? 'soft' : 'cream');
      const wreath = wall.at({ x: 400, y: 150 });
      const twigs = byLevel(brief, 9, 14, 18);
      for (let i = 0; i < twigs; i++) {
        const turn = (i / twigs) * Math.PI * 2;
        leaf(wreath, {
          at: { x: 72 * Math.cos(turn), y: 72 * Math.sin(turn), angle: turn + 2.3 },
          length: byLevel(brief, 92, 76, 66),
          width: byLevel(brief, 60, 44, 36),
          random,
          veins: 0,
        });
      }
      bow(wreath.at({ y: 92, scale: 1.1 }), 'a');
      brief.sheet.layer('floor').shape(rectangle(-10, 850, 820, 200), 'bold', 'wood');
      const hearth = brief.sheet.layer('hearth');
      const front = clockwise(rectangle(80, 330, 640, 540));
      hearth.shape(front, 'bold', 'rust');
      if (level > 0)
        fillZone('bricks', {
          sheet: hearth,
          zone: [front],
          size: byLevel(brief, 0, 116, 74),
          angle: 0,
          roles: ['rust', 'sand'],
        });
      const mouth = clockwise([...arc(400, 660, 180, 110, Math.PI, Math.PI * 2), [580, 870], [220, 870]]);
      hearth.shape(
        clockwise([...arc(400, 660, 216, 146, Math.PI, Math.PI * 2), [616, 870], [184, 870]]),
        'bold',
        'stone',
      );
      hearth.shape(mouth, 'bold', 'night');
      fire(hearth.inside([mouth]).at({ x: 400, y: 846, scale: 1.1 }), level);
      hearth.rim(mouth, 'bold');
      hearth.shape(rectangle(50, 296, 700, 44, 8), 'bold', 'wood');
      for (const [i, x] of byLevel(brief, [180, 620], [144, 262, 538, 656], [144, 262, 538, 656]).entries())
        stocking(
          hearth.at({ x, y: 372, flip: x > 400, scale: byLevel(brief, 1.1, 0.86, 0.86) }),
          brief,
          LEADS[i]!,
        );
      for (const [i, x] of byLevel(brief, [110, 690], [110, 690], [100, 170, 630, 700]).entries())
        candle(hearth.at({ x, y: 296 }), 90 + (i % 2) * 30, LEADS[i + 1]!, level > 0);
      garland(brief.sheet.layer('garland'), brief);
      const rug = brief.sheet.layer('rug');
      rug.shape(ellipse(400, 940, 330, 60), 'bold', 'b');
      rug.shape(ellipse(400, 940, 270, 44), 'line', 'cream');
      for (const [i, [x, y, w]] of (
        [
          [130, 950, 130],
          [690, 950, 140],
          [610, 968, 90],
        ] as const
      )
        .slice(0, level + 1)
        .entries())
        present(rug.at({ x, y }), {
          width: w,
          height: w * 0.8,
          roles: [LEADS[i]!, 'sun'],
          ...(level === 2 ? { pattern: 'stars' as const } : {}),
        });
      sittingCat(
        rug.at({
          x: random.range(300, 480),
          y: 956,
          scale: byLevel(brief, 1.5, 1.3, 1.2),
          flip: random.chance(0.5),
        }),
        level,
      );
    },
  },
  [
    {
      name: 'stockings',
      size: [800, 1000],
      told: [
        [
          'Room for an Orange',
          'A stocking holds more than one thinks. There is always an orange in the toe.',
        ],
        [
          'Hung with Care',
          'They were knitted in the same winter from four kinds of wool. None of them fits a foot.',
        ],
        [
          'Embers and Knitting',
          'The fire burns low and the wool is warm to the touch. Follow the bricks from the mantel to the floor.',
        ],
      ],
    },
  ],
);
