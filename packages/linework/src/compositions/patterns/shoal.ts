import type { Brief } from '../../composition.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { orbitingFish, type Skin } from '../../motifs/mandalas/orbiting-fish.ts';
import { roomyWeed } from '../../motifs/roomy/plants.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';
import { easyShoal } from './shoal-easy.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const SKINS: readonly Skin[] = ['stripes', 'bars', 'scales'];
const [WIDE, TALL] = [1000, 800];

/** How many fish swim in each row, and how long one is in units; easy pages are drawn apart. */
const SHOALS: readonly { readonly rows: readonly number[]; readonly long: number }[] = [
  { rows: [], long: 0 },
  { rows: [2, 2, 2], long: 400 },
  { rows: [3, 3, 3, 3], long: 270 },
];

/** Bubbles before the mouth of a fish, for each difficulty: how far ahead and above it they are, and their radius. */
const BUBBLES: readonly (readonly (readonly [ahead: number, above: number, radius: number])[])[] = [
  [],
  [
    [0.96, -0.2, 10],
    [1.02, -0.32, 15],
  ],
  [
    [0.84, -0.36, 12],
    [0.98, -0.47, 15],
  ],
];

/** Fish in rows, each row swimming against its neighbors, between weeds and bubbles. */
export const shoal = edged({
  name: 'shoal',
  category: 'patterns',
  size: [WIDE, TALL],
  edge: 'page',
  backdrop: 'water',
  keepsSides: true,
  draw(brief) {
    const { random, level } = brief;
    if (level === 0) {
      easyShoal(brief.sheet, random);
      return {
        title: random.fork('title').pick(['Four Fish', 'Four Fish, Four Kinds']),
        description:
          'Four fish of four kinds swim between weed and bubbles. Give each of them two colors of its own.',
        tags: ['fish', 'sea', 'weed', 'shoal'],
      };
    }
    const { rows } = SHOALS[level]!;
    drawCurrents(brief);
    drawWeeds(brief);
    const leftFirst = random.chance(0.5);
    const start = random.int(0, 2);
    for (let row = 0; row < rows.length; row++)
      drawRow(brief, row, { isFlipped: row % 2 === (leftFirst ? 0 : 1), skin: SKINS[(row + start) % 3]! });
    return {
      title: random.fork('title').pick(['This Way, That Way', 'The Shoal Divides', 'Rush Hour in the Reef']),
      description:
        'One row of fish swims to the left, the next to the right, and nobody collides. Color a row in one family of tones.',
      tags: ['fish', 'sea', 'rows', 'pattern', 'shoal'],
    };
  },
});

interface Row {
  readonly isFlipped: boolean;
  readonly skin: Skin;
}

function drawRow({ random, sheet, level }: Brief, row: number, { isFlipped, skin }: Row): void {
  const { rows, long } = SHOALS[level]!;
  const across = rows[row]!;
  const [pitch, high] = [WIDE / across, TALL / rows.length];
  const own = random.fork(`row ${row}`);
  const shift = (row % 2 ? 0.5 : 0) + own.range(-0.06, 0.06);
  const middle = (rows.length - 1) / 2;
  for (let column = -1; column <= across; column++) {
    const x = (column + 0.5 + shift) * pitch;
    const y = TALL / 2 + (row - middle) * high * 0.94 + own.range(-0.03, 0.03) * high + high * 0.06;
    const roles = [LEADS[row % 4]!, LEADS[(row + 1) % 4]!, LEADS[(row + 2) % 4]!] as const;
    orbitingFish(
      sheet.layer('fish').at({
        x,
        y,
        flip: isFlipped,
        angle: own.range(-0.1, 0.1),
        stretch: skin === 'stripes' ? 0.96 : 0.84,
      }),
      {
        orbit: { centre: [0, 1400], radius: 1400, angle: -Math.PI / 2 },
        size: (long / 340) * (level === 1 ? own.range(0.92, 1.08) : [1, 0.84, 1.12][(column + row + 3) % 3]!),
        level,
        skin: level === 1 ? skin : SKINS[(SKINS.indexOf(skin) + column + 1) % 3]!,
        roles,
      },
    );
    const ahead = (isFlipped ? -1 : 1) * pitch * (level === 1 ? 0.46 : 0.42);
    for (const [dx, dy, r] of BUBBLES[level]!)
      sheet.layer('bubbles').shape(ellipse(x + ahead * dx, y + dy * high, r), 'line', 'sky');
  }
}

/** Long bands of light across the water. */
function drawCurrents({ random, sheet, level }: Brief): void {
  const count = [0, 5, 15][level]!;
  const own = random.fork('currents');
  for (let i = 0; i < count; i++) {
    const y = ((i + 1) / (count + 1)) * TALL;
    const knots = Array.from({ length: 7 }, (_, k): Knot => [
      (k / 6) * (WIDE + 40) - 20,
      y + (k % 2 ? -1 : 1) * own.range(12, 40),
    ]);
    sheet.layer('water').line(curve(knots), 'line', 0);
  }
}

/** Weeds that rise from the lower edge behind the fish. */
function drawWeeds({ random, sheet, level }: Brief): void {
  const own = random.fork('weeds');
  for (const x of level === 1 ? [80, 930] : [60, 340, 640, 950])
    for (const [dx, high] of [
      [-34, 300],
      [30, 470],
    ] as const)
      roomyWeed(
        sheet.layer('weeds').at({ x: x + dx + own.range(-14, 14), y: TALL, scale: level === 1 ? 0.8 : 0.62 }),
        high * own.range(0.9, 1.5),
        own.pick([-24, 24]),
      );
}
