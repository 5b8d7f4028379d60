import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A hare that stands on its hind legs and boxes to the right, its feet on the frame's origin, 450 units high. */
export function boxingHare(sheet: Sheet, level: 0 | 1 | 2, fur: Role): void {
  sheet.shape(drawn('-78,-40 -112,-50 -118,-78 -94,-92 -70,-72'), 'bold', 'cream');
  sheet.shape(drawn('20,-214 74,-196 118,-214 140,-204 136,-186 100,-170 40,-168 8,-184'), 'bold', fur);
  sheet.shape(drawn('-24,-312 -62,-356 -92,-424 -84,-446 -60,-438 -24,-390 6,-320'), 'bold', fur);
  sheet.shape(drawn('-10,-8 -20,-28 40,-34 86,-20 100,-4! 40,4 0,4'), 'bold', fur);
  sheet.shape(
    drawn('-84,-30 -92,-92 -78,-150 -50,-210 -26,-246 18,-254 44,-226 50,-176 30,-120 24,-60 20,-14 -40,-6'),
    'bold',
    fur,
  );
  sheet.shape(drawn('44,-226 50,-176 30,-120 24,-64! 6,-100 10,-170 26,-226!'), 'line', 'cream');
  sheet.shape(
    drawn('-96,-60 -72,-112 -26,-118 10,-84 6,-40 -20,-16 20,-18 62,-12 78,2! 20,8 -70,6 -104,-18'),
    'bold',
    fur,
  );
  if (level > 0) sheet.line(traced('-64,-92 -34,-100 -8,-78'), 'line', 0.3);
  sheet.shape(drawn('0,-216 52,-236 92,-264 116,-262 122,-244 96,-218 50,-190 8,-180'), 'bold', fur);
  sheet.line(traced('104,-262 102,-248'), 'line', 0.3);
  sheet.shape(drawn('-4,-314 -14,-380 -4,-446 18,-462 36,-442 42,-390 34,-318'), 'bold', fur);
  if (level > 0) sheet.shape(drawn('8,-326 2,-380 10,-424 20,-436 28,-420 30,-380 24,-326'), 'line', 'blush');
  sheet.shape(
    drawn('-30,-262 -28,-302 -2,-330 36,-332 70,-312 96,-290 98,-272 80,-256 44,-246 10,-236 -18,-242'),
    'bold',
    fur,
  );
  sheet.shape(drawn('98,-288 98,-272 80,-256 58,-254 54,-272 72,-286'), 'line', 'cream');
  sheet.ink(ellipse(94, -286, 7, 6));
  sheet.line(traced('96,-274 84,-266 70,-268'), 'fine', 0.3);
  sheet.shape(ellipse(38, -298, 14, 15), 'line', 'gold');
  sheet.ink(ellipse(41, -297, 7.5, 9));
  sheet.gleam(ellipse(43, -301, 2.8));
  if (level > 0)
    for (const y of [0, 9]) sheet.line(traced(`70,${-266 + y} 96,${-258 + y * 1.6}`), 'fine', 0.5);
}
