import { clockwise } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { fillZone } from '../../../patterns/patterns.ts';
import type { Sheet } from '../../../sheet.ts';

/** From the root of the tail over the back to the nose. */
const SPINE = curve(knots('-108,70 -76,14 -16,-30 54,-38 116,-6'), 6);
const BODY = clockwise(
  tube(SPINE, (t) => 7 + 30 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 1.2 * (1 - 0.3 * t ** 6)),
);
const BELLY = '-108,84! -70,44 -20,2 50,-14 130,16! 120,70! 0,90!';

/** A few scales along the back, for medium pages. */
const SCALES = [
  '24,-52 8,-44 14,-26',
  '-6,-46 -20,-34 -12,-18',
  '-34,-24 -46,-10 -34,4',
  '40,-34 28,-22 36,-8',
];

/** A salmon in the arc of its leap, 250 units long, its head to the right. */
export function salmon(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    drawn('-100,58 -128,66 -160,58 -180,66! -158,92 -142,104 -138,132 -128,148! -110,122 -98,98 -96,74'),
    'line',
    'ember',
  );
  sheet.shape(drawn('-40,-42! -34,-76 0,-92 36,-88! 30,-74 40,-62!'), 'line', 'ember');
  sheet.shape(BODY, 'bold', 'blush');
  const inside = sheet.inside([BODY]);
  inside.shape(drawn(BELLY), 'line', 'cream');
  if (level === 2)
    fillZone('scales', {
      sheet: inside,
      zone: [drawn('-96,50 -60,-10 -4,-54 50,-70 60,-40 50,-16 -20,0 -70,42')],
      size: 28,
      angle: -0.5,
      roles: ['blush', 'ember'],
    });
  for (const scale of level === 1 ? SCALES : []) inside.line(traced(scale), 'fine', 0.4);
  inside.line(traced('62,-80 52,-40 70,0'), 'line', 0);
  sheet.rim(BODY, 'bold');
  sheet.shape(drawn('30,-2! 34,34 14,52! 4,30 8,2!'), 'line', 'ember');
  sheet.shape(drawn('-62,44! -56,76 -76,84! -82,64!'), 'line', 'ember');
  sheet.ink(ellipse(92, -30, 5.4));
  sheet.line(traced('124,0 108,0 98,-4'), 'line', 0.4);
}
