import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { SPECIES } from './species/species.ts';
import type { Random } from '../../random.ts';

/** What a surround is drawn for: the page's size in units and how rich it may be. */
export interface Surround {
  readonly width: number;
  readonly height: number;
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

/** The room between the page's edge and a frame, in units. */
const EDGE = 37;

/** A border of leaves and beads between two lines, with a blossom in every corner. */
export function leafBorder(sheet: Sheet, it: Surround): void {
  const band = [0, 52, 62][it.level]!;
  const { width, height } = it;
  sheet.shape(rectangle(EDGE, EDGE, width - EDGE * 2, height - EDGE * 2, 10), 'bold', 'soft');
  const inner = EDGE + band;
  sheet.shape(rectangle(inner, inner, width - inner * 2, height - inner * 2, 6), 'line', 'sky');
  const middle = EDGE + band / 2;
  run(sheet, [middle, middle], [width - middle, middle], band);
  run(sheet, [width - middle, middle], [width - middle, height - middle], band);
  run(sheet, [width - middle, height - middle], [middle, height - middle], band);
  run(sheet, [middle, height - middle], [middle, middle], band);
  for (const [x, y] of corners(width, height, middle))
    SPECIES.cherry.draw(sheet.at({ x, y, scale: band / 150 }), {
      random: it.random,
      level: 0,
      petals: 'a',
      heart: 'sun',
      tilt: 0,
      scale: band / 150,
    });
}

function corners(width: number, height: number, at: number): Point[] {
  return [
    [at, at],
    [width - at, at],
    [width - at, height - at],
    [at, height - at],
  ];
}

/** Leaves in pairs with a bead between them, from one corner to the next. */
function run(sheet: Sheet, from: Point, to: Point, band: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(dx, dy);
  const count = Math.round(reach / (band * 1.22));
  const angle = Math.atan2(dx, -dy);
  for (let i = 1; i < count; i++) {
    const [x, y] = [from[0] + (dx * i) / count, from[1] + (dy * i) / count];
    for (const side of [-1, 1])
      sheet.shape(
        place(petal('leaf', band * 0.66, band * 0.34), { x, y, angle: angle + side * 0.62 }),
        'line',
        'leaf',
      );
    sheet.shape(ellipse(x, y, band * 0.13), 'line', 'b');
  }
}

/** A plain double frame. */
export function doubleFrame(sheet: Sheet, { width, height }: Surround, role: Role = 'soft'): void {
  sheet.shape(rectangle(EDGE, EDGE, width - EDGE * 2, height - EDGE * 2, 26), 'bold', role);
  sheet.shape(
    rectangle(EDGE + 24, EDGE + 24, width - EDGE * 2 - 48, height - EDGE * 2 - 48, 16),
    'line',
    'sky',
  );
}

/** A round-headed window behind the flowers: wall, frame and pane; richer ones have a rosette in each corner. */
export function archWindow(sheet: Sheet, { width, height, level, random }: Surround): void {
  const arch = (inset: number): Point[] => {
    const [left, right, foot] = [EDGE + inset, width - EDGE - inset, height - EDGE - inset];
    const radius = (right - left) / 2;
    const crown = arc(width / 2, EDGE + inset + radius, radius, radius, Math.PI, Math.PI * 2);
    return [[left, foot], ...crown, [right, foot]];
  };
  sheet.shape(rectangle(EDGE, EDGE, width - EDGE * 2, height - EDGE * 2, 6), 'bold', 'soft');
  sheet.shape(arch(20), 'line', 'c');
  sheet.shape(arch(46), 'line', 'sky');
  if (level > 0)
    for (const x of [EDGE + 66, width - EDGE - 66])
      SPECIES.cherry.draw(sheet.at({ x, y: EDGE + 66, scale: 0.4 }), {
        random,
        level: 0,
        petals: 'a',
        heart: 'sun',
        tilt: 0,
        scale: 0.4,
      });
}
