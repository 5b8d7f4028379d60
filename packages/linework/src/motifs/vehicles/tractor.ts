import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { rider } from './driver.ts';
import type { DrawVehicle } from './vehicle.ts';
import { wheel } from './wheel.ts';

/** A tractor with a canopy, its farmer in the seat. */
export const tractor: DrawVehicle = ({ sheet, brief, who, hat }) => {
  const { level } = brief;
  for (const x of [-216, 18]) sheet.shape(rectangle(x, -480, 17, 310), 'line', 'stone');
  sheet.shape(blob(knots('-262,-474! -240,-512 30,-512 66,-474! 66,-464! -262,-464!')), 'bold', 'b');
  sheet.shape(blob(knots('-214,-190! -206,-330 -176,-340 -168,-200!')), 'line', 'wood');
  rider(sheet.at({ x: -104, y: -366, scale: 1 }), who, hat, 'd', level);
  sheet.shape(blob(knots('-200,-214! -60,-220 30,-200! 30,-110! -200,-110!')), 'line', 'a');
  sheet.shape(rectangle(128, -390, 24, 130, 8), 'line', 'stone');
  sheet.shape(rectangle(122, -402, 36, 22, 8), 'line', 'stone');
  const hood = clockwise(blob(knots('0,-268! 210,-262 300,-246 318,-210 320,-120! 0,-120!')));
  sheet.shape(hood, 'bold', 'a');
  const inside = sheet.inside([hood]);
  inside.shape(rectangle(264, -300, 90, 200), 'line', 'stone');
  for (let i = 0; i < [0, 3, 5][level]!; i++)
    inside.line(
      [
        [264, -232 + i * (level === 1 ? 36 : 22)],
        [330, -232 + i * (level === 1 ? 36 : 22)],
      ],
      'fine',
      0,
    );
  inside.shape(rectangle(-10, -196, 280, 24), 'line', 'sun');
  for (let i = 0; i < [0, 2, 3][level]!; i++)
    sheet.shape(rectangle(60 + i * 58, -162, 36, 32, 6), 'fine', 'cream');
  sheet.rim(hood, 'bold');
  sheet.shape(ellipse(286, -276, 19), 'line', 'sun');
  const steering = sheet.at({ x: -26, y: -262, angle: -0.5 });
  steering.shape(rectangle(-5, 0, 10, 66), 'line', 'stone');
  steering.shape(ellipse(0, 0, 44, 13), 'line', 'stone');
  sheet.shape(rectangle(-60, -126, 330, 36, 12), 'line', 'stone');
  sheet.shape(
    [
      ...arc(-140, -150, 186, 186, Math.PI * 1.03, Math.PI * 1.84),
      ...arc(-140, -150, 158, 158, Math.PI * 1.84, Math.PI * 1.03),
    ],
    'bold',
    'a',
  );
  wheel(sheet, { x: -140, radius: 156, level, hub: 'sun', lugs: level === 1 ? 10 : 20 });
  wheel(sheet, { x: 232, radius: 88, level, hub: 'sun', lugs: level === 1 ? 8 : 16 });
};
