import { points, knots } from '../../geometry/knots.ts';
import type { Brief, Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { cloud, hill, roundTree, sun, tuft } from '../../motifs/landscape.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

/** A camper van on the road, its roof piled with luggage, for medium and hard pages. */
export const camper: Composition = {
  name: 'camper',
  category: 'vehicles',
  size: [1000, 750],
  strays: 1.3,
  draw(brief) {
    const flower = brief.random.pick<FlowerName>(['daisy', 'poppy', 'cosmos']);
    drawCountry(brief);
    const van = brief.sheet.layer('van').at({ x: 500, y: 596, flip: brief.random.chance(0.5) });
    drawLuggage(van, brief);
    drawBody(van, brief, flower);
    for (const x of [-204, 206]) wheel(van.at({ x, y: 0 }));
    return {
      title: `${brief.random.pick(['Summer', 'Weekend', 'Seaside', 'Sunny', 'Open Road'])} Camper with ${{ daisy: 'Daisies', poppy: 'Poppies', cosmos: 'Cosmos' }[flower as 'daisy']}`,
      description: `A camper van rolls along a country road with its roof full of luggage. Flowers grow on its doors and by the way.`,
      tags: ['camper', 'van', 'travel', 'road trip', 'summer'],
    };
  },
};

function drawCountry(brief: Brief): void {
  const { random, level } = brief;
  const frame = clockwise(rectangle(36, 36, 928, 678, 28));
  const view = brief.sheet.layer('country');
  view.shape(frame, 'bold', 'sky');
  const inside = view.inside([frame]);
  sun(inside.at({ x: 838, y: 146 }), level === 1 ? 56 : 54, level === 1 ? 12 : 16);
  cloud(inside.at({ x: 170, y: 170, scale: 0.72 }), random, true);
  cloud(inside.at({ x: 610, y: 120, scale: 0.5 }), random, level === 2);
  const far = hill(inside, points('0,400 200,330 420,410 680,320 1000,400'), 760, 'leaf');
  if (level === 2)
    fillZone('waves', {
      sheet: inside,
      zone: intersect([clockwise([...far, [1000, 640], [0, 640]])], [frame]),
      size: 64,
      angle: 0.1,
      roles: ['leaf', 'grass'],
    });
  for (const t of [0.06, 0.13, 0.88, 0.95]) {
    const [x, y] = far[Math.floor(t * far.length)]!;
    roundTree(inside.at({ x, y: y + 30, scale: 0.66 }), random, level === 2);
  }
  hill(inside, points('0,520 260,480 520,530 780,484 1000,520'), 760, 'grass');
  hill(inside, points('0,612 500,604 1000,612'), 760, 'stone');
  const [step, dash] = level === 1 ? [150, 80] : [120, 64];
  for (let x = 70; x < 960; x += step) inside.shape(rectangle(x, 650, dash, 16, 6), 'line', 'sun');
  for (const x of [90, 190, 800, 900]) tuft(inside.at({ x, y: 560 }));
}

function drawBody(van: Sheet, brief: Brief, flower: FlowerName): void {
  const rim = clockwise(
    blob(
      knots(
        '-344,-4! -356,-120 -340,-210 -300,-300 -240,-338 180,-340 262,-326 318,-214 352,-150 360,-40 346,-4!',
      ),
    ),
  );
  van.shape(rim, 'bold', 'a');
  const lower = intersect(
    [clockwise([...curve(points('-380,-196 0,-176 250,-186 330,-120 380,-140')), [380, 20], [-380, 20]])],
    [rim],
  );
  van.shape(lower, 'line', 'cream');
  windows(van);
  van.line(
    [
      [-120, -176],
      [-120, -12],
    ],
    'line',
    0,
  );
  van.line(
    [
      [92, -180],
      [92, -12],
    ],
    'line',
    0,
  );
  van.shape(rectangle(44, -160, 38, 14, 7), 'line', 'stone');
  van.shape(ellipse(326, -96, 24, 27), 'line', 'sun');
  van.shape(rectangle(-366, -34, 740, 34, 15), 'bold', 'stone');
  const spots: readonly (readonly [x: number, y: number, size: number])[] =
    brief.level === 1
      ? [
          [-14, -92, 56],
          [-240, -104, 48],
        ]
      : [
          [-14, -94, 60],
          [-258, -110, 50],
          [216, -104, 46],
        ];
  spots.forEach(([x, y, size], i) =>
    FLOWERS[flower](van.at({ x, y, scale: size / 100 }), {
      random: brief.random.fork(`door ${i}`),
      level: brief.level === 1 ? 0 : 1,
      petals: i === 0 ? 'b' : 'd',
      heart: 'sun',
    }),
  );
}

function windows(van: Sheet): void {
  const front = blob(knots('120,-296! 226,-296 258,-286 298,-214! 240,-200 120,-198!'));
  van.shape(front, 'line', 'sky');
  const seat = van.inside([clockwise(front)]).at({ x: 172, y: -246, scale: 0.72 });
  rider(seat, 'dog', 'straw', 'd', 0);
  van.rim(front, 'line');
  for (const [x, width] of [
    [-292, 158],
    [-110, 190],
  ] as const) {
    van.shape(rectangle(x, -300, width, 96, 20), 'line', 'sky');
    for (const side of [0, 1]) {
      const edge = x + side * width;
      const inwards = side === 0 ? 1 : -1;
      van.shape(
        blob([
          [edge, -300, 1],
          [edge + inwards * 58, -300, 1],
          [edge + inwards * 42, -258],
          [edge + inwards * 12, -214],
          [edge, -206, 1],
        ]),
        'line',
        'd',
      );
    }
  }
  van.line(
    [
      [228, -290],
      [228, -206],
    ],
    'fine',
    0,
  );
}

function drawLuggage(van: Sheet, brief: Brief): void {
  const patterns = brief.random.shuffle<PatternName>(['diamonds', 'moons', 'hearts', 'stars']);
  const board = blob(points('-300,-372 -120,-398 120,-400 262,-374 120,-352 -120,-352'));
  const cases: readonly (readonly [number, number, number, number])[] = [
    [-226, -468, 150, 104],
    [92, -460, 124, 96],
    [-66, -500, 146, 136],
  ];
  cases.forEach(([x, y, width, height], i) => {
    const zone = clockwise(rectangle(x, y, width, height, 14));
    van.line(arc(x + width / 2, y, 24, 24, Math.PI, Math.PI * 2), 'line', 0);
    van.shape(zone, 'bold', (['b', 'c', 'd'] as const)[i]);
    if (brief.level === 2)
      fillZone(patterns[i]!, { sheet: van, zone: [zone], size: 44, angle: 0, roles: ['soft', 'a'] });
    else
      for (const share of [0.22, 0.78])
        van.shape(rectangle(x + width * share - 8, y, 16, height), 'line', 'wood');
  });
  van.shape(board, 'bold', 'b');
  van.line(curve(points('-280,-372 0,-384 244,-374')), 'fine', 0.4);
  for (const x of [-230, -20, 190])
    van.line(
      [
        [x, -352],
        [x, -334],
      ],
      'line',
      0,
    );
}

function wheel(sheet: Sheet): void {
  sheet.shape([...arc(0, 0, 92, 92, Math.PI, Math.PI * 2), [92, 6], [-92, 6]], 'line', 'stone');
  sheet.shape(ellipse(0, 0, 76), 'bold', 'stone');
  sheet.shape(ellipse(0, 0, 50), 'line', 'cream');
  around(sheet, { radius: 33, count: 6 }, (spot) => spot.shape(ellipse(0, 0, 8.5), 'fine', 'stone'));
  sheet.shape(ellipse(0, 0, 20), 'line', 'b');
}
