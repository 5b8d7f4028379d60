import { knots, points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, intersect, subtract } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { contains } from '../../geometry/path.ts';
import type { Path } from '../../geometry/point.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { plainRider } from '../../motifs/vehicles/driver.ts';
import { scatter } from '../../motifs/scatter.ts';
import { ruled } from '../../geometry/ruled.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** A rocket on its way between planets. */
export const rocket: Composition = {
  name: 'rocket',
  category: 'vehicles',
  size: [800, 1000],
  strays: 1.4,
  draw(brief) {
    drawSpace(brief.sheet.layer('space'), brief);
    const ship = brief.sheet
      .layer('rocket')
      .at({ x: 400, y: 470, angle: 0.12, scale: byLevel(brief, 1.04, 1, 1) });
    if (brief.level === 1 && !brief.isPart) smoke(brief.sheet.layer('smoke'), brief.random.fork('smoke'));
    drawFlame(ship, brief.level);
    drawShip(ship, brief);
    return {
      title: `${brief.random.pick(['Comet', 'Stardust', 'Moonbound', 'Galaxy', 'Orbit'])} Rocket`,
      description:
        'A rocket roars past ringed planets and bright stars. Somebody is looking out of its round window.',
      tags: ['rocket', 'space', 'planets', 'stars', 'adventure'],
    };
  },
};

const SHIP: Path = clockwise(twin(knots('0,-380! 76,-280 126,-130 132,40 104,190 86,226! 0,232')));

function drawShip(sheet: Sheet, brief: Brief): void {
  for (const side of [-1, 1]) {
    const fin = clockwise(
      blob([
        [side * 108, 30, 1],
        [side * 196, 110],
        [side * 226, 220],
        [side * 214, 300, 1],
        [side * 160, 240],
        [side * 92, 206, 1],
      ]),
    );
    sheet.shape(fin, 'bold', 'a');
    if (brief.level > 0)
      sheet.inside([fin]).line(
        curve([
          [side * 110, 100],
          [side * 170, 170],
          [side * 196, 270],
        ]),
        'line',
        0.4,
      );
  }
  if (brief.level > 0) sheet.shape(rectangle(-64, 220, 128, 38, 8), 'bold', 'stone');
  sheet.shape(SHIP, 'bold', 'cream');
  const nose = intersect(
    [SHIP],
    [clockwise([...arc(0, -236, 220, 36, Math.PI, 0), [220, -420], [-220, -420]])],
  );
  sheet.shape(nose, 'line', 'a');
  const bands = byLevel(
    brief,
    [[104, 250]],
    [
      [66, 100],
      [100, 176],
    ],
    points('58,88 88,170 170,200'),
  );
  bands.forEach(([top, bottom], i) => {
    const zone = intersect(
      [SHIP],
      [sash({ left: -200, right: 200, top: top, bottom: bottom, side: -14, middle: 20 })],
    );
    sheet.shape(zone, 'line', i === 1 ? 'c' : 'b');
    if (brief.level > 0 && i === 1)
      fillZone(brief.random.pick<PatternName>(['diamonds', 'stars', 'triangles', 'moons']), {
        sheet,
        zone,
        size: byLevel(brief, 0, 66, 46),
        angle: 0,
        roles: ['sun', 'c'],
      });
  });
  if (brief.level > 0 && !brief.isPart) seams(sheet);
  if (brief.level === 0) plainPorthole(sheet.at({ y: -76 }));
  else porthole(sheet.at({ y: -90 }), 76, brief.level);
  if (brief.level > 0) porthole(sheet.at({ y: 28 }), 30, 0);
  sheet.rim(SHIP, 'bold');
  sheet.shape(
    blob(
      knots(
        brief.level === 0 ? '0,70! 30,130 34,230! -34,230! -30,130' : '0,84! 16,130 20,230! -20,230! -16,130',
      ),
    ),
    'bold',
    'a',
  );
}

/** Where the plates of nose and belly meet, and their rivets. */
function seams(sheet: Sheet): void {
  const plates = sheet.inside([SHIP]);
  for (const table of [
    '-26,-224 -12,-300 0,-384',
    '26,-224 12,-300 0,-384',
    '-92,-150 -104,-40 -100,60',
    '92,-150 104,-40 100,60',
  ])
    plates.line(traced(table), 'line', 0.2);
  for (const side of [-1, 1])
    for (const y of [-120, -60, 0]) plates.shape(ellipse(side * 116, y, 6), 'fine', 'stone');
}

/** Puffs of smoke that the engine leaves below it. */
function smoke(sheet: Sheet, random: Random): void {
  for (const [x, y, r] of [
    [180, 862, 50],
    [590, 876, 52],
    [258, 890, 54],
    [512, 896, 56],
    [336, 902, 58],
    [428, 906, 58],
  ] as const)
    sheet.shape(clockwise(puff(random, [x, y], [r * 1.2, r], 8)), 'bold', 'paper');
}

/** A large window the pilot's head fills. */
function plainPorthole(sheet: Sheet): void {
  const glass = clockwise(ellipse(0, 0, 98));
  sheet.shape(glass, 'bold', 'sky');
  plainRider(sheet.inside([glass]).at({ y: 14, scale: 1.36 }), 'bear');
  sheet.rim(glass, 'bold');
}

function porthole(sheet: Sheet, radius: number, level: number): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', 'stone');
  if (level > 0)
    around(sheet, { radius: radius * 0.85, count: 8 }, (spot) =>
      ruled(spot, `0,${-radius * 0.15} 0,${radius * 0.15}`, 'line'),
    );
  const glass = clockwise(ellipse(0, 0, radius * 0.7));
  sheet.shape(glass, 'line', 'sky');
  if (radius < 40) return;
  bear(sheet.inside([glass]).at({ y: radius * 0.26, scale: radius / 76 }));
  sheet.rim(glass, 'line');
}

/** The pilot: a small bear. */
function bear(sheet: Sheet): void {
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 27, -26, 13), 'line', 'fur');
  sheet.shape(ellipse(0, 2, 38, 34), 'line', 'fur');
  sheet.shape(ellipse(0, 14, 18, 13), 'line', 'cream');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 15, -7, 4.2, 5));
  sheet.ink(ellipse(0, 8, 5, 3.6));
}

function drawFlame(sheet: Sheet, level: number): void {
  if (level === 0) {
    sheet.shape(twin(knots('0,470! 34,420 52,384! 84,392 104,420! 112,330 92,200! 0,200')), 'bold', 'b');
    return sheet.shape(twin(knots('0,400! 44,340 52,290 44,200! 0,200')), 'line', 'sun');
  }
  sheet.shape(twin(knots('0,448! 34,400 46,372! 60,340 72,330! 74,286 56,246! 0,246')), 'bold', 'b');
  sheet.shape(twin(knots('0,396! 26,340 40,300 34,250! 0,250')), 'line', 'sun');
  sheet.shape(twin(knots('0,336! 14,300 16,252! 0,252')), 'line', 'cream');
}

function drawSpace(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const clear: Path[] = [
    ellipse(400, 430, 190, 400),
    ellipse(400, 650, 250, 180),
    ellipse(360, 860, 90, 110),
    ...(level === 1 ? [ellipse(390, 890, 320, 120)] : []),
  ];
  const planets: [number, number, number, boolean][] = byLevel<[number, number, number, boolean][]>(
    brief,
    [
      [196, 210, 80, true],
      [662, 800, 100, false],
    ],
    [
      [172, 206, 76, true],
      [670, 800, 80, false],
      [676, 200, 52, false],
    ],
    [
      [168, 200, 72, true],
      [676, 800, 82, false],
      [680, 190, 52, false],
      [130, 690, 46, true],
    ],
  );
  for (const [x, y, radius, ringed] of planets) {
    clear.push(ellipse(x, y, radius * (ringed ? 1.7 : 1.1), radius * 1.1));
    planet(sheet.at({ x, y }), radius, ringed, level);
  }
  const stars = scatter(random, {
    box: byLevel(brief, [88, 88, 712, 912], [60, 60, 740, 940], [60, 60, 740, 940]),
    avoid: clear,
    count: byLevel(brief, 6, 16, 70),
    sizes: byLevel(brief, [46, 54], [16, 28], [12, 23]),
    gap: byLevel(brief, 26, 22, 9),
  });
  for (const {
    at: [x, y],
    size,
  } of stars) {
    if (planets.some(([px, py, radius]) => contains(ellipse(px, py, radius), [x, y]))) continue;
    if (size > 18)
      sheet.shape(
        star(x, y, size, size * (level === 0 ? 0.58 : 0.5), 5, random.range(-0.3, 0.3)),
        'line',
        'sun',
      );
    else sheet.shape(star(x, y, size * 1.3, size * 0.6, 4), 'fine', 'cream');
  }
}

function planet(sheet: Sheet, radius: number, ringed: boolean, level: number): void {
  if (ringed && level === 0) return plainRinged(sheet, radius);
  const rim = clockwise(ellipse(0, 0, radius));
  sheet.shape(rim, 'bold', ringed ? 'd' : 'c');
  const inside = sheet.inside([rim]);
  if (ringed) {
    inside.shape(
      blob([
        [-radius * 1.2, -radius * 0.5, 1],
        [0, -radius * 0.3],
        [radius * 1.2, -radius * 0.6, 1],
        [radius * 1.2, -radius * 0.2, 1],
        [0, 0],
        [-radius * 1.2, -radius * 0.1, 1],
      ]),
      'line',
      'b',
    );
    const band = clockwise(ellipse(0, radius * 0.1, radius * 1.62, radius * 0.44, -0.24));
    const hole = ellipse(0, radius * 0.1, radius * 1.22, radius * 0.22, -0.24).toReversed();
    const front = intersect([band, hole], [clockwise(frontOf(radius))]);
    sheet.shape(front, 'line', 'sun');
    return;
  }
  const spots =
    level === 0
      ? [
          [-0.3, -0.3, 0.26],
          [0.36, 0.24, 0.32],
        ]
      : [
          [-0.36, -0.34, 0.22],
          [0.36, -0.2, 0.18],
          [0.1, 0.4, 0.28],
          [-0.46, 0.3, 0.14],
        ];
  for (const [x, y, r] of spots) inside.shape(ellipse(x! * radius, y! * radius, r! * radius), 'line', 'soft');
}

/** A planet with a broad ring whose far half lies behind it. */
function plainRinged(sheet: Sheet, radius: number): void {
  const tilted = sheet.at({ angle: -0.24 });
  const ring = [
    clockwise(ellipse(0, 0, radius * 1.7, radius * 0.5)),
    clockwise(ellipse(0, 0, radius * 0.99, radius * 0.08)).toReversed(),
  ];
  const front = intersect(ring, [clockwise(rectangle(-radius * 2, 0, radius * 4, radius))]);
  tilted.shape(ring, 'bold', 'sun');
  tilted.shape(subtract([clockwise(ellipse(0, 0, radius))], front), 'bold', 'd');
}

/** Everything but the part of the planet that hides the ring behind it. */
function frontOf(radius: number): Path {
  return [
    [-radius * 2, -radius * 0.06],
    ...arc(0, radius * 0.02, radius, radius * 0.14, Math.PI, 0),
    [radius * 2, -radius * 0.36],
    [radius * 2, radius * 2],
    [-radius * 2, radius * 2],
  ];
}
