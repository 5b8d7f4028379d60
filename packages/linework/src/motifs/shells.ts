import { knots, points } from '../geometry/knots.ts';
import { around } from '../geometry/around.ts';
import { clockwise } from '../geometry/boolean.ts';
import { blob, curve, type Knot } from '../geometry/curve.ts';
import { arc, ellipse } from '../geometry/forms.ts';
import { mix, polar, type Path, type Point } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A scallop shell opening upwards: its hinge at the frame's origin, 400 units high. */
export interface Scallop {
  readonly ribs: number;
  /** Growth bands across the ribs, from the hinge outwards. */
  readonly bands: number;
  readonly roles: readonly [Role, Role];
}

/** Half the angle the fan opens to. */
const SPREAD = 0.94;

/** Draws a scallop: fan, ribs, bands, hinge. */
export function scallop(sheet: Sheet, it: Scallop): void {
  for (const side of [-1, 1])
    sheet.shape(
      blob([
        [0, -60, 1],
        [side * 92, -74, 1],
        [side * 80, -20],
        [side * 46, 14, 1],
        [0, 20],
      ]),
      'bold',
      it.roles[1],
    );
  const at = (i: number): number => -Math.PI / 2 + SPREAD * (2 * (i / it.ribs) - 1);
  for (let i = 0; i < it.ribs; i++) {
    const rib = ribOf(at(i), at(i + 1));
    const role = it.roles[i % 2]!;
    sheet.shape(rib, 'bold', role);
    const inside = sheet.inside([rib]);
    for (let band = 1; band <= it.bands; band++) {
      const radius = mix(70, 330, band / (it.bands + 0.4));
      inside.line(arc(0, 0, radius, radius, at(i) - 0.05, at(i + 1) + 0.05), 'line', 0);
    }
    sheet.rim(rib, 'line');
  }
  sheet.shape(blob(points('-46,-40 0,-66 46,-40 34,10 0,30 -34,10')), 'bold', it.roles[0]);
}

/** A closed scallop shell, hinge at the frame's origin: ears, a fan with a scalloped rim, ribs and growth bands. */
export function fanShell(sheet: Sheet, it: Scallop): void {
  sheet.shape(blob(points('-112,-84! 112,-84! 96,-16 52,18! 0,24 -52,18! -96,-16')), 'bold', it.roles[1]);
  const at = (i: number): number => -Math.PI / 2 + SPREAD * (2 * (i / it.ribs) - 1);
  const lobes = Array.from({ length: it.ribs }, (_, i): Point[] => [
    polar([0, 0], bulge(at(i)) + 2, at(i)),
    polar([0, 0], bulge(at(i + 0.5)) + 14, at(i + 0.24)),
    polar([0, 0], bulge(at(i + 0.5)) + 14, at(i + 0.76)),
  ]);
  const foot: Knot[] = [
    [...polar([0, 0], bulge(at(it.ribs)) + 2, at(it.ribs)), 1],
    [120, -120],
    [54, -10, 1],
    [0, 12],
    [-54, -10, 1],
    [-120, -120],
  ];
  const rim = clockwise(
    blob([...lobes.flatMap(([notch, ...round]): Knot[] => [[...notch!, 1], ...round]), ...foot]),
  );
  sheet.shape(rim, 'bold', it.roles[0]);
  const inside = sheet.inside([rim]);
  const hinge: Point = [0, 30];
  const edge = (i: number): Point => polar([0, 0], 460, at(i));
  for (let i = 0; i < it.ribs; i++) {
    const wedge = [hinge, edge(i), edge(i + 1)];
    inside.shape(wedge, 'line', it.roles[i % 2]);
  }
  for (let band = 1; band <= it.bands; band++) {
    const radius = mix(110, 330, band / (it.bands + 0.4));
    for (let i = 0; i < it.ribs; i++) inside.line(arc(0, 0, radius, radius, at(i), at(i + 1)), 'line', 0);
  }
  sheet.rim(rim, 'bold');
  sheet.shape(blob(points('-58,-44 0,-70 58,-44 46,8 0,32 -46,8')), 'bold', it.roles[0]);
}

/** How far the fan reaches in a direction. */
function bulge(angle: number): number {
  return 390 - 40 * Math.abs(Math.sin((angle + Math.PI / 2) * 0.9));
}

function ribOf(from: number, to: number): Path {
  const middle = (from + to) / 2;
  return clockwise(
    blob([
      [...polar([0, 0], 24, from), 1],
      [...polar([0, 0], bulge(from) - 16, from), 1],
      polar([0, 0], bulge(middle) + 14, mix(from, to, 0.25)),
      polar([0, 0], bulge(middle) + 18, mix(from, to, 0.75)),
      [...polar([0, 0], bulge(to) - 16, to), 1],
      [...polar([0, 0], 24, to), 1],
    ]),
  );
}

/** A starfish about 230 units across at the frame's origin. */
export function starfish(sheet: Sheet, role: Role, dots: number): void {
  const rim = blob(
    Array.from({ length: 20 }, (_, i): Point =>
      polar(
        [0, 0],
        [118, 84, 46, 84][i % 4]!,
        -Math.PI / 2 + (Math.PI * 2 * (i + [0, -0.52, 0, 0.52][i % 4]!)) / 20,
      ),
    ),
  );
  sheet.shape(rim, 'bold', role);
  around(sheet, { radius: 0, count: 5 }, (arm) => {
    for (let i = 0; i < dots; i++) arm.shape(ellipse(0, -36 - i * 26, 11 - i * 2), 'fine', 'cream');
  });
  sheet.shape(ellipse(0, 0, 15), 'fine', 'cream');
}

/** A pointed snail shell 300 units long, its mouth at the frame's origin and its tip to the right. */
export function spire(sheet: Sheet, roles: readonly [Role, Role], rows: number, level: 0 | 1 | 2): void {
  const rim = clockwise(
    blob(knots('-40,-76 40,-92 150,-60 230,-30 300,0! 220,36 130,60 40,86 -40,70 -84,0')),
  );
  sheet.shape(rim, 'bold', roles[0]);
  const inside = sheet.inside([rim]);
  for (let i = 0; i < rows; i++) {
    const [left, right] = [mix(36, 290, (i / rows) ** 0.85), mix(36, 290, ((i + 1) / rows) ** 0.85)];
    const whorl = blob([
      [left, -110],
      [right + 14, -110],
      [right + 26, 0],
      [right, 110],
      [left - 12, 110],
      [left + 12, 0],
    ]);
    inside.shape(whorl, 'line', roles[i % 2]);
    const size = mix(15, 7, i / rows);
    if (level === 2 && i < rows - 2)
      for (const y of [-40, 0, 40])
        inside.shape(ellipse((left + right) / 2 + 14, y * (1 - i / rows), size), 'fine', 'paper');
  }
  sheet.rim(rim, 'bold');
  sheet.shape(blob(points('-64,-50 0,-64 34,-6 6,62 -48,60 -84,6')), 'line', 'blush');
  sheet.line(curve(points('-44,34 -50,0 -26,-30 4,-14')), 'fine', 0.5);
}

/** A round snail shell 220 units wide about the frame's origin. */
export function snail(sheet: Sheet, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-110,20 -80,-80 20,-110 104,-50 110,50 60,100! -40,104')), 'bold', roles[0]);
  const turns = 2.2;
  const spine = Array.from({ length: 90 }, (_, i): Point =>
    polar([4, 6], 104 * Math.exp(-i / 34), (i / 90) * turns * Math.PI * 2 + 0.9),
  );
  sheet.line(spine, 'line', 0.2);
  if (level === 0) return;
  for (let i = 0; i < (level === 1 ? 8 : 14); i++) {
    const angle = 0.9 + (i / (level === 1 ? 8 : 14)) * Math.PI * 1.9;
    const outer = 100 * Math.exp(-((angle - 0.9) / (turns * Math.PI * 2)) * (90 / 34));
    sheet.line([polar([4, 6], outer * 0.97, angle), polar([4, 6], outer * 0.36, angle + 0.3)], 'fine', 0.4);
  }
}
