import { hash } from 'node:crypto';

/** Another seed gives another sample of the same mutants. */
const SEED = 'inkbloom';

/** The same `count` of mutants every time, drawn by lot; all of them when there are no more than that. */
export function sampleOf<Mutant extends { readonly id: string }>(
  mutants: readonly Mutant[],
  count: number,
): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, lot: hash('sha1', `${SEED} ${mutant.id}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
