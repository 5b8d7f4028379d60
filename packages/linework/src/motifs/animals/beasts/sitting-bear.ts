import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { onBothSides } from '../../../geometry/path.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { gaze } from '../body/gaze.ts';
import { eye } from '../bold.ts';
import { flap } from '../body/trimmings.ts';
import { SIDES } from '../look.ts';
import { fringed } from '../soft-fur.ts';
import { salmon } from './salmon.ts';

/** A bear that sits and faces us. */
export interface SittingBear {
  readonly coat: Role;
  /** Belly, soles and muzzle. */
  readonly pale: Role;
  readonly level: 0 | 1 | 2;
  /** Whether it holds a salmon before its chest. */
  readonly hasFish?: boolean;
  /** How far the head leans to its left, in radians. */
  readonly lean?: number;
}

const BODY = mirrored('0,-262 84,-250 130,-196 134,-110 124,-36 96,4 0,12');
const HEAD = onBothSides([
  ...traced('0,-436 86,-424 142,-364 152,-306'),
  ...fringed('152,-306 146,-262 114,-226 60,-206', 3, 15),
  ...traced('60,-206 30,-200 0,-200'),
]);
const HIND_LEG = drawn('44,-24 66,-86 126,-96 178,-52 174,6 112,26 54,14');
const ARM = '120,-232 166,-182 164,-116 122,-84 62,-82 34,-104 42,-134 84,-146 92,-184';
const NOSE = '-26,-304 -14,-318 14,-318 26,-304 14,-288 0,-280 -14,-288';
/** The paw that lies over what the arms hold. */
const PAW = '104,-88 62,-82 34,-104 42,-134 76,-144 104,-132';
const MUZZLE = mirrored('0,-320 48,-310 74,-274 60,-236 24,-220 0,-218');
/** Rows of tufts on the belly: their line and number. */
const TUFTS = [
  ['-40,-62 0,-48 40,-62', 3],
  ['-26,-104 0,-94 26,-104', 2],
] as const;
/** More of them on either half of fine pages: on the shoulder and on the crown. */
const FINE_TUFTS = [
  ['96,-180 124,-168 150,-170', 2],
  ['-30,-404 0,-394 30,-404', 2],
] as const;

/** Draws it on the frame's origin, 440 units high. */
export function sittingBear(sheet: Sheet, it: SittingBear): void {
  const { coat, pale, level, lean = 0 } = it;
  sheet.shape(BODY, 'bold', coat);
  sheet.inside([BODY]).shape(ellipse(0, -92, 96, 104), 'line', pale);
  sheet.rim(BODY, 'bold');
  for (const flip of SIDES) hindLeg(sheet.at({ flip }), it);
  for (const [table, count] of level > 0 ? TUFTS : []) sheet.line(fringed(table, count, -14), 'line', 0.3);
  face(sheet.at({ angle: lean, x: -216 * Math.sin(lean) }), it);
  for (const flip of SIDES) flap(sheet.at({ flip }), ARM, coat);
  if (it.hasFish) salmon(sheet.at({ x: 20, y: -122, scale: 1.24, angle: 0.16 }), level);
  for (const flip of SIDES) {
    const arm = sheet.at({ flip });
    if (it.hasFish) flap(arm, PAW, coat);
    if (level > 0)
      for (const y of [-118, -104, -92]) arm.line(traced(`34,${y} 46,${y - 2} 58,${y + 2}`), 'line', 0.5);
  }
  if (level < 2) return;
  for (const flip of SIDES)
    for (const [table, count] of FINE_TUFTS) sheet.at({ flip }).line(fringed(table, count, -14), 'fine', 0.3);
}

/** A hind leg with its sole turned to us. */
function hindLeg(sheet: Sheet, { coat, pale, level }: SittingBear): void {
  sheet.shape(HIND_LEG, 'bold', coat);
  sheet.shape(ellipse(130, -24, 34, 36), 'line', pale);
  if (level === 0) return;
  for (const [x, y] of [
    [100, -68],
    [126, -78],
    [152, -68],
  ] as const)
    sheet.shape(ellipse(x, y, 11, 12), 'line', pale);
}

function face(sheet: Sheet, { coat, pale, level }: SittingBear): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(ellipse(106, -408, 44, 42), 'bold', coat);
    if (level > 0) side.shape(ellipse(104, -402, 23, 22), 'line', 'blush');
  }
  sheet.shape(HEAD, 'bold', coat);
  for (const x of [-64, 64]) {
    if (level === 0) eye(sheet, [x, -334], 5.6);
    else gaze(sheet, [x, -334], 9);
    if (level > 0) sheet.line(traced('-20,2 0,-6 20,0', { x, y: -366 }), 'line', 0.6);
  }
  if (level > 0) for (const x of [-108, 108]) sheet.shape(ellipse(x, -282, 18, 14), 'line', 'blush');
  sheet.shape(MUZZLE, 'line', pale);
  sheet.shape(drawn(NOSE), 'bold', 'stone');
  sheet.line(traced('0,-282 0,-258'), 'line', 0);
  sheet.line(traced('-34,-258 -18,-244 0,-258 18,-244 34,-258'), 'line', 0.4);
}
