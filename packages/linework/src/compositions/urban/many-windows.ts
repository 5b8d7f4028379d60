import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, grow, subtract } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { candle } from '../../motifs/holidays/presents.ts';
import { HOUSEPLANTS, type HouseplantName } from '../../motifs/nature/houseplants.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { archway, stalkFlower } from '../../motifs/scenery.ts';
import { shopDoor } from '../../motifs/shops/front.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const RIDERS: readonly Rider[] = ['bear', 'rabbit', 'cat', 'dog', 'mouse', 'frog', 'fox', 'pig'];

/** What may be seen behind a pane 120 units wide and 160 high, standing on its origin. */
const SEEN: readonly ((sheet: Sheet, brief: Brief) => void)[] = [
  (sheet, { level }) => sittingCat(sheet.at({ scale: 1 }), level),
  (sheet, { level }) => sittingDog(sheet.at({ scale: 0.9 }), level),
  (sheet, { level, random }) =>
    rider(sheet.at({ y: -60, scale: 0.94 }), random.pick(RIDERS), 'none', random.pick(LEADS), level),
  (sheet, { level, random }) =>
    rider(
      sheet.at({ y: -60, scale: 0.94 }),
      random.pick(RIDERS),
      random.pick(['straw', 'cap'] as const),
      random.pick(LEADS),
      level,
    ),
  (sheet, { level, random }) =>
    HOUSEPLANTS[random.pick<HouseplantName>(['snake', 'aloe', 'pilea', 'cactus'])](
      sheet.at({ scale: 0.48 }),
      {
        level: level === 2 ? 1 : 0,
        random,
        role: random.pick(LEADS),
        pattern: 'stripes',
      },
    ),
  (sheet) => {
    for (const x of [-34, 4, 38])
      candle(sheet.at({ x, y: 0, scale: 0.74 }), 70 + (x % 3) * 10, 'cream', false);
  },
  (sheet) => {
    sheet.shape(rectangle(-6, -70, 12, 70), 'line', 'wood');
    sheet.shape(mirrored('0,-140! 30,-140! 52,-68! 0,-68!'), 'line', 'sun');
    sheet.shape(rectangle(-26, -10, 52, 12, 4), 'line', 'wood');
  },
  (sheet, { level }) => {
    sheet.shape(rectangle(-50, -92, 100, 92, 10), 'line', 'sky');
    sheet.shape(drawn('-50,-58! 0,-66 50,-58! 50,0! -50,0!'), 'line', 'water');
    sheet.shape(drawn('-24,-32 4,-48 30,-32! 42,-44! 42,-18! 30,-30! 4,-16'), 'line', 'ember');
    if (level > 0) sheet.shape(ellipse(-30, -76, 7), 'fine', 'paper');
  },
  (sheet, { level }) => {
    sheet.shape(mirrored('0,-150! 10,-148! 12,-132 44,-110 44,-10! 0,-10!'), 'line', 'soft');
    if (level > 0)
      for (const x of [-22, 0, 22])
        sheet.line(
          [
            [x, -128],
            [x, -12],
          ],
          'fine',
          0,
        );
    songbird(sheet.at({ x: 6, y: -22, scale: 0.44 }), ['sun', 'cream'], 0);
    sheet.shape(rectangle(-48, -14, 96, 14, 5), 'line', 'wood');
  },
  (sheet) => {
    for (const [i, side] of [-1, 1].entries())
      sheet.shape(
        drawn('4,-170! 64,-170! 64,0! 40,0! 44,-70 30,-110', { flip: i === 0 }),
        'line',
        side > 0 ? 'a' : 'a',
      );
    sheet.shape(ellipse(0, -40, 20, 16), 'line', 'b');
    sheet.shape(drawn('-16,-26! 16,-26! 12,0! -12,0!'), 'line', 'c');
  },
];

/** Which of what is seen has curtains of its own. */
const CURTAINED = SEEN.length - 1;

/** Two curtains that are tied back in a window. */
function curtains(inside: Sheet, wide: number, high: number): void {
  for (const flip of [false, true]) {
    const half = inside.at({ flip });
    const [edge, tie] = [wide * 0.5 + 4, -high * 0.36];
    half.shape(
      drawn(
        `${wide * 0.12},${-high}! ${edge},${-high}! ${edge},0! ${wide * 0.4},0! ${wide * 0.42},${tie * 0.5} ${wide * 0.45},${tie}! ${wide * 0.36},${tie * 1.4} ${wide * 0.2},${tie * 2.1}`,
      ),
      'line',
      'b',
    );
    half.line(
      traced(`${wide * 0.34},${-high * 0.9} ${wide * 0.4},${-high * 0.6} ${wide * 0.47},${tie}`),
      'fine',
      0.4,
    );
  }
}

function pane(
  sheet: Sheet,
  brief: Brief,
  kind: 'arch' | 'square',
  wide: number,
  high: number,
  seen: number,
): void {
  const scale = Math.min(wide / 130, high / 176);
  const rim = clockwise(
    kind === 'arch' ? archway(0, 0, wide, high) : rectangle(-wide / 2, -high, wide, high, 4),
  );
  sheet.shape(rim, 'bold', 'sky');
  const inside = sheet.inside([rim]);
  if (brief.level > 0) inside.shape(rectangle(-wide / 2, -high * 0.42, wide, high), 'fine', 'soft');
  SEEN[seen]!(inside.at({ scale: brief.level === 1 ? scale * 1.16 : scale }), brief);
  if (brief.level === 1 && seen !== CURTAINED) curtains(inside, wide, high);
  sheet.rim(rim, 'bold');
}

/** A sill with flowers, or a bare one. */
function sill(sheet: Sheet, brief: Brief, wide: number): void {
  const { random } = brief;
  const flowers = random.chance(0.5) ? byLevel(brief, 0, 3, 3) : 0;
  for (const x of evenly(flowers, -wide * 0.52, wide * 0.52))
    stalkFlower(sheet.at({ x, y: 8, scale: wide / 270 }), 5, random.pick(LEADS));
  sheet.shape(
    rectangle(-wide * 0.62, -2, wide * 1.24, flowers > 0 ? wide * 0.2 : wide * 0.11, 5),
    'bold',
    flowers > 0 ? 'rust' : 'cream',
  );
}

/** The front of a house, somebody or something in every window. */
export const manyWindows = sights(
  {
    category: 'urban',
    size: [760, 1000],
    backdrop: 'cream',
    tags: ['windows', 'house', 'neighbors', 'cat', 'animals', 'facade'],
    draw(brief) {
      const { random, level } = brief;
      const [columns, rows] = byLevel(brief, [2, 2], [2, 3], [3, 4]);
      const sheet = brief.sheet.layer('front');
      const [wide, high] = [696 / columns, 936 / rows];
      const [w, h] = [wide * 0.6, high * 0.66];
      const kind = random.pick(['arch', 'square'] as const);
      const door = random.int(0, columns - 1);
      const spots = evenly(rows, 32, 968).flatMap((y, row) =>
        evenly(columns, 32, 728).map((x, column) => ({
          x,
          y: y + h * 0.46,
          isDoor: row === rows - 1 && column === door,
        })),
      );
      if (level > 0) {
        const holes = spots.map(({ x, y }): Path =>
          clockwise(rectangle(x - w * 0.66, y - h - 6, w * 1.32, h + w * 0.24)),
        );
        fillZone('bricks', {
          sheet,
          zone: subtract([clockwise(rectangle(20, 20, 720, 960))], grow(holes, 4)),
          size: byLevel(brief, 0, 190, 84),
          angle: 0,
          roles: ['rust', 'sand'],
        });
      }
      const order = random.shuffle(SEEN.map((_, i) => i));
      for (const [i, { x, y, isDoor }] of spots.entries()) {
        const at = sheet.at({ x, y });
        if (isDoor) shopDoor(at.at({ y: h * 0.2 }), w * 0.9, h * 1.1, random.pick(LEADS), level);
        else {
          pane(at, { ...brief, random: random.fork(`window ${i}`) }, kind, w, h, order[i % order.length]!);
          sill(at, brief, w);
        }
      }
    },
  },
  [
    {
      name: 'many-windows',
      size: [760, 1000],
      told: [
        [
          'Who Lives Here?',
          'Three windows, one door and a very curious neighbor. Give every room a light of its own.',
        ],
        [
          'Five Windows and a Door',
          'Somebody waters plants, somebody sits in the lamplight, and the cat watches them all. Only the flat on the left is still to let.',
        ],
        [
          'Number Nineteen',
          'Everybody in this house is at home tonight. Go from floor to floor and say good evening to each of them.',
        ],
      ],
    },
  ],
);
