import { knots, points } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { blob, twin } from '../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../geometry/forms.ts';
import { mix, polar, type Point } from '../geometry/point.ts';
import { fillZone, type PatternName } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A steam engine running to the right, its wheels on y 0, from x -290 to 290 and 350 high. */
export interface Locomotive {
  /** The page's difficulty; easy pages have an engine of their own. */
  readonly level: 0 | 1 | 2;
  readonly body: Role;
  readonly trim: Role;
  readonly pattern: PatternName;
}

/** Where the wheels are that the rod turns. */
const DRIVING_WHEELS = [-210, -92, 26];

/** Draws the engine with a bear at the window. */
export function locomotive(sheet: Sheet, it: Locomotive): void {
  chimney(sheet, it);
  domes(sheet, it);
  boiler(sheet, it);
  cab(sheet, it);
  sheet.shape(rectangle(-280, -112, 520, 30, 8), 'bold', it.trim);
  catcher(sheet, it);
  for (const x of [150, 222]) wheel(sheet, { x, radius: 32, spokes: it.level === 2 ? 6 : 0 });
  for (const x of DRIVING_WHEELS) wheel(sheet, { x, radius: 54, spokes: it.level === 2 ? 8 : 0 });
  rod(sheet);
}

/** A wheel on the ground line at x. */
export function wheel(sheet: Sheet, it: { x: number; radius: number; spokes: number }): void {
  const centre: Point = [it.x, -it.radius];
  sheet.shape(ellipse(...centre, it.radius), 'bold', 'stone');
  sheet.shape(ellipse(...centre, it.radius * 0.76), 'line', 'soft');
  for (let i = 0; i < it.spokes; i++) {
    const angle = (i / it.spokes) * Math.PI * 2 + 0.3;
    const bar = [polar(centre, it.radius * 0.2, angle), polar(centre, it.radius * 0.76, angle)];
    sheet.line(bar, 'line', 0);
  }
  sheet.shape(ellipse(...centre, it.radius * 0.28), 'line', 'sun');
}

function chimney(sheet: Sheet, it: Locomotive): void {
  sheet.shape(points('172,-240 166,-310 214,-310 208,-240'), 'bold', it.body);
  sheet.shape(twin(knots('190,-292! 212,-296 238,-330 234,-346! 190,-346!'), 190), 'bold', it.trim);
  sheet.shape(rectangle(146, -356, 88, 16, 7), 'line', 'sun');
}

function domes(sheet: Sheet, it: Locomotive): void {
  for (const [x, width, height] of [
    [-40, 56, 62],
    [68, 68, 76],
  ] as const) {
    const half = width / 2;
    sheet.shape(
      clockwise([
        [x - half - 9, -236],
        [x - half, -250],
        ...arc(x, -236 - height * 0.5, half, height * 0.5, Math.PI, Math.PI * 2),
        [x + half, -250],
        [x + half + 9, -236],
      ]),
      'line',
      'sun',
    );
    sheet.shape(rectangle(x - half - 3, -262, width + 6, 13, 5), 'line', it.trim);
  }
}

function boiler(sheet: Sheet, it: Locomotive): void {
  const barrel = rectangle(-140, -240, 292, 132, 12);
  sheet.shape(barrel, 'bold', it.body);
  const bands = [-60, 46];
  const fields = [
    [-136, -66],
    [-46, 40],
    [60, 146],
  ] as const;
  fields.forEach(([left, right], i) => {
    const zone = [clockwise(rectangle(left, -237, right - left, 126, 6))];
    if (it.level === 2 || i === 1)
      fillZone(it.pattern, {
        sheet,
        zone,
        size: it.level === 2 ? 38 : 60,
        angle: 0,
        roles: [it.trim, 'soft'],
      });
  });
  for (const x of bands) sheet.shape(rectangle(x - 9, -243, 18, 138, 5), 'line', 'sun');
  sheet.shape(rectangle(142, -252, 74, 148, 16), 'bold', it.trim);
  if (it.level === 2) for (let i = 0; i < 5; i++) sheet.shape(ellipse(160, -236 + i * 29, 8), 'fine', 'sun');
  sheet.shape(blob(knots('214,-240! 232,-226 240,-178 232,-130 214,-116!')), 'line', it.body);
  lamp(sheet);
}

function lamp(sheet: Sheet): void {
  sheet.shape(rectangle(226, -282, 40, 44, 8), 'line', 'b');
  sheet.shape(ellipse(268, -260, 11, 23), 'line', 'sun');
}

function cab(sheet: Sheet, it: Locomotive): void {
  sheet.shape(points('-282,-320 -130,-320 -130,-96 -282,-96'), 'bold', it.body);
  const window = rectangle(-262, -300, 112, 96, 14);
  sheet.shape(window, 'line', 'sky');
  driver(sheet.inside([clockwise(window)]).at({ x: -206, y: -226 }));
  sheet.rim(window, 'line');
  sheet.shape(rectangle(-262, -190, 112, 66, 8), 'line', it.trim);
  sheet.shape(rectangle(-246, -176, 80, 38, 6), 'fine', 'soft');
  sheet.shape(blob(knots('-312,-312! -304,-332 -206,-354 -108,-332 -98,-312! -206,-318')), 'bold', it.trim);
}

/** A bear with an engine driver's cap, seen to the chest. */
function driver(sheet: Sheet): void {
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 36, -20, 14), 'line', 'fur');
  sheet.shape(ellipse(0, 42, 52, 34), 'line', 'd');
  sheet.shape(ellipse(0, -8, 38, 35), 'line', 'fur');
  sheet.shape(ellipse(4, 12, 20, 14), 'line', 'cream');
  for (const side of [-1, 1]) sheet.ink(ellipse(4 + side * 15, -12, 4.6, 6));
  sheet.ink(ellipse(4, 5, 6.5, 4.6));
  sheet.line(arc(4, 9, 8, 8, 0.4, Math.PI - 0.4), 'fine', 0.4);
  sheet.shape(blob(knots('-32,-30! -30,-52 0,-62 30,-52 34,-30! 0,-36')), 'line', 'a');
  sheet.line(arc(0, -30, 36, 14, Math.PI * 1.15, Math.PI * 1.85), 'fine', 0.3);
}

function catcher(sheet: Sheet, it: Locomotive): void {
  const [top, foot] = [-100, -4];
  sheet.shape(
    [
      [236, top],
      [262, top],
      [314, foot],
      [236, foot],
    ],
    'bold',
    it.body,
  );
  const bars = it.level === 2 ? 3 : 2;
  for (let i = 1; i <= bars; i++) {
    const t = i / (bars + 1);
    sheet.line(
      [
        [mix(236, 262, t), top],
        [mix(236, 314, t), foot],
      ],
      'line',
      0,
    );
  }
}

function rod(sheet: Sheet): void {
  sheet.shape(
    tube(
      [
        [-214, -40],
        [30, -40],
      ],
      () => 9,
    ),
    'line',
    'cream',
  );
  for (const x of DRIVING_WHEELS) sheet.shape(ellipse(x, -40, 13), 'line', 'a');
}
