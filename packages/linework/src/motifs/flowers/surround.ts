import { arc, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
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
