import type { Aspect, Whorl } from './corolla.ts';
import type { Flower } from './flower.ts';
import { rim } from './rims.ts';

/** The aspect of a flower: its tilt and a turn of its own within one step of its petals. */
export function aspectOf(flower: Flower, petals: number): Aspect {
  const turn = (flower.random.next() - 0.5) * ((Math.PI * 2) / petals) * 0.6;
  return { tilt: flower.tilt, turn, random: flower.random, lift: Math.max(0, flower.tilt - 0.6) * 0.55 };
}

/** Green leaves of the cup beneath a flower. */
export function sepals(count: number, length: number, width: number, rise: readonly number[]): Whorl {
  return {
    count,
    phase: 0.5,
    rim: rim('spear', length, width),
    rise,
    role: 'leaf',
    foot: 2,
    base: -3,
    wobble: 0.5,
    steady: true,
    calyx: true,
  };
}
