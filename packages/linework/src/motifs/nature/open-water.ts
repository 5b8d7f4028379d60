import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Water that lies before the eye, from its far edge down to a floor that is hidden. */
export interface OpenWater {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** How many waves lie behind each other. */
  readonly bands: number;
  readonly floor: number;
  readonly roles: readonly Role[];
  /** Whether lenses of light lie between the waves and foam on the nearest. */
  readonly isRich: boolean;
}

/** Waves that grow towards the eye: uneven crests, lenses of light between them, foam on the near ones. */
export function openWater(sheet: Sheet, random: Random, it: OpenWater): void {
  const heights = Array.from({ length: it.bands + 1 }, (_, i) => mix(it.from, it.to, (i / it.bands) ** 1.35));
  for (let i = 0; i < it.bands; i++) {
    const [top, foot] = [heights[i]!, heights[i + 1]!];
    const near = i / it.bands;
    const crest =
      i === 0
        ? level(it.width, top)
        : waveLine(random, it.width, top, mix(0.26, 0.2, near) * (foot - top), mix(150, 250, near));
    const rim: Path = clockwise([...crest, [it.width + 30, it.floor], [-30, it.floor]]);
    const role = it.roles[i % it.roles.length]!;
    sheet.shape(rim, 'line', role);
    if (!it.isRich) continue;
    const light = it.roles[(i + 1) % it.roles.length]!;
    if (i === it.bands - 1 && i > 3)
      foamOn(sheet.inside([rim]), random, crest, Math.min(30, (foot - top) * 0.5));
    else if (foot - top >= 30) lenses(sheet, random, it.width, [top, foot], light);
  }
}

function level(width: number, y: number): Path {
  return [
    [-30, y],
    [width + 30, y],
  ];
}

/** A wave's upper edge from side to side: crests of unequal height that lean a little, long hollows between them. */
function waveLine(random: Random, width: number, y: number, high: number, long: number): Path {
  const out: Knot[] = [];
  let x = -40 - long * random.next();
  for (let i = 0; x < width + long; i++) {
    const [step, lift] = [long * random.range(0.6, 1.4), high * random.range(0.5, 1.1)];
    out.push(
      [x, y + high * random.range(0.3, 0.8)],
      [x + step * 0.5, y - lift * 0.5],
      [x + step * 0.68, y - lift * 0.62],
    );
    x += step;
  }
  return curve(out).filter(([u]) => u > -40 && u < width + 40);
}

/** Lenses of light in a band of water, thin at both ends. */
function lenses(
  sheet: Sheet,
  random: Random,
  width: number,
  [top, foot]: readonly [number, number],
  role: Role,
): void {
  const thick = Math.min(26, (foot - top) * 0.36);
  const long = thick * random.range(6.5, 8);
  let x = random.range(-0.4, 0.6) * long;
  while (x < width) {
    const own = long * random.range(0.7, 1.25);
    const y = mix(top, foot, random.range(0.52, 0.66));
    sheet.shape(lens([x, y], own, thick * random.range(0.85, 1.1)), 'fine', role);
    x += own + long * random.range(0.8, 1.7);
  }
}

/** A ripple from its left end, so long and thick: pointed at both ends, fullest beyond its middle. */
export function lens([x, y]: Point, long: number, thick: number): Path {
  const upper = curve([
    [x, y],
    [x + long * 0.3, y - thick * 0.42],
    [x + long * 0.62, y - thick * 0.5],
    [x + long, y],
  ]);
  const lower = curve([
    [x + long, y],
    [x + long * 0.7, y + thick * 0.36],
    [x + long * 0.34, y + thick * 0.5],
    [x, y],
  ]);
  return [...upper, ...lower.slice(1, -1)];
}

/** Foam on a crest: patches that are lobed below and thin out to both sides. */
function foamOn(sheet: Sheet, random: Random, crest: Path, deep: number): void {
  let at = Math.floor(crest.length * random.range(0.02, 0.14));
  while (at < crest.length * 0.9) {
    const count = Math.floor(crest.length * random.range(0.16, 0.28));
    const part = crest.slice(at, at + count);
    if (part.length < 8) return;
    const lobes = Math.max(3, Math.round(((part.at(-1)![0] - part[0]![0]) / deep) * 0.55));
    const hem = part.map(([x, y], i): Point => {
      const t = i / (part.length - 1);
      const bulge = Math.abs(Math.sin(Math.PI * t * lobes + 0.4 * Math.sin(t * 9)));
      return [x, y + deep * Math.sin(Math.PI * t) ** 0.6 * (0.5 + 0.5 * bulge)];
    });
    sheet.shape([...part, ...hem.toReversed()], 'fine', 'paper');
    at += count + Math.floor(crest.length * random.range(0.06, 0.16));
  }
}
