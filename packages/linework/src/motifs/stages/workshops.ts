import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { rope } from '../people/props.ts';
import { workshop, type Ware } from './halls.ts';
import type { Role } from '../../roles.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

const pot: Ware = (sheet, level, turn) => {
  const role = LEADS[turn % 4]!;
  if (turn % 3 === 2)
    for (const side of [-1, 1])
      rope(
        sheet,
        [
          [side * 30, -84],
          [side * 58, -66],
          [side * 34, -34],
        ],
        5,
        role,
      );
  sheet.shape(
    drawn(
      [
        '-22,-110! 22,-110! 16,-86 44,-44 28,0! -28,0! -44,-44 -16,-86',
        '-40,-80! 40,-80! 34,-20 22,0! -22,0! -34,-20',
        '-26,-100! 26,-100! 40,-50 26,0! -26,0! -40,-50',
      ][turn % 3]!,
    ),
    'line',
    role,
  );
  if (level > 0) sheet.shape(rectangle(-30, -52, 60, 13, 5), 'fine', 'cream');
};

const tool: Ware = (sheet, level, turn) => {
  if (turn % 3 === 0) {
    sheet.shape(rectangle(-7, -104, 14, 104, 4), 'line', 'wood');
    sheet.shape(rectangle(-34, -118, 68, 30, 6), 'line', 'stone');
  } else if (turn % 3 === 1) {
    sheet.shape(drawn('-50,-20! 40,-52! 48,-30! -42,0!'), 'line', 'stone');
    sheet.shape(drawn('-70,-40! -40,-44! -34,0! -66,0!'), 'line', 'wood');
  } else {
    sheet.shape(rectangle(-40, -70, 80, 70, 8), 'line', LEADS[turn % 4]);
    if (level > 0) sheet.shape(ellipse(0, -36, 20), 'fine', 'cream');
  }
};

const vial: Ware = (sheet, level, turn) => {
  const role = LEADS[turn % 4]!;
  if (turn % 4 === 3) {
    sheet.shape(rectangle(-46, -62, 92, 62, 8), 'line', 'paper');
    sheet.shape(
      drawn('-8,-48! 8,-48! 8,-38! 18,-38! 18,-24! 8,-24! 8,-14! -8,-14! -8,-24! -18,-24! -18,-38! -8,-38!'),
      'line',
      'rust',
    );
    return;
  }
  sheet.shape(rectangle(-28, -80, 56, 80, 10), 'line', role);
  sheet.shape(rectangle(-18, -102, 36, 24, 4), 'line', 'stone');
  if (level > 0) sheet.shape(rectangle(-20, -56, 40, 28, 4), 'fine', 'paper');
};

const fabric: Ware = (sheet, level, turn) => {
  const role = LEADS[turn % 4]!;
  if (turn % 2 === 0) {
    sheet.shape(rectangle(-16, -96, 32, 96, 6), 'line', role);
    for (const y of [-104, -10]) sheet.shape(rectangle(-26, y, 52, 16, 6), 'line', 'wood');
    if (level > 0)
      for (const y of [-70, -44])
        sheet.line(
          [
            [-16, y],
            [16, y - 6],
          ],
          'fine',
          0.2,
        );
  } else
    for (const [i, y] of [0, -34, -66].entries())
      sheet.shape(rectangle(-50 + i * 6, y - 34, 100 - i * 12, 34, 12), 'line', LEADS[(turn + i) % 4]);
};

/** A pottery full of pots. */
export const pottery = workshop('in the pottery', ['pottery', 'clay'], pot);
/** A workshop full of tools. */
export const carpentry = workshop('in the workshop', ['workshop', 'wood'], tool);
/** A vet’s surgery full of bottles. */
export const surgery = workshop('at the vet’s', ['vet', 'animals'], vial);
/** A sewing room full of thread and cloth. */
export const sewingRoom = workshop('in the sewing room', ['sewing', 'fabric'], fabric);
