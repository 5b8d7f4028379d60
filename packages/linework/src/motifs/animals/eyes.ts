import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** What the eyes say. */
export type Mood = 'bright' | 'happy' | 'dreamy' | 'wink';

/** A pair of eyes at both sides of the frame's axis. */
export interface Eyes {
  /** Distance of each eye from the axis, and its height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly iris: Role;
  readonly mood: Mood;
  readonly shape?: 'almond' | 'round';
  /** Turn of each eye: its outer corner rises. */
  readonly tilt?: number;
  /** Lashes at the outer corner. */
  readonly lashes?: number;
  readonly look?: readonly [number, number];
  /** An easy page's eye: the iris fills it; a roomy one is white with a small pupil. */
  readonly plain?: boolean | 'roomy';
}

/** Draws both eyes, open or closed as the mood wants. */
export function eyes(sheet: Sheet, it: Eyes): void {
  for (const side of [-1, 1] as const) {
    const mood = it.mood === 'wink' ? (side < 0 ? 'bright' : 'happy') : it.mood;
    eyeOf(sheet.at({ x: side * it.x, y: it.y }), it, mood, side);
  }
}

/** One eye at the frame's origin, its outer corner to the given side. */
export function eyeOf(sheet: Sheet, it: Omit<Eyes, 'x' | 'y' | 'mood'>, mood: Mood, side: -1 | 1): void {
  const turned = (path: Path): Path =>
    place(path, { scale: it.size, flip: side < 0, angle: -side * (it.tilt ?? 0) });
  if (mood === 'happy') return closed(sheet, it, turned, HAPPY, -1);
  if (mood === 'dreamy') return closed(sheet, it, turned, DREAMY, 1);
  const { rim, lid } = it.shape === 'round' ? ROUND : ALMOND;
  const opening = turned(rim);
  if (it.plain === 'roomy') return roomyEye(sheet, it.size, opening);
  sheet.shape(opening, 'line', it.plain ? it.iris : 'paper');
  const [lx, ly] = it.look ?? [0, 0];
  const size = it.size * (it.shape === 'round' ? 0.88 : 0.9);
  const lift = it.shape === 'round' ? -0.2 : -0.04;
  const [x, y] = [lx * it.size * 0.2 - side * it.size * 0.05, (ly * 0.1 + lift) * it.size];
  const inside = sheet.inside([opening]);
  if (!it.plain) inside.shape(ellipse(x, y, size), 'fine', it.iris);
  inside.ink(ellipse(x, y + it.size * 0.02, size * 0.62));
  sheet.gleam(ellipse(x + size * 0.24, y - size * 0.2, size * 0.27));
  sheet.gleam(ellipse(x - size * 0.24, y + size * 0.36, size * 0.13));
  sheet.line(turned(lid), 'bold', 0.55);
  lashes(sheet, it, turned, [0.86, -0.62], -0.75);
}

/** A white eye with its pupil at the side, so that a crayon has room beside it. */
function roomyEye(sheet: Sheet, size: number, opening: Path): void {
  sheet.shape(opening, 'bold', 'paper');
  const [x, y] = [size * 0.44, size * 0.12];
  sheet.inside([opening]).ink(ellipse(x, y, Math.min(14, size * 0.3), Math.min(16, size * 0.36)));
  sheet.gleam(ellipse(x + 3, y - 5, 2.2));
}

const ALMOND = {
  rim: blob(knots('-1,.24! -.55,-.62 .2,-.9 1.04,-.16! .6,.6 -.3,.76'), 0.12),
  lid: curve(knots('-1.1,.34 -.56,-.66 .2,-.95 .9,-.42 1.3,-.3'), 0.1),
};

const ROUND = {
  rim: ellipse(0, 0, 0.92, 1),
  lid: curve(knots('-.94,-.18 -.6,-.82 .05,-1.05 .7,-.78 1.06,-.28'), 0.1),
};

const HAPPY = curve(knots('-1,.42 -.6,-.28 0,-.54 .6,-.3 1.06,.36'), 0.1);
const DREAMY = curve(knots('-1,-.26 -.55,.32 .02,.5 .62,.26 1.08,-.34'), 0.1);

function closed(
  sheet: Sheet,
  it: Omit<Eyes, 'x' | 'y' | 'mood'>,
  turned: (path: Path) => Path,
  line: Path,
  lashSide: 1 | -1,
): void {
  sheet.line(turned(line), 'bold', 0.35);
  const from = lashSide > 0 ? ([0.78, 0.12] as const) : ([0.74, -0.16] as const);
  lashes(sheet, { ...it, lashes: Math.max(2, it.lashes ?? 0) }, turned, from, lashSide > 0 ? 0.6 : -0.6);
}

function lashes(
  sheet: Sheet,
  it: Pick<Eyes, 'lashes'>,
  turned: (path: Path) => Path,
  [x, y]: readonly [number, number],
  way: number,
): void {
  for (let i = 0; i < (it.lashes ?? 0); i++) {
    const [sx, sy] = [x - i * 0.3, y + Math.sign(way) * i * 0.17];
    const spread = 0.42 - i * 0.13;
    sheet.line(
      turned([
        [sx, sy],
        [sx + spread * 0.6, sy + way * 0.3],
        [sx + spread, sy + way * 0.62],
      ]),
      'line',
      0.75,
    );
  }
}
