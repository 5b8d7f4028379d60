import { createHash } from 'node:crypto';
import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import { dayNumber } from '../../../plugins/local-day.ts';
import { nameOf, type Place } from './places.ts';

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/**
 * What is tried for a place at an attempt, counted from 0. Chance comes from the place alone, so that a server that
 * ended in the middle draws the same again. Three pages a day are one of each difficulty; with fewer the days take
 * turns. A recent subject is taken only when there is no other.
 */
export function candidate(
  place: Place,
  attempt: number,
  subjects: readonly string[],
  recent: ReadonlySet<string>,
): Recipe {
  const seed = `daily-${nameOf(place)}-${attempt}`;
  const fresh = subjects.filter((name) => !recent.has(name));
  const choice = fresh.length > 0 ? fresh : subjects;
  const composition = choice[createHash('sha256').update(seed).digest().readUInt32BE(0) % choice.length];
  const difficulty = DIFFICULTIES[(dayNumber(place.day) + place.slot) % DIFFICULTIES.length];
  if (composition === undefined || difficulty === undefined) throw new Error('there are no subjects to draw');
  return { composition, difficulty, seed };
}
