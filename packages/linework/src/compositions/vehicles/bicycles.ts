import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { gableHouse } from '../../motifs/gable-house.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { broadleaf } from '../../motifs/nature/trees.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { bush, stalkFlower } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

function bar(sheet: Sheet, from: Point, to: Point, half: number, role: Role): void {
  sheet.shape(clockwise(tube([from, to], () => half)), 'line', role);
}

function bikeWheel(sheet: Sheet, x: number, level: 0 | 1 | 2): void {
  const at = sheet.at({ x, y: -150 });
  at.shape(ellipse(0, 0, 150), 'bold', 'stone');
  at.shape(ellipse(0, 0, 124), 'line', 'paper');
  const spokes = [0, 5, 12][level]!;
  for (let i = 0; i < spokes; i++)
    at.line(
      [polar([0, 0], 22, (i / spokes) * Math.PI * 2), polar([0, 0], 122, (i / spokes) * Math.PI * 2)],
      'fine',
      0,
    );
  at.shape(ellipse(0, 0, 22), 'line', 'sun');
}

/** A city bicycle that stands facing right, 720 units long, its tires on the origin. */
function bicycle(sheet: Sheet, brief: Brief, role: Role, load: (basket: Sheet) => void): void {
  const { level } = brief;
  const [rear, front, crank, seat] = [
    [-200, -150],
    [210, -150],
    [-20, -140],
    [-74, -330],
  ] as const;
  for (const x of [rear[0], front[0]]) bikeWheel(sheet, x, level);
  for (const x of [rear[0], front[0]])
    sheet.shape(
      clockwise([
        ...Array.from({ length: 17 }, (_, i) => polar([x, -150], 176, Math.PI * (1.02 + (i / 16) * 0.72))),
        ...Array.from({ length: 17 }, (_, i) => polar([x, -150], 146, Math.PI * (1.74 - (i / 16) * 0.72))),
      ]),
      'line',
      role,
    );
  for (const [a, b] of [
    [rear, crank],
    [rear, seat],
    [seat, crank],
  ] as const)
    bar(sheet, [...a], [...b], 9, role);
  sheet.shape(clockwise(tube(traced('-64,-290 10,-226 80,-232 142,-330'), () => 11)), 'line', role);
  bar(sheet, [-20, -140], [136, -320], 11, role);
  sheet.shape(clockwise(tube(traced('140,-400 150,-340 166,-250 214,-150'), () => 10)), 'line', role);
  sheet.shape(ellipse(...crank, level === 0 ? 34 : 38), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(...crank, 20), 'fine', 'paper');
  bar(sheet, [-20, -140], [22, -78], 7, 'stone');
  sheet.shape(rectangle(2, -82, 52, 18, 6), 'line', 'stone');
  bar(sheet, [-74, -322], [-84, -372], 8, 'stone');
  sheet.shape(drawn('-140,-384! -120,-404 -60,-396 -16,-384! -40,-366 -90,-362 -134,-366'), 'bold', 'wood');
  sheet.shape(drawn('-290,-316! -90,-322! -90,-304! -290,-298!'), 'line', 'stone');
  handlebar(sheet, level);
  load(sheet.at({ x: 256, y: -352 }));
}

function handlebar(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(clockwise(tube(traced('148,-396 140,-440 90,-456 60,-436 50,-414'), () => 8)), 'line', 'stone');
  sheet.shape(drawn('66,-440! 46,-408! 30,-388 22,-396 44,-436!'), 'line', 'wood');
  if (level > 0) sheet.shape(ellipse(122, -466, 17), 'line', 'sun');
}

/** A wicker basket 170 units wide, its rim on the origin. */
function basket(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = drawn('-88,0! 88,0! 68,108 60,116 -60,116 -68,108!');
  sheet.shape(rim, 'bold', 'sand');
  const inside = sheet.inside([rim]);
  const rows = [1, 2, 5][level]!;
  for (let row = 0; row < rows; row++) {
    const h = 116 / rows;
    const columns = [3, 4, 6][level]!;
    for (let i = -1; i <= columns; i++)
      inside.shape(
        rectangle(-88 + ((i + (row % 2) * 0.5) * 176) / columns, row * h, 176 / columns, h, 5),
        'fine',
        row % 2 === 0 ? 'sand' : 'wood',
      );
  }
  sheet.rim(rim, 'bold');
  sheet.shape(rectangle(-98, -14, 196, 24, 11), 'bold', 'wood');
}

/** A cat that sits in the basket. */
function catIn(sheet: Sheet, { level }: Brief): void {
  sittingCat(sheet.at({ y: 6, scale: level === 1 ? 1.1 : 0.92 }), level);
  basket(sheet, level);
}

function bouquetIn(sheet: Sheet, brief: Brief): void {
  const { random } = brief;
  const kinds = random.shuffle<FlowerName>(['daisy', 'sunflower', 'poppy', 'cosmos']);
  const spots = byLevel(
    brief,
    [
      [-46, -40, 0.5],
      [46, -44, 0.5],
    ],
    [
      [-64, -36, 0.38],
      [64, -38, 0.38],
      [0, -84, 0.42],
      [4, -30, 0.36],
    ],
    [
      [-84, -30, 0.3],
      [82, -34, 0.3],
      [-44, -88, 0.32],
      [46, -90, 0.32],
      [0, -44, 0.34],
      [0, -132, 0.28],
    ],
  );
  for (const [x, y] of spots)
    for (const lean of [-0.5, 0.5])
      sheet.shape(
        drawn('0,10! 20,-20 14,-60 0,-80! -14,-60 -20,-20', { x: x!, y: y! + 10, angle: lean + x! / 120 }),
        'line',
        'leaf',
      );
  for (const [i, [x, y, scale]] of spots.entries())
    FLOWERS[kinds[i % 4]!](sheet.at({ x: x!, y: y!, scale: scale! }), {
      random: random.fork(`${i}`),
      level: 0,
      petals: (['a', 'b', 'c', 'd'] as const)[i % 4]!,
      heart: 'sun',
    });
  basket(sheet, brief.level);
}

const LAWN = '40,566! 240,544 500,552 760,540 960,562! 958,700 900,760 500,776 100,760 42,700';
const WIDE_LAWN = '-60,566! 240,544 500,552 760,540 1060,562! 1060,880! -60,880!';

/** The houses of a lane behind the lawn. */
function lane(sheet: Sheet, level: 0 | 1 | 2): void {
  const finish = level === 2 ? 1 : 0;
  for (const [x, gable, roles] of [
    [664, 'steps', ['a', 'b']],
    [814, 'bell', ['gold', 'c']],
    [964, 'point', ['d', 'a']],
  ] as const)
    gableHouse(sheet.at({ x, y: 566 }), { width: 150, height: 290, gable, roles, level: finish, floors: 2 });
}

function drawPark(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('park');
  const isFull = level > 0 && !brief.isPart;
  const lawn = clockwise(drawn(isFull ? WIDE_LAWN : LAWN));
  if (isFull && level === 2)
    dressSky(sheet, random, { zone: [rectangle(-60, -20, 1120, 640)], kind: 'heaped', size: 190 });
  else if (isFull)
    for (const [x, y, scale] of [
      [560, 120, 0.9],
      [880, 90, 0.7],
    ] as const)
      driftCloud(sheet.at({ x, y, scale }), random, true);
  if (isFull) lane(sheet, level);
  for (const [x, y, scale] of byLevel(
    brief,
    [[200, 560, 1.5]],
    [[130, 560, 1.2]],
    [
      [130, 560, 1.3],
      [470, 556, 0.8],
    ],
  ))
    broadleaf(sheet.at({ x: x!, y: y!, scale: scale! }), { random, level });
  for (const [x, y, scale] of byLevel(brief, [], [[400, 566, 0.7]], [[400, 566, 0.8]]))
    bush(sheet.at({ x: x!, y: y!, scale: scale! }), random, true);
  sheet.shape(lawn, 'bold', 'grass');
  if (isFull && level === 2)
    dressMeadow(sheet, random, { zone: [lawn], kind: 'mounds', size: 150, rim: 'bold' });
  sheet.inside([lawn]).shape(drawn('-40,650! 400,630 1040,654! 1040,724! 500,710 -40,724!'), 'line', 'sand');
}

const TOLD = [
  {
    title: 'Two Bicycles and a Cat',
    description:
      'Two bicycles stand under the trees, one loaded with flowers and the other with a cat. She has no intention of getting out.',
  },
  {
    title: 'Parked under the Trees',
    description: 'The ride was short and the picnic will be long. Somebody has left flowers in the basket.',
  },
  {
    title: 'Sunday by Bicycle',
    description: 'There is no need for a lock here. The cat looks after everything.',
  },
  {
    title: 'Flowers from the Market',
    description: 'A basket full of flowers came home by bicycle without losing a petal. Well, perhaps one.',
  },
] as const;

/** Of the one bicycle with a cat that medium pages show. */
const TOLD_ALONE = [
  {
    title: 'The Cat Rides Along',
    description:
      'The basket was meant for the shopping, but somebody was quicker. Now the shopping has to walk.',
  },
  {
    title: 'Left at the End of the Lane',
    description: 'The bell is polished and the saddle is still warm. The cat will stay until it goes on.',
  },
] as const;

/** Flowers along the near edge of the lawn. */
function drawVerge(sheet: Sheet, brief: Brief): void {
  for (const [i, [x, y, scale]] of byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [],
    [
      [84, 752, 1.1],
      [944, 756, 1],
    ],
    [
      [70, 742, 1.2],
      [142, 760, 0.9],
      [224, 748, 1],
      [966, 756, 0.9],
    ],
  ).entries())
    stalkFlower(sheet.at({ x, y, scale }), 5 + (i % 2), (['a', 'b', 'd'] as const)[i % 3]!);
}

/** Two bicycles in a park, flowers in one basket and a cat in the other; on medium pages the one with the cat. */
export const bicycles = edged({
  name: 'bicycles',
  category: 'vehicles',
  size: [1000, 800],
  edge: 'own',
  backdrop: 'paper',
  draw(brief) {
    const { level } = brief;
    const rim = clockwise(rectangle(32, 32, 936, 736, 12));
    const isFull = level > 0 && !brief.isPart;
    if (isFull) brief.sheet.layer('backdrop').shape(rim, 'bold', 'sky');
    const page = isFull ? brief.sheet.inside([rim]) : brief.sheet;
    const sheet = page.at(isFull ? { x: 20, y: 14, scale: 0.96 } : { x: 62, y: 28, scale: 0.87 });
    drawPark({ ...brief, sheet });
    const isAlone = level === 1 && !brief.isPart;
    if (level > 0 && !isAlone)
      bicycle(
        sheet.layer('far bicycle').at({ x: 282, y: 640, scale: 0.66, flip: true }),
        { ...brief, level: level === 2 ? 1 : 0 },
        'b',
        (spot) => catIn(spot, { ...brief, level: level === 2 ? 1 : 0 }),
      );
    bicycle(
      sheet.layer('near bicycle').at({
        x: isAlone ? 500 : byLevel(brief, 470, 630, 630),
        y: byLevel(brief, 716, 742, 742),
        scale: isAlone ? 1.1 : byLevel(brief, 1.12, 0.86, 0.86),
      }),
      brief,
      'a',
      (spot) => {
        if (isAlone) catIn(spot, brief);
        else bouquetIn(spot, brief);
      },
    );
    drawVerge(sheet.layer('verge'), brief);
    if (isFull) brief.sheet.layer('edge').rim(rim, 'bold');
    return {
      ...(isAlone ? brief.random.pick(TOLD_ALONE) : brief.random.pick(TOLD)),
      tags: ['bicycle', 'park', 'flowers', 'basket', 'spring', ...(level === 0 ? [] : ['cat'])],
    };
  },
});
