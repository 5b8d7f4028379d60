import type { Difficulty, Recipe, View } from '@inkbloom/formats/page';
import type { Composition } from './composition.ts';
import { rectangle } from './geometry/forms.ts';
import type { Point } from './geometry/point.ts';
import type { Sheet } from './sheet.ts';

/** How much nearer a view is: a hard page keeps enough areas. */
const NEARER: Readonly<Record<Difficulty, number>> = { easy: 1.5, medium: 1.5, hard: 1.25 };
/** Where the middle of what a view shows lies, as shares of the page. */
const MIDDLES: Readonly<Record<View, Point>> = {
  middle: [0.5, 0.47],
  left: [0.36, 0.5],
  right: [0.64, 0.5],
  high: [0.5, 0.36],
  low: [0.5, 0.64],
};
/** Room for the widest pen, which strays. */
const VIEW_MARGIN = 38;

/** The sheet of a recipe: all of it, or where a part of the picture fills the page up to an edge of its own. */
export function sheetInView(sheet: Sheet, { size }: Composition, { view, difficulty }: Recipe): Sheet {
  if (view === undefined) return sheet;
  const [width, height] = size;
  const scale = NEARER[difficulty];
  const [x, y] = MIDDLES[view].map((share, axis) => {
    const middle = Math.min(1 - 0.5 / scale, Math.max(0.5 / scale, share));
    return size[axis]! * (0.5 - middle * scale);
  });
  const edge = rectangle(VIEW_MARGIN, VIEW_MARGIN, width - 2 * VIEW_MARGIN, height - 2 * VIEW_MARGIN, 12);
  sheet.layer('view').shape(edge, 'bold');
  return sheet.inside([edge]).at({ x: x!, y: y!, scale });
}
