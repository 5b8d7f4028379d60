import { addDays } from '../../../plugins/local-day.ts';

/** The days before today that are made up for at most, after the server was down. */
const CATCH_UP = 30;

/** One page that the daily job owes: a day has so many places. */
export interface Place {
  /** A local date such as 2026-03-01. */
  readonly day: string;
  readonly slot: number;
}

/** A name for a place. */
export function nameOf({ day, slot }: Place): string {
  return `${day}/${slot}`;
}

/**
 * The places that are still empty, the oldest first: today's, and those of the days since the last one that has pages.
 * A first start owes nothing for the days before it.
 */
export function emptyPlaces(filled: readonly Place[], today: string, pages: number): Place[] {
  const names = new Set(filled.map(nameOf));
  const days = filled.map(({ day }) => day).filter((day) => day <= today);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
  const earliest = addDays(today, -CATCH_UP);
  const found: Place[] = [];
  const first = last === '' ? today : last;
  for (let day = first > earliest ? first : earliest; day <= today; day = addDays(day, 1)) {
    for (let slot = 0; slot < pages; slot++) found.push({ day, slot });
  }
  return found.filter((place) => !names.has(nameOf(place)));
}
