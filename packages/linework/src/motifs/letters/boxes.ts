import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { bow } from '../holidays/presents.ts';
import { trimmed, type Trim } from './trimmed.ts';

/** A box in printed paper with a ribbon, a lid and a bow, its foot on the frame's origin. */
export function wrapped(
  sheet: Sheet,
  [w, h]: readonly [number, number],
  trim: Trim,
  [paper, ribbon]: readonly [Role, Role],
): void {
  trimmed(sheet, rectangle(-w / 2, -h, w, h, 6), trim, ribbon);
  sheet.shape(rectangle(-16, -h, 32, h), 'line', ribbon);
  sheet.shape(rectangle(-w * 0.56, -h - 16, w * 1.12, 42, 6), 'bold', paper);
  sheet.shape(rectangle(-16, -h - 16, 32, 42), 'line', ribbon);
  bow(sheet.at({ y: -h - 16, scale: Math.min(1.3, w / 130) }), ribbon);
}

/** A round box with a lid and a bow, its foot on the frame's origin, 230 units wide. */
export function hatBox(sheet: Sheet, roles: readonly [Role, Role]): void {
  const body = clockwise(drawn('-104,-110! 104,-110! 104,-14! 60,10 0,16 -60,10 -104,-14!'));
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  for (const x of [-78, -40, 40, 78])
    inside.line(traced(`${x},-120 ${x * 0.98},-50 ${x * 0.96},30`), 'line', 0);
  inside.shape(rectangle(-18, -120, 36, 160), 'line', roles[1]);
  sheet.rim(body, 'bold');
  sheet.shape(
    clockwise(drawn('-114,-150! 114,-150! 114,-104! 60,-84 0,-78 -60,-84 -114,-104!')),
    'bold',
    roles[1],
  );
  sheet.shape(ellipse(0, -150, 114, 26), 'bold', roles[0]);
  bow(sheet.at({ y: -152, scale: 1.05 }), roles[1]);
}
