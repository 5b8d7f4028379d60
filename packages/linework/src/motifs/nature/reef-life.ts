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

/** A coral of round branches, 240 units high. */
export function staghorn(sheet: Sheet, it: Coral): void {
  const limbs = STAGHORN.slice(0, it.level === 0 ? 4 : 6).map((table) => curve(knots(table)));
  const arms = limbs.flatMap((spine, i) => {
    const r = i === 0 ? 20 : 16;
    const [x, y] = spine.at(-1)!;
    return [tube(spine, (t) => r * (1.15 - 0.25 * t)), ellipse(x, y, r * 0.98)];
  });
  const whole = unite(arms);
  sheet.shape(whole, 'bold', it.role);
  if (it.level === 0) return;
  const inside = sheet.inside(whole);
  for (const spine of limbs) inside.shape(ellipse(...spine.at(-2)!, 7), 'fine', 'cream');
}

/** A fan of coral, 240 units wide, its ribs spreading from the foot. */
export function seaFan(sheet: Sheet, it: Coral): void {
  const rim = clockwise(
    blob(
      knots(
        '-12,6! -18,-40 -70,-76 -122,-140 -116,-206 -64,-236 -40,-216 -4,-250 40,-226 78,-240 120,-196 118,-130 70,-78 18,-40 12,6!',
      ),
    ),
  );
  sheet.shape(rim, 'bold', it.role);
  const inside = sheet.inside([rim]);
  for (const x of [
    [-50, 50],
    [-84, -34, 34, 84],
    [-100, -56, 0, 56, 100],
  ][it.level]!)
    inside.line(
      curve([
        [0, 0],
        [x * 0.4, -90],
        [x, -180],
        [x * 1.3, -260],
      ]),
      'line',
      0,
    );
  for (const r of [[], [150], [120, 186]][it.level]!)
    inside.line(arc(0, 0, r * 0.94, r, -2.7, -0.44), 'line', 0);
}

/** Three upright sponges like organ pipes, 220 units high. */
export function pipes(sheet: Sheet, it: Coral): void {
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
    clockwise(tube(spine, (t) => 5 + 20 * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04)) ** 0.6)),
    'line',
    role,
  );
  sheet.line(spine.slice(1, -4), 'fine', 0.5);
}

/** The fish of a reef. */
export type FishKind = 'angel' | 'clown' | 'long';

/** Draws a fish 170 units long about the frame's origin, looking to the right. */
export function reefFish(sheet: Sheet, kind: FishKind, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  const it = FISH[kind];
  for (const fin of it.fins) sheet.shape(blob(knots(fin)), 'line', roles[1]);
  const body = clockwise(blob(knots(it.body)));
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  for (const band of it.bands.slice(0, level === 0 ? 1 : 3))
    inside.shape(blob(knots(band)), 'line', roles[1]);
  sheet.rim(body, 'bold');
  const [x, y] = it.eye;
  sheet.shape(ellipse(x, y, 11), 'line', 'paper');
  sheet.ink(ellipse(x + 2, y, 5.5));
  sheet.line(curve(knots(it.mouth)), 'fine', 0.3);
  if (level > 0) sheet.shape(blob(knots(it.side)), 'line', roles[1]);
}

const FISH = {
  angel: {
    body: '-62,0 -30,-52 14,-66 54,-34 76,2 54,32 14,60 -30,48',
    fins: [
      '-44,-34! -30,-112! 6,-92 30,-54!',
      '-44,30! -34,108! 4,88 30,48!',
      '-52,0! -108,-40! -96,0 -108,40!',
    ],
    bands: ['18,-80! 40,-80! 46,0 38,80! 16,80! 26,0', '-34,-80! -12,-80! -6,0 -14,80! -36,80! -26,0'],
    eye: [54, -10],
    mouth: '76,4 66,10 62,8',
    side: '8,8 -16,-4 -30,4! -28,20! -10,24',
  },
  clown: {
    body: '-66,0 -34,-40 24,-46 66,-16 80,4 62,26 20,44 -34,36',
    fins: [
      '-38,-30! -26,-72 20,-68 34,-40!',
      '-20,30! -20,66 10,62 24,38!',
      '-54,0 -92,-36 -116,-26 -106,0 -116,28 -92,36',
    ],
    bands: ['12,-60! 36,-60! 30,0 36,60! 12,60! 0,0', '-50,-60! -34,-60! -38,0 -34,60! -52,60! -58,0'],
    eye: [56, -10],
    mouth: '78,8 66,16 58,12',
    side: '4,6 -20,-6 -34,6! -28,22! -8,22',
  },
  long: {
    body: '-84,0 -40,-26 30,-32 78,-10 92,4 76,18 28,30 -40,24',
    fins: ['-50,-18! -30,-54 40,-48 50,-24!', '-40,18! -24,44! 20,26!', '-76,0! -124,-34! -112,0 -124,34!'],
    bands: ['-90,-8 0,-12 90,-4! 90,8! 0,6 -90,8'],
    eye: [66, -6],
    mouth: '92,6 80,12 74,10',
    side: '26,8 4,0 -8,8! -4,22! 12,22',
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
