import { describe, expect, it } from 'vitest';
import { intersect } from './boolean.ts';
import { fields, kindsOf } from './fields.ts';
import { ellipse, rectangle } from './forms.ts';
import { middle, resample, shapeArea } from './path.ts';
import { distance } from './point.ts';
import { weave, type Strand } from './weave.ts';

const ring = (x: number): Strand => ({ path: resample(ellipse(x, 0, 100), 5, true), closed: true });

const across = (path: Strand['path']): Strand => ({ path: resample(path, 10), closed: false });

describe('weave', () => {
  it('links two rings: each dives once, so each stays one ribbon', () => {
    const ribbons = weave([ring(-60), ring(60)], 10);
    expect(ribbons.map(({ strand }) => strand)).toEqual([0, 1]);
  });

  it('never lays one ribbon over another', () => {
    const ribbons = weave([ring(-60), ring(60), ring(0)], 10);
    for (const [i, one] of ribbons.entries())
      for (const two of ribbons.slice(0, i))
        expect(shapeArea(intersect(one.shape, two.shape))).toBeLessThan(1);
  });

  it('leaves a strand that crosses nothing whole', () => {
    const line: Strand = {
      path: [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      closed: false,
    };
    expect(weave([line], 5)).toHaveLength(1);
  });

  it('cuts an open strand in two where it dives', () => {
    const ribbons = weave(
      [
        across([
          [-100, 0],
          [100, 0],
        ]),
        across([
          [0, -103],
          [0, 97],
        ]),
      ],
      10,
    );
    expect(ribbons.map(({ strand }) => strand)).toEqual([0, 1, 1]);
  });
});

describe('fields', () => {
  const square = [rectangle(-100, -100, 200, 200)];
  const cross = [
    [
      [-120, 0],
      [120, 0],
    ],
    [
      [0, -120],
      [0, 120],
    ],
  ] as const;

  it('cuts a shape along lines and leaves slivers out', () => {
    const all = fields(square, cross, 1, 50);
    expect(all).toHaveLength(4);
    expect(shapeArea(all[0]!)).toBeCloseTo(99 * 99, -1);
    expect(fields(square, cross, 1, 10_000)).toEqual([]);
  });

  it('finds fields of the same size and distance to be of one kind', () => {
    const kinds = kindsOf(fields(square, cross, 1, 50), (field) => distance(middle(field), [0, 0]));
    expect(new Set(kinds).size).toBe(1);
  });
});
