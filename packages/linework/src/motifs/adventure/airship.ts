import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rope } from '../people/props.ts';

const HULL = drawn(
  '-400,0 -330,-96 -180,-150 20,-160 220,-124 350,-56 396,0 350,56 220,124 20,160 -180,150 -330,96',
);

/** An airship 840 units long about the origin that flies to the right; whoever rides stands in the car at y 300. */
export function airship(
  sheet: Sheet,
  level: 0 | 1 | 2,
  roles: readonly [Role, Role, Role],
  riders: (view: Sheet) => void,
): void {
  for (const table of [
    '-400,-20! -470,-110 -440,-140! -330,-96 -300,-60!',
    '-400,20! -470,110 -440,140! -330,96 -300,60!',
  ])
    sheet.shape(drawn(table), 'bold', roles[1]);
  for (const x of [-120, 120])
    rope(
      sheet,
      [
        [x, 130],
        [x * 0.9, 220],
      ],
      5,
      'wood',
    );
  sheet.shape(HULL, 'bold', roles[0]);
  const inside = sheet.inside([HULL]);
  const seams = level === 0 ? [0] : level === 1 ? [-80, 0, 80] : [-110, -56, 0, 56, 110];
  for (const [i, y] of seams.entries()) {
    if (level === 2 && i % 2 === 0)
      inside.shape(
        drawn(
          `-420,${y * 0.2}! -180,${y * 0.94} 20,${y} 220,${y * 0.8} 410,0! 220,${(y + 30) * 0.8} 20,${y + 34} -180,${(y + 30) * 0.94}`,
        ),
        'line',
        roles[2],
      );
    else inside.line(traced(`-420,0 -180,${y * 0.94} 20,${y} 220,${y * 0.8} 410,0`), 'line', 0);
  }
  for (const x of level === 0 ? [0] : [-220, 0, 200])
    inside.shape(drawn('-14,-200! 14,-200! 14,200! -14,200!', { x }), 'line', roles[1]);
  sheet.rim(HULL, 'bold');
  sheet.shape(drawn('-400,-14! -500,-20 -520,0 -500,20 -400,14!'), 'bold', roles[2]);
  car(sheet, level, roles[1], riders);
}

function car(sheet: Sheet, level: 0 | 1 | 2, role: Role, riders: (view: Sheet) => void): void {
  sheet.shape(rectangle(-176, 196, 352, 22, 6), 'bold', 'wood');
  const room = rectangle(-160, 214, 320, 100);
  sheet.shape(room, 'line', 'sky');
  riders(sheet.inside([room]));
  for (const x of [-160, -54, 48, 152]) sheet.shape(rectangle(x - 2, 214, 12, 100), 'line', 'wood');
  sheet.shape(drawn('-176,306! 176,306! 140,372 0,388 -140,372'), 'bold', role);
  if (level > 0) for (const x of [-90, 0, 90]) sheet.shape(ellipse(x, 342, 15), 'line', 'gold');
  for (const turn of [0, 2.1, 4.2])
    sheet.shape(drawn('0,0 16,-40 0,-74 -16,-40', { x: -214, y: 300, angle: turn }), 'line', 'stone');
  sheet.shape(ellipse(-214, 300, 15), 'bold', 'gold');
  rope(
    sheet,
    [
      [-204, 300],
      [-170, 300],
    ],
    7,
    'stone',
  );
}
