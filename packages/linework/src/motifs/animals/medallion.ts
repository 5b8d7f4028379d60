import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import type { Sheet } from '../../sheet.ts';

/** A round folk ornament about the frame's origin, 100 units in radius at scale 1. */
export interface Medallion {
  readonly level: 0 | 1 | 2;
  readonly fold: number;
  readonly kind: PetalKind;
}

/** Draws rings of petals round a button: one on an easy page, two or three on the finer ones. */
export function medallion(sheet: Sheet, it: Medallion): void {
  const { level, fold } = it;
  if (level === 2) {
    sheet.shape(ellipse(0, 0, 122), 'line', 'b');
    around(sheet, { radius: 98, count: fold * 2 }, (spot) =>
      spot.shape(petal('arch', 20, ((Math.PI * 2 * 98) / fold / 2) * 0.84), 'fine', 'cream'),
    );
  }
  sheet.shape(ellipse(0, 0, 98), 'line', 'soft');
  const width = ((Math.PI * 2 * 66) / fold) * 0.92;
  around(sheet, { radius: 28, count: fold }, (spot) => {
    spot.shape(petal(it.kind, 66, width), 'line', 'a');
    if (level > 0) spot.shape(petal(it.kind, 40, width * 0.46), 'fine', 'd');
  });
  sheet.shape(ellipse(0, 0, 33), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(0, 0, 16), 'fine', 'c');
}
