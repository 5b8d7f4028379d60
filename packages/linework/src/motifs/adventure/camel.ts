import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rope } from '../people/props.ts';

/** A camel that walks to the right, 470 units long on the origin; whoever rides it sits at y -262. */
export function camel(
  sheet: Sheet,
  level: 0 | 1 | 2,
  cloth: readonly [Role, Role],
  rider?: (view: Sheet) => void,
): void {
  rope(
    sheet,
    [
      [-140, -200],
      [-176, -168],
      [-180, -110],
    ],
    6,
    'sand',
  );
  sheet.shape(drawn('-188,-118! -170,-118! -164,-84 -178,-66! -194,-86'), 'line', 'wood');
  for (const table of [
    '72,-170 82,-96 74,-56 80,-14 70,0! 108,0! 104,-16 104,-56 116,-96 126,-170',
    '-100,-170 -92,-96 -104,-56 -96,-14 -106,0! -66,0! -70,-16 -70,-56 -56,-96 -46,-170',
  ])
    sheet.shape(drawn(table), 'bold', 'sand');
  const body = drawn(
    '-156,-186 -150,-226 -112,-248 -84,-312 -62,-328 -40,-306 -14,-258 16,-258 42,-306 62,-328 84,-308 104,-250 140,-216 170,-210 190,-262 194,-330 204,-378 230,-402 262,-396 300,-378 326,-362 326,-340 300,-330 262,-332 244,-322 240,-270 228,-196 188,-142 120,-126 20,-124 -110,-130',
  );
  sheet.shape(body, 'bold', 'sand');
  const wool = sheet.inside([body]);
  if (level > 0)
    for (const table of [
      '-130,-290! -110,-272 -92,-280! -76,-264 -60,-276! -42,-262 -20,-290! -62,-360',
      '18,-290! 34,-268 50,-280! 66,-264 82,-278! 100,-266 120,-290! 62,-360',
      '186,-330! 214,-300 206,-280! 216,-250 204,-236! 206,-206 188,-194! 190,-170 160,-158! 200,-90 280,-200 250,-330!',
    ])
      wool.shape(drawn(table), 'line', 'wood');
  sheet.rim(body, 'bold');
  for (const table of [
    '206,-388! 188,-412 198,-432 216,-422 220,-398!',
    '226,-396! 222,-424 238,-434 246,-418 240,-398!',
  ])
    sheet.shape(drawn(table), 'line', 'sand');
  sheet.line(traced('322,-346 296,-344 276,-350'), 'line', 0.5);
  sheet.ink(ellipse(256, -374, 5, 7));
  sheet.line(traced('244,-384 256,-388 270,-382'), 'line', 0.5);
  sheet.ink(ellipse(310, -362, 4, 3));
  for (const table of [
    '116,-180 124,-104 130,-84 120,-56 126,-16 112,0! 156,0! 150,-16 150,-56 158,-86 164,-180',
    '-160,-184 -148,-104 -142,-84 -152,-56 -146,-16 -160,0! -116,0! -122,-16 -122,-56 -112,-86 -104,-180',
  ])
    sheet.shape(drawn(table), 'bold', 'sand');
  rider?.(sheet.inside([rectangle(-200, -700, 400, 470)]));
  const rug = drawn('-46,-262! 0,-252 48,-262! 66,-160! -66,-160!');
  sheet.shape(rug, 'bold', cloth[0]);
  const inside = sheet.inside([rug]);
  inside.shape(rectangle(-90, -204, 170, 18), 'line', cloth[1]);
  if (level > 0) {
    for (const x of [-44, -14, 42]) inside.shape(ellipse(x, -226, 9), 'fine', 'sun');
    for (const x of [-60, -34, 40])
      sheet.shape(drawn('-9,0! 9,0! 0,26!', { x: x + 4, y: -160 }), 'fine', cloth[1]);
  }
  sheet.rim(rug, 'bold');
  sheet.line(traced('276,-394 270,-362 280,-332'), 'line', 0);
  sheet.line(traced('272,-364 240,-356 206,-372'), 'line', 0);
  if (rider)
    sheet.shape(
      drawn('-22,-264! 24,-264! 34,-206 30,-160! 62,-150 62,-138! 6,-138! 0,-200'),
      'bold',
      cloth[1],
    );
}
