import { blob, curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { distance, mix, place, type Point } from '../../../geometry/point.ts';
import { petal } from '../../../geometry/petal.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { onHead } from '../body/trimmings.ts';
import { gaze } from '../body/gaze.ts';
import { type Beast, type Joints, plume, tailOf } from '../body/quadruped.ts';

/** A horse of a coat and a mane. */
export function horse(coat: Role, far: Role, mane: readonly [Role, Role]): Beast {
  return {
    build: {
      length: 212,
      leg: 216,
      trunk: [62, 56, 64],
      neck: [128, 58, 34],
      limb: [50, 20, 13],
      foot: 'hoof',
      sole: 20,
      headScale: 1.06,
    },
    coat,
    far,
    hoof: 'stone',
    face: '-32,18 -28,-22 4,-38 38,-32 84,10 118,42 128,62 118,78 98,82 68,64 40,54 10,46',
    behind(sheet, at, level) {
      tail(sheet, at, mane, level);
      sheet.shape(drawn('8,-32! 26,-84 42,-26!', at.head), 'bold', far);
    },
    features(sheet, level) {
      sheet.shape(drawn('-14,-30! 2,-86 24,-34!'), 'bold', coat);
      if (level > 0) blaze(sheet);
      face(sheet);
    },
    over: (sheet, at, level) => locksAlong(sheet, at, mane, level),
  };
}

function blaze(sheet: Sheet): void {
  sheet.shape(drawn('34,-28! 58,-14 88,20 104,44! 84,30 52,4'), 'line', 'paper');
}

function face(sheet: Sheet): void {
  gaze(sheet, [32, -4], 7.4);
  sheet.ink(ellipse(113, 58, 4.4, 5.4));
  sheet.line(traced('120,74 106,70 94,62'), 'line', 0.5);
  sheet.line(traced('16,36 34,40 46,24 40,8'), 'fine', 0.6);
}

/** A horse of the meadow: its mane falls over the neck, its hooves stand flat, its coat is brushed. */
export function farmHorse(coat: Role, far: Role, mane: readonly [Role, Role]): Beast {
  const beast = horse(coat, far, mane);
  return {
    ...beast,
    build: { ...beast.build, foot: 'planted' },
    behind(sheet, at, level) {
      flowingTail(sheet, at, mane[0], level);
      sheet.shape(drawn('8,-32! 26,-84 42,-26!', at.head), 'bold', far);
    },
    melts: (at) => [onHead(at, '-16,-20 -16,-58 2,-92! 20,-62 26,-28')],
    features(sheet, level) {
      if (level > 0) sheet.shape(drawn('-6,-40 -6,-58 2,-74! 12,-58 14,-40'), 'line', 'blush');
      if (level > 0) blaze(sheet);
      face(sheet);
    },
    over(sheet, at, level) {
      hangingMane(sheet, at, mane, level);
      sheet.shape(onHead(at, '-4,-40 10,-54 32,-44 54,-16! 34,-20 12,-24'), 'line', mane[0]);
    },
  };
}

/** Long combed locks that hang from the crest of the neck, each over the one behind it. */
export function fallingLocks(sheet: Sheet, at: Joints, mane: readonly [Role, Role], level: 0 | 1 | 2): void {
  const from: Point = [at.shoulder[0] - 34, at.shoulder[1] - 54];
  const [to] = place([[-20, -30]], at.head) as [Point];
  const reach = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / reach, (to[1] - from[1]) / reach];
  const spot = (along: number, out: number): Point => [
    from[0] + dx * along + dy * out,
    from[1] + dy * along - dx * out,
  ];
  const count = [3, 5, 5][level]!;
  const step = reach / count;
  for (let i = 0; i < count; i++) {
    const [a, b] = [step * (i - 0.3), step * (i + 1.1)];
    const fall = mix(126, 101.5, i / count);
    const back = a - fall * 0.36;
    const rim = blob([
      spot(a, 4),
      spot((a + b) / 2, 17),
      spot(b, 4),
      spot(b - step * 0.2, -fall * 0.45),
      [...spot(back, -fall), 1],
      spot(a - step * 0.3, -fall * 0.4),
    ]);
    sheet.shape(rim, 'line', mane[i % 2]);
    if (level > 0 && sheet.scale > 0.7)
      sheet.line(
        curve([
          spot(b - step * 0.55, 2),
          spot(b - step * 0.7, -fall * 0.4),
          spot(back + step * 0.62, -fall * 0.64),
        ]),
        'fine',
        0.6,
      );
  }
}

/** Where on its neck the locks of a farm horse root, from the withers (0) to the brow (1), and how long they are. */
const HANGING = [
  [0.02, 132],
  [0.26, 138],
  [0.5, 128],
  [0.74, 108],
] as const;

/** A mane of broad wavy locks that hang down the side of the neck, each over the one behind it. */
function hangingMane(sheet: Sheet, at: Joints, mane: readonly [Role, Role], level: 0 | 1 | 2): void {
  const from: Point = [at.shoulder[0] - 34, at.shoulder[1] - 54];
  const [to] = place([[-4, -36]], at.head) as [Point];
  const turn = Math.min(0.5, Math.max(-0.2, Math.atan2(to[1] - from[1], to[0] - from[0]) + 1.2));
  for (const [i, [along, long]] of HANGING.entries()) {
    const [x, y] = [mix(from[0], to[0], along), mix(from[1], to[1], along)];
    const view = sheet.at({ x, y, angle: turn * 0.4, scale: long / 130 });
    view.shape(
      drawn('-24,22 -20,-14 8,-30 34,-22 46,6 40,50 50,88 34,134! 12,120 -8,96 -22,60'),
      'line',
      mane[i % 2],
    );
    if (level > 0) view.line(traced('14,-12 14,34 22,70 26,104'), 'line', 0.6);
  }
}

/** A tail that leaves the dock in one sweep and ends in three tips, with strands along it. */
function flowingTail(sheet: Sheet, at: Joints, role: Role, level: 0 | 1 | 2): void {
  const view = sheet.at({ x: at.dock[0] + 6, y: at.dock[1], angle: at.tail * 0.8 });
  view.shape(
    drawn(
      '10,-16 -40,-40 -104,-34 -150,4 -172,64 -166,132! -140,98 -128,92! -132,128 -120,172! -98,120 -92,96! -84,124 -66,146! -62,92 -56,44 -30,16 8,18',
    ),
    'bold',
    role,
  );
  for (const table of ['-14,-8 -74,-14 -118,20 -134,74', '-10,4 -60,8 -90,40 -98,80'].slice(
    0,
    [1, 2, 2][level],
  ))
    view.line(traced(table), 'line', 0.5);
}

/** A mane of overlapping locks from the withers to the brow. */
function locksAlong(sheet: Sheet, at: Joints, mane: readonly [Role, Role], level: 0 | 1 | 2): void {
  const from: Point = [at.shoulder[0] - 26, at.shoulder[1] - 56];
  const to: Point = [at.nape[0] - 2, at.nape[1] - 30];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const way = Math.atan2(dy, dx);
  const count = [4, 6, 7][level]!;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const [x, y] = [mix(from[0], to[0], t), mix(from[1], to[1], t)];
    sheet.shape(
      place(petal('drop', mix(128, 96, t), [78, 62, 56][level]!), {
        x: x + 6,
        y: y + 6,
        angle: way + Math.PI * 1.5 - 0.5 - 0.2 * t + Math.PI,
      }),
      'line',
      mane[i % 2],
    );
  }
  if (level > 0)
    sheet.shape(
      place(petal('drop', 66, 36), { x: to[0] + 14, y: to[1] - 6, angle: way + 2.5 }),
      'line',
      mane[0],
    );
}

/** A tail of long locks that fall from the dock, the shorter one behind. */
function tail(sheet: Sheet, at: Joints, mane: readonly [Role, Role], level: 0 | 1 | 2): void {
  const locks = [
    [176, -0.3, 26],
    [214, -0.95, 28],
  ] as const;
  for (const [i, [long, bend, wide]] of (level === 0 ? locks.slice(1) : locks).entries())
    sheet.shape(
      plume(tailOf(at, long, bend), 8, level === 0 ? 34 : wide),
      'bold',
      mane[i === 0 && level > 0 ? 1 : 0],
    );
}
