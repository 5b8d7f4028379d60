import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dotEye } from './creatures.ts';

/** A cat that sits on the frame's origin, 350 units high, its tail hanging down over what it sits on. */
export function perchedCat(sheet: Sheet, role: Role): void {
  const way = curve(knots('-60,-30 -122,-26 -138,30 -112,90 -128,150'));
  const [x, y] = way.at(-1)!;
  sheet.shape(unite([clockwise(tube(way, () => 26)), ellipse(x, y, 26)]), 'bold', role);
  sheet.shape(mirrored('0,-190 66,-176 108,-90 110,-24 92,4! 0,4'), 'bold', role);
  sheet.shape(mirrored('0,-150 44,-136 52,-80 0,-46'), 'line', 'cream');
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 37, -4, 39, 26), 'bold', role);
  sheet.shape(
    drawn(
      '-106,-220 -112,-270 -104,-366! -50,-318 0,-322 50,-318 104,-366! 112,-270 106,-220 62,-168 0,-158 -62,-168',
    ),
    'bold',
    role,
  );
  for (const side of [-1, 1]) {
    dotEye(sheet, side * 46, -240);
    for (const dy of [-8, 12])
      sheet.line(traced(`${side * 62},${-204 + dy} ${side * 122},${-206 + dy * 2}`), 'line', 0.5);
  }
  for (const dx of [-22, 0, 22]) sheet.line(traced(`${dx},-318 ${dx * 0.8},-284`), 'line', 0.4);
  sheet.ink(drawn('-13,-220! 13,-220! 0,-205'));
  for (const side of [-1, 1]) sheet.line(arc(side * 16, -200, 16, 14, 0.1, Math.PI - 0.1), 'line', 0.2);
}

/** A toucan that sits on the frame's origin, 230 units high, its beak to the right and its tail behind the perch. */
export function perchedToucan(sheet: Sheet): void {
  sheet.shape(drawn('-50,-50! -128,30 -150,84 -116,104 -80,84 -20,-10!'), 'bold', 'd');
  const beak = clockwise(drawn('64,-206! 130,-240 210,-230 264,-180 270,-124! 226,-146 150,-128 72,-106!'));
  sheet.shape(beak, 'bold', 'ember');
  sheet.inside([beak]).shape(drawn('214,-260! 300,-260! 300,-80! 214,-80! 228,-170'), 'line', 'rust');
  sheet.rim(beak, 'bold');
  sheet.shape(
    drawn('-24,4 -72,-30 -84,-92 -54,-160 0,-206 60,-212 98,-178 96,-130 78,-70 40,-10 10,6'),
    'bold',
    'd',
  );
  sheet.shape(drawn('20,-140 44,-196 80,-188 86,-130 70,-86 36,-84'), 'line', 'cream');
  sheet.inside([beak]).line(traced('124,-260 132,-170 120,-90'), 'line', 0);
  sheet.shape(drawn('-20,-150! -72,-110 -92,-40 -96,20! -40,-20 0,-70'), 'bold', 'b');
  dotEye(sheet, 54, -166);
  for (const x of [-14, 30])
    sheet.shape(
      drawn(`${x - 20},-8 ${x},-16 ${x + 22},-8 ${x + 26},16 ${x},24 ${x - 24},16`),
      'bold',
      'stone',
    );
}
