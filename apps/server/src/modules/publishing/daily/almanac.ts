import { addDays } from '../../../plugins/local-day.ts';

export type Hemisphere = 'north' | 'south';
export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

/** Days before a feast in which pages are drawn for it. */
const LEAD_DAYS = 4;
const DAY_MS = 86_400_000;

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

function date(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, as Meeus gives it). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return date(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The n-th such weekday (0 is Sunday) of a month. */
function weekday(year: number, month: number, day: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return date(year, month, 1 + ((day - first + 7) % 7) + 7 * (nth - 1));
}

/** The first date of a year on which another calendar shows a month and day. */
function inCalendar(
  year: number,
  calendar: string,
  month: string,
  day: string,
  from = 1,
): string | undefined {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    day: 'numeric',
  });
  for (let time = Date.UTC(year, from - 1, 1); time < Date.UTC(year + 1, 0, 1); time += DAY_MS) {
    const parts = format.formatToParts(time);
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    if (part('month') === month && part('day') === day) return new Date(time).toISOString().slice(0, 10);
  }
  return undefined;
}

/** The eve of the new moon between 16 October and 14 November, by the Chinese months: Diwali to within a day. */
function diwali(year: number): string {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', day: 'numeric' });
  for (let time = Date.UTC(year, 9, 17); time < Date.UTC(year, 10, 17); time += DAY_MS) {
    const day = format.formatToParts(time).find(({ type }) => type === 'day')?.value;
    if (day === '1') return new Date(time - DAY_MS).toISOString().slice(0, 10);
  }
  return date(year, 11, 1);
}

/** A feast: its id, its name in words, how long it lasts and its first day in a year. */
interface FeastRule {
  readonly id: string;
  readonly name: string;
  readonly days: number;
  readonly on: (year: number) => string | undefined;
}

const FEASTS: readonly FeastRule[] = [
  { id: 'new-year', name: 'New Year', days: 1, on: (year) => date(year, 12, 31) },
  {
    id: 'lunar-new-year',
    name: 'Lunar New Year',
    days: 2,
    on: (year) => inCalendar(year, 'chinese', '1', '1'),
  },
  { id: 'valentine', name: 'Valentine’s Day', days: 1, on: (year) => date(year, 2, 14) },
  { id: 'easter', name: 'Easter', days: 2, on: easter },
  { id: 'mothers-day', name: 'Mother’s Day', days: 1, on: (year) => weekday(year, 5, 0, 2) },
  { id: 'diwali', name: 'Diwali', days: 1, on: diwali },
  { id: 'halloween', name: 'Halloween', days: 1, on: (year) => date(year, 10, 31) },
  { id: 'thanksgiving', name: 'Thanksgiving', days: 1, on: (year) => weekday(year, 11, 4, 4) },
  { id: 'hanukkah', name: 'Hanukkah', days: 8, on: (year) => inCalendar(year, 'hebrew', 'Kislev', '25', 11) },
  { id: 'christmas', name: 'Christmas', days: 2, on: (year) => date(year, 12, 24) },
];

/** A feast that a day is near. */
export interface Feast {
  readonly id: string;
  readonly name: string;
}

interface DatedFeast extends Feast {
  /** The first date on which pages are drawn for it, and the first after it. */
  readonly from: string;
  readonly until: string;
}

/** Other calendars are slow to ask: a year's feasts are looked up once. */
const datedFeasts = new Map<number, readonly DatedFeast[]>();

function feastsOf(year: number): readonly DatedFeast[] {
  const known = datedFeasts.get(year);
  if (known !== undefined) return known;
  const found = FEASTS.flatMap(({ id, name, days, on }) => {
    const first = on(year);
    return first === undefined
      ? []
      : [{ id, name, from: addDays(first, -LEAD_DAYS), until: addDays(first, days) }];
  });
  datedFeasts.set(year, found);
  return found;
}

/** The feasts that a date is near: from four days before until they are over. */
export function feastsNear(day: string): Feast[] {
  return feastsOf(Number(day.slice(0, 4)))
    .filter(({ from, until }) => from <= day && day < until)
    .map(({ id, name }) => ({ id, name }));
}
