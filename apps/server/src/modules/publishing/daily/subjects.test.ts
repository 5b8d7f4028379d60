import { readFileSync } from 'node:fs';
import { compositions } from '@inkbloom/linework';
import { expect, it } from 'vitest';
import { feastsNear } from '../../../plugins/almanac.ts';
import { addDays } from '../../../plugins/local-day.ts';
import { DAILY_SUBJECTS } from './subject-list.ts';
import { type DailySubject, isAbout, subjectsOf } from './subjects.ts';

const REVIEW = readFileSync(new URL('../../../../../../docs/pages/review.md', import.meta.url), 'utf8');
const DRAWABLE = compositions();
const DAYS = Array.from({ length: 366 }, (_, at) => addDays('2026-01-01', at));

/** The compositions that a row of the review is about: `owl, tree-spring, -summer`, `house-a to house-z, ...`. */
function namedIn(cell: string, known: ReadonlySet<string>): string[] {
  const range = /^([a-z-]+-)[a-z0-9]+ to /.exec(cell);
  if (range !== null) return DRAWABLE.filter((name) => name.startsWith(range[1]!) && !known.has(name));
  let stem = '';
  return cell.split(', ').map((name) => {
    const full = name.startsWith('-') ? stem + name : name;
    stem = full.slice(0, full.indexOf('-'));
    return full;
  });
}

/** The scores of each composition: one that was drawn again at a grade has another row. */
function scoresOf(review: string): Map<string, number[]> {
  const scores = new Map<string, number[]>();
  for (const [, cell = '', score] of review.matchAll(/^\| ([a-z0-9, -]+) \|[^|]*\| (\d) \|/gm)) {
    for (const name of namedIn(cell, new Set(scores.keys())))
      scores.set(name, [...(scores.get(name) ?? []), Number(score)]);
  }
  return scores;
}

/** The compositions whose pages readers gave 3 or less in the mean, without knowing what they read. */
function readLow(review: string): string[] {
  return [...review.matchAll(/^\| ([a-z0-9-]+) \| [1-5](?:, [1-5])* \|$/gm)].map(([, name = '']) => name);
}

it('MAKE-3 draws what there is, each composition once, and none that was scored under 4', () => {
  const names = DAILY_SUBJECTS.map(({ composition }) => composition);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !DRAWABLE.includes(name))).toEqual([]);
  const scores = scoresOf(REVIEW);
  expect([...scores.keys()].filter((name) => !DRAWABLE.includes(name))).toEqual([]);
  const reviewed = DAILY_SUBJECTS.filter(({ composition }) => scores.has(composition));
  expect(reviewed.length).toBeGreaterThan(400);
  // One that was drawn again at a grade may have another score there; none is drawn that never had a 4.
  const isGood = ({ composition }: DailySubject) => scores.get(composition)!.some((score) => score >= 4);
  expect(reviewed.filter((one) => !isGood(one)).map(({ composition }) => composition)).toEqual([]);
  expect(readLow(REVIEW).length).toBeGreaterThan(30);
  expect(readLow(REVIEW).filter((name) => names.includes(name))).toEqual([]);
});

it('MAKE-3 draws what was scored 4 and up; a few new ones may wait', () => {
  const names = new Set(DAILY_SUBJECTS.map(({ composition }) => composition));
  const low = new Set(readLow(REVIEW));
  const scores = [...scoresOf(REVIEW)].filter(([name]) => !low.has(name));
  const good = scores.filter(([, given]) => given.every((score) => score >= 4)).map(([name]) => name);
  const waiting = good.filter((name) => !names.has(name));
  expect(waiting.length, waiting.join(', ')).toBeLessThanOrEqual(good.length / 50);
});

it('MAKE-3 has subjects for every feast, and those of a feast alone on no other day', () => {
  const feasts = new Set(DAYS.flatMap((day) => feastsNear(day).map(({ id }) => id)));
  expect(feasts.size).toBeGreaterThanOrEqual(14);
  for (const feast of feasts) expect(DAILY_SUBJECTS.some((one) => isAbout(one, [feast]))).toBe(true);
  const named = DAILY_SUBJECTS.flatMap(({ feasts: own = [], alsoFor = [] }) => [...own, ...alsoFor]);
  expect(named.filter((feast) => !feasts.has(feast))).toEqual([]);
  const november = subjectsOf(DAILY_SUBJECTS, '2026-11-15', 'north').map(({ composition }) => composition);
  expect(november).toContain('wreath-autumn');
  expect(november).toContain('bouquet');
  for (const other of ['easter-egg', 'santa', 'wreath-spring']) expect(november).not.toContain(other);
});

const datedPages = (day: string, hemisphere: 'north' | 'south') =>
  subjectsOf(DAILY_SUBJECTS, day, hemisphere)
    .map(({ composition }) => composition)
    .filter((name) => /^(month|day)-/.test(name));

it('MAKE-3 draws a month in its month and a weekday on its day', () => {
  expect(datedPages('2027-01-18', 'north')).toEqual(['month-january', 'day-monday']);
  expect(datedPages('2027-08-01', 'north')).toEqual(['month-august', 'day-sunday']);
  expect(datedPages('2027-01-18', 'south')).toEqual(['day-monday']);
});

it('MAKE-3 has more families than a month needs, in every season, and enough easy ones', () => {
  for (const day of ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-10']) {
    const suited = subjectsOf(DAILY_SUBJECTS, day, 'north');
    const easy = suited.filter(({ proven }) => proven?.has('easy') === true);
    expect(new Set(suited.map(({ family }) => family)).size).toBeGreaterThanOrEqual(250);
    expect(new Set(easy.map(({ family }) => family)).size).toBeGreaterThanOrEqual(60);
  }
});
