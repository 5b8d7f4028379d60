import { describe, expect, it } from 'vitest';
import { gradeOf, judge, shortcomings, type Grade } from './judge.ts';
import type { Measures } from './measure.ts';

/** The figures of a page that passes everything at every difficulty but the number of its regions. */
const FINE: Measures = {
  regions: 30,
  smallShare: 0,
  specks: 0,
  median: 2000,
  ink: 0.1,
  largest: 0.05,
  background: 0.4,
  blank: 0.3,
  framed: false,
  banded: false,
  solidMm: 2,
  roomy: 1,
  necks: 0,
  squareEnds: 0,
  margin: 0.05,
  offCentre: [0, 0],
  darkBlocks: 0,
  leaks: 0,
};

describe('the bounds', () => {
  it.each([
    [{ solidMm: 4.99 }, []],
    [{ solidMm: 5 }, []],
    [{ solidMm: 5.01 }, ['a spot of solid ink too large']],
    [{ smallShare: 0.049 }, []],
    [{ smallShare: 0.05 }, []],
    [{ smallShare: 0.051 }, ['too many small regions']],
  ] as const)('judge an easy page with %o as %o', (change, failed) => {
    expect(judge({ ...FINE, ...change }, 'easy')).toEqual(failed);
  });

  it.each([
    [399, 0.34, ['too few regions']],
    [400, 0.35, []],
    [1200, 0.35, []],
    [1201, 0.36, ['too many regions', 'too many small regions']],
  ] as const)('let an expert page have 400 to 1,200 regions: %i, %f small', (regions, smallShare, failed) => {
    expect(judge({ ...FINE, regions, smallShare }, 'expert')).toEqual(failed);
  });

  it('call a page an expert one when it is hard and says so', () => {
    expect(gradeOf({ difficulty: 'hard', tags: ['mandala', 'expert'] })).toBe('expert');
    expect(gradeOf({ difficulty: 'hard', tags: ['mandala'] })).toBe('hard');
    expect(gradeOf({ difficulty: 'medium', tags: ['expert'] })).toBe('medium');
  });

  it.each([
    ['hard', { blank: 0.349 }, []],
    ['hard', { blank: 0.35 }, []],
    ['hard', { blank: 0.351 }, ['too much blank paper']],
    ['medium', { blank: 0.9 }, []],
    ['medium', { squareEnds: 1 }, []],
    ['medium', { squareEnds: 2 }, ['limbs cut square']],
    ['easy', { roomy: 0.901 }, []],
    ['easy', { roomy: 0.9 }, []],
    ['easy', { roomy: 0.899 }, ['areas too narrow for a crayon']],
    ['hard', { roomy: 0 }, []],
    ['medium', { regions: 100, necks: 9 }, []],
    ['medium', { regions: 100, necks: 10 }, []],
    ['medium', { regions: 100, necks: 11 }, ['outlines that nearly touch']],
    ['easy', { regions: 30, necks: 4 }, ['outlines that nearly touch']],
  ] as const)('ask of a new %s page with %o: %o', (difficulty, change, short) => {
    expect(shortcomings({ ...FINE, ...change }, difficulty)).toEqual(short);
  });
});

/** A gate's bound for a grade: figures just within, at it and just over, and how the gate is called. */
type Bound = readonly [grade: Grade, change: Partial<Measures>, failed: readonly string[]];

const REGIONS: Readonly<Record<Grade, number>> = { easy: 30, medium: 100, hard: 300, expert: 600 };

function atMost(grade: Grade, figure: keyof Measures, most: number, name: string): Bound[] {
  const step = Number.isInteger(most) && most > 1 ? 1 : 0.001;
  return [
    [grade, { [figure]: most - step }, []],
    [grade, { [figure]: most }, []],
    [grade, { [figure]: most + step }, [name]],
  ];
}

function atLeast(grade: Grade, figure: keyof Measures, least: number, name: string): Bound[] {
  const step = Number.isInteger(least) ? 1 : 0.001;
  return [
    [grade, { [figure]: least + step }, []],
    [grade, { [figure]: least }, []],
    [grade, { [figure]: least - step }, [name]],
  ];
}

describe('every gate under, at and over its bound', () => {
  const grades: readonly (readonly [Grade, readonly number[]])[] = [
    ['easy', [12, 45, 0.05, 5, 1500, 0.05]],
    ['medium', [46, 160, 0.2, 30, 400, 0.07]],
    ['hard', [150, 600, 0.3, 80, 180, 0.07]],
    ['expert', [400, 1200, 0.35, 120, 120, 0.07]],
  ];
  const bounds = grades.flatMap(([grade, [fewest, most, small, specks, median, ink]]): Bound[] => [
    ...atLeast(grade, 'regions', fewest!, 'too few regions'),
    ...atMost(grade, 'regions', most!, 'too many regions'),
    ...atMost(grade, 'smallShare', small!, 'too many small regions'),
    ...atMost(grade, 'specks', specks!, 'too many specks'),
    ...atLeast(grade, 'median', median!, 'regions too small'),
    ...atLeast(grade, 'ink', ink!, 'too little ink'),
  ]);

  it.each([
    ...bounds,
    ...atMost('hard', 'ink', 0.2, 'too much ink'),
    ...atMost('hard', 'largest', 0.1, 'a region too large'),
    ...atMost('hard', 'background', 0.7, 'too much background'),
    ...atLeast('hard', 'margin', 0.025, 'too close to the edge'),
    ...atMost('hard', 'darkBlocks', 0.08, 'dark in the small'),
    ...atMost('hard', 'leaks', 0, 'paint leaks through an outline').slice(1),
  ])('%s page with %o: %o', (grade, change, failed) => {
    expect(judge({ ...FINE, regions: REGIONS[grade], ...change }, grade)).toEqual(failed);
  });

  it.each([
    [{ framed: true, largest: 0.3 }, []],
    [{ framed: true, largest: 0.301 }, ['a region too large']],
    [{ offCentre: [0.04, 0.12] }, []],
    [{ offCentre: [-0.04, -0.12] }, []],
    [{ offCentre: [0.041, 0] }, ['off centre sideways']],
    [{ offCentre: [-0.041, 0] }, ['off centre sideways']],
    [{ offCentre: [0, 0.121] }, ['off centre upright']],
    [{ offCentre: [0, -0.121] }, ['off centre upright']],
  ] as const)('a page with %o: %o', (change, failed) => {
    expect(judge({ ...FINE, ...change }, 'easy')).toEqual(failed);
  });
});
