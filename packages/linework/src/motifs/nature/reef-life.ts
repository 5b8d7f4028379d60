import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, polar, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Something that grows on a reef, on the frame's origin. */
export interface Coral {
  readonly role: Role;
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

const STAGHORN = [
  '0,6 -4,-60 -14,-120 -10,-200',
  '-6,-70 -50,-110 -70,-170',
  '-12,-110 36,-150 46,-230',
  '-34,-98 -84,-120 -112,-168',
  '14,-140 66,-150 88,-200',
  '-12,-160 -44,-200 -52,-246',
];

/** Where a coral holds on to the ground, broad and lobed. */
const FOOT = blob(knots('-52,10! -46,-8 -30,-10 -22,-22 0,-26 20,-20 28,-10 46,-8 54,10!'));

/** A coral of round branches, 240 units high. */
export function staghorn(sheet: Sheet, it: Coral): void {
  const limbs = STAGHORN.slice(0, it.level === 0 ? 4 : 6).map((table) => curve(knots(table)));
  const arms = limbs.flatMap((spine, i) => {
    const r = i === 0 ? 20 : 16;
    const [x, y] = spine.at(-1)!;
    return [tube(spine, (t) => r * (1.15 - 0.25 * t)), ellipse(x, y, r * 0.98)];
  });
  const whole = unite([...arms, FOOT]);
  sheet.shape(whole, 'bold', it.role);
  if (it.level === 0) return;
  const inside = sheet.inside(whole);
  for (const spine of limbs) inside.shape(ellipse(...spine.at(-2)!, 7), 'fine', 'cream');
}

/** The lobed rim of a sea fan and its veins: the stem first, then branches in the order in which they are added. */
const FAN_RIM =
  '-12,8! -14,-30 -34,-60 -70,-70 -104,-104 -96,-126 -124,-160 -104,-196 -76,-194 -58,-236 -24,-228 -2,-258 30,-232 58,-244 84,-206 112,-204 122,-164 98,-134 110,-100 72,-70 36,-58 16,-30 14,8!';
const FAN_VEINS = [
  '0,0 2,-60 -2,-130 0,-222',
  '1,-50 -24,-96 -70,-130 -92,-164',
  '1,-50 28,-94 66,-124 94,-162',
  '-30,-100 -34,-146 -46,-196',
  '34,-100 36,-150 50,-200',
  '-58,-120 -74,-112 -86,-104',
  '60,-118 74,-108 88,-104',
];

/** A sea fan, 240 units wide: a lobed sheet of coral with branching veins on a short stem. */
export function seaFan(sheet: Sheet, it: Coral): void {
  const rim = clockwise(blob(knots(FAN_RIM)));
  sheet.shape(unite([rim, FOOT]), 'bold', it.role);
  const inside = sheet.inside([rim]);
  for (const vein of FAN_VEINS.slice(0, [3, 5, 7][it.level])) inside.line(curve(knots(vein)), 'line', 0.35);
}

/** Three upright sponges like organ pipes, 220 units high. */
export function pipes(sheet: Sheet, it: Coral): void {
  sheet.shape(blob(knots('-92,12! -84,-14 -56,-24 0,-34 60,-24 90,-12 96,12!')), 'bold', it.role);
  for (const [x, h, r, lean] of [
    [-46, 170, 30, -16],
    [50, 140, 28, 18],
    [2, 220, 34, 4],
  ] as const) {
    sheet.shape(
      clockwise(
        blob([
          [x - r * 0.8, 4, 1],
          [x + lean - r, -h, 1],
          [x + lean + r, -h, 1],
          [x + r * 0.8, 4, 1],
        ]),
      ),
      'bold',
      it.role,
    );
    if (it.level > 0)
      for (const k of it.level === 1 ? [0.5] : [0.34, 0.66])
        sheet.line(arc(x + lean * k, -h * k, r * 0.92, 9, 0.1, Math.PI - 0.1), 'fine', 0.2);
    sheet.shape(ellipse(x + lean, -h, r, r * 0.36), 'line', it.role);
    sheet.shape(ellipse(x + lean, -h, r * 0.6, r * 0.18), 'fine', 'night');
  }
}

/** A dome of brain coral, 220 units wide. */
export function brain(sheet: Sheet, it: Coral): void {
  const rim = clockwise(blob(knots('-110,6! -112,-50 -70,-106 0,-122 70,-106 112,-50 110,6!')));
  sheet.shape(rim, 'bold', it.role);
  const inside = sheet.inside([rim]);
  const rows = [2, 3, 4][it.level]!;
  for (let i = 0; i < rows; i++) {
    const k = 1 - (i + 0.6) / (rows + 0.6);
    inside.line(
      Array.from({ length: 90 }, (_, n): Point =>
        polar([0, 10], 126 * k * (1 + 0.09 * Math.sin(n * 0.36 + i)), Math.PI + (n / 89) * Math.PI),
      ),
      'line',
      0,
    );
  }
}

/** An anemone: thick tentacles on a round foot, 200 units wide. */
export function anemone(sheet: Sheet, it: Coral): void {
  const turns = it.level === 0 ? [-0.9, 0.9, -0.3, 0.3] : [-1.15, 1.15, -0.72, 0.72, -0.26, 0.26];
  for (const turn of turns) {
    const spine = curve([
      [turn * 34, -40],
      [turn * 60, -90],
      [turn * 96 + Math.sin(turn * 3) * 14, -138 + Math.abs(turn) * 34],
    ]);
    const [x, y] = spine.at(-1)!;
    sheet.shape(unite([clockwise(tube(spine, (t) => 17 - 3 * t)), ellipse(x, y, 16)]), 'line', it.role);
  }
  sheet.shape(blob(knots('-58,6! -66,-30 -40,-56 0,-62 40,-56 66,-30 58,6!')), 'bold', 'soft');
}

/** A ribbon of kelp, as high as asked. */
export function kelp(sheet: Sheet, height: number, sway: number, role: Role): void {
  const spine = Array.from({ length: 26 }, (_, i): Point => [
    sway * Math.sin((i / 25) * 5),
    -(i / 25) * height,
  ]);
  sheet.shape(
    clockwise(
      tube(
        spine,
        (t) => 5 * Math.min(1, (1 - t) / 0.12) + 20 * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04)) ** 0.6,
      ),
    ),
    'line',
    role,
  );
  sheet.line(spine.slice(1, -6), 'fine', 0.5);
}

/** The fish of a reef. */
export type FishKind = 'angel' | 'clown' | 'long';

/** Draws a fish 170 units long about the frame's origin, looking to the right. */
export function reefFish(sheet: Sheet, kind: FishKind, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  const it = FISH[kind];
  for (const fin of it.fins) sheet.shape(blob(knots(fin)), 'line', roles[1]);
  if (level > 0) for (const ray of it.rays) sheet.line(curve(knots(ray)), 'fine', 0.6);
  const body = clockwise(blob(knots(it.body)));
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  for (const band of it.bands.slice(0, level === 0 ? 1 : 3))
    inside.shape(blob(knots(band)), 'line', roles[1]);
  if (level > 0) inside.line(curve(knots(it.gill)), 'line', 0.5);
  sheet.rim(body, 'bold');
  const [x, y] = it.eye;
  sheet.shape(ellipse(x, y, 13), 'line', 'paper');
  sheet.ink(ellipse(x + 2.5, y, 7));
  sheet.gleam(ellipse(x + 4.5, y - 3, 2.4));
  sheet.line(curve(knots(it.mouth)), 'fine', 0.3);
  sheet.shape(blob(knots(it.side)), 'line', roles[1]);
}

/** A body that narrows to the root of the tail; fins whose roots lie under it, with their rays; the near fin last. */
const FISH = {
  angel: {
    body: '-72,-6 -46,-34 -10,-60 28,-56 60,-26 80,6 58,30 24,54 -12,56 -48,32 -72,10',
    fins: [
      '34,-50! 14,-84 -20,-112 -70,-124 -46,-96 -46,-64 -52,-24!',
      '26,48! 8,82 -24,108 -70,118 -46,92 -46,62 -52,24!',
      '-62,-10! -92,-38 -116,-46 -102,-12 -102,12 -116,46 -92,36 -62,12!',
      '44,36! 36,66 14,92! 18,60 24,44!',
    ],
    rays: [
      '-10,-60 -24,-84 -44,-104',
      '-34,-46 -42,-70 -50,-88',
      '-10,56 -24,80 -44,98',
      '-80,-14 -96,-26',
      '-80,14 -96,26',
    ],
    bands: ['22,-80! 44,-80! 42,0 38,80! 18,80! 20,0', '-30,-80! -10,-80! -8,0 -12,80! -32,80! -26,0'],
    gill: '50,-34 40,-4 48,26',
    eye: [58, -8],
    mouth: '80,8 70,14 64,12',
    side: '22,8 6,-6 -16,-4! -22,8 -14,22! 8,20',
  },
  clown: {
    body: '-76,-8 -44,-30 -6,-46 36,-42 70,-18 84,6 66,28 30,46 -10,44 -46,28 -76,12',
    fins: [
      '36,-38! 26,-62 4,-70 -10,-58 -22,-64 -44,-54 -54,-22!',
      '14,42! 0,66 -26,66 -44,52 -50,24!',
      '-66,-12! -92,-34 -114,-34 -122,-12 -116,2 -122,16 -114,38 -92,36 -66,14!',
      '40,40! 34,62 16,70! 18,52 24,42!',
    ],
    rays: [
      '16,-46 12,-60',
      '-6,-46 -8,-56',
      '-28,-38 -32,-54',
      '-10,46 -20,60',
      '-84,-14 -108,-20',
      '-84,2 -110,2',
      '-84,16 -108,24',
    ],
    bands: ['16,-60! 42,-60! 34,0 42,60! 16,60! 4,0', '-56,-60! -38,-60! -42,0 -38,60! -56,60! -64,0'],
    gill: '46,-32 38,0 46,30',
    eye: [60, -8],
    mouth: '84,8 72,16 64,13',
    side: '20,6 2,-8 -18,-6! -26,8 -16,24! 6,20',
  },
  long: {
    body: '-88,-6 -50,-20 0,-32 46,-30 82,-12 98,4 80,18 44,30 0,30 -50,18 -88,8',
    fins: [
      '48,-26! 34,-46 0,-54 -40,-46 -66,-28 -60,-12!',
      '10,28! -8,46 -40,44 -64,26 -60,12!',
      '-80,-8! -102,-28 -128,-36 -114,-10 -112,10 -128,38 -102,30 -80,10!',
      '46,26! 38,44 20,50! 24,36 28,28!',
    ],
    rays: [
      '26,-36 20,-46',
      '-2,-34 -8,-48',
      '-30,-28 -36,-42',
      '-20,28 -28,38',
      '-96,-10 -114,-20',
      '-96,10 -114,22',
    ],
    bands: ['-92,-7 0,-10 96,-4! 96,8! 0,6 -92,8'],
    gill: '56,-24 48,2 56,24',
    eye: [72, -8],
    mouth: '98,6 86,13 78,11',
    side: '34,8 16,-2 0,4! -4,16 4,26! 20,22',
  },
} as const;

/** A jellyfish about 260 units high, its bell on the frame's origin. */
export function jellyfish(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const [i, x] of (level === 0 ? [-50, 0, 50] : [-60, -22, 22, 60]).entries()) {
    const spine = Array.from({ length: 20 }, (_, k): Point => [
      x + 13 * Math.sin(k * 0.62 + i),
      -6 + (k / 19) * (170 - Math.abs(x) * 0.7),
    ]);
    sheet.shape(clockwise(tube(spine, (t) => 11 - 8 * t)), 'line', i % 2 === 0 ? 'soft' : role);
  }
  const bell = clockwise(
    blob(
      knots(
        '-92,0! -90,-56 -46,-110 0,-120 46,-110 90,-56 92,0! 62,14 46,-2! 22,14 0,-2! -22,14 -46,-2! -62,14',
      ),
    ),
  );
  sheet.shape(bell, 'bold', role);
  const inside = sheet.inside([bell]);
  inside.line(curve(knots('-90,-26 -40,-40 0,-44 40,-40 90,-26')), 'line', 0);
  if (level > 0)
    for (const [x, y, r] of [
      [-34, -72, 13],
      [30, -78, 15],
      [-2, -92, 9],
    ] as const)
      inside.shape(ellipse(x, y, r), 'fine', 'soft');
}

/** Beams of light that fall from the surface, across a width. */
export function beams(sheet: Sheet, width: number, depth: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = mix(0.06, 0.86, i / Math.max(1, count - 1)) * width;
    sheet.shape(
      [
        [x, -10],
        [x + width * 0.07, -10],
        [x + width * 0.05, depth],
        [x - width * 0.08, depth],
      ],
      'fine',
      'sky',
    );
  }
}
