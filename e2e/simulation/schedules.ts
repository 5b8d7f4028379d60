import { randomFrom } from '../../packages/engine/src/core/random.ts';
import { actionsFrom, type Action } from './actions.ts';
import type { ServerPort } from './server-port.ts';
import { live, turnSeed, type Verdict } from './world.ts';

// The app's writer listens to the window, where nothing happens in a simulation.
const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, { window: nothing, document: { ...nothing, visibilityState: 'visible' } });

/** What happens in the schedule of a seed. */
export function actionsOf(seed: number): Action[] {
  return actionsFrom(randomFrom(seed));
}

/** Lives the schedule of a seed, with other actions and beside another server than the model where they are given. */
export function liveSeed(
  seed: number,
  actions: readonly Action[] = actionsOf(seed),
  server?: ServerPort,
): Promise<Verdict> {
  return live(turnSeed(seed), actions, server);
}

/** The first seed of a range whose schedule goes wrong, or null. */
export async function findFailure(from: number, count: number): Promise<number | null> {
  for (let seed = from; seed < from + count; seed++) {
    if ((await liveSeed(seed)).failures.length > 0) return seed;
  }
  return null;
}

/** The fewest of a failing schedule's actions with which it still goes wrong. */
export async function shrink(seed: number): Promise<Action[]> {
  let actions = actionsOf(seed);
  for (let at = 0; at < actions.length;) {
    const fewer = actions.toSpliced(at, 1);
    if ((await liveSeed(seed, fewer)).failures.length > 0) {
      actions = fewer;
      at = 0;
    } else at += 1;
  }
  return actions;
}
