import { JOINER, paintOwners } from '../regions/owners.ts';
import type { Zone } from '../roles.ts';
import { colorOf, difference, labOf, type Lab } from './lab.ts';
import type { Palette } from './palettes.ts';

/** Neighbours differ by at least so much (CIE76), so that each can be given a number of its own. */
export const LEAST_DIFFERENCE = 12;

/** Cells of the longer side in which it is looked up who lies beside whom. */
const SIDE = 320;
/** Cells across which two zones still touch: the line between them. */
const REACH = 2;
/** Steps of lightness that a color may move by, the smallest first. */
const STEPS = [0, 7, -7, 13, -13, 20, -20, 27, -27, 34, -34, 42, -42];
const DARKEST = 26;
const LIGHTEST = 98;

/** Whether a zone is only a spot of light, which stays white. */
export function isGleam({ role, outlined }: Zone): boolean {
  return role === 'paper' && !outlined;
}

/** For each zone the zones that are seen beside it; a spot of light has none. */
export function neighborsOf(
  zones: readonly Zone[],
  width: number,
  height: number,
): readonly ReadonlySet<number>[] {
  const scale = SIDE / Math.max(width, height);
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const seen = zones.map((zone) => ({ ...zone, outlined: !isGleam(zone) }));
  const owners = paintOwners(seen, columns, rows, scale / 10);
  const found = zones.map(() => new Set<number>());
  const meet = (one: number, other: number): void => {
    if (one === other || one <= JOINER || other <= JOINER) return;
    found[one - JOINER - 1]!.add(other - JOINER - 1);
    found[other - JOINER - 1]!.add(one - JOINER - 1);
  };
  for (let cell = 0; cell < owners.length; cell++) {
    const x = cell % columns;
    for (let by = 1; by <= REACH; by++) {
      if (x + by < columns) meet(owners[cell]!, owners[cell + by]!);
      if (cell + by * columns < owners.length) meet(owners[cell]!, owners[cell + by * columns]!);
    }
  }
  return found;
}

/** Whether two zones are one region: the one without an outline joins those of its role, as a sleeve does a coat. */
export function isJoined(one: Zone, other: Zone): boolean {
  return one.role === other.role && !(one.outlined && other.outlined);
}

/** One color for each zone: that of its role, or the nearest to it that no neighbor comes too close to. */
export function tintZones(
  zones: readonly Zone[],
  neighbors: readonly ReadonlySet<number>[],
  palette: Palette,
): readonly string[] {
  const tints: string[] = [];
  const labs: Lab[] = [];
  for (const [i, zone] of zones.entries()) {
    const beside = [...neighbors[i]!].filter((other) => other < i);
    const joined = zone.outlined ? undefined : beside.findLast((other) => isJoined(zone, zones[other]!));
    const tint =
      joined === undefined
        ? freest(
            candidatesFor(palette.colors[zone.role]),
            beside.map((other) => labs[other]!),
          )
        : tints[joined]!;
    tints.push(tint);
    labs.push(labOf(tint));
  }
  return tints;
}

/** A color's own shades, lighter and darker in turn, then the same turned to either side on the wheel of hues. */
function candidatesFor(color: string): readonly string[] {
  const [lightness, a, b] = labOf(color);
  const turned = (angle: number): Lab => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [lightness, a * cos - b * sin, a * sin + b * cos];
  };
  return [turned(0), turned(0.5), turned(-0.5)].flatMap(([l, u, v]) =>
    STEPS.map((step) => l + step)
      .filter((moved) => moved === l || (moved >= DARKEST && moved <= LIGHTEST))
      .map((moved) => (moved === lightness && u === a ? color : colorOf([moved, u, v]))),
  );
}

/** The first candidate far enough from all, or the one that is farthest. */
function freest(candidates: readonly string[], beside: readonly Lab[]): string {
  let best = { tint: candidates[0]!, room: -1 };
  for (const tint of candidates) {
    const lab = labOf(tint);
    const room = Math.min(Infinity, ...beside.map((other) => difference(lab, other)));
    if (room >= LEAST_DIFFERENCE) return tint;
    if (room > best.room) best = { tint, room };
  }
  return best.tint;
}
