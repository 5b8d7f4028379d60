import { clockwise } from '../../../geometry/boolean.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { fillZone } from '../../../patterns/patterns.ts';
import type { Sheet } from '../../../sheet.ts';

/** A salmon bent in a leap, 220 units long, its head up to the right. */
export function salmon(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-84,44! -140,40 -152,70! -118,72 -116,104! -84,90 -70,62!'), 'line', 'ember');
  sheet.shape(drawn('-30,-30! -20,-66 20,-66 34,-42!'), 'line', 'ember');
  const rim = clockwise(drawn('-90,52 -50,-4 10,-46 70,-64 104,-56 108,-38 84,-10 30,30 -30,56 -76,66'));
  sheet.shape(rim, 'bold', 'blush');
  const inside = sheet.inside([rim]);
  inside.shape(drawn('-90,80! -30,34 40,2 110,-40! 110,60! 0,100!'), 'line', 'cream');
  if (level === 2)
    fillZone('scales', {
      sheet: inside,
      zone: [drawn('-70,50 -30,0 20,-40 56,-56 50,-20 0,20 -40,40')],
      size: 28,
      angle: -0.6,
      roles: ['blush', 'ember'],
    });
  sheet.rim(rim, 'bold');
  sheet.line(traced('62,-64 54,-40 66,-18'), 'line', 0.4);
  sheet.shape(drawn('20,24! 6,60 -16,66 0,28!'), 'line', 'ember');
  sheet.ink(ellipse(84, -46, 5));
  sheet.line(traced('106,-44 96,-36 90,-36'), 'line', 0.4);
}
