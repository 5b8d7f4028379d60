import { points, knots } from '../geometry/knots.ts';
import { around } from '../geometry/around.ts';
import { intersect } from '../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../geometry/curve.ts';
import { ellipse } from '../geometry/forms.ts';
import { petal, type PetalKind } from '../geometry/petal.ts';
import { place, type Path } from '../geometry/point.ts';
import type { Sheet } from '../sheet.ts';
import { eye } from './eye.ts';
import { plumage } from './feathers.ts';

/** An owl sitting upright: its feet on y 300, its crown at y -370, about 480 wide. */
export interface Owl {
  readonly level: 0 | 1 | 2;
  /** Height of the ear tufts, in units. */
  readonly tuft: number;
  readonly feather: PetalKind;
  readonly mark: 'rib' | 'drop' | 'none';
}

/** The owl's outline, for keeping other things away from it. */
export function owlRim(owl: Owl): Path {
  return twin([
    [0, -330],
    [80, -342],
    [140, -350],
    [182, -352 - owl.tuft, 1],
    [206, -270],
    [214, -180],
    [204, -90],
    [236, 0],
    [240, 120],
    [180, 250],
    [80, 306],
    [0, 316],
  ]);
}

/** Draws the owl from tail to face. */
export function drawOwl(sheet: Sheet, it: Owl): void {
  const rim = owlRim(it);
  tail(sheet, it);
  sheet.shape(rim, 'bold', 'fur');
  belly(sheet, it, rim);
  for (const side of [1, -1]) wing(sheet.at({ flip: side < 0 }), it);
  face(sheet, it, rim);
  for (const side of [1, -1]) foot(sheet.at({ x: side * 84, y: 292, flip: side < 0 }), it);
}

function tail(sheet: Sheet, it: Owl): void {
  for (const turn of it.level === 0 ? [-1, 1, 0] : [-2, 2, -1, 1, 0]) {
    const at = { x: turn * (it.level === 0 ? 52 : 38), y: 230, angle: Math.PI - turn * 0.1 };
    sheet.shape(
      place(petal('round', 210 - Math.abs(turn) * 20, it.level === 0 ? 98 : 74), at),
      'line',
      turn % 2 === 0 ? 'fur' : 'cream',
    );
    if (it.level > 0)
      sheet.line(
        place(
          [
            [0, -120],
            [0, -174 + Math.abs(turn) * 17],
          ],
          at,
        ),
        'fine',
        0.6,
      );
  }
}

function belly(sheet: Sheet, it: Owl, rim: Path): void {
  const zone = intersect([twin(points('0,-110 110,-70 150,60 128,170 70,242 0,262'))], [rim]);
  sheet.shape(zone, 'line', 'cream');
  if (it.level === 0) chevrons(sheet);
  else
    plumage(sheet, {
      zone,
      size: it.level === 1 ? 98 : 56,
      kind: it.feather,
      roles: ['cream', 'soft'],
      mark: it.mark,
    });
  sheet.rim(zone, 'line');
}

/** An easy page's belly: three rows of soft ticks instead of closed feathers. */
function chevrons(sheet: Sheet): void {
  for (const [x, y] of [
    [-56, 20],
    [56, 20],
    [0, 84],
    [-64, 146],
    [64, 146],
    [0, 208],
  ] as const) {
    sheet.line(
      curve([
        [x - 24, y - 8],
        [x - 14, y + 10],
        [x, y + 16],
        [x + 14, y + 10],
        [x + 24, y - 8],
      ]),
      'fine',
      0.4,
    );
  }
}

const WING: readonly Knot[] = knots('96,-96! 190,-76 258,10 266,130 214,268 168,330! 150,240 124,130 96,20');

function wing(sheet: Sheet, it: Owl): void {
  const rim = blob(WING);
  sheet.shape(rim, 'bold', 'fur');
  const inside = sheet.inside([rim]);
  if (it.level === 0)
    for (const x of [150, 206])
      inside.line(
        curve([
          [x + 24, 90],
          [x + 16, 180],
          [x - 6, 262],
        ]),
        'fine',
        0.5,
      );
  const quills = [0, 3, 5][it.level]!;
  for (let i = 0; i < quills; i++) {
    const share = (i + 0.5) / quills;
    const at = {
      x: 120 + share * 150,
      y: 60 + 40 * Math.sin(share * 3),
      angle: Math.PI + 0.16 + (0.5 - share) * -0.34,
    };
    inside.shape(
      place(petal('round', 262 - Math.abs(share - 0.4) * 60, 260 / quills), at),
      'line',
      i % 2 === 0 ? 'a' : 'fur',
    );
    if (it.level > 0)
      inside.line(
        place(
          [
            [0, -120],
            [0, -226],
          ],
          at,
        ),
        'fine',
        0.6,
      );
  }
  const cap = intersect([blob(points('70,-120 210,-130 300,0 282,90 190,74 92,96'))], [rim]);
  sheet.shape(cap, 'line', 'b');
  if (it.level > 0)
    plumage(sheet, { zone: cap, size: it.level === 1 ? 78 : 50, kind: 'round', roles: ['b', 'soft'] });
  sheet.rim(cap, 'line');
  sheet.rim(rim, 'bold');
}

function face(sheet: Sheet, it: Owl, rim: Path): void {
  const mask = intersect([twin(points('0,-400 120,-400 240,-400 250,-190 236,-74 120,-44 0,-26'))], [rim]);
  sheet.shape(mask, 'line', 'cream');
  for (const side of [-1, 1]) {
    const [x, y] = [side * 92, -186];
    if (it.level > 0) {
      const rays = it.level === 1 ? 10 : 15;
      around(
        sheet.inside([ellipse(side * 150, y, 149, 400)]),
        { centre: [x, y], radius: 62, count: rays, phase: 0.5 },
        (spot) => spot.shape(petal('round', 46, 430 / rays), 'fine', 'soft'),
      );
    }
    if (it.level > 0) sheet.shape(ellipse(x, y, 86), 'line', 'b');
    eye(sheet, {
      x,
      y,
      radius: it.level === 0 ? 72 : 64,
      iris: 'sun',
      pupil: it.level === 0 ? 0.28 : 0.34,
      look: [-side * 0.4, 0],
    });
  }
  brow(sheet, it, rim);
  beak(sheet);
}

function brow(sheet: Sheet, it: Owl, rim: Path): void {
  const zone = intersect(
    [
      twin([
        [0, -186, 1],
        [34, -262],
        [110, -296],
        [210, -312 - it.tuft * 0.5, 1],
        [220, -460, 1],
        [0, -460, 1],
      ]),
    ],
    [rim],
  );
  sheet.shape(zone, 'line', 'fur');
  if (it.level === 0) return;
  for (const turn of [-0.62, 0.62, 0])
    sheet.shape(place(petal('leaf', turn === 0 ? 74 : 58, 30), { y: -250, angle: turn }), 'fine', 'a');
}

function beak(sheet: Sheet): void {
  sheet.shape(twin(knots('0,-166! 26,-138 18,-106 0,-80!')), 'bold', 'sun');
  sheet.line(curve(points('-16,-124 0,-114 16,-124')), 'fine');
}

function foot(sheet: Sheet, it: Owl): void {
  for (const toe of it.level === 0 ? [0] : [-1, 1, 0]) {
    const width = it.level === 0 ? 92 : 36;
    sheet.shape(
      place(petal('round', 62, width), { x: toe * 27, y: -18, angle: Math.PI - toe * 0.14 }),
      'line',
      'sun',
    );
  }
}
