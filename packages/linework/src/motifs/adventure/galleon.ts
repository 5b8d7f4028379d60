import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a sailing ship is rigged. */
export interface Galleon {
  readonly level: 0 | 1 | 2;
  readonly sails: readonly [Role, Role];
  readonly flag: Role;
  /** Drawn on deck, behind the rail; deck's height is y -150. */
  readonly crew?: (sheet: Sheet) => void;
}

const shape = (table: string) => clockwise(blob(knots(table)));

/** A three-masted ship about 760 units long, sailing to the right, its waterline on y 0. */
export function galleon(sheet: Sheet, it: Galleon): void {
  const { level } = it;
  sheet.shape(shape('296,-190! 470,-286! 476,-272! 318,-160!'), 'line', 'wood');
  for (const [x, top] of [
    [-190, -560],
    [20, -660],
    [190, -540],
  ] as const) {
    sheet.shape(rectangle(x - 9, top, 18, -top - 140), 'line', 'wood');
    banner(sheet.at({ x, y: top }), it.flag, level);
  }
  if (level > 0) sheet.line(curve(knots('20,-640 250,-440 466,-282'), 4), 'fine', 0);
  sheet.shape(shape('212,-500! 330,-400 452,-284! 330,-260 214,-232! 236,-360'), 'bold', it.sails[1]);
  for (const [x, y, w, h] of [
    [-190, -500, 150, 130],
    [-190, -366, 180, 150],
    [20, -596, 170, 150],
    [20, -440, 214, 190],
    [180, -476, 140, 110],
    [184, -360, 160, 130],
  ] as const)
    sail(sheet.at({ x, y }), it, w, h);
  it.crew?.(sheet.at({ y: -150 }));
  if (level > 0) nest(sheet.at({ x: 20, y: -592 }));
  hull(sheet, it);
}

function banner(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(shape('0,-46! 40,-58 70,-40 104,-50! 96,-28 104,-8! 70,2 40,-14 0,-4!'), 'line', role);
  sheet.shape(ellipse(0, -52, 8), 'line', 'gold');
  if (level === 0) return;
  sheet.shape(ellipse(48, -28, 10), 'fine', 'paper');
}

function sail(sheet: Sheet, it: Galleon, w: number, h: number): void {
  const half = w / 2;
  sheet.shape(rectangle(-half - 12, -8, w + 24, 15, 7), 'line', 'wood');
  const rim = clockwise(
    blob([
      [-half, 6, 1],
      [half, 6, 1],
      [half + 30, h * 0.55],
      [half + 6, h, 1],
      [10, h - 22],
      [-half + 6, h, 1],
      [-half + 22, h * 0.55],
    ]),
  );
  sheet.shape(rim, 'bold', it.sails[0]);
  const inside = sheet.inside([rim]);
  const stripes = [1, 2, 3][it.level]!;
  for (let i = 0; i < stripes; i++) {
    const x = -half + ((i + 0.5) * w) / stripes;
    const wide = w / stripes / 4;
    inside.shape(
      blob([
        [x - wide, -10, 1],
        [x + wide, -10, 1],
        [x + wide + 26, h * 0.55],
        [x + wide, h + 10, 1],
        [x - wide, h + 10, 1],
        [x - wide + 26, h * 0.55],
      ]),
      'line',
      it.sails[1],
    );
  }
  sheet.rim(rim, 'bold');
}

function nest(sheet: Sheet): void {
  sheet.shape(
    [
      [-34, -32],
      [34, -32],
      [26, 6],
      [-26, 6],
    ],
    'line',
    'wood',
  );
  sheet.shape(rectangle(-38, -40, 76, 14, 6), 'line', 'rust');
}

function hull(sheet: Sheet, it: Galleon): void {
  const { level } = it;
  const rim = shape(
    '-380,-286! -216,-262! -204,-176! 150,-160! 206,-206! 330,-214! 318,-150 286,-60 230,40 160,80! -250,80! -310,20 -352,-110 -370,-200',
  );
  sheet.shape(rim, 'bold', 'wood');
  const wall = sheet.inside([rim]);
  const planks = [2, 4, 6][level]!;
  for (let i = 1; i < planks; i++) {
    const y = -200 + (i * 250) / planks;
    wall.line(
      curve(
        [
          [-390, y - 30],
          [-100, y + 22],
          [120, y + 20],
          [340, y - 40],
        ],
        8,
      ),
      'line',
      0,
    );
  }
  wall.shape(
    shape(
      '-400,-250! -210,-228! -196,-150! 150,-132! 200,-176! 340,-186! 340,-158! 210,-146! 160,-102! -212,-120! -228,-198! -400,-220!',
    ),
    'line',
    'gold',
  );
  const ports = [3, 4, 5][level]!;
  for (let i = 0; i < ports; i++) {
    const x = -160 + (i * 330) / ports;
    sheet.shape(ellipse(x, -56, 25), 'line', 'sand');
    sheet.shape(ellipse(x, -56, 15), 'line', 'night');
  }
  for (const x of level === 0 ? [-296] : [-330, -280])
    sheet.shape(rectangle(x - 14, -176, 32, 46, 10), 'line', 'sun');
  sheet.rim(rim, 'bold');
}
