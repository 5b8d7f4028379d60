import { clockwise } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { smile } from '../smile.ts';

const shape = (table: string) => clockwise(blob(knots(table)));

/** Who looks out of a porthole. */
type Passenger = 'bear' | 'cat' | 'rabbit';

/** A small submarine about 640 units long about the origin, going to the right, an animal at each porthole. */
export function submarine(sheet: Sheet, level: 0 | 1 | 2, hull: Role, trim: Role): void {
  sheet.shape(rectangle(14, -330, 18, 140, 6), 'line', 'stone');
  sheet.shape(shape('12,-336! 14,-370 40,-384 92,-380! 92,-346! 52,-346 34,-330!'), 'bold', trim);
  sheet.shape(ellipse(92, -363, 12, 19), 'line', 'sky');
  for (const angle of [-0.14, Math.PI + 0.14])
    sheet.shape(place(petal('round', 124, 44), { x: -352, y: 0, angle }), 'bold', 'gold');
  sheet.shape(rectangle(-376, -22, 60, 44, 14), 'bold', 'rust');
  sheet.shape(
    shape('-210,-70! -320,-150! -352,-100 -330,-20! -330,20! -352,100 -320,150! -210,80!'),
    'bold',
    trim,
  );
  sheet.shape(shape('-110,-120! -92,-206 -70,-220 100,-220 122,-200 140,-120!'), 'bold', trim);
  if (level > 0) for (const x of [-40, 60]) sheet.shape(rectangle(x - 22, -196, 44, 44, 12), 'line', 'sky');
  const rim = shape(
    '-300,0 -250,-90 -120,-146 60,-154 220,-120 312,-30 320,30 260,110 100,152 -100,148 -240,100',
  );
  sheet.shape(rim, 'bold', hull);
  const inside = sheet.inside([rim]);
  const keel = shape('-340,60! 0,92 340,44! 340,220! -340,220!');
  inside.shape(keel, 'line', 'b');
  if (level === 2) fillZone('scales', { sheet: inside, zone: [keel], size: 46, angle: 0, roles: ['b', 'c'] });
  if (level > 0) inside.shape(shape('-340,-90! 0,-104 340,-96! 340,-76! 0,-84 -340,-70!'), 'line', trim);
  sheet.rim(rim, 'bold');
  if (level > 0)
    for (const x of [-226, -162, -96, -30, 36, 102, 168, 226])
      sheet.shape(ellipse(x, 112 - (x / 300) ** 2 * 40, 9), 'line', trim);
  for (const [i, [x, who]] of (
    [
      [-170, 'rabbit'],
      [-10, 'bear'],
      [150, 'cat'],
    ] as const
  ).entries())
    porthole(sheet.at({ x, y: -4 + (i === 1 ? 4 : 0) }), who, trim, level);
  sheet.shape(ellipse(296, 20, 30, 42), 'bold', 'sun');
}

function porthole(sheet: Sheet, who: Passenger, trim: Role, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, 66), 'bold', trim);
  const glass = ellipse(0, 0, 51);
  sheet.shape(glass, 'line', 'sky');
  const view = sheet.inside([glass]);
  for (const side of [-1, 1])
    if (who === 'rabbit')
      view.shape(place(petal('round', 66, 26), { x: side * 15, y: -6, angle: side * 0.2 }), 'line', 'paper');
    else if (who === 'bear') view.shape(ellipse(side * 28, -22, 15), 'line', 'wood');
    else
      view.shape(
        [
          [side * 8, -26],
          [side * 36, -44],
          [side * 36, -6],
        ],
        'line',
        'ember',
      );
  view.shape(ellipse(0, 10, 36, 32), 'line', who === 'rabbit' ? 'paper' : who === 'bear' ? 'wood' : 'ember');
  smile(level === 0 ? view : view.closely, 0, 6, 30);
  sheet.rim(glass, 'line');
}
