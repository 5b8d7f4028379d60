import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Sheet } from '../../sheet.ts';
import { flap } from '../animals/body/trimmings.ts';

const FLUKES = blob(
  knots('150,-40 210,-16 250,-44 276,-92! 290,-40 272,6 286,50 254,88! 232,52 200,20 150,-6'),
);
const BELLY = '-240,-28! -180,-44 -110,-74 -20,-92 80,-74 200,10! 100,20 -100,10';
const BROAD_BELLY = '-178,0! -150,-54 -90,-94 -10,-106 80,-84 150,0! 100,20 -100,20';

/**
 * A dolphin that leaps to the left in an arc, 420 units long; the middle of the arc lies above the
 * origin; a near one is drawn in one line from its beak to its flukes.
 */
export function leapingDolphin(sheet: Sheet, level: 0 | 1 | 2, isNear = false): void {
  if (!isNear)
    sheet.shape(
      clockwise(blob(knots('176,-30! 236,-40 262,-84! 268,-30 250,8! 262,44 240,84! 214,44 168,8!'))),
      'bold',
      'd',
    );
  const body = clockwise(
    blob(
      knots(
        '-236,-24! -204,-60 -172,-72 -140,-112 -70,-146 -20,-150! 12,-204 56,-214! 44,-176 48,-142! 110,-110 164,-56 196,0 170,8! 110,-30 30,-56 -60,-50 -130,-30 -170,-12 -206,-10',
      ),
    ),
  );
  const rim = isNear ? grow(grow(unite([body, FLUKES]), 18), -18) : [body];
  sheet.shape(rim, 'bold', 'd');
  sheet.inside([body]).shape(clockwise(blob(knots(isNear ? BROAD_BELLY : BELLY))), 'line', 'soft');
  sheet.rim(rim, 'bold');
  if (isNear) flap(sheet, '-88,-68 -80,-20 -48,26 -16,40! -10,0 -24,-66', 'd');
  else sheet.shape(clockwise(blob(knots('-84,-62! -60,-20 -22,12! -14,-24 -30,-68!'))), 'bold', 'd');
  sheet.ink(ellipse(-146, -72, 6, 7));
  if (level > 0) sheet.line(curve(knots('-230,-26 -190,-40 -164,-36'), 3), 'fine', 0.5);
}
