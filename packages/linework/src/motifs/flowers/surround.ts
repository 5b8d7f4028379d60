import { arc, rectangle } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { cornerSpray } from './garden-view.ts';
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

/** A plain double frame; gives the pane within it. */
export function doubleFrame(sheet: Sheet, { width, height }: Surround, role: Role = 'soft'): Path {
  const pane = rectangle(EDGE + 24, EDGE + 24, width - EDGE * 2 - 48, height - EDGE * 2 - 48, 16);
  sheet.shape(rectangle(EDGE, EDGE, width - EDGE * 2, height - EDGE * 2, 26), 'bold', role);
  sheet.shape(pane, 'line', 'sky');
  return pane;
}

/** A round-headed window behind the flowers: wall, frame and pane, leaves in its upper corners; gives the pane. */
export function archWindow(sheet: Sheet, { width, height, random }: Surround): Path {
  const arch = (inset: number): Point[] => {
    const [left, right, foot] = [EDGE + inset, width - EDGE - inset, height - EDGE - inset];
    const radius = (right - left) / 2;
    const crown = arc(width / 2, EDGE + inset + radius, radius, radius, Math.PI, Math.PI * 2);
    return [[left, foot], ...crown, [right, foot]];
  };
  const wall = rectangle(EDGE, EDGE, width - EDGE * 2, height - EDGE * 2, 6);
  sheet.shape(wall, 'bold', 'soft');
  const kind = random.pick(['leaves', 'blossom', 'fan'] as const);
  const corners = sheet.inside([wall]);
  cornerSpray(corners, [EDGE, EDGE], Math.PI * 0.75, kind);
  cornerSpray(corners, [width - EDGE, EDGE], -Math.PI * 0.75, kind);
  sheet.rim(wall, 'bold');
  sheet.shape(arch(20), 'line', 'c');
  const pane = arch(46);
  sheet.shape(pane, 'line', 'sky');
  return pane;
}
