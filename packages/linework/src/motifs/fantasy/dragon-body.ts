import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { area, normals } from '../../geometry/path.ts';
import { mix, place, type Path } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dragonHead } from './dragon-head.ts';
import { SPIKE } from './legends.ts';

/** How a dragon looks. */
export interface Scaly {
  readonly level: 0 | 1 | 2;
  readonly skin: Role;
  readonly belly: Role;
  readonly crest: Role;
}

const shape = (table: string): Path => clockwise(blob(knots(table)));
const NECK = curve(knots('60,-300 20,-400 50,-500 20,-590 -60,-640'), 6);
/** Where the crest stands: from behind the head down to the hips. */
const BACK = curve(knots('22,-600 72,-500 84,-400 150,-330 214,-220'), 6);
const TAIL = curve(knots('150,-120 300,-70 330,-20 200,16 0,24 -160,20 -250,-10 -270,-70'), 6);

/** A dragon that sits and looks to the left, about 700 units high, its tail around its feet on y 0. */
export function sittingDragon(sheet: Sheet, it: Scaly): void {
  wing(sheet.at({ x: 40, y: -4, scale: 0.92 }), it);
  wing(sheet.at({ x: 96, y: 20 }), it);
  const tail = unite([clockwise(tube(TAIL, (t) => mix(56, 9, t ** 0.8)))]);
  sheet.shape(tail.toSorted((a, b) => area(b) - area(a)).slice(0, 1), 'bold', it.skin);
  const end = TAIL.at(-1)!;
  sheet.shape(
    place(shape('0,16! -34,-10 -44,-54 0,-110! 44,-54 34,-10'), { x: end[0], y: end[1] + 6, angle: -0.1 }),
    'bold',
    it.crest,
  );
  spikes(sheet, it);
  const body = unite([
    shape('-40,-60 -70,-200 -30,-330 60,-370 160,-320 230,-200 230,-80 160,-20 40,0 -20,-10'),
    tube(NECK, (t) => mix(86, 40, t ** 0.7)),
  ]);
  sheet.shape(body, 'bold', it.skin);
  const inside = sheet.inside(body);
  if (it.level > 0)
    fillZone('scales', {
      sheet: inside,
      zone: [
        shape(
          '90,-30! 110,-200 90,-330 40,-440 70,-520 40,-600 0,-660! 120,-640 130,-480 160,-360 260,-220 250,-40!',
        ),
      ],
      size: it.level === 2 ? 50 : 84,
      angle: 0,
      roles: [it.skin, it.crest],
    });
  const plates = [5, 8, 11][it.level]!;
  inside.shape(
    shape(
      '-120,-30! -90,-200 -70,-330 -70,-420 -40,-510 -50,-580 -120,-620! -60,-690! 0,-580 -6,-500 -20,-410 10,-330 40,-200 50,-20! -20,20',
    ),
    'line',
    it.belly,
  );
  const front = inside.inside([
    shape(
      '-120,-30! -90,-200 -70,-330 -70,-420 -40,-510 -50,-580 -120,-620! -60,-690! 0,-580 -6,-500 -20,-410 10,-330 40,-200 50,-20! -20,20',
    ),
  ]);
  for (let i = 1; i < plates; i++) {
    const y = -20 - (i * 560) / plates;
    front.line(
      curve(
        [
          [-140, y + 10],
          [-30, y - 14],
          [70, y + 14],
        ],
        6,
      ),
      'line',
      0,
    );
  }
  sheet.rim(body, 'bold');
  for (const x of [20, -70]) arm(sheet.at({ x, y: x < 0 ? 4 : -8 }), it);
  thigh(sheet, it);
  dragonHead(sheet.at({ x: -74, y: -644, flip: true }), {
    level: it.level,
    roles: [it.skin, it.belly, it.crest],
  });
}

/** The crest down the back of the neck and the back. */
function spikes(sheet: Sheet, it: Scaly): void {
  const out = normals(BACK);
  const count = [4, 6, 8][it.level]!;
  for (let i = 0; i < count; i++) {
    const at = Math.floor(((i + 0.5) / count) * (BACK.length - 1));
    const [nx, ny] = out[at]!;
    const [x, y] = BACK[at]!;
    sheet.shape(
      place(SPIKE, { x, y, angle: Math.atan2(-ny, -nx) + Math.PI / 2, scale: mix(0.8, 1.25, i / count) }),
      'line',
      it.crest,
    );
  }
}

function wing(sheet: Sheet, it: Scaly): void {
  sheet.shape(
    shape(
      '40,-300! 90,-460 180,-600 260,-650! 310,-560 350,-460 420,-380! 350,-372 330,-300! 280,-310 250,-250! 190,-270 130,-220!',
    ),
    'bold',
    it.crest,
  );
  for (const rib of ['60,-310 170,-480 252,-636', '70,-300 210,-400 344,-380', '80,-290 180,-320 250,-260'])
    sheet.line(curve(knots(rib), 6), 'line', 0.3);
  if (it.level === 2)
    for (const rib of ['66,-306 200,-460 320,-520', '76,-296 210,-350 318,-310'])
      sheet.line(curve(knots(rib), 6), 'fine', 0.4);
}

/** A claw that points forward, its root at a height. */
const claw = (x: number, y: number): Path =>
  shape(
    `${x + 12},${y + 4}! ${x + 8},${y - 14} ${x - 4},${y - 20} ${x - 14},${y - 8} ${x - 22},${y + 16}! ${x - 4},${y + 10}`,
  );

function arm(sheet: Sheet, it: Scaly): void {
  sheet.shape(
    shape('-20,-250 40,-262 64,-200 40,-120 20,-60 30,-10 20,8 -52,8 -60,-14 -36,-60 -40,-140'),
    'bold',
    it.skin,
  );
  for (const x of [-40, -14, 12]) sheet.shape(claw(x, 0), 'line', 'cream');
}

function thigh(sheet: Sheet, it: Scaly): void {
  sheet.shape(shape('100,-160 180,-190 240,-120 236,-40 190,4 90,10 60,-10 80,-40 74,-100'), 'bold', it.skin);
  for (const x of [72, 100, 128]) sheet.shape(claw(x, 2), 'line', 'cream');
}
