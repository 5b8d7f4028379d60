import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dotEye } from '../roomy/creatures.ts';
import { gaze } from '../animals/body/gaze.ts';

/**
 * A small round bird with folded wings, 300 units long; it sits on the frame's origin and looks right. For small hands
 * its eye is a dot.
 */
export function perchingBird(
  sheet: Sheet,
  level: 0 | 1 | 2,
  roles: readonly [back: Role, breast: Role, belly: Role],
  eye: 'bright' | 'dot' = 'bright',
): void {
  const [back, breast, belly] = roles;
  sheet.shape(drawn('-46,-70! -120,-14 -190,44! -182,64 -150,66! -84,28 -30,-16!'), 'bold', back);
  if (level > 0) sheet.line(traced('-64,-40 -120,6 -166,54'), 'fine', 0.4);
  for (const x of level === 0 ? [] : [12, 44]) {
    sheet.shape(drawn(`${x - 4},-10! ${x + 6},-10! ${x + 7},16! ${x - 3},16!`), 'line', 'wood');
    sheet.shape(
      drawn(`${x - 18},14 ${x - 6},6 ${x + 6},8 ${x + 22},6 ${x + 32},16 ${x + 14},22 ${x - 10},22`),
      'line',
      'wood',
    );
  }
  sheet.shape(
    drawn(level === 0 ? '100,-182! 166,-150! 104,-126!' : '108,-172! 152,-152! 106,-140!'),
    'line',
    'gold',
  );
  const body = clockwise(
    drawn(
      '116,-158 104,-190 72,-208 38,-202 14,-176 -14,-136 -54,-88 -80,-46 -84,-22 -58,-12 -14,4 34,10 80,-8 110,-46 124,-96 120,-130',
    ),
  );
  sheet.shape(body, 'bold', back);
  const inside = sheet.inside([body]);
  inside.shape(drawn('140,-60! 60,-90 10,-40 -50,-24 -90,-10! 0,40! 120,30!'), 'line', belly);
  inside.shape(drawn('140,-186! 96,-184 74,-168 70,-140 58,-104 66,-64 92,-46 140,-52!'), 'line', breast);
  sheet.rim(body, 'bold');
  const wing = clockwise(
    drawn('10,-134 44,-116 54,-80 34,-46 -8,-26 -70,-2 -128,28! -104,-14 -78,-60 -40,-106'),
  );
  sheet.shape(wing, 'bold', back);
  if (level > 0) {
    const plumes = sheet.inside([wing]);
    plumes.line(traced('-44,-104 -6,-84 22,-86 56,-92'), 'line', 0);
    plumes.line(traced('-70,-66 -30,-56 10,-62 50,-54'), 'line', 0);
    plumes.line(traced('-34,-54 -60,-26 -110,16'), 'fine', 0.2);
    plumes.line(traced('-2,-60 -30,-26 -80,4'), 'fine', 0.2);
    if (level === 2)
      for (const x of [-22, 6, 34])
        plumes.line(traced(`${x - 6},-88 ${x - 12},-76 ${x - 16},-60`), 'fine', 0.2);
  }
  if (eye === 'dot') dotEye(sheet, 84, -164);
  else gaze(sheet, [84, -164], 7.4);
}
