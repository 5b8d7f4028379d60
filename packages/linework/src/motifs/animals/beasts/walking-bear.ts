import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Path, Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { flap } from '../body/trimmings.ts';
import { gaze, snout } from '../body/gaze.ts';
import { eye } from '../bold.ts';
import { fringed } from '../soft-fur.ts';

/** The outline of a bear that walks to the right, on its feet at y 0, and where its features lie. */
interface Figure {
  readonly coat: Role;
  /** The coat of the legs and the ear on the far side. */
  readonly far: Role;
  readonly rim: string;
  readonly ear: string;
  readonly farEar: string;
  readonly muzzle: string;
  readonly mouth: string;
  readonly eye: Point;
  readonly nose: Point;
  /** The ruff behind the head, from the crest to the throat. */
  readonly ruff: string;
}

/** The near legs and the belly between them in the outline of both kinds, from the foreleg to the thigh. */
const LEGS =
  '128,-92 134,-62 140,-36 160,-26 178,-12 174,2! 112,2! 104,-10 100,-40 90,-76 66,-112! 24,-104 -30,-100 -74,-112! -82,-84 -100,-58 -112,-38 -100,-26 -86,-12 -90,2! -152,2! -166,-10 -168,-32 -178,-60 -200,-90 -218,-120';

const BROWN: Figure = {
  coat: 'wood',
  far: 'rust',
  rim: `-222,-168 -228,-182 -218,-196 -206,-222 -164,-250 -104,-252 -40,-240 14,-250 56,-272 96,-274 124,-284 160,-294 198,-288 228,-266 248,-236 278,-220 304,-206 310,-186 298,-168 264,-156 230,-142 198,-128 172,-112 150,-98! ${LEGS} -222,-140`,
  ear: '124,-272 116,-304 132,-328 162,-326 178,-300 168,-266',
  farEar: '196,-280 200,-312 220,-320 234,-300 226,-262',
  muzzle: '340,-240! 276,-222 248,-204 246,-176 262,-150 270,-120! 340,-120!',
  mouth: '302,-178 282,-172 256,-176',
  eye: [222, -228],
  nose: [298, -201],
  ruff: '132,-290 104,-240 100,-190 124,-130',
};

const ICE: Figure = {
  coat: 'paper',
  far: 'soft',
  rim: `-224,-160 -230,-176 -220,-190 -206,-222 -162,-254 -100,-256 -30,-242 20,-246 64,-258 110,-256 150,-266 190,-290 230,-286 260,-262 282,-236 314,-218 338,-204 342,-184 328,-168 292,-158 254,-148 216,-132 184,-114 154,-98! ${LEGS} -222,-134`,
  ear: '164,-268 156,-300 172,-322 202,-318 214,-294 204,-262',
  farEar: '228,-276 232,-306 252,-314 264,-296 256,-258',
  muzzle: '370,-236! 308,-220 282,-202 280,-176 296,-150 304,-120! 370,-120!',
  mouth: '334,-176 314,-170 288,-174',
  eye: [256, -228],
  nose: [330, -199],
  ruff: '170,-280 140,-232 134,-186 158,-120',
};

/** Legs of the far side, the hind one stepping forward, the foreleg back. */
const FAR_LEGS = [
  '-76,-150! -44,-150! -30,-92 -34,-54 -22,-32 -4,-22 2,-8 -2,0! -62,0! -72,-10 -76,-40 -88,-70',
  '30,-140! 92,-140! 88,-86 68,-54 62,-34 76,-24 84,-10 80,0! 24,0! 14,-10 16,-40 26,-80',
];

/** Toes of the near feet, each from above to the sole. */
const TOES = [
  '136,-14 142,-6 140,2',
  '156,-16 162,-6 158,2',
  '-126,-14 -120,-6 -122,2',
  '-106,-16 -100,-6 -104,2',
];

/** A bear that walks, 550 units long and 330 high: a hump over the shoulder, a round rump, four legs that carry it. */
export function walkingBear(sheet: Sheet, kind: 'brown' | 'ice', level: 0 | 1 | 2): void {
  const figure = kind === 'brown' ? BROWN : ICE;
  for (const leg of FAR_LEGS) sheet.shape(drawn(leg), 'bold', figure.far);
  if (level > 0) sheet.shape(drawn(figure.farEar), 'bold', figure.far);
  const rim = drawn(figure.rim);
  sheet.shape(rim, 'bold', figure.coat);
  const inside = sheet.inside([rim]);
  fur(inside, figure, level);
  sheet.rim(rim, 'bold');
  if (level > 0) for (const toe of TOES) sheet.line(traced(toe), 'line', 0.6);
  flap(sheet, figure.ear, figure.coat);
  if (level > 0) sheet.shape(innerOf(traced(figure.ear)), 'line', 'blush');
  if (level > 0) inside.shape(drawn(figure.muzzle), 'line', 'cream');
  face(sheet, figure, level);
}

/** Where haunch and shoulder end against the belly. */
const FOLDS = ['-112,-216 -72,-180 -66,-140 -84,-104', '78,-214 46,-178 44,-140 70,-108'];

/** Tufts of fur that hang in short rows on back, belly and haunch: their line and number. */
const TUFTS = [
  ['-176,-200 -148,-188 -120,-190', 3],
  ['-44,-206 -14,-196 16,-198', 3],
  ['92,-178 112,-168 132,-170', 2],
  ['-160,-142 -134,-130 -108,-134', 3],
  ['-40,-146 -12,-136 18,-138', 3],
] as const;

/** More of them on fine pages. */
const FINE_TUFTS = [
  ['-104,-232 -80,-222 -56,-224', 2],
  ['20,-232 44,-222 70,-226', 2],
  ['-52,-176 -30,-166 -8,-168', 2],
  ['80,-132 98,-124 118,-126', 2],
  ['-196,-172 -180,-160 -164,-160', 2],
  ['-140,-92 -124,-84 -108,-86', 2],
  ['2,-120 22,-112 44,-114', 2],
] as const;

/** The edges of haunch and shoulder and tufts of fur; on fine pages a ruff behind the head. */
function fur(inside: Sheet, { ruff }: Figure, level: 0 | 1 | 2): void {
  for (const fold of FOLDS) inside.line(traced(fold), 'line', 0.7);
  if (level === 0) return;
  for (const [table, count] of level === 2 ? [...TUFTS, ...FINE_TUFTS] : TUFTS)
    inside.line(fringed(table, count, -15), level === 2 ? 'fine' : 'line', 0.3);
  if (level === 2) inside.line(fringed(ruff, 5, -20), 'fine', 0);
}

function face(sheet: Sheet, figure: Figure, level: 0 | 1 | 2): void {
  if (level === 0) {
    eye(sheet, figure.eye, 5.8);
    sheet.ink(ellipse(...figure.nose, 7.4, 6.4));
  } else {
    gaze(sheet, figure.eye, 7);
    snout(sheet, figure.nose, 11);
  }
  sheet.line(traced(figure.mouth), 'line', 0.5);
}

/** The inside of an ear, smaller about its middle. */
function innerOf(ear: Path): Path {
  const [x, y] = ear.reduce(([sx, sy], [px, py]) => [sx + px / ear.length, sy + py / ear.length], [0, 0]);
  return ear.map(([px, py]) => [x + (px - x) * 0.5, y + 6 + (py - y) * 0.5] as const);
}
