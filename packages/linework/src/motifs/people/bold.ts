import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { eye } from '../animals/bold.ts';

const SIDES = [-1, 1] as const;

/** How a face of few large parts looks. */
export interface BoldFace {
  readonly skin: Role;
  readonly eyes: 'open' | 'closed' | 'one';
  /** A round nose is an area; the other one a line. */
  readonly nose: 'round' | 'line';
  readonly mouth: 'smile' | 'laugh' | 'hidden';
  readonly isBlushing: boolean;
  /** Absent where the hair falls over them. */
  readonly ears?: false;
}

/** A face 310 units wide, its middle on the origin. */
export function boldFace(sheet: Sheet, it: BoldFace): void {
  for (const side of it.ears === false ? [] : SIDES)
    sheet.shape(ellipse(side * 166, 8, 50, 54), 'bold', it.skin);
  sheet.shape(mirrored('0,-168 92,-146 152,-60 154,30 112,128 0,170'), 'bold', it.skin);
  for (const side of it.isBlushing ? SIDES : []) sheet.shape(ellipse(side * 92, 58, 33, 31), 'line', 'blush');
  for (const side of SIDES) {
    if (it.eyes === 'closed')
      sheet.line(traced(`${side * 60 - 32},-20 ${side * 60},0 ${side * 60 + 32},-20`), 'bold', 0.4);
    else if (it.eyes === 'open' || side > 0) eye(sheet, [side * 62, -14], 10);
  }
  if (it.nose === 'round') sheet.shape(ellipse(0, 34, 36, 32), 'line', it.skin);
  else sheet.line(traced('-18,34 0,46 18,34'), 'line', 0.4);
  if (it.mouth === 'smile') sheet.line(traced('-56,92 -30,114 0,120 30,114 56,92'), 'bold', 0.4);
  if (it.mouth === 'laugh') sheet.shape(drawn('-58,84! 0,92 58,84! 44,126 0,146 -44,126'), 'line', 'rust');
}

/** Hair over the brow of such a face, parted on one side. */
export function boldFringe(sheet: Sheet, role: Role): void {
  sheet.shape(
    drawn(
      '-172,0! -208,-110 -130,-214 0,-236 130,-214 208,-110 172,0! 140,-62 84,-96 36,-128! -50,-72 -130,-52',
    ),
    'bold',
    role,
  );
  sheet.line(traced('36,-128 50,-180 40,-234'), 'line', 0.2);
}

/** Chest and shoulders below such a face, down to 580 units under its middle. */
export function boldBust(sheet: Sheet, role: Role): void {
  sheet.shape(mirrored('0,140! 90,150 200,184 268,262 288,400 292,580! 0,580!'), 'bold', role);
}

/** Fingers closed round something upright, the thumb over them; the wrist on the origin, pointing up. */
function boldFist(hand: Sheet, skin: Role, thumb: -1 | 1): void {
  const rows = [-106, -76, -46, -16];
  const fingers = rows.map((y, i) => clockwise(rectangle(-54 + (i % 3 === 0 ? 8 : 0), y, 104, 36, 18)));
  hand.shape(unite([...fingers, ellipse(thumb * 30, -48, 34, 56)].map(clockwise)), 'bold', skin);
  for (const y of rows.slice(1))
    hand.line(traced(`${thumb * -34},${y + 3} ${thumb * -4},${y + 4}`), 'line', 0.3);
  hand.line(traced(`${thumb * 10},-92 ${thumb * 16},-66 ${thumb * 32},-48`), 'line', 0.4);
}

/** How the arm of few large parts looks. */
export interface BoldArm {
  readonly sleeve: Role;
  readonly skin: Role;
  readonly thumb: -1 | 1;
  /** Whether the hand is closed round something, its fingers seen one by one. */
  readonly isGrip?: boolean;
}

/** A sleeve through points with a mitten or a fist at its end; the thumb is to the right, or to the left. */
export function boldArm(
  sheet: Sheet,
  spine: readonly Point[],
  { sleeve, skin, thumb, isGrip = false }: BoldArm,
): void {
  const [x, y] = spine.at(-1)!;
  const [u, v] = spine.at(-2)!;
  const angle = Math.atan2(y - v, x - u) + Math.PI / 2;
  const hand = sheet.at({ x, y, angle });
  if (isGrip) boldFist(hand, skin, thumb);
  else
    hand.shape(unite([ellipse(0, -40, 50, 58), ellipse(thumb * 46, -26, 24, 42, thumb * 0.5)]), 'bold', skin);
  sheet.shape(
    unite([clockwise(tube(curve(spine), () => 64)), ellipse(spine[0]![0], spine[0]![1], 64)]),
    'bold',
    sleeve,
  );
  hand.shape(rectangle(-76, -16, 152, 52, 24), 'bold', sleeve);
  if (isGrip) return;
  for (const at of [-18, 8]) hand.line(traced(`${at},-94 ${at + 2},-72 ${at + 1},-56`), 'line', 0.4);
}

/** A balloon whose knot is on the origin, 270 units high. */
export function boldBalloon(sheet: Sheet, role: Role): void {
  sheet.shape(mirrored('0,-270 84,-246 116,-160 86,-62 16,-6! 0,-8'), 'bold', role);
  sheet.line(traced('-78,-160 -70,-204 -44,-230'), 'line', 0.5);
  sheet.ink(drawn('0,-8! 20,18! -20,18!'));
}
