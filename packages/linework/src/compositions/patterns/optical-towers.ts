import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { between, place, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const SIZE = 900;

/** Square shafts that lean towards a point: wells with water at their foot, and open boxes on easy pages. */
export const opticalTowers = edged({
  name: 'optical-towers',
  category: 'patterns',
  size: [SIZE, SIZE],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random, level } = brief;
    const [columns, rows] = byLevel<Point>(brief, [2, 3], [4, 4], [5, 5]);
    const goal: Point = [random.range(260, 640), random.range(260, 640)];
    const things = random.shuffle(THINGS);
    const surfaces = random.fork('surfaces').shuffle(SURFACES);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const own = random.fork(`shaft ${row} ${column}`);
        const steps = byLevel(brief, 1, own.int(1, 2), own.int(2, 3));
        const depth = byLevel(brief, 0.42, 0.3 + 0.17 * steps, 0.24 + 0.15 * steps);
        const rim = (share: number): Path => shaftRim([column, row], [columns, rows], goal, share * depth);
        drawWalls(brief, steps, rim);
        const foot = rim(1);
        const [x, y]: Point = [(foot[0]![0] + foot[2]![0]) / 2, (foot[0]![1] + foot[2]![1]) / 2];
        const half = Math.min(foot[2]![0] - foot[0]![0], foot[2]![1] - foot[0]![1]) / 2;
        const at = brief.sheet.layer('feet').at({ x, y, scale: half / 100 });
        if (level === 0) inBox(at, things[(row * columns + column) % things.length]!);
        else surfaces[(row * columns + column) % surfaces.length]!(at.at({ scale: 1.2 }), level);
      }
    return {
      title: random
        .fork('title')
        .pick(['Looking down the Wells', 'Boxes That Look at You', 'The Deep Courtyards']),
      description:
        level === 0
          ? 'Six open boxes stand side by side, and each holds one thing. Color the four walls in four tones, and the boxes become deep.'
          : 'Walls lean in on all four sides until only a little water is left at the foot of each well. Give each step its own shade.',
      tags: ['optical', 'illusion', 'squares', level === 0 ? 'boxes' : 'wells'],
    };
  },
});

/** The rim of a shaft at a share of its depth, drawn towards the point below. */
function shaftRim([column, row]: Point, [columns, rows]: Point, goal: Point, share: number): Path {
  const margin = 32;
  const [wide, tall] = [(SIZE - 2 * margin) / columns, (SIZE - 2 * margin) / rows];
  const [x, y] = [margin + (column + 0.5) * wide, margin + (row + 0.5) * tall];
  const lean = 0.4 * share;
  const cx = x + ((goal[0] - x) / SIZE) * wide * lean * 1.6;
  const cy = y + ((goal[1] - y) / SIZE) * tall * lean * 1.6;
  const [w, h] = [(wide / 2) * (1 - share), (tall / 2) * (1 - share)];
  return [
    [cx - w, cy - h],
    [cx + w, cy - h],
    [cx + w, cy + h],
    [cx - w, cy + h],
  ];
}

/** Four walls in steps; those of hard wells are bricked. */
function drawWalls({ sheet, level }: Brief, steps: number, rim: (share: number) => Path): void {
  const walls = sheet.layer('walls');
  for (let k = 0; k < steps; k++) {
    const [mouth, foot] = [rim(k / steps), rim((k + (level === 0 ? 1 : 0.72)) / steps)];
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      const role = (['a', 'soft', 'b', 'c'] as const)[side]!;
      walls.shape([mouth[side]!, mouth[next]!, foot[next]!, foot[side]!], 'line', role);
      if (level < 2 || (k + side) % 2 === 1) continue;
      for (const share of [0.33, 0.67])
        walls.line(
          [between(mouth[side]!, mouth[next]!, share), between(foot[side]!, foot[next]!, share)],
          'fine',
          0,
        );
    }
    walls.shape(rim((k + 1) / steps), 'line', 'd');
    walls.shape(foot, 'line', k === steps - 1 ? 'water' : 'd');
    if (k < steps - 1) walls.shape(rim((k + 1) / steps), 'line', 'soft');
  }
}

/** A thing that stands in an open box, its shadow under it. */
function inBox(at: Sheet, thing: (sheet: Sheet) => void): void {
  at.ink(ellipse(0, 88, 76, 5));
  thing(at.at({ scale: 1.14 }));
}

/** What the water at the foot of a well shows, each in a frame from -100 to 100. */
const SURFACES: readonly ((sheet: Sheet, level: 0 | 1 | 2) => void)[] = [
  (sheet, level) => {
    for (const r of level === 2 ? [62, 34] : [66, 34]) sheet.shape(ellipse(0, 0, r), 'line', 'sky');
  },
  (sheet) => {
    sheet.shape(ellipse(0, 0, 66), 'line', 'sun');
    sheet.shape(drawn('18,-58! -30,-30 -30,30 18,58! 0,20 0,-20'), 'line', 'cream');
  },
  (sheet) =>
    around(sheet, { radius: 0, count: 6 }, (spot) => spot.shape(petal('leaf', 74, 44), 'line', 'blush')),
  (sheet) => {
    sheet.shape(ellipse(0, 0, 74), 'line', 'sky');
    sheet.shape(star(0, 0, 60, 30, 5), 'line', 'gold');
  },
  (sheet) => {
    sheet.shape(drawn('-34,0! -76,-34 -70,0 -76,34!'), 'line', 'rust');
    sheet.shape(drawn('76,0 40,-34 -6,-32 -44,0! -6,32 40,34'), 'line', 'ember');
    sheet.line(traced('34,-30 24,0 34,30'), 'fine', 0);
    sheet.ink(ellipse(54, -8, 5));
    for (const y of [-66, 66])
      sheet.line(traced(`-60,${y} -24,${y - 8} 14,${y + 4} 52,${y - 4}`), 'fine', 0.4);
  },
  (sheet) => {
    sheet.shape(drawn('0,0! 40,-62 78,-20 70,34 30,70 -24,70 -70,34 -72,-24 -34,-66'), 'line', 'leaf');
    around(sheet.at({ x: -6, y: 14 }), { radius: 0, count: 5 }, (spot) =>
      spot.shape(petal('leaf', 44, 30), 'line', 'blush'),
    );
  },
  // A paper boat, a duck and the reflection of a cloud before the sun.
  (sheet) => {
    sheet.shape(drawn('-30,14! 0,-66! 30,14!'), 'line', 'cream');
    sheet.shape(drawn('-78,-2! -44,20! 44,20! 78,-2! 48,54! -48,54!'), 'line', 'sky');
  },
  (sheet) => {
    sheet.shape(drawn('-78,-14! -40,-2 0,-10 40,-8 62,20 40,54 -20,58 -62,36'), 'line', 'sun');
    sheet.shape(drawn('58,-36! 88,-28! 60,-18!'), 'line', 'ember');
    sheet.shape(ellipse(34, -32, 32), 'line', 'sun');
    sheet.ink(ellipse(42, -40, 5));
    sheet.line(traced('-36,14 -14,32 18,22'), 'line', 0.2);
  },
  (sheet) => {
    sheet.shape(ellipse(20, -22, 46), 'line', 'gold');
    sheet.shape(drawn('-72,38! -84,12 -58,-4 -40,-30 -4,-26 14,-6 44,-8 62,16 50,38!'), 'line', 'cream');
  },
];

/** Things that lie in boxes, each in a frame from -100 to 100. */
const THINGS: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => sheet.shape(star(0, 6, 84, 42, 5), 'bold', 'gold'),
  (sheet) => sheet.shape(place(petal('heart', 140, 150), { y: 74 }), 'bold', 'ember'),
  (sheet) => {
    sheet.shape(ellipse(0, 0, 74), 'bold', 'a');
    sheet.inside([ellipse(0, 0, 74)]).shape(rectangle(-90, -4, 180, 90), 'bold', 'c');
  },
  (sheet) => {
    around(sheet, { radius: 34, count: 5 }, (spot) => spot.shape(ellipse(0, -14, 38), 'bold', 'blush'));
    sheet.shape(ellipse(0, 0, 30), 'bold', 'sun');
  },
  (sheet) => {
    sheet.shape(drawn('-62,74! -62,-6! -84,-6! 0,-82! 84,-6! 62,-6! 62,74!'), 'bold', 'rust');
    sheet.ink(ellipse(0, 4, 9));
    sheet.line(traced('-18,74! -18,40 0,30 18,40 18,72!'), 'line', 0);
  },
  (sheet) => {
    sheet.shape(
      [
        [-40, 0],
        [-92, -46],
        [-92, 46],
      ],
      'bold',
      'd',
    );
    sheet.shape(ellipse(10, 0, 66, 46), 'bold', 'b');
    sheet.ink(ellipse(46, -10, 6));
  },
];
