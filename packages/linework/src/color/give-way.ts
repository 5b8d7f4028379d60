import { difference, type Lab } from './lab.ts';

/** Something with one color and the numbers of those beside it. */
export interface Colored {
  readonly beside: readonly number[];
  /** The colors it may have, the most wanted first. */
  readonly candidates: readonly Lab[];
}

/** How often all that are too near each other are looked at. */
const SWEEPS = 80;

/**
 * Moves colors until no two beside each other are nearer than `least`: each that is too near another takes the first
 * candidate with the fewest that are; where no move helps, the pairs that are left count for more. (Breakout local
 * search: Morris, "The breakout method for escaping from local minima", 1993.) Gives the number of the candidate each
 * has in the end; -1 where it kept the color it came with. Where the sweeps do not suffice some pairs stay near.
 */
export function giveWay(all: readonly Colored[], given: readonly Lab[], least: number): readonly number[] {
  const colors = [...given];
  const taken = given.map(() => -1);
  const weights = all.map(({ beside }) => beside.map(() => 1));
  const places = all.map(({ beside }) => new Map(beside.map((other, at) => [other, at])));

  function nearness(one: number, color: Lab, most: number): number {
    let sum = 0;
    const { beside } = all[one]!;
    for (let at = 0; at < beside.length && sum < most; at++)
      if (difference(color, colors[beside[at]!]!) < least) sum += weights[one]![at]!;
    return sum;
  }

  /** Whether a better color was there. */
  function move(one: number): boolean {
    const now = nearness(one, colors[one]!, Infinity);
    let best = { near: now, at: -1 };
    const { candidates } = all[one]!;
    for (let at = 0; at < candidates.length && best.near > 0; at++) {
      const near = nearness(one, candidates[at]!, best.near);
      if (near < best.near) best = { near, at };
    }
    if (best.at < 0) return false;
    taken[one] = best.at;
    colors[one] = candidates[best.at]!;
    return true;
  }

  function weigh(one: number): void {
    for (const [at, other] of all[one]!.beside.entries()) {
      if (other < one || difference(colors[one]!, colors[other]!) >= least) continue;
      weights[one]![at]!++;
      weights[other]![places[other]!.get(one)!]!++;
    }
  }

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const near = [...all.keys()].filter((one) => nearness(one, colors[one]!, 1) > 0);
    if (near.length === 0) break;
    const moved = near.filter((one) => move(one));
    if (moved.length === 0) near.forEach(weigh);
  }
  return taken;
}
