import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, polygon, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const shape = (table: string): Path => clockwise(blob(knots(table)));

/** A tin robot 640 units high on the origin that waters what stands to its right, or holds out its hands to birds. */
export function robot(
  sheet: Sheet,
  level: 0 | 1 | 2,
  [tin, trim, glow]: readonly [Role, Role, Role],
  task: 'water' | 'birds' = 'water',
): void {
  const isWatering = task === 'water';
  if (isWatering) hose(sheet, level, '-140,-334 -230,-300 -240,-220 -190,-160', trim);
  else
    for (const x of [-1, 1])
      hose(sheet, level, `${x * 140},-336 ${x * 200},-330 ${x * 246},-356 ${x * 262},-398`, trim);
  for (const x of [-64, 64]) {
    hose(sheet, level, `${x},-150 ${x - 4},-110 ${x},-66`, trim);
    sheet.shape(shape(`${x - 66},0! ${x - 62},-50 ${x},-76 ${x + 62},-50 ${x + 66},0!`), 'bold', tin);
    if (level > 0) sheet.shape(rectangle(x - 70, -20, 140, 22, 9), 'line', trim);
  }
  body(sheet, level, [tin, trim, glow]);
  for (const x of [-146, 146]) sheet.shape(ellipse(x, -336, 34), 'bold', tin);
  if (isWatering) {
    can(sheet.at({ x: 236, y: -296, angle: 0.34 }), level, glow);
    hose(sheet, level, '164,-348 192,-362 226,-350', trim);
  }
  const hands = isWatering
    ? ([
        [-190, -150],
        [232, -350],
      ] as const)
    : ([
        [-262, -406],
        [262, -406],
      ] as const);
  for (const [x, y] of hands) {
    sheet.shape(ellipse(x, y, 30), 'bold', tin);
    sheet.shape(ellipse(x, y, 13), 'line', trim);
  }
  head(sheet.at({ y: -398 }), level, [tin, trim, glow]);
}

/** A ribbed arm or leg. */
function hose(sheet: Sheet, level: 0 | 1 | 2, table: string, role: Role): void {
  const spine = curve(knots(table), 4);
  const rim = clockwise(tube(spine, () => 21));
  sheet.shape(rim, 'bold', role);
  const parts = [3, 5, 7][level]!;
  for (let i = 1; i < parts; i++) {
    const [x, y] = spine[Math.floor((i / parts) * (spine.length - 1))]!;
    const [px, py] = spine[Math.max(0, Math.floor((i / parts) * (spine.length - 1)) - 1)]!;
    const angle = Math.atan2(y - py, x - px);
    sheet.inside([rim]).line(
      place(
        [
          [0, -30],
          [0, 30],
        ],
        { x, y, angle },
      ),
      'line',
      0,
    );
  }
}

function body(sheet: Sheet, level: 0 | 1 | 2, [tin, trim, glow]: readonly [Role, Role, Role]): void {
  const rim = rectangle(-152, -390, 304, 256, 54);
  sheet.shape(rim, 'bold', tin);
  sheet.shape(rectangle(-108, -350, 216, 130, 22), 'line', 'cream');
  sheet.shape(ellipse(-52, -286, 40), 'line', glow);
  sheet.line(
    [
      [-52, -286],
      [-34, -312],
    ],
    'line',
    0.2,
  );
  if (level > 0)
    for (let i = 0; i < 5; i++)
      sheet.shape(
        ellipse(
          -52 + 54 * Math.cos(Math.PI + (i * Math.PI) / 4),
          -278 + 54 * Math.sin(Math.PI + (i * Math.PI) / 4),
          5.4,
        ),
        'fine',
        trim,
      );
  for (const [i, y] of [-322, -286, -250].entries())
    sheet.shape(rectangle(16, y - 11, 76, 22, 9), 'line', (['ember', 'sun', 'grass'] as const)[i]);
  sheet.shape(shape('0,-160 -22,-178 -20,-196 -8,-202 0,-192 8,-202 20,-196 22,-178'), 'line', 'a');
  if (level > 0)
    for (const x of [-126, 126]) for (const y of [-364, -160]) sheet.shape(ellipse(x, y, 9), 'line', trim);
  if (level === 2)
    for (const x of [-100, -76, -52, 52, 76, 100])
      sheet.shape(rectangle(x - 8, -196, 16, 34, 7), 'line', trim);
}

function head(sheet: Sheet, level: 0 | 1 | 2, [tin, trim, glow]: readonly [Role, Role, Role]): void {
  sheet.shape(rectangle(-42, -26, 84, 34, 8), 'bold', trim);
  sheet.line(
    [
      [0, -196],
      [0, -240],
    ],
    'bold',
    0,
  );
  sheet.shape(ellipse(0, -254, 21), 'bold', glow);
  for (const side of [-1, 1]) {
    sheet.shape(rectangle(side < 0 ? -154 : 118, -138, 36, 70, 12), 'bold', trim);
    if (level > 0) sheet.shape(polygon(side * 164, -103, 20, 6), 'line', 'gold');
  }
  sheet.shape(rectangle(-124, -196, 248, 178, 60), 'bold', tin);
  sheet.shape(rectangle(-98, -158, 196, 110, 44), 'line', 'sky');
  for (const side of [-1, 1]) {
    sheet.shape(ellipse(side * 46, -108, 25), 'line', 'paper');
    sheet.ink(ellipse(side * 46 + 5, -106, 11, 13));
    sheet.gleam(ellipse(side * 46 + 9, -111, 4));
  }
  sheet.line(arc(0, -84, 26, 20, 0.3, Math.PI - 0.3), 'line', 0.4);
  if (level > 0) for (const x of [-70, 70]) sheet.shape(ellipse(x, -68, 11, 8), 'line', 'blush');
}

function can(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  const handle = [
    ...arc(-6, -58, 52, 50, Math.PI, Math.PI * 2),
    ...arc(-6, -58, 36, 34, Math.PI * 2, Math.PI),
  ];
  sheet.shape(clockwise(handle), 'bold', role);
  sheet.shape(shape('50,10! 110,-30 150,-76! 170,-60! 126,0 50,48!'), 'bold', role);
  sheet.shape(shape('136,-58! 150,-104 190,-118! 214,-84! 196,-46 156,-40!'), 'bold', 'gold');
  sheet.shape(ellipse(204, -80, 15, 42, -0.62), 'bold', 'gold');
  sheet.shape(shape('-62,-58! 50,-58! 60,60! 0,68 -72,60!'), 'bold', role);
  if (level > 0)
    sheet
      .inside([shape('-62,-58! 50,-58! 60,60! 0,68 -72,60!')])
      .shape(rectangle(-90, -8, 170, 26), 'line', 'cream');
  for (const [x, y] of (
    [
      [236, -30],
      [262, 16],
      [228, 30],
      [274, 72],
      [240, 84],
    ] as const
  ).slice(0, [2, 4, 5][level]))
    sheet.shape(place(petal('drop', 34, 21), { x, y, angle: -0.34 }), 'line', 'water');
}
