import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A foreleg from the shoulder to a closed paw, its outline open at the shoulder. */
function foreleg(sheet: Sheet, table: string, fur: Role): void {
  const spine = traced(table);
  const [x, y] = spine.at(-1)!;
  sheet.shape(
    unite([
      clockwise(tube(spine, (t) => 27 - 9 * t)),
      clockwise(ellipse(...spine[0]!, 27)),
      clockwise(ellipse(x, y, 29, 25, -0.5)),
    ]),
    'bold',
    fur,
  );
  for (const dy of [-7, 6]) sheet.line(traced(`${x + 8},${y + dy} ${x + 24},${y + dy - 3}`), 'line', 0.2);
}

/** A hare that stands on its hind legs and boxes to the right, its feet on the frame's origin, 500 units high. */
export function boxingHare(sheet: Sheet, level: 0 | 1 | 2, fur: Role): void {
  sheet.shape(drawn('-96,-66 -136,-70 -150,-96 -132,-118 -104,-112 -84,-92'), 'bold', 'cream');
  sheet.shape(drawn('-50,-372 -116,-414 -158,-474 -150,-494 -120,-486 -64,-448 -16,-384'), 'bold', fur);
  foreleg(sheet, '40,-250 90,-222 128,-226 150,-254', fur);
  sheet.shape(drawn('10,-40 20,-66 60,-60 78,-30 120,-20 140,-4! 40,2 14,-8'), 'bold', fur);
  const trunk = drawn(
    '-98,-40 -116,-104 -106,-170 -76,-236 -56,-290 -36,-326! 40,-318! 66,-284 70,-238 60,-184 46,-120 44,-60 10,-10 -50,-4',
  );
  sheet.shape(trunk, 'bold', fur);
  sheet.shape(drawn('62,-262 68,-226 60,-184 46,-120 42,-70! 12,-112 14,-180 34,-244!'), 'line', 'cream');
  sheet.shape(
    drawn(
      '-112,-70 -108,-126 -70,-164 -14,-158 20,-122 22,-84 -4,-50 -22,-34! 20,-34 80,-26 104,-4! 20,6 -70,6 -104,-14',
    ),
    'bold',
    fur,
  );
  if (level > 0) sheet.line(traced('74,-20 86,-12 88,2'), 'line', 0.2);
  for (const t of ['-84,-120 -70,-134 -52,-140', '-64,-86 -50,-96 -34,-98'])
    if (level > 0) sheet.line(traced(t), 'line', 0.3);
  sheet.shape(drawn('-28,-376 -54,-450 -52,-516 -30,-538 -4,-520 10,-456 16,-382'), 'bold', fur);
  sheet.shape(drawn('-20,-392 -36,-452 -32,-500 -20,-510 -8,-494 -4,-444 0,-392'), 'line', 'blush');
  sheet.shape(
    drawn(
      '-62,-320 -66,-362 -42,-392 4,-400 46,-382 84,-356 98,-336 90,-316 62,-302 30,-294 -8,-288 -44,-296',
    ),
    'bold',
    fur,
  );
  sheet.line(traced('92,-318 70,-312 54,-316'), 'line', 0.3);
  sheet.ink(drawn('84,-354! 100,-350 102,-336 92,-330 84,-340'));
  sheet.shape(ellipse(22, -350, 17, 19), 'line', 'gold');
  sheet.ink(ellipse(26, -349, 9, 11.5));
  sheet.gleam(ellipse(29, -354, 3.4));
  sheet.line(traced('2,-376 20,-382 38,-374'), 'line', 0.3);
  if (level > 0) {
    for (const t of ['60,-320 30,-310 10,-312', '62,-314 38,-300 22,-298'])
      sheet.line(traced(t), 'fine', 0.5);
    for (const t of ['-52,-290! -40,-268 -30,-284! -16,-260 -4,-280', '-44,-236 -34,-222 -26,-234'])
      sheet.line(traced(t), 'line', 0.2);
  }
  foreleg(sheet, '-2,-244 48,-206 96,-226 124,-296', fur);
}
