import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, spiral } from '../../../geometry/forms.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { flap } from '../body/trimmings.ts';

/** From the tail over the round back to the snout, down the near legs and back along the belly. */
const RIM = drawn(
  '-190,-128 -192,-160 -172,-202 -114,-230 -30,-236 50,-230 100,-228 140,-236 172,-226 192,-196 206,-172 234,-166! 238,-118! 214,-108 186,-94 152,-84 142,-80! 134,-46 140,-26 136,0! 94,0! 98,-28 90,-46 78,-60! 40,-40 -30,-36 -80,-48 -84,-58! -104,-36 -100,0! -146,0! -148,-22 -160,-36 -152,-56 -178,-90',
);
const FAR_LEGS = [
  '42,-90! 88,-90! 80,-34 82,0! 44,0! 44,-34',
  '-78,-90! -30,-90! -42,-34 -38,0! -76,0! -80,-34',
];
const HOOVES = ['92,-20! 136,-20! 138,0! 90,0!', '-148,-20! -102,-20! -102,0! -150,0!'];
const SPOTS = [
  [-104, -176, 40],
  [-10, -196, 30],
  [30, -120, 22],
] as const;

/** A round pig, 430 units long and 270 high, that stands on y 0 and looks to the right with a smile. */
export function standingPig(
  sheet: Sheet,
  { level, coat, isSpotted }: { readonly level: 0 | 1 | 2; readonly coat: Role; readonly isSpotted: boolean },
): void {
  for (const leg of FAR_LEGS) sheet.shape(drawn(leg), 'bold', coat);
  sheet.line(spiral(-206, -178, 24, 1.6, 0.4), 'bold', 0.2);
  sheet.shape(drawn('160,-226! 186,-262 206,-264! 210,-226 198,-196!'), 'bold', coat);
  sheet.shape(RIM, 'bold', coat);
  const inside = sheet.inside([RIM]);
  if (isSpotted) for (const [x, y, r] of SPOTS) inside.shape(ellipse(x, y, r, r * 0.86, 0.4), 'line', 'wood');
  for (const fold of level === 2 ? FINE_FOLDS : FOLDS)
    inside.line(traced(fold), 'line', level === 2 ? 0 : 0.6);
  sheet.rim(RIM, 'bold');
  for (const hoof of HOOVES) sheet.shape(drawn(hoof), 'line', 'wood');
  for (const x of [114, -126]) sheet.line(traced(`${x},-16 ${x + 2},0`), 'line', 0);
  flap(sheet, '112,-222 112,-262 148,-288! 178,-254 178,-216 156,-198', coat);
  sheet.shape(ellipse(236, -142, 15, 26, 0.04), 'bold', 'blush');
  for (const y of [-152, -134]) sheet.ink(ellipse(238, y, 3.6, 4.6));
  sheet.ink(ellipse(182, -168, 8, 10));
  sheet.gleam(ellipse(185, -172, 3.4));
  sheet.line(traced('168,-182 180,-190 194,-184'), 'line', 0.6);
  sheet.line(traced('216,-120 200,-108 182,-114'), 'line', 0.5);
  sheet.shape(ellipse(164, -134, 16, 13), 'line', 'ember');
}

/** Where ham and shoulder lie on the belly; on fine pages from outline to outline, with the folds of the neck. */
const FOLDS = ['-84,-150 -64,-110 -84,-60', '96,-150 78,-110 90,-60'];
const FINE_FOLDS = [
  '-96,-240 -50,-170 -62,-100 -96,-50',
  '90,-234 62,-170 68,-100 88,-46',
  '132,-236 112,-180 116,-120 140,-70',
  '-62,-96 0,-76 66,-92',
];
