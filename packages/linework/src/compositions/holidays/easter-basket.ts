import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { bow } from '../../motifs/holidays/presents.ts';
import { hill, sun } from '../../motifs/landscape.ts';
import { butterfly } from '../../motifs/nature/fliers.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { grass } from '../../motifs/nature/undergrowth.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';

type Friend = 'rabbit' | 'chick';

/** A basket of painted eggs in the spring grass, with somebody in it. */
export const easterBasket: Composition = tidied(
  {
    name: 'easter-basket',
    category: 'holidays',
    size: [1000, 1000],
    strays: 1.6,
    pens: SCENE_PENS,
    draw(brief) {
      const { random, level } = brief;
      const friend = random.pick<Friend>(['rabbit', 'chick']);
      const kind = random.pick(
        level === 0 ? (['panel', 'round'] as const) : (['panel', 'round', 'arch', 'cut'] as const),
      );
      throughWindow(
        brief.sheet,
        { kind, size: [1000, 1000], role: 'sky', band: level === 0 ? 0 : 22 },
        (inside) => {
          const scene = { ...brief, sheet: inside };
          drawMeadow(scene);
          drawBasket(
            kind === 'round' ? { ...scene, sheet: inside.at({ x: 50, y: 40, scale: 0.9 }) } : scene,
            friend,
          );
        },
      );
      return {
        title: `Easter Basket with a ${friend === 'rabbit' ? random.pick(['Rabbit', 'Bunny', 'Little Rabbit']) : random.pick(['Chick', 'Little Chick', 'New Chick'])}`,
        description: `A woven basket full of painted eggs stands in the spring grass. A ${friend} looks out from among them.`,
        tags: ['easter', 'basket', 'eggs', friend, 'spring'],
      };
    },
  },
  0,
  0,
);

function drawMeadow(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('meadow');
  if (level === 2)
    dressMeadow(sheet, random, {
      zone: [drawn('-10,330 220,270 480,320 760,260 1010,310! 1010,1010! -10,1010!')],
      kind: 'fields',
      size: 170,
      rim: 'line',
    });
  else {
    hill(sheet, points('-10,330 220,270 480,320 760,260 1010,310'), 1010, 'soft');
    if (level > 0) hill(sheet, points('-10,590 180,520 400,560 660,490 840,540 1010,510'), 1010, 'd');
  }
  sun(sheet.at({ x: 190, y: level === 2 ? 170 : 240 }), level === 0 ? 78 : 62, level === 0 ? 0 : 11);
  if (level > 0)
    for (const [x, y, s] of [
      [150, 430, 0.7],
      [830, 220, 0.74],
    ] as const)
      driftCloud(sheet.at({ x, y, scale: s }), random, true);
  hill(
    sheet,
    points(
      level === 0 ? '-10,600 260,540 520,590 780,540 1010,600' : '-10,740 260,700 520,730 780,700 1010,740',
    ),
    1010,
    'leaf',
  );
  if (level > 0) fence(sheet, level);
  if (level > 0) hill(sheet, points('-10,850 260,830 520,860 780,830 1010,850'), 1010, 'grass');
  const spots = byLevel(
    brief,
    [],
    [
      [120, 56],
      [884, 56],
    ],
    points('96,52 180,46 250,40 900,52 820,46 756,40'),
  );
  spots.forEach(([x, size], i) =>
    wildflower(sheet.at({ x: x, y: 900 + (i % 2) * 20 }), {
      kind: 'tulip',
      random,
      level: 0,
      height: 190 - (i % 3) * 30,
      size: size,
      sway: random.range(-18, 18),
      role: (['a', 'b', 'd'] as const)[i % 3]!,
    }),
  );
}

/** A white fence behind the basket. */
function fence(sheet: Sheet, level: 0 | 1 | 2): void {
  const step = level === 2 ? 62 : 82;
  for (const y of [650, 740]) sheet.shape(rectangle(-10, y, 1020, 26), 'line', 'cream');
  for (let x = 26; x < 1000; x += step)
    sheet.shape(
      drawn(`${x - 19},800! ${x - 19},612! ${x},580! ${x + 19},612! ${x + 19},800!`),
      'line',
      'paper',
    );
}

/** Eggs in the basket, back to front: x, y, size, turn. */
const EGGS = [
  [350, 560, 0.92, -0.3],
  [650, 556, 0.94, 0.3],
  [430, 590, 0.9, -0.1],
  [580, 594, 0.92, 0.12],
  [300, 620, 0.82, -0.5],
  [704, 620, 0.82, 0.5],
] as const;

function drawBasket(brief: Brief, friend: Friend): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('basket');
  const handle = [[238, 660] as const, ...arc(500, 600, 262, 394, Math.PI, Math.PI * 2), [762, 660] as const];
  const rim = clockwise(tube(handle, () => 24));
  sheet.shape(rim, 'bold', 'wood');
  const strips = byLevel(brief, 4, 13, 17);
  for (let i = 1; i < strips; i++) {
    const angle = Math.PI + (i / strips) * Math.PI;
    sheet.inside([rim]).line(
      [
        [500 + 224 * Math.cos(angle - 0.05), 600 + 356 * Math.sin(angle - 0.05)],
        [500 + 300 * Math.cos(angle + 0.05), 600 + 432 * Math.sin(angle + 0.05)],
      ],
      'line',
      0,
    );
  }
  bow(sheet.at({ x: 500, y: 206, scale: level === 0 ? 2 : 1.4 }), 'a');
  const patterns = random.shuffle<PatternName>([
    'hearts',
    'diamonds',
    'moons',
    'waves',
    'triangles',
    'stars',
  ]);
  if (friend === 'rabbit') rabbit(sheet.at({ x: 500, y: 560 }), level);
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd', 'sun', 'rust']);
  (level === 0 ? [EGGS[4], EGGS[5]] : EGGS).forEach(([x, y, s, turn], i) => {
    const at = sheet.at({
      x: level === 0 ? 500 + (x - 500) * (s > 0.9 ? 0.98 : 1.02) : x,
      y: level === 0 ? y - 18 : y,
      scale: s,
      angle: turn,
    });
    if (level === 0) easyEgg(at, roles[i]!, 'dot');
    else patternedEgg(at, level, roles[i]!, patterns[i]!);
  });
  const seat = sheet.at({ x: 500, y: 600, scale: 1.06 });
  if (friend === 'chick') {
    chick(seat, level);
    wings(seat);
  }
  weave(sheet, level);
  if (level === 0) easyGrass(sheet);
  for (const x of byLevel(brief, [], [220], [220, 780]))
    grass(sheet.at({ x, y: 930 }), random, 110, 3, 'leaf');
  if (level > 0)
    butterfly(sheet.at({ x: 872, y: 430, scale: 0.62, angle: 0.5 }), ['b', 'd'], level === 2 ? 1 : 0);
}

/** Grass in which the basket stands, and a whole egg at each of its sides. */
function easyGrass(sheet: Sheet): void {
  easyEgg(sheet.at({ x: 148, y: 812, scale: 1.14, angle: -0.16 }), 'c', 'zigzag');
  easyEgg(sheet.at({ x: 852, y: 812, scale: 1.14, angle: 0.16 }), 'd', 'dots');
  sheet.shape(drawn('-20,896! 260,872 520,900 780,872 1020,892! 1020,1020! -20,1020!'), 'bold', 'leaf');
  for (const [x, y] of [
    [330, 958],
    [700, 952],
  ] as const)
    for (const blade of ['-26,0 -34,-22 -52,-40', '0,0 2,-30 -4,-58', '26,0 36,-24 54,-38'])
      sheet.line(traced(blade, { x, y }), 'bold', 0.4);
}

/** An egg whose shell carries what is painted on it. */
function egg(sheet: Sheet, role: Role, paint: (inside: Sheet) => void): void {
  const rim = clockwise(blob(knots('0,-124 62,-76 84,10 54,86 0,104 -54,86 -84,10 -62,-76')));
  sheet.shape(rim, 'bold', role);
  paint(sheet.inside([rim]));
  sheet.rim(rim, 'bold');
}

/** An egg of an easy page: large dots, a zigzag round its middle, or one dot. */
function easyEgg(sheet: Sheet, role: Role, pattern: 'dots' | 'zigzag' | 'dot'): void {
  egg(sheet, role, (inside) => {
    if (pattern === 'dots')
      for (const [x, y] of [
        [-2, -58],
        [-36, 18],
        [40, 6],
      ] as const)
        inside.shape(ellipse(x, y, 27), 'line', 'soft');
    else if (pattern === 'zigzag')
      inside.shape(
        drawn('-100,-30! -50,-4! 0,-30! 50,-4! 100,-30! 100,24! 50,50! 0,24! -50,50! -100,24!'),
        'line',
        'soft',
      );
    else inside.shape(ellipse(0, -34, 32), 'line', 'soft');
  });
}

/** An egg with a band round its middle, filled with dots or, on hard pages, with a pattern. */
function patternedEgg(sheet: Sheet, level: 1 | 2, role: Role, pattern: PatternName): void {
  egg(sheet, role, (inside) => {
    for (const y of [-44, 10])
      inside.line(
        curve([
          [-100, y - 8],
          [0, y + 10],
          [100, y - 8],
        ]),
        'line',
        0,
      );
    if (level === 2)
      fillZone(pattern, {
        sheet: inside,
        zone: [clockwise([...curve(points('-90,-48 0,-34 90,-48')), ...curve(points('90,2 0,20 -90,2'))])],
        size: 40,
        angle: 0,
        roles: ['soft', role],
      });
    else for (const x of [-50, 0, 50]) inside.shape(ellipse(x, -12, 15), 'line', 'soft');
  });
}

function rabbit(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true]) {
    const ear = sheet.at({ flip });
    ear.shape(blob(knots('16,-150! 30,-250 66,-300 90,-268 84,-190 66,-140!')), 'bold', 'fur');
    if (level > 0) ear.shape(blob(knots('34,-170! 44,-240 66,-272 74,-240 64,-168!')), 'line', 'blush');
  }
  sheet.shape(blob(knots('0,-180 72,-164 108,-90 100,0 0,40 -100,0 -108,-90 -72,-164')), 'bold', 'fur');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.ink(ellipse(42, -96, 10, 14));
    if (level > 0)
      for (const table of ['36,-52 80,-58 120,-66', '36,-46 80,-40 118,-38'])
        side.line(curve(knots(table)), 'fine', 0.6);
  }
  if (level > 0) {
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 70, -58, 17, 12), 'line', 'blush');
    sheet.shape(rectangle(-13, -40, 26, 24, 5), 'line', 'paper');
  }
  sheet.shape(ellipse(0, -54, 40, 28), 'line', 'cream');
  if (level === 0) sheet.ink(ellipse(0, -66, 11, 8));
  else sheet.shape(blob(knots('-15,-74! 15,-74! 0,-58!')), 'line', 'blush');
  sheet.line(curve(knots('-18,-46 -8,-40 0,-48 8,-40 18,-46')), 'line', 0.3);
}

/** A round chick that looks over the rim; its seat is on the origin. */
function chick(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    drawn('-40,-186! -66,-244 -24,-230! 0,-282 24,-230! 66,-244 40,-186!'),
    level === 0 ? 'bold' : 'line',
    'gold',
  );
  sheet.shape(drawn('-104,40 -118,-20 -92,-74 0,-96 92,-74 118,-20 104,40!'), 'bold', 'sun');
  sheet.shape(ellipse(0, -122, 92, 86), 'bold', 'sun');
  if (level > 0) for (const side of [-1, 1]) sheet.shape(ellipse(side * 60, -98, 17, 12), 'line', 'blush');
  for (const side of [-1, 1])
    sheet.ink(ellipse(side * 38, -132, level === 0 ? 8 : 10, level === 0 ? 11 : 13));
  sheet.shape(drawn('-28,-108! 0,-124 28,-108! 0,-76'), 'line', 'ember');
  if (level > 0) sheet.line(traced('-25,-107 25,-107'), 'fine', 0.2);
}

/** The folded wings of the chick, their tips behind the rim of the basket. */
function wings(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('66,-80 104,-74 134,-38 142,24 104,50 66,34 56,-30'), 'bold', 'gold');
    for (const x of [88, 112])
      side.line(traced(`${x},${x * 0.5 - 76} ${x + 5},${x * 0.5 - 46}`), 'line', 0.4);
  }
}

/** Where the willow shows on a basket of few areas. */
const WEAVE = [
  [322, 736],
  [500, 736],
  [678, 736],
  [334, 800],
  [500, 800],
  [666, 800],
] as const;

function weave(sheet: Sheet, level: 0 | 1 | 2): void {
  const body = clockwise(blob(knots('230,640! 770,640! 740,780 690,900! 310,900! 260,780')));
  sheet.shape(body, 'bold', 'wood');
  const inside = sheet.inside([body]);
  const [rows, columns] = (
    [
      [1, 3],
      [4, 7],
      [5, 10],
    ] as const
  )[level];
  for (let r = 0; r < rows; r++) {
    const [top, high] = [676 + (r * 224) / rows, 224 / rows];
    const aside = r % 2 === 0 ? 0 : 0.5;
    for (let c = -1; c < columns; c++)
      inside.shape(
        rectangle(216 + ((c + aside) * 568) / columns, top, 568 / columns, high),
        'line',
        (c + r) % 2 === 0 ? 'wood' : 'sand',
      );
  }
  if (level === 0)
    for (const [x, y] of WEAVE)
      inside.line(traced(`${x - 46},${y} ${x},${y - 5} ${x + 46},${y}`), 'line', 0.2);
  sheet.rim(body, 'bold');
  sheet.shape(rectangle(208, 622, 584, 58, 26), 'bold', 'sand');
  const twists = [0, 10, 14][level]!;
  for (let i = 1; i < twists; i++)
    sheet.line(
      [
        [208 + (584 * i) / twists - 12, 680],
        [208 + (584 * i) / twists + 12, 622],
      ],
      'line',
      0,
    );
}
