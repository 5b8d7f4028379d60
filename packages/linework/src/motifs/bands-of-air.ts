import { curve, type Knot } from '../geometry/curve.ts';
import type { Path } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { cloudRow } from './nature/clouds.ts';

/** Where bands of wind or water lie. */
export interface Bands {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  readonly roles: readonly [Role, Role];
}

/** Rows of cloud from one side to the other, each over the one above it. */
export function cloudBands(sheet: Sheet, random: Random, it: Bands): void {
  const step = (it.bottom - it.top) / it.count;
  const rows = Math.max(2, Math.round(it.count * 0.7));
  for (let i = 0; i < rows; i++) {
    const y = it.top + (i / rows) * (it.bottom - it.top);
    const rim = cloudRow(random, it.width, y, Math.min(it.width * 0.08, Math.max(24, step * 0.8)));
    layBand(sheet, rim, it, i);
  }
}

/** Currents from one side to the other, each over the one above it, no two of their crests alike. */
export function currentBands(sheet: Sheet, random: Random, it: Bands): void {
  const lift = ((it.bottom - it.top) / it.count) * 0.36;
  for (let i = 0; i < it.count; i++) {
    const y = it.top + (i / it.count) * (it.bottom - it.top);
    const crest: Knot[] = [];
    for (let x = -160; x < it.width + 200; x += random.range(150, 260))
      crest.push([x, y + (crest.length % 2 === 0 ? 1 : -1) * lift * random.range(0.15, 1)]);
    layBand(sheet, curve(crest), it, i);
  }
}

function layBand(sheet: Sheet, crest: Path, { width, bottom, roles }: Bands, i: number): void {
  const right = Math.max(width + 40, crest.at(-1)![0]);
  const left = Math.min(-140, crest[0]![0]);
  sheet.shape([...crest, [right, bottom], [left, bottom]], 'fine', roles[i % 2]);
}
