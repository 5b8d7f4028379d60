import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { floaters } from '../../motifs/floaters.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { eye } from '../../motifs/eye.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

/** A cat sitting among flowers, its tail curled. */
export const cat: Composition = {
  name: 'cat',
  category: 'animals',
  size: [1000, 1000],
  strays: 1.6,
  draw(brief) {
    const { random, level } = brief;
    const flower = random.pick<FlowerName>(['daisy', 'poppy', 'rose', 'cosmos']);
    floaters(brief.sheet.layer('air'), {
      random,
      kinds: level === 0 ? ['heart'] : ['heart', 'blossom', 'star'],
      box: [70, 70, 930, 700],
      avoid: [ellipse(490, 300, 290, 280), ellipse(490, 640, 270, 330), ellipse(780, 640, 150, 280)],
      count: byLevel(brief, 4, 9, 15),
      sizes: byLevel(brief, [34, 46], [24, 36], [20, 32]),
      gap: 22,
    });
    const sheet = brief.sheet.at({ x: 490, y: 500 });
    drawTail(sheet.layer('tail'), brief);
    drawBody(sheet.layer('body'), brief);
    drawHead(sheet.layer('head'), brief);
    drawFlowers(brief, flower);
    return {
      title: `${random.pick(['Curious', 'Garden', 'Patchwork', 'Sunday', 'Whiskered'])} Cat with ${{ daisy: 'Daisies', poppy: 'Poppies', rose: 'Roses', cosmos: 'Cosmos' }[flower as 'daisy']}`,
      description: `A cat sits among the flowers and listens. ${level === 0 ? 'Give it stripes of your own.' : 'Patterns run over its chest like a quilt.'}`,
      tags: ['cat', 'kitten', 'pet', 'flowers', 'whiskers'],
    };
  },
};

const BODY: Path = clockwise(
  twin([
    [0, -40],
    [110, -20],
    [160, 90],
    [206, 220],
    [222, 330],
    [196, 400],
    [110, 420],
    [0, 422],
  ]),
);

function drawTail(sheet: Sheet, brief: Brief): void {
  const spine = curve(
    [
      [150, 380],
      [270, 390],
      [356, 320],
      [370, 210],
      [330, 120],
      [352, 50],
      [410, 40],
    ],
    8,
  );
  const rim = tube(spine, (t) => 40 - 12 * t);
  sheet.shape(
    [...rim.slice(0, spine.length), ...tip(spine.at(-1)!), ...rim.slice(spine.length)],
    'bold',
    'fur',
  );
  const rings = byLevel(brief, 2, 5, 8);
  for (let i = 1; i <= rings; i++) {
    const at = Math.floor((0.3 + (0.6 * i) / rings) * (spine.length - 2));
    sheet.line([rim[at]!, rim[rim.length - 1 - at]!], 'line', 0);
  }
}

function tip([x, y]: readonly [number, number]): Path {
  return [
    [x + 22, y + 16],
    [x + 28, y],
    [x + 20, y - 18],
  ];
}

function drawBody(sheet: Sheet, brief: Brief): void {
  const names = brief.random.shuffle<PatternName>([
    'scales',
    'diamonds',
    'blossoms',
    'hearts',
    'moons',
    'lattice',
  ]);
  sheet.shape(BODY, 'bold', 'fur');
  for (const side of [-1, 1]) {
    const haunch = intersect(
      [
        clockwise(
          blob([
            [side * 96, 210],
            [side * 190, 220],
            [side * 236, 330],
            [side * 200, 412],
            [side * 96, 418],
            [side * 62, 330],
          ]),
        ),
      ],
      [BODY],
    );
    sheet.shape(haunch, 'line', 'fur');
    if (brief.level === 2)
      fillZone(names[1]!, { sheet, zone: haunch, size: 48, angle: 0.3 * side, roles: ['b', 'soft'] });
  }
  const chest = clockwise(
    twin([
      [0, -40],
      [84, -10],
      [104, 110],
      [70, 240],
      [0, 290],
    ]),
  );
  sheet.shape(chest, 'line', 'cream');
  if (brief.level > 0)
    fillZone(names[0]!, {
      sheet,
      zone: [chest],
      size: byLevel(brief, 0, 78, 52),
      angle: 0,
      roles: ['a', 'soft'],
    });
  else
    for (const [x, y] of [
      [-30, 70],
      [30, 70],
      [0, 130],
    ] as const)
      sheet.line(
        curve([
          [x - 20, y - 8],
          [x, y + 10],
          [x + 20, y - 8],
        ]),
        'fine',
        0.4,
      );
  for (const side of [-1, 1]) {
    sheet.shape(
      blob([
        [side * 14, 250, 1],
        [side * 84, 250],
        [side * 92, 350],
        [side * 104, 400],
        [side * 84, 430],
        [side * 30, 432],
        [side * 10, 404],
        [side * 8, 330],
      ]),
      'bold',
      'fur',
    );
    for (const x of [40, 66])
      sheet.line(
        [
          [side * x, 404],
          [side * x, 428],
        ],
        'line',
        0.4,
      );
  }
}

function drawHead(sheet: Sheet, brief: Brief): void {
  const rim = clockwise(
    twin([
      [0, -352],
      [70, -348],
      [110, -372],
      [196, -436, 1],
      [222, -330],
      [226, -240],
      [236, -160],
      [196, -70],
      [110, -18],
      [0, -2],
    ]),
  );
  sheet.shape(rim, 'bold', 'fur');
  for (const side of [-1, 1])
    sheet.shape(
      blob([
        [side * 122, -356, 1],
        [side * 186, -404, 1],
        [side * 204, -318],
        [side * 180, -290, 1],
        [side * 150, -330],
      ]),
      'line',
      'blush',
    );
  if (brief.level > 0) {
    sheet.shape(place(petal('leaf', 92, 40), { y: -262 }), 'fine', 'b');
    for (const side of [-1, 1])
      sheet.shape(place(petal('leaf', 78, 34), { x: side * 30, y: -264, angle: side * 0.5 }), 'fine', 'a');
    for (const side of [-1, 1])
      for (const y of [-120, -84])
        sheet
          .inside([rim])
          .shape(place(petal('leaf', 80, 26), { x: side * 244, y, angle: side * -1.45 }), 'fine', 'b');
  } else
    for (const x of [-34, 0, 34])
      sheet.line(
        [
          [x, -330 + Math.abs(x) * 0.2],
          [x * 0.8, -276],
        ],
        'line',
        0.6,
      );
  for (const side of [-1, 1])
    eye(sheet, { x: side * 98, y: -188, radius: 56, iris: 'leaf', pupil: 0.5, look: [-side * 0.3, 0] });
  sheet.shape(
    twin([
      [0, -140, 1],
      [50, -112],
      [96, -72],
      [74, -30],
      [30, -18],
      [0, -24],
    ]),
    'line',
    'cream',
  );
  sheet.shape(
    twin([
      [0, -118],
      [26, -124],
      [34, -110],
      [0, -84, 1],
    ]),
    'line',
    'blush',
  );
  sheet.line(
    [
      [0, -84],
      [0, -66],
    ],
    'line',
    0,
  );
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [0, -66],
        [side * 18, -48],
        [side * 42, -50],
        [side * 54, -66],
      ]),
      'line',
      0.4,
    );
  for (const side of [-1, 1])
    for (const lift of [-12, 8, 28])
      sheet.line(
        curve([
          [side * 80, -92 + lift * 0.4],
          [side * 170, -104 + lift * 1.4],
          [side * 272, -104 + lift * 2.4],
        ]),
        'fine',
        0.8,
      );
}

function drawFlowers(brief: Brief, kind: FlowerName): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  const spots = byLevel(
    brief,
    [[196, 862, 80]],
    [
      [160, 850, 88],
      [262, 900, 62],
      [842, 880, 70],
    ],
    [
      [150, 842, 86],
      [256, 892, 66],
      [842, 872, 78],
      [744, 910, 52],
      [104, 752, 44],
    ],
  );
  spots.forEach(([x, y, size], i) => {
    for (const turn of [-0.8, 0.8])
      leaf(sheet, {
        at: { x: x!, y: y! - size! * 0.2, angle: turn + random.range(-0.2, 0.2) },
        length: size! * 1.45,
        width: size! * 0.62,
        random,
        veins: byLevel(brief, 0, 0, 3),
      });
    FLOWERS[kind](sheet.at({ x: x!, y: y!, scale: size! / 100 }), {
      random: random.fork(`flower ${i}`),
      level: size! > 76 && level === 2 ? 1 : 0,
      petals: i % 2 === 0 ? 'd' : 'c',
      heart: 'sun',
    });
  });
}
