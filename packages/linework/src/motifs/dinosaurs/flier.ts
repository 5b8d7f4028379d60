import type { Sheet } from '../../sheet.ts';
import { lidded, outline, stroke, type Hide } from './dinosaur.ts';

/** A pterosaur on the wing, 460 units across, looking to the right. */
export function pterosaur(sheet: Sheet, it: Hide): void {
  sheet.shape(
    outline('-20,-4! -90,-66 -190,-104 -252,-82! -196,-60 -190,-22! -132,-26 -112,14! -66,2 -30,30!'),
    'bold',
    it.mark,
  );
  if (it.level > 0)
    for (const rib of ['-40,-6 -120,-40 -190,-24', '-30,4 -80,-8 -112,12'])
      sheet.line(stroke(rib), 'fine', 0.4);
  sheet.shape(outline('-56,10 -20,-22 40,-26 76,-14 60,16 10,34 -34,34 -84,52! -78,28'), 'bold', it.skin);
  sheet.shape(outline('24,-8! -10,-86 -64,-146 -40,-196! 20,-160 48,-112! 74,-80 62,-34!'), 'bold', it.mark);
  if (it.level > 0) sheet.line(stroke('40,-20 26,-80 -30,-180'), 'fine', 0.4);
  sheet.shape(outline('60,-30 84,-52 58,-92! 104,-62 140,-42 212,-20! 142,-10 100,2 68,-2'), 'bold', it.skin);
  sheet.line(stroke('206,-20 150,-22 116,-18'), 'line', 0.5);
  lidded(sheet, [102, -34], 11);
}
