import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { between, place, type Placement, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';
import type { Beast, Joints } from '../animals/body/quadruped.ts';
import { fallingLocks } from '../animals/beasts/horse.ts';
import { plumedWing } from './plumed-wing.ts';

type Level = 0 | 1 | 2;

/** The lock that falls over the brow. */
const FORELOCK = '-22,-34 -4,-56 28,-52 54,-30 66,2! 46,-10 26,-14 2,-16';

/** A horse of fairy tales with a flowing mane. */
function steed(coat: Role, far: Role, mane: readonly [Role, Role]): Beast {
  return {
    build: {
      length: 212,
      leg: 216,
      trunk: [64, 56, 64],
      neck: [134, 58, 34],
      limb: [52, 22, 15],
      foot: 'hoof',
      sole: 22,
      headScale: 1.06,
    },
    coat,
    far,
    hoof: 'gold',
    face: '-32,18 -28,-22 4,-38 38,-32 84,10 118,42 128,62 118,78 98,82 68,64 40,54 10,46',
    behind(sheet, at, level) {
      tail(sheet, at, mane, level);
      ears(sheet, at.head, coat, far);
    },
    features(sheet, level) {
      gaze(sheet, [36, 8], 8.6);
      sheet.ink(ellipse(113, 58, 4.4, 5.4));
      sheet.line(traced('120,74 106,70 94,62'), 'line', 0.5);
      if (level > 0) sheet.shape(ellipse(56, 36, 10, 8), 'line', 'blush');
    },
    over(sheet, at, level) {
      fallingLocks(sheet, at, mane, level);
      forelock(sheet, at, mane[0]);
    },
  };
}

function forelock(sheet: Sheet, at: Joints, role: Role): void {
  sheet.shape(place(drawn(FORELOCK), at.head), 'line', role);
}

/** How far along the neck each lock of a flying mane roots, from withers (0) to brow (1), and how long it is. */
const FLYING = [
  [0.08, 0.96],
  [0.34, 1.1],
  [0.6, 1.18],
  [0.86, 1.08],
] as const;

/** Long locks that the wind carries back from the crest of the neck, those of the brow over the others. */
function flyingLocks(sheet: Sheet, at: Joints, mane: readonly [Role, Role], level: Level): void {
  const from: Point = [at.shoulder[0] - 40, at.shoulder[1] - 50];
  const [to] = place([[-16, -34]], at.head) as [Point];
  const lean = Math.atan2(to[1] - from[1], to[0] - from[0]);
  for (const [i, [share, long]] of FLYING.entries()) {
    const [x, y] = between(from, to, share);
    const lock = sheet.at({ x, y, angle: (lean + Math.PI / 2) * 0.42 - 0.42 + share * 0.16, scale: long });
    lock.shape(
      drawn('24,8 8,-28 -40,-52 -92,-42 -132,-48 -172,-80! -166,-26 -136,2 -92,8 -56,4 -26,16 0,40 20,34'),
      'line',
      mane[i % 2],
    );
    if (level === 2 && sheet.scale > 0.7) lock.line(traced('6,8 -34,-24 -84,-18 -124,-26'), 'fine', 0.6);
  }
}

/** A horse with a horn on its brow. */
export function unicorn(coat: Role, far: Role, mane: readonly [Role, Role]): Beast {
  const plain = steed(coat, far, mane);
  return {
    ...plain,
    behind(sheet, at, level) {
      horn(sheet.at(at.head), level);
      plain.behind?.(sheet, at, level);
    },
    over(sheet, at, level) {
      flyingLocks(sheet, at, mane, level);
      forelock(sheet, at, mane[0]);
    },
  };
}

/** A horse with wings. */
export function pegasus(mane: readonly [Role, Role]): Beast {
  const plain = steed('paper', 'soft', mane);
  return {
    ...plain,
    behind(sheet, at, level) {
      plain.behind?.(sheet, at, level);
      plumedWing(sheet.at({ x: at.shoulder[0] - 20, y: at.shoulder[1] - 20, angle: 0.2, scale: 0.84 }), 0, [
        'soft',
        mane[1],
        'soft',
      ]);
    },
    over(sheet, at, level) {
      plain.over?.(sheet, at, level);
      plumedWing(sheet.at({ x: at.shoulder[0] - 52, y: at.shoulder[1] - 6, scale: 0.94 }), level, [
        'paper',
        'soft',
        mane[0],
      ]);
    },
  };
}

function horn(sheet: Sheet, level: Level): void {
  const rim = clockwise(drawn('26,-32! 58,-4! 108,-146!'));
  sheet.shape(rim, 'bold', 'gold');
  const inside = sheet.inside([rim]);
  for (const y of [-48, -78, -108].slice(0, level + 1))
    inside.line(
      [
        [30, y - 22],
        [100, y + 16],
      ],
      'line',
      0,
    );
}

/** Both ears; the head that is drawn after them hides where they begin. */
function ears(sheet: Sheet, head: Placement, coat: Role, far: Role): void {
  sheet.shape(place(drawn('0,-20! 8,-72 34,-98! 46,-64 40,-20!'), head), 'bold', far);
  sheet.shape(place(drawn('-26,-10! -30,-66 -10,-100! 16,-70 22,-20!'), head), 'bold', coat);
}

function tail(sheet: Sheet, at: Joints, mane: readonly [Role, Role], level: Level): void {
  const view = sheet.at({ x: at.dock[0] + 10, y: at.dock[1] - 4 });
  const strands = [
    '8,-16! -60,-60 -130,-30 -150,50 -206,96! -130,110 -92,60 -70,10 4,20!',
    '8,-14! -54,-30 -98,20 -98,90 -140,160! -64,140 -40,80 -36,30 6,24!',
    '8,-8! -30,0 -50,60 -46,120 -70,186! -8,140 0,80 0,40 10,24!',
  ];
  for (const [i, strand] of strands.slice(level === 0 ? 1 : 0).entries())
    view.shape(drawn(strand), i === 0 ? 'bold' : 'line', mane[i % 2]);
  if (level > 0)
    for (const rib of ['-10,0 -70,-16 -112,50', '-6,6 -54,30 -66,110']) view.line(traced(rib), 'fine', 0.5);
}
