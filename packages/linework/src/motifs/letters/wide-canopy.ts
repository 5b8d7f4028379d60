import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';

/** The canopy of a wide umbrella whose shaft ends at the frame's origin; its rim is 640 units across. */
export function wideCanopy(sheet: Sheet): void {
  const dome = clockwise(
    drawn(
      '0,-150! -110,-136 -240,-70 -320,40! -270,14 -220,10 -160,40! -110,6 -50,6 0,40! 50,6 110,6 160,40! 220,10 270,14 320,40! 240,-70 110,-136',
    ),
  );
  sheet.shape(rectangle(-9, -186, 18, 44, 6), 'line', 'wood');
  sheet.shape(dome, 'bold', 'a');
  const inside = sheet.inside([dome]);
  inside.shape(drawn('0,-170! -66,-84 -160,44! -80,60! 0,44! 0,-60!'), 'line', 'sun');
  inside.shape(drawn('0,-170! 66,-84 160,44! 240,70! 340,44! 196,-96'), 'line', 'sun');
  sheet.rim(dome, 'bold');
}
