import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { fields } from '../../geometry/fields.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { shapeArea } from '../../geometry/path.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const CROPS: readonly (readonly [PatternName, Role, Role])[] = [
  ['stripes', 'grass', 'leaf'],
  ['chevrons', 'gold', 'sun'],
  ['waves', 'leaf', 'grass'],
  ['stripes', 'sand', 'gold'],
  ['scales', 'grass', 'sun'],
  ['blossoms', 'rust', 'sand'],
];

/** A farm from the air: hipped roofs around a yard with a well, a hedge about it all. */
function farm(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-146,-96 -10,-112 120,-100 138,10 110,98 -20,112 -140,92 -152,0'), 'bold', 'leaf');
  sheet.shape(drawn('-128,-80 -10,-94 104,-84 118,10 94,82 -20,94 -122,76 -132,0'), 'line', 'sand');
  for (const [x, y, w, h, role] of [
    [-56, -46, 116, 60, 'rust'],
    [62, -6, 58, 124, 'ember'],
    [-58, 48, 92, 52, 'b'],
  ] as const) {
    const [halfWide, halfHigh] = [w / 2, h / 2];
    sheet.shape(rectangle(x - halfWide, y - halfHigh, w, h, 2), 'bold', role);
    const inset = Math.min(halfWide, halfHigh) * 0.9;
    const ends: readonly [Point, Point] =
      w > h
        ? [
            [x - halfWide + inset, y],
            [x + halfWide - inset, y],
          ]
        : [
            [x, y - halfHigh + inset],
            [x, y + halfHigh - inset],
          ];
    sheet.line([...ends], 'line', 0);
    for (const [u, v] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      sheet.line([ends[(w > h ? u : v) < 0 ? 0 : 1], [x + u * halfWide, y + v * halfHigh]], 'line', 0);
  }
  if (level > 0) sheet.shape(ellipse(4, 34, 17), 'line', 'stone');
  if (level > 0) sheet.shape(ellipse(4, 34, 8), 'fine', 'soft');
}

function course(brief: Brief): Path {
  const { random } = brief;
  const shift = random.range(0, 6);
  const reach = random.range(80, 112);
  return curve(
    Array.from({ length: 9 }, (_, i): Point => [500 + reach * Math.sin(i * 0.96 + shift), -60 + i * 140]),
    10,
  );
}

function land(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('fields');
  const cuts: Path[] = [];
  const tilt = random.range(-0.5, 0.5);
  for (const x of evenly(byLevel(brief, 2, 4, 6), -300, 1300))
    cuts.push([
      [x - 300 * tilt + random.range(-30, 30), -80],
      [x + random.range(-40, 40), 500],
      [x + 300 * tilt, 1080],
    ]);
  for (const y of evenly(byLevel(brief, 2, 4, 6), -200, 1200))
    cuts.push([
      [-80, y + 200 * tilt + random.range(-30, 30)],
      [500, y + random.range(-40, 40)],
      [1080, y - 200 * tilt],
    ]);
  const all = fields([clockwise(rectangle(-60, -60, 1120, 1120))], cuts, byLevel(brief, 16, 11, 8), 900);
  const crops = random.shuffle(CROPS);
  for (const [i, field] of all.entries()) {
    const [fill, role, other] = crops[i % crops.length]!;
    sheet.shape(field, 'line', role);
    const isBare = level === 0 || shapeArea(field) < 5000 || (level === 1 && i % 3 === 2);
    if (!isBare)
      fillZone(fill, {
        sheet,
        zone: field,
        size: byLevel(brief, 0, 146, 60),
        angle: random.range(-0.6, 0.6),
        roles: [role, other],
      });
  }
}

/** A river between fields, seen from an airplane. */
export const riverValleys = sights(
  {
    category: 'nature',
    size: [1000, 1000],
    backdrop: 'sand',
    tags: ['river', 'fields', 'from above', 'countryside', 'farm', 'trees'],
    draw(brief) {
      const { level, random } = brief;
      land(brief);
      const spine = course(brief);
      const sheet = brief.sheet.layer('river');
      sheet.shape(clockwise(tube(spine, (t) => mix(54, 96, t))), 'bold', 'sand');
      const water = clockwise(tube(spine, (t) => mix(40, 78, t)));
      sheet.shape(water, 'bold', 'water');
      if (level === 2)
        for (const share of [-0.38, -0.1, 0.16, 0.4])
          sheet.line(
            spine.map(([x, y], i): Point => [x + share * mix(70, 140, i / spine.length), y]),
            'fine',
            0,
          );
      for (const k of byLevel(brief, [0.5], [0.3, 0.72], [0.25, 0.5, 0.78])) {
        const [x, y] = spine[Math.floor(k * spine.length)]!;
        const boat = sheet.at({ x, y, angle: random.range(-0.5, 0.5), scale: 0.8 });
        boat.shape(ellipse(0, 0, 20, 44), 'line', 'a');
        boat.shape(ellipse(0, 4, 11, 24), 'fine', 'cream');
      }
      const trees = brief.sheet.layer('trees');
      const beside = (k: number, side: number, away: number): Point => {
        const [x, y] = spine[Math.floor(k * (spine.length - 1))]!;
        return [x + side * (away + mix(70, 120, k)), y];
      };
      const farms = byLevel(
        brief,
        [[0.4, 1]],
        [
          [0.3, 1],
          [0.72, -1],
        ],
        [
          [0.26, 1],
          [0.54, -1],
          [0.84, 1],
        ],
      );
      for (const [k, side] of farms) {
        const [x, y] = beside(k!, side!, 130);
        farm(
          trees.at({ x, y, angle: random.range(-0.4, 0.4), scale: byLevel(brief, 1.3, 1.05, 0.9) }),
          level,
        );
      }
      for (let i = 0; i < byLevel(brief, 4, 12, 24); i++) {
        const [x, y] = beside(random.range(0.06, 0.95), i % 2 ? 1 : -1, random.range(6, 40));
        const r = byLevel(brief, 50, 32, 25) * random.range(0.8, 1.2);
        trees.shape(puff(random, [x, y], [r, r], 8), 'line', 'leaf');
        if (level > 0) trees.shape(puff(random, [x - 3, y - 3], [r * 0.5, r * 0.5], 6), 'fine', 'grass');
      }
    },
  },
  [
    {
      name: 'river-valley',
      size: [1000, 1000],
      told: [
        [
          'The River Takes Its Time',
          'It could go straight, but the bends are prettier. Fields on the left and fields on the right.',
        ],
        [
          'From the Window Seat',
          'The airplane turns and suddenly the whole valley lies on the wing. Somebody down there is mowing.',
        ],
        [
          'A Quilt of Fields',
          'Corn, clover, stubble and grass, sewn together along the hedges. The river is the thread.',
        ],
      ],
    },
    {
      name: 'valley-farm',
      size: [760, 1000],
      views: [
        [400, 420, 1.25],
        [600, 620, 1.25],
        [500, 300, 1.4],
      ],
      told: [
        [
          'Two Bends and a Farm',
          'Follow the river down the page with one finger. Then do it again with a blue pencil.',
        ],
        ['The Hawk’s Map', 'The hawk knows every hedge by heart. She needs no colors, but we do.'],
        [
          'Plough Lines',
          'Every farmer ploughs in another direction. From up here it looks as if they had agreed on a pattern.',
        ],
      ],
    },
  ],
);
