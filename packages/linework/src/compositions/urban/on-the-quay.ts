import { byLevel, type Brief, type Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { rope } from '../../motifs/people/props.ts';
import { lantern, townhouse, type Gable } from '../../motifs/townhouse.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [760, 1000] as const;
/** Where the houses stand, where the quay ends and where the water begins. */
const [FOOT, EDGE, WATER] = [622, 690, 776];

function houses(brief: Brief): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 800, 420))],
      kind: random.fork('air').pick(['gusts', 'mackerel']),
      size: 120,
    });
  else driftCloud(sky.at({ x: 590, y: 130, scale: 0.7 }), random, level > 0);
  const walls = random.shuffle<Role>(['a', 'b', 'c', 'd', 'gold']);
  const gable = random.pick<Gable>(['bell', 'neck', 'round']);
  for (const [i, x] of [40, 384].entries())
    townhouse(brief.sheet.layer('houses').at({ x, y: FOOT }), {
      level,
      width: i === 0 ? 344 : 336,
      eaves: i === 0 ? 410 : 360,
      gable: i === 0 ? 'step' : gable,
      wall: walls[i]!,
      trim: walls[i + 2]!,
      floors: level === 0 ? 1 : 2,
      shop: false,
      isPlain: level === 0,
      ...(level === 2 && i === 0 ? { dress: 'bricks' as const } : {}),
    });
}

/** A box of flowers that stands on the origin. */
function planter(sheet: Sheet, level: Level): void {
  const heads: readonly Point[] = [
    [-36, -74],
    [36, -70],
    [0, -92],
  ];
  for (const [x, y] of heads) {
    if (level > 0)
      for (let i = 0; i < 6; i++)
        sheet.shape(ellipse(x + 16 * Math.cos(i * 1.047), y + 16 * Math.sin(i * 1.047), 11), 'line', 'a');
    sheet.shape(ellipse(x, y, level === 0 ? 30 : 11), 'line', 'sun');
  }
  sheet.shape(drawn('-66,-52! 66,-52! 56,0! -56,0!'), 'bold', 'wood');
  if (level > 0) sheet.line(traced('-60,-28! 60,-28!'), 'line', 0);
}

function quay(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('quay');
  const top = clockwise(rectangle(-20, FOOT, 800, EDGE - FOOT));
  sheet.shape(top, 'bold', 'sand');
  if (level === 2)
    dressPaving(sheet, random, {
      zone: [top],
      kind: 'flags',
      size: 84,
      roles: ['sand', 'cream'],
      rim: 'bold',
    });
  sheet.shape(rectangle(-20, EDGE, 800, 260), 'bold', 'stone');
  const rows = byLevel(brief, 1, 2, 3);
  const count = byLevel(brief, 3, 6, 9);
  for (let row = 0; row < rows; row++)
    for (let i = -1; i < count; i++) {
      const [wide, high] = [760 / count, (WATER - EDGE + 24) / rows];
      sheet.shape(rectangle((i + (row % 2) * 0.5) * wide, EDGE + row * high, wide, high), 'line', 'stone');
    }
  if (level > 0) lantern(sheet.at({ x: 384, y: FOOT + 40, scale: 0.8 }));
  planter(sheet.at({ x: 250, y: EDGE - 8, scale: byLevel(brief, 1.2, 1, 0.9) }), level);
  sittingCat(sheet.at({ x: 560, y: EDGE - 6, scale: byLevel(brief, 1.1, 0.9, 0.84) }), level);
}

/** A rowing boat seen a little from above, its bow to the left, two oars on its benches. */
function boat(sheet: Sheet, level: Level): void {
  const well = drawn('-250,-54! -160,-84 0,-94 150,-86 240,-58! 160,-28 0,-14 -160,-24');
  sheet.shape(well, 'bold', 'sand');
  const inside = sheet.inside([well]);
  for (const x of [-130, 0, 128].slice(0, level === 0 ? 1 : 3))
    inside.shape(drawn(`${x - 22},-110! ${x + 22},-110! ${x + 28},10! ${x - 28},10!`), 'line', 'wood');
  if (level > 0)
    for (const y of [0, 20]) {
      const neck: Point = [178, -80 + y * 0.6];
      sheet.shape(clockwise(tube([[-170, -58 + y], neck], () => 6)), 'line', 'gold');
      sheet.shape(
        drawn('-6,-11! 70,-22 84,-10 82,8 68,14 -6,9!', { x: neck[0], y: neck[1], angle: -0.06 }),
        'line',
        'gold',
      );
    }
  const hull = drawn('-250,-54! -160,-24 0,-14 160,-28 240,-58! 214,22 160,46 -150,46 -214,16');
  sheet.shape(hull, 'bold', 'rust');
  const planks = sheet.inside([hull]);
  for (const y of [22, 44].slice(0, level))
    planks.line(traced(`-270,${y - 50} -160,${y - 22} 0,${y - 10} 160,${y - 24} 260,${y - 56}`), 'line', 0);
  if (level > 0) sheet.shape(ellipse(-206, -22, 12), 'line', 'sun');
}

function water(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('water');
  const rim = drawn(
    `-20,${WATER + 6} 160,${WATER - 4} 380,${WATER + 8} 600,${WATER - 4} 780,${WATER + 4}! 780,1040! -20,1040!`,
  );
  sheet.shape(rim, 'bold', 'water');
  if (level === 2) dressWater(sheet, random, { zone: [rim], kind: 'ripples', size: 110, rim: 'bold' });
  else
    for (const y of [852, 944].slice(0, level + 1))
      sheet.line(traced(`-20,${y} 150,${y - 12} 330,${y + 8} 520,${y - 10} 780,${y + 6}`), 'line', 0);
  const shadow = drawn('-250,20 -120,64 120,66 250,24 150,84 -150,84', { x: 390, y: 884 });
  if (level > 0) sheet.shape(shadow, 'line', 'b');
  boat(sheet.at({ x: 390, y: 890, scale: 1.04 }), level);
  rope(
    sheet,
    [
      [178, 866],
      [116, 862],
      [92, 800],
      [96, mix(EDGE, WATER, 0.6)],
    ],
    byLevel(brief, 8, 6, 6),
    'cream',
  );
  sheet.shape(ellipse(96, mix(EDGE, WATER, 0.5), 22), 'bold', 'stone');
  sheet.shape(ellipse(96, mix(EDGE, WATER, 0.5), 12), 'line', 'soft');
}

function mooredBoat(brief: Brief): Story {
  houses(brief);
  quay(brief);
  water(brief);
  const told: readonly (readonly [string, string])[] = [
    [
      'The Boat Waits at the Quay',
      'The rope is tied to the ring, and the oars are back in the boat. The cat has watched it all.',
    ],
    [
      'Narrow House, Tall House',
      'Once people paid taxes by the width of the front, so they built upward. The stairs inside are as steep as ladders.',
    ],
    [
      'A Boat below the Step Gable',
      'The rower has put the oars in and gone up for coffee. A cat keeps an eye on the rope.',
    ],
  ];
  const [title, description] = told[brief.level]!;
  return { title, description, tags: ['canal', 'quay', 'houses', 'boat', 'cat', 'water'] };
}

/** Two gabled houses on a quay, a cat, and a boat that is tied to its wall. */
export const onTheQuay = edged({
  name: 'on-the-quay',
  category: 'urban',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: mooredBoat,
});
