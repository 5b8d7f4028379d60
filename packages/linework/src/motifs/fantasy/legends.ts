import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { normals } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { horse } from '../animals/beasts/horse.ts';
import { type Beast, gaze, tailOf } from '../animals/body/quadruped.ts';
import { spreadWing } from '../birds/wing.ts';

type Level = 0 | 1 | 2;

/** A horse with wings. */
export function pegasus(roles: readonly [Role, Role], level: Level): Beast {
  const plain = horse('paper', 'soft', roles);
  const wing = (sheet: Sheet, x: number, y: number, angle: number, length: number): void =>
    spreadWing(sheet.at({ x, y, angle, flip: true }), { length, level, roles: ['paper', roles[0], 'soft'] });
  return {
    ...plain,
    behind(sheet, at, grade) {
      plain.behind?.(sheet, at, grade);
      wing(sheet, at.shoulder[0] + 10, at.shoulder[1] - 40, 0.9, 300);
    },
    over(sheet, at, grade) {
      plain.over?.(sheet, at, grade);
      wing(sheet, at.shoulder[0] - 20, at.shoulder[1] - 20, 0.36, 340);
    },
  };
}

/** A griffin: a lion behind, an eagle before. */
export function griffin(level: Level): Beast {
  const wing = (sheet: Sheet, x: number, y: number, angle: number, length: number): void =>
    spreadWing(sheet.at({ x, y, angle, flip: true }), { length, level, roles: ['wood', 'rust', 'gold'] });
  return {
    build: {
      length: 190,
      leg: 150,
      trunk: [46, 44, 60],
      neck: [76, 58, 44],
      limb: [44, 20, 15],
      foot: 'paw',
      sole: 24,
      headScale: 1.2,
    },
    coat: 'gold',
    far: 'wood',
    face: '-36,24 -36,-20 -8,-46 28,-40 44,-24 76,-20 92,4 84,30! 70,14 46,24 14,40 -14,38',
    behind(sheet, at) {
      const spine = tailOf(at, 190, 0.8);
      sheet.shape(clockwise(tube(spine, (t) => 12 - 5 * t)), 'bold', 'gold');
      const [x, y] = spine.at(-1)!;
      sheet.shape(
        place(drawn('0,20! -26,-10 -20,-44 0,-74! 20,-44 26,-10'), { x, y, angle: -0.8 }),
        'bold',
        'rust',
      );
      wing(sheet, at.shoulder[0] + 10, at.shoulder[1] - 40, 0.9, 290);
    },
    marks(inside, at) {
      const [x, y] = at.shoulder;
      const ruff = drawn(
        `${x - 70},${y - 70}! ${x - 60},${y}! ${x - 30},${y - 10}! ${x - 26},${y + 50}! ${x + 6},${y + 30}! ${x + 24},${y + 74}! ${x + 50},${y + 30}! ${x + 90},${y + 30}! ${x + 130},${y - 150}! ${x},${y - 160}!`,
      );
      inside.shape(ruff, 'line', 'cream');
      if (level > 0)
        fillZone('scales', {
          sheet: inside.inside([clockwise(ruff)]),
          zone: [clockwise(ruff)],
          size: level === 2 ? 38 : 52,
          angle: 0,
          roles: ['cream', 'paper'],
        });
    },
    features(sheet) {
      sheet.shape(drawn('-20,-30! -40,-86! 4,-44!'), 'bold', 'rust');
      sheet.shape(drawn('44,-24! 76,-20 92,4 84,32! 70,14 46,22!'), 'bold', 'sun');
      sheet.line(traced('82,12 64,4 48,4'), 'line', 0.4);
      gaze(sheet, [26, -14], 6.6);
      sheet.line(traced('10,-26 26,-32 42,-22'), 'line', 0.3);
    },
    over(sheet, at) {
      for (const [x, y] of [at.feet[2], at.feet[3]])
        for (const u of [8, 24, 40])
          sheet.shape(
            drawn(`${x + u - 8},${y - 10}! ${x + u},${y - 16} ${x + u + 12},${y + 10}!`),
            'line',
            'sun',
          );
      wing(sheet, at.shoulder[0] - 16, at.shoulder[1] - 20, 0.4, 330);
    },
  };
}

/** How a dragon lies or swims: one spine from the tail's tip to the head, with its greatest half width. */
interface Serpent {
  readonly level: Level;
  readonly spine: string;
  readonly thick: number;
  readonly roles: readonly [skin: Role, belly: Role, crest: Role];
  /** Where the head lies and how it is turned. */
  readonly head: readonly [x: number, y: number, angle: number];
  readonly isAsleep?: boolean;
}

/** A long scaly body along a spine, a crest on its left side, with a head that looks to the right. */
export function serpent(sheet: Sheet, it: Serpent): void {
  const { level, thick, roles } = it;
  const spine = curve(knots(it.spine), 7);
  const wide = (t: number): number =>
    thick * (0.12 + 0.88 * Math.sin(Math.PI * Math.min(0.72, t * 0.86 + 0.02)) ** 0.8);
  const sides = normals(spine);
  const count = [8, 16, 24][level]!;
  for (let i = 0; i < count; i++) {
    const k = Math.floor((0.06 + (0.86 * i) / count) * spine.length);
    const [nx, ny] = sides[k]!;
    const half = wide(k / spine.length);
    const [x, y] = [spine[k]![0] - nx * half * 0.8, spine[k]![1] - ny * half * 0.8];
    sheet.shape(
      place(petal('point', half * 0.9 + 10, half * 0.8 + 8), {
        x,
        y,
        angle: Math.atan2(-ny, -nx) + Math.PI / 2,
      }),
      'line',
      roles[2],
    );
  }
  const rim = unite([clockwise(tube(spine, wide))]);
  sheet.shape(rim, 'bold', roles[0]);
  const inside = sheet.inside(rim);
  const belly = clockwise(
    tube(spine, (t) => wide(t) * 0.5).map((p, i, all): Point => {
      const k = i < all.length / 2 ? i : all.length - 1 - i;
      const [nx, ny] = sides[Math.min(sides.length - 1, k)]!;
      const by = wide(k / spine.length) * 0.62;
      return [p[0] + nx * by, p[1] + ny * by];
    }),
  );
  inside.shape([belly], 'line', roles[1]);
  const plates = [10, 22, 34][level]!;
  for (let i = 1; i < plates; i++) {
    const k = Math.floor((i / plates) * (spine.length - 1));
    const [nx, ny] = sides[k]!;
    const half = wide(k / spine.length);
    inside.inside([belly]).line(
      [
        [spine[k]![0], spine[k]![1]],
        [spine[k]![0] + nx * half * 1.2, spine[k]![1] + ny * half * 1.2],
      ],
      'line',
      0,
    );
  }
  sheet.rim(rim, 'bold');
  const [x, y, angle] = it.head;
  serpentHead(sheet.at({ x, y, angle, scale: thick / 62 }), it);
}

function serpentHead(sheet: Sheet, { level, roles, isAsleep }: Serpent): void {
  for (const [x, y, a] of [
    [-40, -46, -0.9],
    [-14, -60, -0.5],
  ] as const)
    sheet.shape(place(petal('point', 96, 32), { x, y, angle: a }), 'bold', 'cream');
  sheet.shape(drawn('-60,-20! -112,-40 -128,-4! -100,4 -112,34! -76,34 -50,40!'), 'line', roles[2]);
  sheet.shape(
    drawn('-66,-40 -20,-74 34,-66 74,-36 130,-26 166,-6 172,24 146,48 90,56 30,64 -30,58 -66,30'),
    'bold',
    roles[0],
  );
  sheet.line(traced('160,30 110,34 60,28 30,8'), 'line', 0.4);
  sheet.ink(ellipse(148, -2, 5, 4, 0.4));
  if (isAsleep) sheet.line(traced('14,-30 34,-18 56,-28'), 'bold', 0.4);
  else {
    sheet.shape(ellipse(34, -28, 19, 21), 'line', 'paper');
    sheet.ink(ellipse(40, -26, 8, 11));
    sheet.gleam(ellipse(43, -31, 3.6));
  }
  if (level > 0) sheet.shape(ellipse(0, 16, 15, 11), 'line', 'blush');
}

/** A tree that has a face and walks on its roots, 760 units high. */
export function treant(sheet: Sheet, level: Level): void {
  for (const [x, y, r] of [
    [-190, -560, 120],
    [190, -570, 120],
    [-90, -690, 130],
    [100, -690, 130],
    [0, -610, 140],
  ] as const) {
    const puff = drawn(
      Array.from(
        { length: 9 },
        (_, i) =>
          `${Math.round(x + r * Math.cos((i / 9) * 6.283))},${Math.round(y + r * 0.84 * Math.sin((i / 9) * 6.283))}!`,
      ).join(' '),
    );
    sheet.shape(ellipse(x, y, r, r * 0.84), 'bold', x < 0 ? 'leaf' : 'grass');
    if (level > 0)
      for (const [u, v] of [
        [-40, -30],
        [30, -40],
        [-10, 10],
        [50, 16],
      ].slice(0, level * 2) as unknown as Point[])
        sheet
          .inside([puff])
          .shape(place(petal('leaf', 56, 30), { x: x + u, y: y + v + 20, angle: u * 0.02 }), 'line', 'grass');
  }
  for (const arm of ['-90,-330 -190,-350 -270,-300 -300,-220', '90,-330 190,-360 270,-400 320,-480']) {
    const spine = curve(knots(arm), 6);
    sheet.shape(clockwise(tube(spine, (t) => mix(40, 20, t))), 'bold', 'wood');
    const [x, y] = spine.at(-1)!;
    for (const a of [-0.9, -0.3, 0.3, 0.9])
      sheet.shape(
        place(drawn('-9,10! -8,-40 0,-62! 8,-40 9,10!'), { x, y, angle: (y > -300 ? Math.PI : 0.2) + a }),
        'line',
        'wood',
      );
  }
  const trunk = clockwise(
    drawn(
      '-120,-540! -96,-400 -104,-240 -150,-110 -250,-20! -160,-34 -110,-60 -120,10! -60,-46 -10,-60 20,14! 60,-46 110,-56 170,10! 160,-50 250,-20! 150,-110 108,-240 96,-400 120,-540! 40,-500 -40,-500',
    ),
  );
  sheet.shape(trunk, 'bold', 'wood');
  const inside = sheet.inside([trunk]);
  for (const t of [
    '-70,-500 -60,-440 -80,-380',
    '60,-520 66,-460 50,-400',
    '-110,-150 -60,-120 -70,-60',
    '90,-160 70,-110 90,-60',
    '0,-150 10,-100 -6,-60',
    '-84,-230 -74,-190 -96,-150',
  ].slice(0, [2, 4, 6][level]))
    inside.line(traced(t), 'line', 0.5);
  for (const s of [-1, 1]) {
    sheet.shape(ellipse(s * 44, -390, 26, 22), 'bold', 'paper');
    gaze(sheet, [s * 42, -388], 9);
    sheet.shape(drawn(`${s * 14},-420! ${s * 50},-440 ${s * 84},-420! ${s * 50},-424`), 'line', 'leaf');
  }
  sheet.shape(drawn('-16,-384! -34,-320 0,-300 34,-320 16,-384!'), 'bold', 'rust');
  sheet.shape(drawn('-70,-290! -30,-270 0,-282! 30,-270 70,-290! 40,-236 0,-222 -40,-236'), 'bold', 'cream');
  sheet.shape(drawn('-50,-232! -40,-150 -20,-190! 0,-120! 20,-190! 40,-150 50,-232! 0,-214'), 'line', 'leaf');
  sheet.shape(ellipse(0, -560, 20, 16), 'line', 'wood');
}

/** A cluster of crystals that stands on the origin, 300 units high. */
export function crystals(sheet: Sheet, level: Level, roles: readonly [Role, Role]): void {
  const all = [
    [-90, 170, 40, -0.5],
    [92, 190, 42, 0.45],
    [-44, 250, 50, -0.2],
    [50, 270, 48, 0.18],
    [0, 320, 58, 0],
  ] as const;
  for (const [x, h, w, angle] of level === 0 ? all.slice(2) : all) {
    const at = { x, y: 0, angle };
    sheet.shape(
      place(
        [
          [-w, 10],
          [-w, -h * 0.72],
          [0, -h],
          [w, -h * 0.76],
          [w, 10],
        ],
        at,
      ),
      'bold',
      roles[0],
    );
    sheet.shape(
      place(
        [
          [-w * 0.3, 10],
          [-w * 0.3, -h * 0.66],
          [0, -h],
          [w, -h * 0.76],
          [w, 10],
        ],
        at,
      ),
      'line',
      roles[1],
    );
    if (level > 0)
      sheet.shape(
        place(
          [
            [w * 0.46, 10],
            [w * 0.46, -h * 0.68],
            [w, -h * 0.76],
            [w, 10],
          ],
          at,
        ),
        'line',
        'soft',
      );
  }
}
