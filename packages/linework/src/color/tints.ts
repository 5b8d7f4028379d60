import { JOINER, paintOwners } from '../regions/owners.ts';
import type { Role, Zone } from '../roles.ts';
import { type Colored, giveWay } from './give-way.ts';
import { colorOf, difference, labOf, type Lab } from './lab.ts';
import type { Palette } from './palettes.ts';

/** Neighbours differ by at least so much (CIE76), so that each can be given a number of its own. */
export const LEAST_DIFFERENCE = 12;

/** Cells of the longer side in which it is looked up who lies beside whom. */
const SIDE = 320;
/** Cells across which two zones still touch: the line between them. */
const REACH = 2;
/** Steps of lightness that a color may move by. */
const STEPS = [0, 7, -7, 13, -13, 20, -20, 27, -27, 34, -34, 42, -42];
/** Turns on the wheel of hues, in radians; the far ones are for a ground that lies beside everything. */
const TURNS = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3, Math.PI];
/** How colorful a shade becomes at least when it is turned, in CIELAB: white turns to pale tints. */
const LEAST_CHROMA = 16;
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

/**
 * One color for each zone: that of its role, or the nearest to it that no neighbor comes too close to. Where all
 * neighbors together leave a zone none, such as a ground that shows everywhere, they give way to each other.
 */
export function tintZones(
  zones: readonly Zone[],
  neighbors: readonly ReadonlySet<number>[],
  palette: Palette,
): readonly string[] {
  const shadesOf = shadesIn(palette);
  const tints: string[] = [];
  const labs: Lab[] = [];
  const firsts: number[] = [];
  for (const [i, zone] of zones.entries()) {
    const beside = [...neighbors[i]!].filter((other) => other < i);
    const joined = zone.outlined ? undefined : beside.findLast((other) => isJoined(zone, zones[other]!));
    const around = beside.map((other) => labs[other]!);
    const tint = joined === undefined ? freest(shadesOf(zone.role), around) : tints[joined]!;
    tints.push(tint);
    labs.push(labOf(tint));
    firsts.push(joined === undefined ? i : firsts[joined]!);
  }
  return partNeighbors(regionsOf(zones, neighbors, firsts), shadesOf, tints);
}

/** Zones that are one and have one color. */
interface Region {
  readonly role: Role;
  readonly zones: readonly number[];
  /** The regions beside it. */
  readonly beside: readonly number[];
}

/** The regions of zones, of which each knows the first zone of its region. */
function regionsOf(
  zones: readonly Zone[],
  neighbors: readonly ReadonlySet<number>[],
  firsts: readonly number[],
): readonly Region[] {
  const members = [...Map.groupBy(zones.keys(), (zone) => firsts[zone]!)];
  const regions = new Map(members.map(([first], i) => [first, i]));
  return members.map(([first, own], i) => {
    const others = own.flatMap((one) =>
      [...neighbors[one]!]
        .filter((other) => !isJoined(zones[one]!, zones[other]!))
        .map((other) => regions.get(firsts[other]!)!),
    );
    const beside = new Set(others);
    beside.delete(i);
    return { role: zones[first]!.role, zones: own, beside: [...beside] };
  });
}

/** The tints of zones after those of regions too near each other have moved. */
function partNeighbors(
  regions: readonly Region[],
  shadesOf: (role: Role) => Shades,
  tints: readonly string[],
): readonly string[] {
  const colored = regions.map(({ role, beside }): Colored => ({ beside, candidates: shadesOf(role).labs }));
  const given = regions.map(({ zones }) => labOf(tints[zones[0]!]!));
  const taken = giveWay(colored, given, LEAST_DIFFERENCE);
  const parted = [...tints];
  for (const [i, at] of taken.entries())
    if (at >= 0) for (const zone of regions[i]!.zones) parted[zone] = shadesOf(regions[i]!.role).tints[at]!;
  return parted;
}

/** The colors that something of one role may have, its own first, then the others by how near they are to it. */
interface Shades {
  readonly tints: readonly string[];
  readonly labs: readonly Lab[];
}

/** The shades of each role in a palette, found once. */
function shadesIn({ colors }: Palette): (role: Role) => Shades {
  const found = new Map<Role, Shades>();
  return (role) => {
    const known = found.get(role);
    if (known) return known;
    const tints = nearestTo(colors[role]);
    const shades = { tints, labs: tints.map(labOf) };
    found.set(role, shades);
    return shades;
  };
}

/** A color, then its shades, lighter, darker and turned on the wheel of hues, by how near they are to it. */
function nearestTo(color: string): readonly string[] {
  const own = labOf(color);
  const hue = Math.atan2(own[2], own[1]);
  const shades = TURNS.flatMap((turn) => {
    const chroma = Math.max(turn === 0 ? 0 : LEAST_CHROMA, Math.hypot(own[1], own[2]));
    const [a, b] = [chroma * Math.cos(hue + turn), chroma * Math.sin(hue + turn)];
    return STEPS.map((step): Lab => [own[0] + step, a, b]);
  });
  const kept = shades.filter(([lightness]) => lightness >= DARKEST && lightness <= LIGHTEST);
  return [
    color,
    ...kept.toSorted((one, other) => difference(one, own) - difference(other, own)).map(colorOf),
  ];
}

/** The first shade far enough from all, or the one that is farthest. */
function freest({ tints, labs }: Shades, beside: readonly Lab[]): string {
  let best = { at: 0, room: -1 };
  for (const [at, lab] of labs.entries()) {
    const room = Math.min(Infinity, ...beside.map((other) => difference(lab, other)));
    if (room >= LEAST_DIFFERENCE) return tints[at]!;
    if (room > best.room) best = { at, room };
  }
  return tints[best.at]!;
}
