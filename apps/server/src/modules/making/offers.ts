import { Difficulty } from '@inkbloom/contracts/activities';
import { MEASURED, type Measured } from './measured.ts';
import type { PlaceId } from './places.ts';
import type { Subject } from './subject.ts';

/** The share of a composition's drawings that must come to a page, for a wish to be drawn by it. */
const LEAST_SHARE = 0.3;
/** Milliseconds that a composition may take until a page comes of it, in the mean. */
const MOST_MS = 1600;

function yields({ drawn, passed, ms, at }: Measured, place: PlaceId): boolean {
  const good = place === 'just-so' ? passed : (at?.[place] ?? 0);
  return good >= LEAST_SHARE * drawn && ms * drawn <= MOST_MS * good;
}

/** The compositions that draw a subject in a place at a difficulty, as far as pages come of them soon enough. */
export function compositionsFor(subject: Subject, place: PlaceId, difficulty: Difficulty): string[] {
  return subject.compositions.filter((composition) => {
    const measured = MEASURED[composition]?.[difficulty];
    return measured !== undefined && yields(measured, place);
  });
}

/** The difficulties at which a subject can be drawn in a place; none for a place where it is not drawn. */
export function difficultiesOf(subject: Subject, place: PlaceId): Difficulty[] {
  if (place !== 'just-so' && !subject.places.includes(place)) return [];
  return Difficulty.options.filter((difficulty) => compositionsFor(subject, place, difficulty).length > 0);
}

/** The places where a subject can be drawn, at one difficulty or more. */
export function offeredPlaces(subject: Subject): PlaceId[] {
  const places = ['just-so', ...subject.places] as const;
  return places.filter((place) => difficultiesOf(subject, place).length > 0);
}
