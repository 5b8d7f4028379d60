import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a face looks. */
export interface Face {
  readonly skin: Role;
  readonly iris: Role;
  readonly isAsleep: boolean;
  readonly level: 0 | 1 | 2;
}

/** The rim of a face 200 units wide, seen from the front, its middle on the origin. */
const FACE_RIM = twin(knots('0,-128 62,-112 96,-56 99,0 90,60 62,108 26,134 0,138'));

/** Draws neck and shoulders down to 480 units below the middle of the face. */
export function shoulders(sheet: Sheet, skin: Role): void {
  sheet.shape(
    blob(
      knots(
        '-46,60! -46,150 -72,196 -180,232 -262,292 -304,400 -310,500! 310,500! 304,400 262,292 180,232 72,196 46,150 46,60!',
      ),
    ),
    'bold',
    skin,
  );
}

/** Draws eyes, brows, nose and mouth on a face. */
export function face(sheet: Sheet, it: Face): void {
  sheet.shape(FACE_RIM, 'bold', it.skin);
  for (const flip of [false, true]) {
    const side = sheet.at({ x: flip ? -45 : 45, y: -2, flip, scale: it.level === 0 ? 1.2 : 1.08 });
    if (it.isAsleep) sleepingEye(side);
    else openEye(side, it);
    sheet.at({ x: flip ? -46 : 46, y: -44, flip }).line(curve(knots('-30,6 0,-7 36,4')), 'bold', 0.7);
  }
  sheet.line(curve(knots('10,2 15,34 -1,46')), 'fine', 0.5);
  sheet.line(curve(knots('-15,40 -2,50 13,41')), 'line', 0.5);
  const mouth = sheet.at({ y: 82, scale: 0.86 });
  mouth.shape(blob(knots('-38,-5! -15,4 0,7 15,4 38,-5! 18,21 0,26 -18,21')), 'line', 'rust');
  mouth.shape(blob(knots('-38,-5! -13,-13 0,-8 13,-13 38,-5! 15,4 0,7 -15,4')), 'line', 'rust');
}

function openEye(sheet: Sheet, { iris, level }: Face): void {
  const white = blob(knots('-27,6! -8,-12 12,-13 29,-1! 12,12 -10,13'));
  sheet.shape(white, 'line', 'paper');
  const inside = sheet.inside([white]);
  inside.shape(ellipse(1, -1, 15.5), 'fine', iris);
  inside.ink(ellipse(1, -1, 7.6));
  inside.gleam(ellipse(5, -5, 3.6));
  sheet.ink(blob(knots('-30,8! -9,-18 14,-19 34,-5! 13,-10 -8,-9')));
  for (const [x, y, u, v] of [
    [22, -10, 36, -20],
    [28, -4, 42, -8],
  ] as const)
    sheet.line(
      [
        [x, y],
        [u, v],
      ],
      level === 0 ? 'fine' : 'line',
      0.6,
    );
}

function sleepingEye(sheet: Sheet): void {
  sheet.line(curve(knots('-28,0 -8,12 12,12 30,0')), 'bold', 0.4);
  for (const [x, y, u, v] of [
    [-6, 12, -10, 24],
    [8, 13, 9, 26],
    [20, 8, 28, 19],
  ] as const)
    sheet.line(
      [
        [x, y],
        [u, v],
      ],
      'line',
      0.5,
    );
}
