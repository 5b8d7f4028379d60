import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { puff } from '../nature/puff.ts';
import { plainFace } from './creatures.ts';

/** A flower seen from the front about the frame's origin; a crayon finds room in it from a radius of 75. */
export function roomyBlossom(sheet: Sheet, radius: number, role: Role, count = 5): void {
  const width = 2 * radius * 0.72 * Math.tan(Math.PI / count);
  around(sheet, { radius: 0, count, phase: 0.3 }, (spot) =>
    spot.shape(petal('round', radius, width), 'line', role),
  );
  sheet.shape(ellipse(0, 0, Math.max(24, radius * 0.32)), 'line', 'sun');
}

/** A saguaro of one area with wide arms and a blossom of the given radius for a hat, 520 units high. */
export function roomySaguaro(sheet: Sheet, bloom = 78, hasFace = false): void {
  const arms = ['-20,-150 -130,-150 -172,-196 -172,-300', '20,-210 126,-214 170,-260 170,-360'].map((table) =>
    curve(knots(table)),
  );
  const body = mirrored('0,-450 52,-432 66,-370 66,-200 60,4! 0,4');
  const whole = unite([
    body,
    ...arms.flatMap((spine) => [clockwise(tube(spine, () => 42)), ellipse(...spine.at(-1)!, 42)]),
  ]);
  sheet.shape(whole, 'bold', 'leaf');
  for (const table of hasFace
    ? ['-172,-290 -172,-250', '170,-350 170,-310', '0,-120 0,-70']
    : [
        '0,-360 0,-310',
        '-26,-250 -26,-200',
        '28,-180 28,-130',
        '-16,-90 -16,-40',
        '-172,-290 -172,-250',
        '170,-350 170,-310',
      ])
    sheet.line(traced(table), 'line', 0.4);
  if (hasFace) plainFace(sheet, 0, -300, 62);
  if (bloom > 0) roomyBlossom(sheet.at({ y: -450 }), bloom, 'a');
}

/** A prickly pear of five pads, each growing from another's rim, with a blossom of the given radius, 400 units high. */
export function roomyPear(sheet: Sheet, bloom = 76): void {
  for (const [x, y, length, width, angle] of [
    [0, -170, 160, 128, 0.02],
    [-40, 10, 170, 132, -0.96],
    [0, 14, 216, 170, 0],
    [-62, -140, 156, 124, -0.56],
    [64, -146, 150, 120, 0.6],
  ] as const) {
    const spot = sheet.at({ x, y, angle });
    spot.shape(petal('drop', length, width), 'bold', 'leaf');
    for (const [u, v] of points('0.5,-0.24 0.72,0.24') as [number, number][])
      spot.line(traced(`${v * width},${-u * length - 10} ${v * width},${10 - u * length}`), 'line', 0.4);
  }
  if (bloom > 0) roomyBlossom(sheet.at({ x: 6, y: -350 }), bloom, 'd');
}

/** A barrel of a cactus with a face and a blossom of the given radius, 300 units high. */
export function roomyBarrel(sheet: Sheet, bloom = 80): void {
  const body = mirrored('0,-230 80,-212 128,-130 118,-40 72,2 0,10');
  sheet.shape(body, 'bold', 'leaf');
  plainFace(sheet, 0, -112, 76);
  for (const side of [-1, 1])
    sheet.line(traced(`${side * 62},-172 ${side * 80},-110 ${side * 62},-34`), 'line', 0.5);
  for (const [x, y] of points('-104,-150 -108,-92 104,-150 108,-92'))
    sheet.line(traced(`${x - 8},${y - 8} ${x},${y} ${x + 8},${y - 8}`), 'line', 0.3);
  roomyBlossom(sheet.at({ y: -236 }), bloom, 'b');
}

/** A fir of broad tiers with hanging tips on the frame's origin, 330 units high; its trunk widens into the ground. */
export function roomyFir(sheet: Sheet, tiers = 3, isSnowy = false): void {
  sheet.shape(drawn('-30,-70! -32,0 -56,36! -20,28 20,28 56,36! 32,0 30,-70!'), 'bold', 'wood');
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const [foot, half] = [-40 - 250 * t, 132 - 62 * t];
    const top = foot - 150 + 40 * t;
    const tier = mirrored(
      `0,${top}! ${half * 0.46},${foot - 66} ${half},${foot + 4}! ${half * 0.7},${foot + 24} ${half * 0.42},${foot - 6}! ${half * 0.2},${foot + 22} 0,${foot + 24}`,
    );
    sheet.shape(tier, 'bold', 'leaf');
    if (!isSnowy) continue;
    const low = top + 74;
    sheet
      .inside([tier])
      .shape(
        drawn(
          `-200,${top - 20}! 200,${top - 20}! 200,${low}! 44,${low}! 22,${low + 24} 0,${low - 4}! -24,${low + 22} -46,${low}! -200,${low}!`,
        ),
        'line',
        'paper',
      );
    sheet.rim(tier, 'bold');
  }
}

/** A tree with a crown of one or three puffs on the frame's origin, 330 units high. */
export function roomyTree(sheet: Sheet, random: Random, role: Role = 'leaf'): void {
  sheet.shape(drawn('-30,-210! -30,-70 -50,0! -16,-8 16,-8 50,0! 30,-70 30,-210!'), 'bold', 'wood');
  for (const [x, y, r] of [
    [-84, -184, 66],
    [84, -188, 66],
    [0, -246, 92],
  ] as const)
    sheet.shape(puff(random, [x, y], [r, r * 0.9], 8), 'bold', role);
}

/** A tree like a flame on the frame's origin, 320 units high. */
export function roomyPoplar(sheet: Sheet, role: Role = 'leaf'): void {
  sheet.shape(drawn('-20,-60! -22,0! 22,0! 20,-60!'), 'bold', 'wood');
  sheet.shape(mirrored('0,-330! 62,-220 72,-120 40,-52 0,-40'), 'bold', role);
}

/** A palm on the frame's origin: a leaning trunk, six broad fronds and two nuts. */
export function roomyPalm(sheet: Sheet, height: number, lean: number): void {
  const spine = curve([
    [0, 6],
    [lean * 0.1, -height * 0.3],
    [lean * 0.42, -height * 0.68],
    [lean, -height],
  ]);
  const rim = clockwise(tube(spine, (t) => 40 - 12 * t + (t < 0.06 ? 10 : 0)));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  for (const share of [0.22, 0.44, 0.66]) {
    const [x, y] = spine[Math.floor(share * (spine.length - 1))]!;
    inside.line(traced(`${x - 70},${y - 8} ${x},${y + 8} ${x + 70},${y - 8}`), 'line', 0);
  }
  const crown = sheet.at({ x: lean, y: -height, scale: height / 460 });
  for (const [flip, table] of [
    [true, '0,0! 30,-60 110,-66 170,-10 190,60! 120,26 60,30'],
    [false, '0,0! 30,-60 110,-66 170,-10 190,60! 120,26 60,30'],
    [true, '0,4! 20,-70 96,-130 190,-124 240,-84! 160,-62 80,-36'],
    [false, '0,4! 20,-70 96,-130 190,-124 240,-84! 160,-62 80,-36'],
    [true, '6,4! -24,-70 10,-160 90,-206! 80,-120 50,-50'],
    [false, '6,4! -20,-70 14,-160 96,-200! 84,-120 50,-50'],
  ] as const)
    crown.at({ flip }).shape(drawn(table), 'bold', 'leaf');
  for (const x of [-30, 32]) crown.shape(ellipse(x, 26, 33), 'bold', 'rust');
}

/** A toadstool on the frame's origin, 330 units high, its stalk one area and its spots wide. */
export function roomyToadstool(sheet: Sheet, role: Role, kind: 'dome' | 'bell' | 'flat' = 'dome'): void {
  sheet.shape(mirrored('0,-180! 46,-180! 44,-80 62,-14 40,4 0,4'), 'bold', 'cream');
  const cap = mirrored(
    {
      dome: '0,-330 86,-316 158,-248 176,-160! 90,-138 0,-134',
      bell: '0,-380 60,-350 96,-250 112,-130! 60,-146 0,-150',
      flat: '0,-296 50,-284 140,-232 214,-180! 110,-150 0,-146',
    }[kind],
  );
  sheet.shape(cap, 'bold', role);
  const inside = sheet.inside([cap]);
  for (const [x, y, r] of {
    dome: [
      [-10, -258, 44],
      [92, -210, 34],
      [-104, -206, 36],
    ],
    bell: [],
    flat: [
      [0, -216, 36],
      [98, -196, 28],
      [-98, -196, 28],
    ],
  }[kind] as readonly (readonly [number, number, number])[])
    inside.shape(ellipse(x, y, r, r * 0.9), 'line', 'cream');
  if (kind === 'bell')
    for (const side of [-1, 1])
      inside.line(traced(`${side * 20},-390 ${side * 30},-260 ${side * 40},-120`), 'line', 0);
  sheet.rim(cap, 'bold');
}

/** A ribbon of weed on the frame's origin, 60 units wide. */
export function roomyWeed(sheet: Sheet, height: number, sway: number): void {
  const spine = curve(
    [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (t, i) => [i === 0 ? 0 : sway * (i % 2 === 0 ? -1 : 1), -t * height] as const,
    ),
  );
  sheet.shape(clockwise(tube(spine, (t) => 30 * Math.min(1, (1 - t) * 3.4) + 2)), 'bold', 'leaf');
}

/** A tuft of three broad blades in one area on the frame's origin, 150 units high. */
export function roomyTuft(sheet: Sheet): void {
  sheet.shape(
    drawn(
      '-26,6! -46,-44 -104,-84! -54,-78 -26,-52! -28,-100 2,-150! 26,-100 24,-52! 50,-80 108,-88! 50,-40 28,6!',
    ),
    'bold',
    'grass',
  );
}

const LIMBS = ['0,10 0,-110 10,-220', '-4,-60 -90,-100 -110,-190', '4,-100 100,-130 126,-230'] as const;

/** A coral with three round arms on the frame's origin, 270 units high. */
export function roomyCoral(sheet: Sheet, role: Role): void {
  const limbs = LIMBS.map((table) => curve(knots(table)));
  sheet.shape(
    unite(limbs.flatMap((spine) => [clockwise(tube(spine, () => 38)), ellipse(...spine.at(-1)!, 38)])),
    'bold',
    role,
  );
  for (const table of ['0,-40 2,-80', '8,-190 10,-220', '-108,-170 -110,-192', '122,-200 126,-228'])
    sheet.line(traced(table), 'line', 0.4);
}

/** A coral like an open fan on the frame's origin, 280 units wide. */
export function roomyFan(sheet: Sheet, role: Role): void {
  const rim = mirrored('0,-262 40,-240 90,-262 136,-210 128,-140 60,-60 24,6! 0,6');
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  for (const side of [-1, 1])
    inside.line(traced(`${side * 6},0 ${side * 22},-110 ${side * 58},-290`), 'line', 0);
  sheet.rim(rim, 'bold');
}
