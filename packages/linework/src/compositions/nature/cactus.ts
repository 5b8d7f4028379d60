import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import { smile } from '../../motifs/smile.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Cacti and succulents in painted pots on a shelf. */
export const cactus: Composition = {
  name: 'cactus',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const pots = byLevel(
      brief,
      [
        [310, 1.2],
        [715, 1.04],
      ],
      points('220,1 514,1.2 806,0.96'),
      points('206,0.98 500,1.22 800,0.98'),
    );
    const plants = random.shuffle<Plant>([tall, round, rosette]);
    if (level === 1) drawTiles(brief);
    drawBunting(brief);
    const shelf = brief.sheet.layer('shelf');
    pots.forEach(([x, scale], i) => {
      const sheet = brief.sheet.at({ x: x, y: 858, scale: scale });
      plants[i]!(sheet.layer('plant').at({ y: -236 }), brief);
      drawPot(sheet.layer('pot'), brief, i);
    });
    shelf.shape(rectangle(56, 856, 888, 44, 14), 'bold', 'wood');
    if (level > 0)
      for (const y of [870, 886])
        shelf.line(
          curve([
            [80, y],
            [400, y + 4],
            [920, y - 2],
          ]),
          'fine',
          0.6,
        );
    for (const x of level === 0 ? [] : [170, 500, 830])
      shelf.shape(
        [
          [x - 14, 900],
          [x + 14, 900],
          [x + 14, 962],
          [x - 14, 962],
        ],
        'line',
        'wood',
      );
    return {
      title: `${random.pick(['Sunny', 'Windowsill', 'Little', 'Happy', 'Desert'])} Cactus ${level === 0 ? 'Friends' : 'Shelf'}`,
      description:
        'Cacti and succulents grow in painted pots, and one of them is in flower. Mix as many greens as you can.',
      tags: ['cactus', 'succulent', 'plants', 'pots', 'green'],
    };
  },
};

/** A wall of tiles behind the shelf that ends at the page's edge. */
function drawTiles(brief: Brief): void {
  const zone = [pageRim(1000, 1000)];
  brief.sheet.layer('behind').shape(zone, 'bold', 'cream');
  dressWall(brief.sheet.layer('behind'), brief.random.fork('wall'), {
    zone,
    kind: 'bond',
    size: 330,
    rim: 'bold',
  });
}

/** Pennants on a string that hangs from one side to the other. */
function drawBunting(brief: Brief): void {
  const sheet = brief.sheet.layer('air');
  const count = byLevel(brief, 5, 8, 11);
  const sag = brief.random.range(70, 100);
  const at = (share: number): Point => [
    mix(44, 956, share),
    84 + sag * (1 - (2 * share - 1) ** 2) + 12 * Math.sin(share * 9),
  ];
  for (let i = 0; i < count; i++) {
    const [a, b] = [at((i + 0.1) / count), at((i + 0.9) / count)];
    const half = (b[0] - a[0]) / 2;
    const tip: Point = [a[0] + half, Math.max(a[1], b[1]) + half * 2.1];
    sheet.shape([a, b, tip], 'line', (['a', 'b', 'c', 'd'] as const)[i % 4]);
    if (brief.level > 0) sheet.shape(ellipse(tip[0], tip[1] - half * 1.36, half * 0.32), 'fine', 'sun');
  }
  sheet.line(
    Array.from({ length: 60 }, (_, i) => at(i / 59)),
    'line',
    0,
  );
}

type Plant = (sheet: Sheet, brief: Brief) => void;

/** A column with two arms; ribs run up each. */
const tall: Plant = (sheet, brief) => {
  const arms: Path[] = [
    blob(points('-70,-150 -150,-150 -166,-210 -160,-270 -120,-284 -100,-250 -100,-206 -70,-204')),
    blob(points('70,-110 140,-112 160,-160 154,-216 118,-228 98,-200 98,-164 70,-160')),
  ];
  for (const arm of arms) sheet.shape(arm, 'bold', 'leaf');
  const body = clockwise(twin(points('0,-400 62,-376 84,-290 86,-120 80,20 0,40')));
  sheet.shape(body, 'bold', 'leaf');
  ribs(sheet, body, byLevel(brief, 2, 4, 6), [-400, 40], 84);
  bloom(sheet.at({ y: -396, scale: 0.9 }), brief.level, 'a');
  if (brief.level > 0) bloom(sheet.at({ x: -138, y: -282, scale: 0.56 }), 0, 'd');
};

/** A globe with ribs and a flower on top. */
const round: Plant = (sheet, brief) => {
  const body = clockwise(ellipse(0, -106, 146, 142));
  sheet.shape(body, 'bold', 'leaf');
  ribs(sheet, body, byLevel(brief, 3, 5, 7), [-248, 36], 146);
  bloom(sheet.at({ y: -250 }), brief.level, 'd');
};

/** Thick leaves in rings, as seen a little from above. */
const rosette: Plant = (sheet, brief) => {
  const rows = byLevel(
    brief,
    [
      [7, 190],
      [5, 120],
    ],
    points('9,176 7,130 5,82'),
    points('11,200 9,158 7,116 5,74'),
  );
  rows.forEach(([count, length], row) => {
    const spot = sheet.at({ y: -70 - row * 16 });
    around(spot, { radius: 0, count: count, phase: row * 0.5 }, (leaf) => {
      leaf.shape(
        petal('lotus', length, ((length * 6.28) / count) * 0.66),
        'line',
        row % 2 === 0 ? 'leaf' : 'c',
      );
      if (brief.level === 2 && row < 2)
        leaf.line(
          [
            [0, -length * 0.66],
            [0, -length * 0.9],
          ],
          'fine',
          0.5,
        );
    });
  });
};

function ribs(
  sheet: Sheet,
  body: Path,
  count: number,
  [top, foot]: readonly [number, number],
  half: number,
): void {
  const inside = sheet.inside([body]);
  for (let i = 1; i < count; i++) {
    const share = Math.sin(((i / count) * 2 - 1) * (Math.PI / 2));
    const middle = mix(top, foot, 0.5);
    inside.line(
      curve([
        [share * half * 0.3, top - 6],
        [share * half * 0.94, mix(top, middle, 0.5)],
        [share * half, middle],
        [share * half * 0.9, foot + 10],
      ]),
      'line',
      0.2,
    );
  }
}

function bloom(sheet: Sheet, level: number, role: Role): void {
  const count = level === 0 ? 5 : 7;
  around(sheet, { radius: 0, count, phase: 0.5 }, (spot) =>
    spot.shape(petal('leaf', 70, 330 / count), 'line', role),
  );
  sheet.shape(ellipse(0, 0, 19), 'line', 'sun');
}

function drawPot(sheet: Sheet, brief: Brief, i: number): void {
  const role = (['a', 'b', 'd'] as const)[i % 3]!;
  const pot = clockwise(blob(knots('-128,-250! 128,-250! 112,-100 92,-8 80,0! -80,0! -92,-8 -112,-100')));
  sheet.shape(pot, 'bold', role);
  if (brief.level === 0) smile(sheet, 0, -116, 84);
  else {
    const zone = intersect([pot], [clockwise(rectangle(-200, -188, 400, byLevel(brief, 0, 116, 150)))]);
    sheet.shape(zone, 'line', 'soft');
    const names = brief.random.shuffle<PatternName>([
      'diamonds',
      'hearts',
      'moons',
      'triangles',
      'stars',
      'scales',
    ]);
    fillZone(names[i]!, { sheet, zone, size: byLevel(brief, 0, 78, 46), angle: 0, roles: ['c', role] });
  }
  sheet.shape(rectangle(-146, -268, 292, 54, 14), 'bold', role);
}
