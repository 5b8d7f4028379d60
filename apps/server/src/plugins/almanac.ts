import { dateOf, datesInCalendar, easterOf, nthWeekday } from './calendars.ts';
import { addDays } from './local-day.ts';

/** The side of the world whose seasons are meant. */
export type Hemisphere = 'north' | 'south';
/** A season. */
export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

/** Days before a feast in which daily pages are drawn for it. */
const LEAD_DAYS = 4;
/** Days before a feast from which its pages suit the time of year. */
const SUITS_DAYS = 40;

const NORTHERN: readonly SeasonName[] = ['winter', 'spring', 'summer', 'autumn'];
const OTHER_SIDE = { winter: 'summer', spring: 'autumn', summer: 'winter', autumn: 'spring' } as const;

/** The season of a date, by whole months: December, January and February are one. */
export function seasonOf(day: string, hemisphere: Hemisphere): SeasonName {
  const month = Number(day.slice(5, 7));
  const north = NORTHERN[Math.floor((month % 12) / 3)] ?? 'winter';
  return hemisphere === 'north' ? north : OTHER_SIDE[north];
}

/** The Monday of a date's week. */
export function weekOf(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** A feast: its name in words, which its pages have as a tag too, how long it lasts and its first days in a year. */
interface FeastRule {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly days: number;
  readonly on: (year: number) => readonly string[];
}

/** The day after a full moon, between the end of February and of March: Holi to within a day. */
function holi(year: number): string[] {
  return datesInCalendar(dateOf(year, 2, 28), dateOf(year, 3, 30), { calendar: 'chinese', day: '16' });
}

/** The eve of the new moon between 16 October and 15 November: Diwali to within a day. */
function diwali(year: number): string[] {
  const newMoons = datesInCalendar(dateOf(year, 10, 17), dateOf(year, 11, 17), {
    calendar: 'chinese',
    day: '1',
  });
  return newMoons.slice(0, 1).map((day) => addDays(day, -1));
}

/** The ends of Ramadan and of the pilgrimage; a year of twelve moons is shorter, so one may come twice. */
function eids(year: number): string[] {
  return [
    { month: '10', day: '1' },
    { month: '12', day: '10' },
  ].flatMap((day) =>
    datesInCalendar(dateOf(year, 1, 1), dateOf(year + 1, 1, 1), { calendar: 'islamic-umalqura', ...day }),
  );
}

const FEASTS: readonly FeastRule[] = [
  { id: 'new-year', name: 'New Year', tag: 'new year', days: 1, on: (year) => [dateOf(year, 12, 31)] },
  {
    id: 'lunar-new-year',
    name: 'Lunar New Year',
    tag: 'lunar new year',
    days: 2,
    on: (year) =>
      datesInCalendar(dateOf(year, 1, 20), dateOf(year, 2, 22), {
        calendar: 'chinese',
        month: '1',
        day: '1',
      }),
  },
  {
    id: 'valentine',
    name: 'Valentine’s Day',
    tag: 'valentine',
    days: 1,
    on: (year) => [dateOf(year, 2, 14)],
  },
  { id: 'holi', name: 'Holi', tag: 'holi', days: 1, on: holi },
  { id: 'eid', name: 'Eid', tag: 'eid', days: 2, on: eids },
  { id: 'easter', name: 'Easter', tag: 'easter', days: 2, on: (year) => [easterOf(year)] },
  {
    id: 'mothers-day',
    name: 'Mother’s Day',
    tag: 'mother’s day',
    days: 1,
    on: (year) => [nthWeekday(year, 5, 0, 2)],
  },
  {
    id: 'mid-autumn',
    name: 'Mid-Autumn Festival',
    tag: 'mid-autumn festival',
    days: 1,
    on: (year) =>
      datesInCalendar(dateOf(year, 9, 6), dateOf(year, 10, 10), {
        calendar: 'chinese',
        month: '8',
        day: '15',
      }),
  },
  { id: 'diwali', name: 'Diwali', tag: 'diwali', days: 1, on: diwali },
  { id: 'halloween', name: 'Halloween', tag: 'halloween', days: 1, on: (year) => [dateOf(year, 10, 31)] },
  {
    id: 'day-of-the-dead',
    name: 'Day of the Dead',
    tag: 'day of the dead',
    days: 2,
    on: (year) => [dateOf(year, 11, 1)],
  },
  {
    id: 'thanksgiving',
    name: 'Thanksgiving',
    tag: 'thanksgiving',
    days: 1,
    on: (year) => [nthWeekday(year, 11, 4, 4)],
  },
  {
    id: 'hanukkah',
    name: 'Hanukkah',
    tag: 'hanukkah',
    days: 8,
    on: (year) =>
      datesInCalendar(dateOf(year, 11, 20), dateOf(year + 1, 1, 1), {
        calendar: 'hebrew',
        month: 'Kislev',
        day: '25',
      }),
  },
  { id: 'christmas', name: 'Christmas', tag: 'christmas', days: 2, on: (year) => [dateOf(year, 12, 24)] },
];

const FEAST_TAGS: ReadonlySet<string> = new Set(FEASTS.map(({ tag }) => tag));

/** A feast that a day is near. */
export interface Feast {
  readonly id: string;
  readonly name: string;
  /** The tag of its pages. */
  readonly tag: string;
}

interface DatedFeast extends Feast {
  /** Its first date, and the first after it. */
  readonly from: string;
  readonly until: string;
}

/** Other calendars are slow to ask: a year's feasts are looked up once. */
const datedFeasts = new Map<number, readonly DatedFeast[]>();

function feastsOf(year: number): readonly DatedFeast[] {
  const known = datedFeasts.get(year);
  if (known !== undefined) return known;
  const found = FEASTS.flatMap(({ id, name, tag, days, on }) =>
    on(year).map((from) => ({ id, name, tag, from, until: addDays(from, days) })),
  );
  datedFeasts.set(year, found);
  return found;
}

/** The feasts that a date is near: from some days before until they are over. */
export function feastsNear(day: string, leadDays = LEAD_DAYS): Feast[] {
  const year = Number(day.slice(0, 4));
  // Some last into the next year, and some begin so early in it that they are near before.
  return [year - 1, year, year + 1]
    .flatMap(feastsOf)
    .filter(({ from, until }) => addDays(from, -leadDays) <= day && day < until)
    .map(({ id, name, tag }) => ({ id, name, tag }));
}

/** Whether nothing speaks against showing a page of these tags at a time: no other feast than one that is near. */
export function suitsTime(tags: readonly string[], time: number): boolean {
  const feasts = tags.filter((tag) => FEAST_TAGS.has(tag));
  if (feasts.length === 0) return true;
  const near = feastsNear(new Date(time).toISOString().slice(0, 10), SUITS_DAYS).map(({ tag }) => tag);
  return feasts.some((tag) => near.includes(tag));
}
