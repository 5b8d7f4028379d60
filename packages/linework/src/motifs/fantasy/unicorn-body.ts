import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { LOCK } from './steed.ts';

const shape = (table: string): Path => clockwise(blob(knots(table)));

const BODY =
  '164,-600 200,-622 244,-600 284,-552 318,-514 330,-486 316,-464 284,-462 254,-480 228,-492 212,-474 206,-430 204,-380 196,-320 168,-262 96,-230 -20,-222 -116,-240 -176,-266 -222,-304 -234,-352 -208,-400 -150,-416 -70,-404 10,-400 68,-424 104,-474 130,-546';
const FORE = '96,-286 172,-292 182,-216 162,-138 160,-60! 120,-60! 122,-140 104,-214';
const RAISED =
  '128,-290 194,-296 232,-246 284,-214 290,-186 276,-128 268,-84! 230,-88! 236,-132 240,-168 196,-188 150,-226';
const HIND =
  '-226,-350 -130,-356 -82,-290 -108,-220 -148,-180 -158,-122 -150,-60! -192,-60! -208,-130 -196,-190 -232,-254';

/** A unicorn that steps to the right, a forefoot raised: 620 units high on the origin without its horn. */
export function unicornBody(sheet: Sheet, level: 0 | 1 | 2, mane: readonly [Role, Role, Role]): void {
  tail(sheet, level, mane);
  foot(sheet.at({ x: 62, y: -10 }), HIND, '-150,-62! -192,-62! -204,0! -138,0!');
  foot(sheet, RAISED, '268,-84! 230,-88! 214,-46! 268,-36!');
  sheet.shape(place(petal('leaf', 60, 30), { x: 196, y: -598, angle: 0.05 }), 'line', 'paper');
  const body = shape(BODY);
  sheet.shape(body, 'bold', 'paper');
  foot(sheet, FORE, '160,-62! 120,-62! 110,0! 172,0!');
  foot(sheet, HIND, '-150,-62! -192,-62! -204,0! -138,0!');
  sheet.shape(
    [
      [206, -610],
      [238, -596],
      [296, -728],
    ],
    'bold',
    'gold',
  );
  const horn = sheet.inside([
    [
      [206, -610],
      [238, -596],
      [296, -728],
    ],
  ]);
  for (const y of level === 0 ? [-650] : [-630, -656, -682])
    horn.line(
      [
        [200, y - 16],
        [290, y + 10],
      ],
      'fine',
      0,
    );
  sheet.shape(shape('178,-612! 204,-636 232,-612 250,-570! 230,-584 214,-588 196,-580!'), 'line', mane[0]);
  face(sheet, level);
  const locks = [
    [96, -440, 176, 4.0],
    [110, -486, 172, 3.95],
    [126, -530, 160, 4.05],
    [144, -570, 146, 4.2],
    [168, -600, 124, 4.45],
  ] as const;
  const shown = level === 0 ? locks.filter((_, i) => i % 2 === 1) : locks;
  for (const [i, [x, y, long, angle]] of shown.entries())
    lock(
      sheet.at({ x, y, angle: angle - Math.PI / 2 }),
      long * (level === 0 ? 1.15 : 1),
      level,
      mane[i % 3]!,
    );
}

function foot(sheet: Sheet, leg: string, hoof: string): void {
  sheet.shape(shape(leg), 'bold', 'paper');
  sheet.shape(shape(hoof), 'bold', 'stone');
}

/** A lock of hair that grows to the right of the origin and turns down. */
function lock(sheet: Sheet, long: number, level: 0 | 1 | 2, role: Role): void {
  const view = sheet.at({ flip: true, scale: long / 150 });
  view.shape(drawn(LOCK), 'line', role);
  if (level > 0) view.line(curve(knots('8,2 -34,-6 -76,2 -110,12'), 5), 'fine', 0.6);
}

function tail(sheet: Sheet, level: 0 | 1 | 2, mane: readonly [Role, Role, Role]): void {
  const strands = [
    '-206,-396! -290,-420 -372,-360 -380,-250 -430,-170! -330,-170 -300,-250 -260,-330 -214,-350!',
    '-212,-388! -270,-380 -318,-310 -310,-210 -356,-110! -260,-140 -246,-230 -232,-310 -216,-350!',
    '-214,-380! -250,-340 -262,-260 -256,-180 -290,-90! -214,-150 -206,-250 -206,-320 -212,-356!',
  ];
  for (const [i, strand] of strands.slice(level === 0 ? 1 : 0).entries())
    sheet.shape(shape(strand), 'line', mane[i]);
  if (level > 0)
    for (const rib of [
      '-230,-370 -330,-310 -350,-210',
      '-226,-360 -276,-290 -280,-180',
      '-220,-350 -234,-260 -232,-170',
    ])
      sheet.line(curve(knots(rib), 5), 'fine', 0.5);
}

function face(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.ink(ellipse(244, -546, 8, 11, -0.4));
  sheet.gleam(ellipse(247, -550, 3));
  sheet.line(curve(knots('226,-556 240,-566 256,-560'), 3), 'line', 0.5);
  sheet.ink(ellipse(312, -492, 4, 5));
  sheet.line(curve(knots('318,-474 300,-474 288,-482'), 3), 'line', 0.5);
  if (level > 0) sheet.shape(ellipse(262, -506, 13, 10), 'line', 'blush');
}
