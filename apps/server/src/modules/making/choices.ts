import type { Subject } from './subject.ts';
import { ANIMALS } from './subjects/animals.ts';
import { FEASTS } from './subjects/feasts.ts';
import { ORNAMENT } from './subjects/ornament.ts';
import { OUTDOORS } from './subjects/outdoors.ts';
import { PEOPLE } from './subjects/people.ts';
import { STREETS } from './subjects/streets.ts';
import { TABLE } from './subjects/table.ts';
import { TALES } from './subjects/tales.ts';

const ALL = {
  ...ANIMALS,
  ...OUTDOORS,
  ...PEOPLE,
  ...TALES,
  ...STREETS,
  ...TABLE,
  ...FEASTS,
  ...ORNAMENT,
};

/** The subjects that are shown before the others are asked for: one of each kind. */
const FIRST = ['owl', 'turtle', 'train', 'cupcake', 'flowers', 'unicorn', 'fox', 'castle'];

/** The subjects that pages can be asked of, by their ids, in the order in which they are shown. */
export const SUBJECTS: Readonly<Record<string, Subject>> = Object.fromEntries(
  Object.entries(ALL).toSorted(([a], [b]) => rank(a) - rank(b)),
);

function rank(id: string): number {
  return FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length;
}
