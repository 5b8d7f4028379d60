import type { Camera, Spot } from '../../geometry/camera.ts';
import { boxSides } from '../../geometry/solids.ts';
import type { Sheet } from '../../sheet.ts';

/** A step of a stall, as wide as the page, its front of so many boards. */
export function standStep(sheet: Sheet, view: Camera, at: Spot, high: number, boards: number): void {
  const { sides, top } = boxSides(view, { at, size: [9, high, 1.4] });
  for (const side of sides) {
    sheet.shape(side.outline, 'line', 'wood');
    for (let i = 1; i < boards; i++) sheet.line([side.at(i / boards, 0), side.at(i / boards, 1)], 'fine', 0);
  }
  if (top) sheet.shape(top.outline, 'line', 'sand');
}
