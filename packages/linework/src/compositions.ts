import type { Composition } from './composition.ts';
import { flowerBloom } from './compositions/flower-bloom.ts';
import { flowerPosy } from './compositions/flower-posy.ts';
import { lotusMandala } from './compositions/mandala-lotus.ts';
import { owlBranch } from './compositions/owl-branch.ts';
import { patchworks } from './compositions/patchwork.ts';
import { starTiling } from './compositions/star-tiling.ts';

const ALL: readonly Composition[] = [lotusMandala, flowerBloom, flowerPosy, owlBranch, starTiling, ...patchworks];

const BY_NAME: ReadonlyMap<string, Composition> = new Map(
  ALL.map((composition) => [composition.name, composition]),
);

/** Every composition's name, usable in a recipe. */
export function compositionNames(): readonly string[] {
  return [...BY_NAME.keys()];
}

/** The composition of that name; throws when there is none. */
export function compositionNamed(name: string): Composition {
  const composition = BY_NAME.get(name);
  if (!composition) throw new Error(`unknown composition: ${name}`);
  return composition;
}
