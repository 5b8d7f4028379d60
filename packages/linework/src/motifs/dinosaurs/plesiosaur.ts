import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { bellyOf, lidded, outline, spots, stroke, type Hide } from './dinosaur.ts';

/** A plesiosaur that swims to the right, about 860 units long, its middle on the origin. */
export function plesiosaur(sheet: Sheet, it: Hide): void {
  flipper(sheet.at({ x: 80, y: 20, angle: 0.5, scale: 0.86 }), it);
  flipper(sheet.at({ x: -160, y: 20, angle: 0.9, scale: 0.8 }), it);
  const body = outline(
    '-430,30! -340,-20 -250,-74 -120,-104 20,-98 120,-70 190,-90 236,-160 250,-240 290,-306 350,-330 410,-316 452,-288! 440,-262 380,-258 336,-244 316,-190 306,-110 262,-20 180,44 60,80 -80,86 -220,66 -330,44',
  );
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside([body]);
  bellyOf(
    inside,
    it,
    '-440,40! -300,34 -140,44 40,36 160,4 240,-70 280,-160! 340,-100 240,80 0,140 -300,120',
    [
      '-250,36 -256,90',
      '-180,40 -184,96',
      '-100,42 -100,100',
      '-20,40 -14,100',
      '60,32 72,90',
      '130,14 150,74',
      '190,-20 224,30',
      '232,-66 276,-34',
    ],
  );
  spots(inside, it, [
    [-120, -60, 30],
    [20, -56, 26],
    [-220, -34, 24],
    [-50, -20, 22],
    [110, -34, 20],
    [210, -90, 16],
    [250, -170, 14],
    [-300, -6, 15],
    [280, -250, 12],
  ]);
  sheet.rim(body, 'bold');
  flipper(sheet.at({ x: 20, y: 56, angle: 0.2 }), it);
  flipper(sheet.at({ x: -220, y: 44, angle: 0.62, scale: 0.94 }), it);
  lidded(sheet, [384, -296], 13);
  sheet.ink(ellipse(436, -290, 4, 3));
  sheet.line(stroke('448,-272 410,-274 372,-284'), 'line', 0.5);
}

function flipper(sheet: Sheet, it: Hide): void {
  sheet.shape(outline('-44,-20 0,-30 40,-6 30,80 -10,160 -66,206 -84,190 -64,110'), 'bold', it.mark);
  if (it.level > 0)
    for (const table of ['-20,20 -40,100 -66,170', '6,20 -6,100 -44,180'].slice(0, it.level))
      sheet.line(stroke(table), 'fine', 0.5);
}
