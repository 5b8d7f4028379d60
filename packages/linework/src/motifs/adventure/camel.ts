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
      [-182, -160],
      [-186, -104],
    ],
    6,
    'sand',
  );
  sheet.shape(ellipse(-186, -98, 12, 18), 'line', 'wood');
  for (const table of [
    '70,-170 84,-80 64,0! 98,0! 112,-80 128,-170',
    '-96,-170 -104,-80 -92,0! -58,0! -62,-80 -44,-170',
  ])
    sheet.shape(drawn(table), 'bold', 'sand');
  sheet.shape(
    drawn(
      '84,-214 130,-178 174,-206 190,-290 192,-350! 206,-378 246,-384 288,-360 296,-334 268,-318 234,-322 232,-262 216,-180 166,-128 96,-140',
    ),
    'bold',
    'sand',
  );
  sheet.shape(drawn('196,-364 186,-392 202,-402 214,-376'), 'line', 'sand');
  sheet.line(traced('290,-338 270,-332 252,-338'), 'line', 0.5);
  sheet.ink(ellipse(242, -358, 5, 6));
  sheet.shape(
    drawn(
      '-152,-176 -146,-226 -104,-246 -80,-312 -40,-262 0,-254 36,-316 78,-250 126,-226 146,-176 112,-136 0,-122 -112,-132',
    ),
    'bold',
    'sand',
  );
  for (const table of [
    '100,-186 120,-90 106,-10 100,0! 140,0! 138,-14 150,-90 146,-180',
    '-150,-186 -158,-90 -168,-10 -172,0! -134,0! -132,-14 -124,-90 -104,-180',
  ])
    sheet.shape(drawn(table), 'bold', 'sand');
  rider?.(sheet);
  const rug = drawn('-66,-262! -20,-250 40,-262! 58,-170! -78,-170!');
  sheet.shape(rug, 'bold', cloth[0]);
  const inside = sheet.inside([rug]);
  inside.shape(rectangle(-90, -204, 170, 18), 'line', cloth[1]);
  if (level > 0) {
    for (const x of [-52, -20, 12, 44]) inside.shape(ellipse(x, -224, 9), 'fine', 'sun');
    for (const x of [-70, -42, -14, 14, 42])
      sheet.shape(drawn('-9,0! 9,0! 0,26!', { x: x + 4, y: -170 }), 'fine', cloth[1]);
  }
  sheet.rim(rug, 'bold');
  sheet.shape(rectangle(216, -352, 14, 34, 4), 'line', cloth[1]);
}
