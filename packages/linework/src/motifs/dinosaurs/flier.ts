import type { Sheet } from '../../sheet.ts';
import { lidded, outline, stroke, type Hide } from './dinosaur.ts';

/** A pterosaur on the wing, 460 units across, looking to the right. */
export function pterosaur(sheet: Sheet, it: Hide): void {
  sheet.shape(
    outline('62,-8! 74,-70 64,-120! 36,-178 -14,-226! -8,-172 -22,-140! 0,-116 -8,-84! 12,-60 10,-6!'),
    'bold',
    it.mark,
  );
  if (it.level > 0)
    for (const rib of ['62,-116 20,-124 -20,-140', '66,-60 30,-66 -6,-84'])
      sheet.line(stroke(rib), 'fine', 0.4);
  sheet.shape(
    outline(
      '48,2! 26,-60 -18,-104! -96,-150 -206,-160! -164,-118 -162,-78! -116,-84 -104,-40! -64,-48 -40,14!',
    ),
    'bold',
    it.mark,
  );
  if (it.level > 0)
    for (const rib of ['-16,-102 -90,-104 -160,-80', '10,-70 -50,-66 -102,-42'])
      sheet.line(stroke(rib), 'fine', 0.4);
  sheet.shape(outline('-56,10 -20,-22 40,-26 76,-14 60,16 10,34 -34,34 -84,52! -78,28'), 'bold', it.skin);
  sheet.shape(outline('60,-30 84,-52 58,-92! 104,-62 140,-42 212,-20! 142,-10 100,2 68,-2'), 'bold', it.skin);
  sheet.line(stroke('206,-20 150,-22 116,-18'), 'line', 0.5);
  lidded(sheet, [102, -34], 11);
}
