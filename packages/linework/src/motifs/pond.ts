import { clockwise } from '../geometry/boolean.ts';
import { blob, curve, type Knot } from '../geometry/curve.ts';
import { arc, ellipse, tube } from '../geometry/forms.ts';
import { normals } from '../geometry/path.ts';
import { petal } from '../geometry/petal.ts';
import { mix, place, polar, type Path, type Point } from '../geometry/point.ts';
import { fillZone } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A lily leaf seen from above, 100 units in radius, its notch pointing up. */
export function lilyPad(sheet: Sheet, veins: number): void {
  const gap = 0.26;
  const turn = -Math.PI / 2;
  const rim: Path = [[0, 6], ...arc(0, 0, 100, 96, turn + gap, turn + Math.PI * 2 - gap)];
  sheet.shape(rim, 'bold', 'leaf');
  const inside = sheet.inside([clockwise(rim)]);
  for (let i = 1; i <= veins; i++) {
    const angle = turn + gap + ((Math.PI * 2 - gap * 2) * i) / (veins + 1);
    const bend = polar([0, 0], 60, angle + 0.08);
    inside.line(curve([[0, 6], bend, polar([0, 0], 104, angle)]), 'line', 0.3);
  }
}

/** An open water lily about 240 units wide, the middle of its foot on the frame's origin. */
export function waterLily(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  const rows = [
    { angles: [-1.45, 1.45, -0.95, 0.95, -0.45, 0.45, 0], length: 138, width: 62, role: 'soft' },
    { angles: [-0.72, 0.72, -0.26, 0.26], length: 112, width: 56, role },
    { angles: [-1.5, 1.5, -1.05, 1.05, -0.5, 0.5, 0], length: 82, width: 54, role },
  ] as const;
  rows.slice(level === 0 ? 1 : 0).forEach((row, i) => {
    const angles = level === 0 && i === 1 ? row.angles.slice(2) : row.angles;
    for (const angle of angles) {
      const at = { x: angle * 26, y: -Math.cos(angle) * 6, angle };
      sheet.shape(place(petal('lotus', row.length, row.width), at), 'line', row.role);
      if (level === 2)
        sheet.line(
          place(
            [
              [0, -row.length * 0.2],
              [0, -row.length * 0.66],
            ],
            at,
          ),
          'fine',
          0.6,
        );
    }
    if (i === 0 && level > 0) for (const x of [-26, 0, 26]) sheet.shape(ellipse(x, -96, 10), 'fine', 'sun');
  });
}

/** A koi seen from above. */
export interface Koi {
  readonly level: 0 | 1 | 2;
  /** The middle of its back from nose to tail, in page units. */
  readonly spine: readonly Knot[];
  /** Half its width at the shoulders, in units. */
  readonly width: number;
  readonly body: Role;
  readonly marks: Role;
}

/** Draws a koi: fins, tail, body with its markings, head. */
export function koi(sheet: Sheet, it: Koi): void {
  const spine = curve(it.spine, 6);
  const half = (t: number): number => it.width * profile(t);
  finPair(sheet, it, spine, 0.34, 1);
  finPair(sheet, it, spine, 0.66, 0.62);
  tail(sheet, it, spine);
  const rim = clockwise(tube(spine, half));
  sheet.shape(rim, 'bold', it.body);
  const inside = sheet.inside([rim]);
  if (it.level === 2) {
    const zone = tube(spine.slice(Math.floor(spine.length * 0.3)), (t) => half(0.3 + t * 0.7));
    fillZone('scales', {
      sheet,
      zone: [clockwise(zone)],
      size: 38,
      angle: heading(spine, 0.6) + Math.PI / 2,
      roles: [it.body, it.marks],
    });
  } else
    for (const [t, size] of [
      [0.42, 0.7],
      [0.7, 0.62],
    ] as const)
      mark(inside, it, spine, t, size);
  const back = tube(
    spine.slice(Math.floor(spine.length * 0.3), Math.floor(spine.length * 0.74)),
    (t) => it.width * 0.2 * Math.sin(Math.PI * t) + 1,
  );
  sheet.shape(back, 'line', it.marks);
  head(inside, it, spine, half);
  sheet.rim(rim, 'bold');
}

/** A koi's half width from nose to tail as a share of the widest: a round nose, then a long taper. */
function profile(t: number): number {
  const nose = Math.sqrt(1 - (1 - Math.min(1, t / 0.24)) ** 2);
  const taper = 1 - 0.8 * Math.max(0, (t - 0.24) / 0.76) ** 1.35;
  return Math.max(0.03, nose * taper);
}

function along(spine: Path, share: number): Point {
  return spine[Math.min(spine.length - 1, Math.floor(share * spine.length))]!;
}

/** The direction towards the tail at a share of the way, in radians. */
function heading(spine: Path, share: number): number {
  const i = Math.min(spine.length - 2, Math.floor(share * spine.length));
  const [a, b] = [spine[i]!, spine[i + 1]!];
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

function finPair(sheet: Sheet, it: Koi, spine: Path, share: number, size: number): void {
  const [x, y] = along(spine, share);
  for (const side of [-1, 1]) {
    const spot = {
      x,
      y,
      angle: heading(spine, share) + Math.PI / 2 + side * 0.95,
      scale: size * (it.width / 70),
    };
    const fin = place(petal('drop', 186, 104), spot);
    sheet.shape(fin, 'line', it.marks);
    if (it.level > 0 && size === 1)
      for (const turn of [-0.14, 0.14])
        sheet.line(
          place(
            [
              [turn * 60, -104],
              [turn * 150, -162],
            ],
            spot,
          ),
          'fine',
          0.6,
        );
  }
}

function tail(sheet: Sheet, it: Koi, spine: Path): void {
  const [x, y] = along(spine, 0.97);
  const spot = { x, y, angle: heading(spine, 0.95) + Math.PI / 2, scale: it.width / 70 };
  sheet.shape(
    place(
      blob([
        [0, 20, 1],
        [-46, -40],
        [-84, -150, 1],
        [-30, -118],
        [0, -76, 1],
        [34, -122],
        [92, -140, 1],
        [48, -34],
      ]),
      spot,
    ),
    'bold',
    it.marks,
  );
  if (it.level === 0) return;
  for (const [px, py] of [
    [-56, -112],
    [60, -108],
  ] as const)
    sheet.line(
      place(
        curve([
          [0, -20],
          [px * 0.5, py * 0.5],
          [px, py],
        ]),
        spot,
      ),
      'fine',
      0.6,
    );
}

function mark(inside: Sheet, it: Koi, spine: Path, share: number, size: number): void {
  const [x, y] = along(spine, share);
  const side = normals(spine)[Math.floor(share * spine.length)]!;
  const r = it.width * size;
  inside.shape(
    blob([
      [-r, -r * 0.5],
      [0, -r * 0.8],
      [r, -r * 0.3],
      [r * 0.8, r * 0.5],
      [-r * 0.2, r * 0.7],
      [-r * 0.9, r * 0.3],
    ]).map(([px, py]): Point => [x + px + side[0] * r * 0.8, y + py + side[1] * r * 0.8]),
    'line',
    it.marks,
  );
}

function head(inside: Sheet, it: Koi, spine: Path, half: (t: number) => number): void {
  const [x, y] = along(spine, 0.26);
  const back = heading(spine, 0.2);
  const collar = Array.from({ length: 13 }, (_, i): Point => {
    const t = (i - 6) / 6;
    const [px, py] = polar([x, y], half(0.26) * 1.2 * t, back + Math.PI / 2);
    return polar([px, py], it.width * 0.34 * (1 - t * t), back);
  });
  inside.line(collar, 'line', 0);
  const crown = along(spine, 0.19);
  inside.shape(ellipse(...crown, it.width * 0.32, it.width * 0.26, back), 'line', it.marks);
  const eyes = along(spine, 0.12);
  for (const side of [-1, 1]) {
    const [ex, ey] = polar(eyes, half(0.12) * 0.7, back + (side * Math.PI) / 2);
    inside.shape(ellipse(ex, ey, it.width * 0.16), 'line', 'paper');
    inside.ink(ellipse(ex, ey, it.width * 0.085));
  }
}

/** A dragonfly with its wings spread 240 units, its head on the frame's origin. */
export function dragonfly(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [angle, length] of [
    [1.08, 128],
    [1.92, 116],
  ] as const)
    for (const side of [-1, 1]) {
      const spot = { y: 26 + (angle - 1.08) * 24, angle: side * angle };
      sheet.shape(place(petal('round', length, 44), spot), 'line', 'sky');
      if (level > 0)
        sheet.line(
          place(
            [
              [0, -20],
              [0, -length * 0.82],
            ],
            spot,
          ),
          'fine',
          0.5,
        );
    }
  sheet.shape(
    blob([
      [-13, 14],
      [0, 6],
      [13, 14],
      [10, 60],
      [6, 180],
      [0, 190],
      [-6, 180],
      [-10, 60],
    ]),
    'line',
    'd',
  );
  if (level > 0)
    for (const y of [84, 116, 148])
      sheet.line(
        [
          [-mix(8, 5, (y - 84) / 64), y],
          [mix(8, 5, (y - 84) / 64), y],
        ],
        'fine',
        0,
      );
  sheet.shape(ellipse(0, 0, 19, 16), 'line', 'd');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 10, -4, 5));
}
