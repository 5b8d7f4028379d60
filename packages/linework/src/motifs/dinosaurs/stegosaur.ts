import { mirrored } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import {
  backScales,
  bellyOf,
  lidded,
  nails,
  outline,
  spots,
  stroke,
  type Hide,
  threeNails,
} from './dinosaur.ts';

/** Back, neck, head, belly and the two near legs in one outline from the tail's tip. */
const BODY =
  '-486,-212! -410,-214 -316,-244 -220,-300 -100,-340 10,-322 100,-262 150,-204 206,-182 262,-196 314,-182 342,-148 330,-118 284,-102 226,-108 176,-112 148,-90 134,-44 142,0! 44,0! 44,-44 36,-86 -20,-78 -74,-86 -92,-44 -84,0! -186,0! -186,-44 -210,-104 -280,-144 -390,-178!';
const FAR_HIND = '-66,-120 14,-120 6,-60 14,-14! -72,-14! -66,-60';
const FAR_FORE = '116,-120 206,-130 196,-60 206,-14! 116,-14! 120,-60';

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
    [-448, -206, -0.7],
    [-404, -208, -0.3],
    [-462, -196, -1.6],
  ] as const)
    sheet.shape(place(petal('point', 88, 30), { x, y, angle }), 'bold', 'cream');
  plates(sheet.at({ x: 34, y: 10, scale: 0.94 }), it, PLATES.slice(1, 6));
  for (const far of [FAR_HIND, FAR_FORE]) sheet.shape(outline(far), 'bold', it.skin);
  plates(sheet, it, PLATES);
  const body = outline(BODY);
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside([body]);
  bellyOf(inside, it, '30,-60! 40,-112 20,-116 -60,-118 -76,-90 -60,-60!', [
    '-42,-126 -42,-60',
    '-8,-126 -6,-60',
  ]);
  backScales(
    inside,
    it,
    '-420,-170! -400,-230 -240,-340 -60,-370 120,-290 190,-190! 60,-190 -100,-230 -240,-220',
    62,
  );
  spots(inside, it, [
    [-110, -266, 32],
    [-190, -240, 24],
    [-20, -250, 26],
    [-30, -180, 20],
    [66, -216, 20],
    [-260, -208, 18],
  ]);
  sheet.rim(body, 'bold');
  for (const thigh of [
    '-222,-112 -224,-180 -166,-226 -104,-196 -80,-108',
    '34,-100 34,-150 86,-178 134,-152 146,-102',
  ])
    sheet.line(stroke(thigh), 'line', 0.3);
  for (const x of [-96, 132]) nails(sheet, it, threeNails(x, 30));
  lidded(sheet, [268, -160], 13);
  sheet.line(stroke('332,-128 296,-122 264,-132'), 'line', 0.5);
  sheet.ink(ellipse(324, -152, 4, 3.4));
  if (it.level > 0) sheet.shape(ellipse(244, -134, 12, 9), 'line', 'blush');
}

function plates(sheet: Sheet, it: Hide, all: readonly (readonly [number, number, number, number])[]): void {
  for (const [i, [x, y, angle, high]] of all.entries()) {
    const plate = (size: number): Path => mirrored(PLATE, { x, y: y + 18, angle, scale: high * size });
    sheet.shape(plate(1.06), 'bold', it.mark);
    if (it.level > 0 && high > 80) sheet.shape(plate(0.7), 'line', i % 2 === 0 ? it.belly : 'sun');
    if (it.level === 2 && high > 110) sheet.shape(plate(0.4), 'line', it.mark);
  }
}
