import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A clump of broad blades of grass on the frame's origin, the longest in the middle. */
export function grass(
  sheet: Sheet,
  random: Random,
  height: number,
  blades: number,
  role: Role = 'grass',
): void {
  const order = Array.from({ length: blades }, (_, i) => (blades === 1 ? 0 : (i / (blades - 1)) * 2 - 1));
  order.sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const side of order) {
    const tall = height * (1 - 0.34 * Math.abs(side)) * random.range(0.9, 1.1);
    const lean = side * height * 0.5 + random.range(-0.06, 0.06) * height;
    const foot = side * height * 0.13;
    const half = height * 0.09;
    sheet.shape(
      blob([
        [foot - half, 0, 1],
        [foot - half + lean * 0.24, -tall * 0.5],
        [foot + lean, -tall, 1],
        [foot + half + lean * 0.34, -tall * 0.46],
        [foot + half, 0, 1],
      ]),
      'line',
      role,
    );
  }
}

/** A fern frond from the frame's origin upwards, bending to its right by the given units. */
export interface Frond {
  readonly length: number;
  readonly bend: number;
  /** Pairs of leaflets; 0 draws one lobed blade. */
  readonly pairs: number;
  readonly role?: Role;
}

/** Draws a frond. */
function frond(sheet: Sheet, it: Frond): void {
  const { length, bend } = it;
  const spine = curve([
    [0, 0],
    [bend * 0.12, -length * 0.4],
    [bend * 0.45, -length * 0.78],
    [bend, -length * 0.98],
  ]);
  if (it.pairs === 0) {
    sheet.shape(
      clockwise(
        tube(
          spine,
          (t) =>
            length *
            (0.02 * Math.min(1, (1 - t) * 6) + 0.13 * Math.sin(Math.PI * t ** 0.8)) *
            (1 - 0.16 * Math.abs(Math.sin(t * 19))),
        ),
      ),
      'line',
      it.role ?? 'leaf',
    );
    return sheet.line(spine.slice(0, -4), 'fine', 0.5);
  }
  sheet.line(spine, 'line', 0.3);
  for (let i = 0; i < it.pairs; i++) {
    const t = 0.24 + (0.72 * i) / it.pairs;
    const k = Math.min(spine.length - 2, Math.floor(t * spine.length));
    const [a, b] = [spine[k]!, spine[k + 1]!];
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    const size = length * 0.3 * Math.sin(Math.PI * (0.2 + 0.8 * t)) + length * 0.03;
    const width = Math.min(size * 0.5, (length * 0.62) / it.pairs);
    for (const side of [-1, 1])
      sheet.shape(
        place(petal('leaf', size, width), { x: a[0], y: a[1], angle: way + side * 1.12 }),
        'line',
        it.role ?? 'leaf',
      );
  }
  const [tip, before] = [spine.at(-3)!, spine.at(-6)!];
  const end = Math.atan2(tip[1] - before[1], tip[0] - before[0]) + Math.PI / 2;
  sheet.shape(
    place(petal('leaf', length * 0.11, length * 0.06), { x: tip[0], y: tip[1], angle: end }),
    'line',
    it.role ?? 'leaf',
  );
}

/** Fronds opening from one root on the frame's origin, about two lengths wide. */
export function fern(sheet: Sheet, random: Random, length: number, level: 0 | 1 | 2): void {
  const spread = [
    [-0.8, 0.8, 0],
    [-1, 0.95, 0],
    [-1.2, 1.2, -0.5, 0.45],
  ][level]!;
  for (const turn of spread) {
    const spot = sheet.at({ angle: turn + random.range(-0.08, 0.08) });
    frond(spot, {
      length: length * (1 - 0.16 * Math.abs(turn)) * random.range(0.92, 1.06),
      bend: turn * length * 0.42 + random.range(-0.1, 0.1) * length,
      pairs: [0, 4, 6][level]!,
    });
  }
}

/** A boulder about twice its size wide on the frame's origin, with a lit face. */
export function boulder(sheet: Sheet, random: Random, size: number, cracks: boolean): void {
  const r = (k: number): number => size * k * random.range(0.92, 1.08);
  const rim = clockwise(
    blob([
      [-r(1), 0, 1],
      [-r(0.96), -r(0.4)],
      [-r(0.5), -r(0.84), 1],
      [r(0.14), -r(0.94)],
      [r(0.7), -r(0.66), 1],
      [r(1), -r(0.2)],
      [r(0.98), 0, 1],
    ]),
  );
  sheet.shape(rim, 'line', 'stone');
  if (!cracks) return;
  sheet.inside([rim]).shape(
    [
      [-size * 0.62, -size * 0.74],
      [-size * 0.2, -size * 0.5],
      [size * 0.3, -size * 0.58],
      [size * 0.86, -size * 0.5],
      [size * 0.4, -size * 1.1],
      [-size * 0.4, -size * 1.1],
    ],
    'line',
    'paper',
  );
  sheet.rim(rim, 'line');
}

/** The shapes a mushroom's cap may have. */
export type CapKind = 'dome' | 'bell' | 'parasol' | 'funnel';

/** A mushroom 220 units high at scale 1, on the frame's origin. */
export interface Toadstool {
  readonly kind: CapKind;
  readonly level: 0 | 1 | 2;
  readonly role: Role;
  /** How far the stem leans, in units. */
  readonly lean: number;
  /** Whether the stem is seen to grow out of the middle of the cap. */
  readonly isJoined?: boolean;
}

/** For each cap: its outline, the ellipse of its gills and the half width of its stem at head and foot. */
const CAPS = {
  dome: [
    '-118,-112 -104,-176 -54,-218 4,-226 62,-214 108,-172 120,-112 60,-124 0,-128 -60,-124',
    [0, -112, 112, 20],
    [24, 36],
  ],
  bell: [
    '-74,-96! -68,-160 -44,-222 0,-250 44,-222 68,-160 76,-96! 36,-108 0,-112 -36,-108',
    [0, -98, 72, 15],
    [16, 24],
  ],
  parasol: [
    '-142,-132! -96,-164 -40,-184 -16,-204 16,-204 40,-184 96,-164 144,-130! 70,-144 0,-148 -70,-144',
    [0, -134, 136, 18],
    [17, 30],
  ],
} as const;

/** Draws a mushroom: gills, stem with its ring, cap with spots. */
export function toadstool(sheet: Sheet, it: Toadstool): void {
  if (it.kind === 'funnel') return chanterelle(sheet, it);
  const [table, [gx, gy, grx, gry], [neck, foot]] = CAPS[it.kind];
  const lean = (y: number): number => it.lean * (y / gy) ** 2;
  gills(sheet, [gx + it.lean, gy, grx, gry], it.level);
  const top = it.isJoined ? gy - 26 : gy + 6;
  sheet.shape(
    blob([
      [lean(gy) - neck, top, 1],
      [lean(-60) - neck * 0.94, -60],
      [-foot, -10],
      [-foot * 0.6, 4],
      [foot * 0.6, 4],
      [foot, -10],
      [lean(-60) + neck * 0.98, -60],
      [lean(gy) + neck, top, 1],
    ]),
    'bold',
    'cream',
  );
  if (it.level > 0 && it.kind !== 'bell') skirt(sheet, lean(-76), neck);
  const cap = clockwise(blob(moveKnots(knots(table), ([x, y]) => [x + it.lean, y])));
  sheet.shape(cap, 'bold', it.role);
  decorate(sheet.inside([cap]), it);
  sheet.rim(cap, 'bold');
}

/** A funnel of a mushroom: stem and cap are one, its folds run down to the foot. */
function chanterelle(sheet: Sheet, it: Toadstool): void {
  const s = sheet.at({ angle: it.lean * 0.006 });
  const body = clockwise(
    blob(
      knots(
        '-120,-200 -96,-168 -52,-122 -32,-76 -28,-34 -38,-6 -10,4 22,4 38,-8 28,-36 32,-76 54,-124 100,-172 124,-206 60,-190 0,-186 -60,-188',
      ),
    ),
  );
  s.shape(body, 'bold', it.role);
  const inside = s.inside([body]);
  for (const x of [
    [-0.5, 0.5],
    [-0.72, -0.24, 0.24, 0.72],
    [-0.78, -0.4, 0, 0.4, 0.78],
  ][it.level]!)
    inside.line(
      curve([
        [x * 26, -40],
        [x * 34, -90],
        [x * 78, -150],
        [x * 120, -186],
      ]),
      'line',
      0.5,
    );
  s.shape(
    blob(
      knots(
        '-124,-204 -104,-224 -72,-218 -44,-236 -4,-228 36,-240 70,-224 104,-230 128,-208 104,-188 66,-192 30,-178 -8,-186 -44,-176 -80,-188 -106,-184',
      ),
    ),
    'bold',
    it.role,
  );
  s.shape(blob(knots('-62,-206 -20,-214 30,-212 66,-206 24,-196 -30,-196')), 'line', 'soft');
}

function gills(
  sheet: Sheet,
  [x, y, rx, ry]: readonly [number, number, number, number],
  level: 0 | 1 | 2,
): void {
  sheet.shape(ellipse(x, y, rx, ry), 'line', 'sand');
  const count = [0, 6, 10][level]!;
  for (let i = 1; i < count; i++) {
    const angle = (i / count) * Math.PI;
    sheet.line(
      [
        [x + rx * 0.2 * Math.cos(angle), y - ry * 0.3],
        [x + rx * 0.98 * Math.cos(angle), y + ry * 0.94 * Math.sin(angle)],
      ],
      'fine',
      0,
    );
  }
}

function skirt(sheet: Sheet, x: number, neck: number): void {
  sheet.shape(
    blob(
      knots('-1,-82! -1.5,-64 -1.1,-58 -.6,-64 -.1,-56 .5,-63 1.1,-57 1.5,-64 1,-82!').map(([u, y]): Knot => [
        x + u * neck,
        y,
      ]),
    ),
    'line',
    'paper',
  );
}

function decorate(inside: Sheet, it: Toadstool): void {
  if (it.kind === 'bell') {
    for (const x of it.level === 0 ? [-24, 24] : [-44, -15, 15, 44])
      inside.line(
        curve([
          [it.lean + x * 1.2, -100],
          [it.lean + x, -160],
          [it.lean + x * 0.3, -224],
        ]),
        'line',
        0.5,
      );
    return;
  }
  const spots = SPOTS[it.kind === 'parasol' ? 'parasol' : 'dome'].slice(0, [3, 7, 11][it.level]);
  for (const [x, y, r] of spots)
    inside.shape(ellipse(it.lean + x, y, r, r * 0.82, x * 0.004), 'line', 'cream');
}

const SPOTS = {
  dome: [
    [-10, -178, 24],
    [52, -160, 19],
    [-66, -150, 20],
    [98, -124, 15],
    [-104, -126, 13],
    [12, -212, 14],
    [-46, -200, 12],
    [2, -140, 11],
    [72, -196, 10],
    [40, -132, 8],
    [-36, -136, 9],
  ],
  parasol: [
    [0, -178, 19],
    [-52, -160, 15],
    [56, -158, 16],
    [100, -144, 11],
    [-100, -146, 11],
    [-22, -156, 9],
    [26, -158, 9],
    [0, -198, 9],
    [-76, -148, 8],
    [80, -150, 8],
    [124, -134, 7],
  ],
} as const;
