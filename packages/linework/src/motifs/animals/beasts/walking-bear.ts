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
  '128,-92 134,-62 140,-36 160,-26 178,-12 174,2! 112,2! 104,-10 100,-40 92,-70 74,-98! 30,-92 -30,-88 -78,-100! -84,-78 -100,-56 -112,-38 -100,-26 -86,-12 -90,2! -152,2! -166,-10 -168,-32 -178,-60 -200,-90 -218,-120';

const BROWN: Figure = {
  coat: 'wood',
  far: 'rust',
  rim: `-222,-168 -228,-182 -218,-196 -206,-222 -164,-250 -104,-252 -40,-240 14,-250 58,-274 100,-268 134,-252 166,-256 198,-246 222,-222 252,-204 272,-190 274,-174 260,-162 232,-152 204,-146 182,-138 162,-120 146,-108! ${LEGS} -222,-140`,
  ear: '136,-238 132,-262 146,-282 170,-278 180,-256 172,-234',
  farEar: '186,-240 188,-266 206,-274 218,-258 212,-230',
  muzzle: '290,-214! 240,-208 220,-192 222,-170 238,-150 250,-130! 300,-140!',
  mouth: '266,-168 250,-164 230,-168',
  eye: [208, -208],
  nose: [264, -188],
  ruff: '150,-262 126,-220 124,-180 142,-130',
};

const ICE: Figure = {
  coat: 'paper',
  far: 'soft',
  rim: `-224,-160 -230,-176 -220,-190 -206,-222 -162,-254 -100,-256 -30,-242 30,-244 80,-258 128,-246 172,-246 206,-258 236,-250 260,-228 292,-208 312,-196 314,-180 300,-168 270,-158 240,-152 208,-140 178,-124 152,-106! ${LEGS} -222,-134`,
  ear: '182,-240 178,-262 190,-278 210,-274 219,-254 212,-234',
  farEar: '226,-244 230,-264 244,-270 254,-256 248,-234',
  muzzle: '330,-224! 284,-214 262,-198 264,-178 276,-156 286,-130! 340,-140!',
  mouth: '306,-174 290,-170 270,-174',
  eye: [246, -214],
  nose: [304, -194],
  ruff: '182,-250 160,-214 156,-176 178,-122',
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

/** A bear that walks, 500 units long and 290 high: a hump over the shoulder, a round rump, four legs that carry it. */
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

/** Tufts along shoulder and haunch; on fine pages whole rows from outline to outline. */
function fur(inside: Sheet, { ruff }: Figure, level: 0 | 1 | 2): void {
  if (level === 0) {
    inside.line(traced('40,-196 62,-150 70,-100'), 'line', 0.7);
    inside.line(traced('-110,-190 -76,-150 -80,-100'), 'line', 0.7);
    return;
  }
  if (level === 1) {
    inside.line(fringed('48,-190 40,-150 52,-120 72,-96', 3, -20), 'line', 0.3);
    inside.line(fringed('-94,-196 -74,-160 -74,-130 -80,-98', 3, -20), 'line', 0.3);
    return;
  }
  inside.line(fringed(ruff, 4, -20), 'fine', 0);
  inside.line(fringed('66,-290 36,-220 34,-160 56,-110 84,-90', 6, -22), 'fine', 0);
  inside.line(fringed('-96,-270 -70,-210 -66,-150 -78,-90', 5, -22), 'fine', 0);
  inside.line(fringed('40,-206 -6,-196 -40,-196 -70,-206', 4, 22), 'fine', 0);
  inside.line(fringed('-210,-160 -180,-130 -130,-112 -96,-86', 4, 18), 'fine', 0);
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
