import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { dressMeadow } from '../dressing/meadow.ts';
import type { Scene } from '../stages/stage.ts';

/** Grass within an outline: mounds or fields about `size` units wide on the finest pages, else one plain shape. */
export function grassland(
  sheet: Sheet,
  { random, level }: Scene,
  rim: Path,
  kind: 'mounds' | 'fields',
  size: number,
): void {
  if (level === 2) dressMeadow(sheet, random, { zone: [rim], kind, size, rim: 'bold' });
  else sheet.shape(rim, 'bold', 'grass');
}
