import { readFileSync } from 'node:fs';
import { compositions } from '@inkbloom/linework';
import { expect, it } from 'vitest';
import { feastsNear } from './almanac.ts';
import { DAILY_SUBJECTS, isAbout, subjectsOf } from './subjects.ts';

const REVIEW = readFileSync(new URL('../../../../../../docs/pages/review.md', import.meta.url), 'utf8');

/** Scores of compositions that have a row of their own: `| name | published | score | ...`. */
const SCORES = new Map(
  [...REVIEW.matchAll(/^\| ([a-z0-9-]+) \|[^|]*\| (\d) \|/gm)].map(([, name, score]) => [
    name,
    Number(score),
  ]),
);

it('MAKE-3 draws what there is, each composition once, with the score that it was given', () => {
  const names = DAILY_SUBJECTS.map(({ composition }) => composition);
  expect(new Set(names).size).toBe(names.length);
  const drawable = new Set(compositions());
  expect(names.filter((name) => !drawable.has(name))).toEqual([]);
  const reviewed = DAILY_SUBJECTS.filter(({ composition }) => SCORES.has(composition));
  expect(reviewed.length).toBeGreaterThan(50);
  expect(reviewed.map(({ composition, score }) => `${composition} ${score}`)).toEqual(
    reviewed.map(({ composition }) => `${composition} ${SCORES.get(composition)}`),
  );
});

it('MAKE-3 has subjects for every feast, and those of a feast alone on no other day', () => {
  const days = Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const feasts = new Set(days.flatMap((day) => feastsNear(day).map(({ id }) => id)));
  expect(feasts.size).toBe(10);
  for (const feast of feasts) expect(DAILY_SUBJECTS.some((one) => isAbout(one, [feast]))).toBe(true);
  const november = subjectsOf(DAILY_SUBJECTS, 'autumn', []).map(({ composition }) => composition);
  expect(november).toContain('wreath-autumn');
  expect(november).toContain('bouquet');
  for (const other of ['easter-egg', 'santa', 'wreath-spring']) expect(november).not.toContain(other);
});

it('MAKE-3 has more families than a month needs, in every season', () => {
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
    const families = new Set(subjectsOf(DAILY_SUBJECTS, season, []).map(({ family }) => family));
    expect(families.size).toBeGreaterThanOrEqual(120);
  }
});
