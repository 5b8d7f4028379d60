import { dateOf, datesInCalendar, easterOf, nthWeekday } from './calendars.ts';
import { addDays } from './local-day.ts';
import { moonAfter } from './moons.ts';

/** The side of the world whose seasons are meant. */
export type Hemisphere = 'north' | 'south';
/** A season. */
export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

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

/** How far clocks in China and in India are ahead of UTC. */
const CHINA_MS = 8 * HOUR_MS;
const INDIA_MS = 5.5 * HOUR_MS;
/** After midnight, in India in autumn. */
const DUSK_MS = 18.6 * HOUR_MS;

/**
 * The date of a day of a Chinese month that begins between two dates. Intl numbers the months well, but begins one a
 * day late or early where the moon is new close to midnight in China (in 2027 and 2030), so the moon is asked.
 */
function inChineseMonth(from: string, until: string, month: string, day: number): string[] {
  return datesInCalendar(from, until, { calendar: 'chinese', month, day: '1' }).map((near) => {
    const newMoon = moonAfter(Date.parse(near) - 2 * DAY_MS, 'new');
    return addDays(dayOf(newMoon + CHINA_MS), day - 1);
  });
}

/** Holi, the morning after the full moon of March: one full after five in the afternoon has the next morning. */
function holi(year: number): string[] {
  const fullMoon = moonAfter(Date.parse(dateOf(year, 2, 27)) + 12 * HOUR_MS, 'full');
  return [dayOf(fullMoon + INDIA_MS + 7 * HOUR_MS)];
}

/** Diwali, the last dusk before the new moon between mid October and mid November. */
function diwali(year: number): string[] {
  const newMoon = moonAfter(Date.parse(dateOf(year, 10, 17)), 'new');
  return [dayOf(newMoon + INDIA_MS - DUSK_MS)];
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
    on: (year) => inChineseMonth(dateOf(year, 1, 20), dateOf(year, 2, 22), '1', 1),
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
    on: (year) => inChineseMonth(dateOf(year, 8, 23), dateOf(year, 9, 26), '8', 15),
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
  const near = feastsNear(dayOf(time), SUITS_DAYS).map(({ tag }) => tag);
  return feasts.some((tag) => near.includes(tag));
}
