import { hash } from 'node:crypto';

/** The same `count` of mutants for the same seed, drawn by lot; all of them when there are no more than that. */
export function sampleOf<Mutant extends { readonly id: string }>(
  mutants: readonly Mutant[],
  count: number,
  seed: string,
): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, lot: hash('sha1', `${seed} ${mutant.id}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
