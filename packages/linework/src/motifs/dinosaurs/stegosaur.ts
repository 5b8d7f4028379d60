import { mirrored } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import {
  backScales,
  bellyOf,
  leg,
  lidded,
  outline,
  spots,
  stroke,
  type Hide,
  threeNails,
} from './dinosaur.ts';

const BODY =
  '-452,-132! -380,-166 -310,-230 -220,-300 -100,-340 10,-322 100,-262 160,-190 220,-160 286,-158 320,-132 322,-108 280,-90 210,-90 130,-84 40,-76 -100,-80 -220,-104 -330,-118';
const HIND =
  '-226,-214 -150,-250 -86,-206 -86,-130 -108,-84 -104,-40 -92,-14 -96,0! -190,0! -196,-18 -184,-54 -194,-104 -234,-150';
const FORE = '50,-160 104,-174 140,-136 130,-84 120,-40 130,-14 126,0! 48,0! 42,-16 54,-50 42,-96 34,-130';

/** The right half of a plate one unit high: a kite with blunt corners. */
const PLATE = '0,-1! 0.2,-0.8 0.4,-0.5 0.36,-0.32 0.2,0! 0,0.02';

const PLATES = [
  [-330, -214, -0.62, 62],
  [-264, -268, -0.5, 92],
  [-186, -312, -0.28, 122],
  [-100, -334, -0.04, 138],
  [-14, -322, 0.2, 124],
  [60, -286, 0.42, 98],
  [122, -232, 0.56, 72],
] as const;

/** A Stegosaurus about 780 units long and 470 high with its plates. */
export function stegosaur(sheet: Sheet, it: Hide): void {
  for (const [x, y, angle] of [
    [-424, -142, -0.8],
    [-396, -156, -0.3],
    [-440, -130, -2.1],
  ] as const)
    sheet.shape(place(petal('point', 76, 24), { x, y, angle }), 'bold', 'cream');
  plates(sheet.at({ x: 34, y: 10, scale: 0.94 }), it, PLATES.slice(1, 6));
  leg(sheet.at({ x: 70, y: -14 }), it, HIND, threeNails(-110, 30));
  leg(sheet.at({ x: 60, y: -14 }), it, FORE, threeNails(112, 30));
  plates(sheet, it, PLATES);
  const body = outline(BODY);
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside([body]);
  bellyOf(inside, it, '330,-96! 210,-112 120,-114 20,-112 -110,-116 -240,-136 -452,-132! -240,-50 200,-40', [
    '-200,-134 -204,-80',
    '-140,-130 -142,-70',
    '-80,-126 -80,-60',
    '-18,-122 -16,-60',
    '40,-122 44,-60',
    '100,-122 106,-60',
    '160,-120 168,-60',
  ]);
  backScales(
    inside,
    it,
    '-420,-130! -400,-200 -240,-330 -60,-370 120,-290 220,-190! 60,-180 -100,-210 -240,-190',
    62,
  );
  spots(inside, it, [
    [-110, -266, 32],
    [-190, -240, 24],
    [-20, -250, 26],
    [-60, -196, 18],
    [60, -206, 20],
    [-250, -196, 18],
    [-150, -176, 16],
    [120, -164, 14],
  ]);
  sheet.rim(body, 'bold');
  leg(sheet, it, HIND, threeNails(-110, 30));
  leg(sheet, it, FORE, threeNails(112, 30));
  lidded(sheet, [262, -132], 12);
  sheet.line(stroke('318,-108 286,-104 262,-108'), 'line', 0.5);
  sheet.ink(ellipse(308, -128, 4, 3.4));
  if (it.level > 0) sheet.shape(ellipse(238, -110, 12, 9), 'line', 'blush');
}

function plates(sheet: Sheet, it: Hide, all: readonly (readonly [number, number, number, number])[]): void {
  for (const [i, [x, y, angle, high]] of all.entries()) {
    const plate = (size: number): Path => mirrored(PLATE, { x, y: y + 18, angle, scale: high * size });
    sheet.shape(plate(1.06), 'bold', it.mark);
    if (it.level > 0 && high > 80) sheet.shape(plate(0.7), 'line', i % 2 === 0 ? it.belly : 'sun');
    if (it.level === 2 && high > 110) sheet.shape(plate(0.4), 'line', it.mark);
  }
}
