import { bedOn } from './dressing/laying.ts';
import { clockwise } from '../geometry/boolean.ts';
import { curve, type Knot } from '../geometry/curve.ts';
import { rectangle } from '../geometry/forms.ts';
import type { Path } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { layBands } from './dressing/banks.ts';
import { bumpsOn, heapRim } from './nature/heap.ts';

/** Where bands of wind or water lie. */
export interface Bands {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  readonly roles: readonly [Role, Role];
}

/** Rows of heaped cloud from one side to the other, each over the one above it. */
export function cloudBands(sheet: Sheet, random: Random, it: Bands): void {
  const step = (it.bottom - it.top) / it.count;
  const rows = Math.max(2, Math.round(it.count * 0.7));
  const size = Math.min(it.width * 0.07, Math.max(24, step * 0.75));
  for (let i = 0; i < rows; i++) {
    const y = it.top + (i / rows) * (it.bottom - it.top);
    const line = crestOf(random, it.width, y, size * 0.5);
    const under: Path = [
      [it.width + 200, it.bottom],
      [-160, it.bottom],
    ];
    const bumps = bumpsOn(random, { line, sizes: [size * 0.6, size * 1.15] });
    sheet.shape(heapRim(bumps, { line, under }), 'fine', it.roles[i % 2]);
  }
}

/** An uneven line over the width that rises and falls by so much at most. */
function crestOf(random: Random, width: number, y: number, lift: number): Path {
  const crest: Knot[] = [];
  for (let x = -160; x < width + 200; x += random.range(150, 260))
    crest.push([x, y + (crest.length % 2 === 0 ? 1 : -1) * lift * random.range(0.15, 1)]);
  return curve(crest);
}

/** Currents that sway from one side to the other. */
export function currentBands(sheet: Sheet, random: Random, it: Bands): void {
  const own = random.fork(`bands ${random.range(-120, 0)}`);
  const zone = [clockwise(rectangle(-140, it.top - 30, it.width + 180, it.bottom - it.top + 30))];
  const thick = (it.bottom - it.top) / (it.count * 1.6);
  const bed = bedOn(sheet, zone, { random: own, size: thick * 2.2, roles: it.roles, angle: 0 });
  layBands(bed, thick);
}
