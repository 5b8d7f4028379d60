import { expect, it } from 'vitest';
import { verdictOn } from '../../../../testing/drawing-process.ts';
import { catalogueFigures, nearestOfAll } from './catalogue-figures.ts';

function page(composition: string, category: string, tags: readonly string[] = []) {
  const verdict = verdictOn({
    composition,
    difficulty: tags.includes('expert') ? 'hard' : 'easy',
    seed: '1',
  });
  return {
    activity: `a-${composition}`,
    verdict: { ...verdict, facts: { ...verdict.facts, category, tags } },
  };
}

const split = (line = '') => line.split(/ {2,}/);

/** The cells of a stream's row by the head's names. */
function cellsOf(lines: readonly string[], stream: string): Record<string, string> {
  const cells = split(lines.find((line) => line.startsWith(`${stream} `)));
  return Object.fromEntries(split(lines[0]).map((name, at) => [name, cells[at] ?? '']));
}

it('gives for each print how like it the nearest other is', () => {
  const prints = [
    [1, 0],
    [0.8, 0.6],
    [0, 1],
  ].map((ink) => {
    const print = new Float32Array(64 * 64);
    print.set(ink);
    return print;
  });
  expect(nearestOfAll(prints).map((one) => one.toFixed(2))).toEqual(['0.80', '0.80', '0.60']);
  expect(nearestOfAll([])).toEqual([]);
});

it('counts streams against what is wanted, grades with experts, compositions and likeness', () => {
  const owl = page('owl', 'animals');
  const again = { ...owl, activity: 'another-owl' };
  const lines = catalogueFigures([owl, again, page('tower', 'urban', ['expert'])]);
  expect(cellsOf(lines, 'animals')).toMatchObject({
    pages: '2',
    wanted: '140',
    missing: '138',
    activities: '2',
    compositions: '1',
    easy: '2',
    nearest: '1.00',
    'over 0.80': '2',
    framed: '0 %',
  });
  expect(cellsOf(lines, 'urban')).toMatchObject({ hard: '0', expert: '1', missing: '39', 'over 0.80': '0' });
  expect(cellsOf(lines, 'food')).toMatchObject({ pages: '0', missing: '45' });
  expect(cellsOf(lines, 'all')).toMatchObject({ pages: '3', wanted: '1200', compositions: '2' });
  expect(lines).toContain('3 pages of 1200 wanted, 2 compositions of 400');
});
