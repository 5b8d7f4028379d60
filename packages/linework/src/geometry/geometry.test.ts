import { describe, expect, it } from 'vitest';
import { cut, grow, intersect, pieces, subtract, trimLines, unite } from './boolean.ts';
import { blob, curve, twin } from './curve.ts';
import { ellipse, rectangle, star, tube } from './forms.ts';
import { area, bounds, contains, densify, length, resample, shapeArea, simplify } from './path.ts';
import { petal } from './petal.ts';
import { distance, place, polar, type Point } from './point.ts';
import { sash } from './sash.ts';

const SQUARE = rectangle(0, 0, 100, 100);

describe('paths', () => {
  it('measures area, length and what lies inside', () => {
    expect(area(SQUARE)).toBe(10_000);
    expect(
      length([
        [0, 0],
        [3, 4],
      ]),
    ).toBe(5);
    expect(contains(SQUARE, [50, 50])).toBe(true);
    expect(contains(SQUARE, [150, 50])).toBe(false);
  });

  it('resamples at even steps and densifies without losing points', () => {
    const even = resample(SQUARE, 10, true);
    expect(even).toHaveLength(40);
    expect(even.every((p, i) => Math.abs(distance(p, even[(i + 1) % 40]!) - 10) < 1e-6)).toBe(true);
    expect(densify(SQUARE, 30, true)).toEqual(expect.arrayContaining(SQUARE));
  });

  it('simplifies a straight run to its ends', () => {
    const run = Array.from({ length: 50 }, (_, i): Point => [i, i * 2]);
    expect(simplify(run, 0.1)).toEqual([run[0], run[49]]);
  });
});

describe('curves', () => {
  it('runs through its knots', () => {
    const knots = [
      [0, 0],
      [40, 10],
      [80, -10],
      [120, 30],
    ] as const;
    const line = curve(knots);
    for (const knot of knots) expect(Math.min(...line.map((p) => distance(p, knot)))).toBeLessThan(1e-6);
  });

  it('mirrors a half outline at its axis', () => {
    const rim = twin(
      [
        [50, 0],
        [80, 40],
        [50, 90],
      ],
      50,
    );
    expect(rim.map(([x]) => x - 50).reduce((sum, x) => sum + x, 0)).toBeCloseTo(0, 6);
  });

  it('keeps a corner sharp', () => {
    const rim = blob([
      [0, 0, 1],
      [100, 0, 1],
      [100, 100, 1],
      [0, 100, 1],
    ]);
    expect(Math.abs(area(rim))).toBeCloseTo(10_000, 3);
  });
});

describe('forms', () => {
  it('draws circles, stars, tubes, petals and sashes of the right size', () => {
    expect(area(ellipse(0, 0, 100))).toBeCloseTo(Math.PI * 10_000, -3);
    expect(star(0, 0, 10, 5, 5)).toHaveLength(10);
    expect(
      Math.abs(
        area(
          tube(
            [
              [0, 0],
              [50, 0],
              [100, 0],
            ],
            () => 5,
          ),
        ),
      ),
    ).toBeCloseTo(1000);
    expect(bounds([petal('round', 80, 40)]).map((v) => Math.round(v) + 0)).toEqual([-20, -80, 20, 0]);
    expect(
      bounds([sash({ left: 0, right: 100, top: 10, bottom: 30, side: 0, middle: 8 })]).map(Math.round),
    ).toEqual([0, 10, 100, 38]);
  });

  it('places by scale, mirror, turn and move, in that order', () => {
    const [p] = place([[10, 0]], { scale: 2, flip: true, angle: Math.PI / 2, x: 5, y: 5 });
    expect(p![0]).toBeCloseTo(5);
    expect(p![1]).toBeCloseTo(-15);
    expect(polar([1, 1], 2, 0)).toEqual([3, 1]);
  });
});

describe('booleans', () => {
  it('intersects, subtracts, unites and grows', () => {
    const other = rectangle(50, 0, 100, 100);
    expect(shapeArea(intersect([SQUARE], [other]))).toBeCloseTo(5000);
    expect(shapeArea(subtract([SQUARE], [other]))).toBeCloseTo(5000);
    expect(shapeArea(unite([SQUARE, other]))).toBeCloseTo(15_000);
    expect(shapeArea(grow([SQUARE], -10))).toBeCloseTo(6400);
  });

  it('cuts a shape in two and keeps holes with their rims', () => {
    const halves = cut(
      [SQUARE],
      [
        [-10, 50],
        [110, 50],
      ],
    );
    expect(halves).toHaveLength(2);
    expect(halves.reduce((sum, half) => sum + shapeArea(half), 0)).toBeCloseTo(10_000, -1);
    const ring = subtract([SQUARE], [rectangle(40, 40, 20, 20)]);
    expect(pieces(ring).map((piece) => piece.length)).toEqual([2]);
  });

  it('trims open lines to a shape', () => {
    const [line] = trimLines(
      [
        [
          [-50, 50],
          [150, 50],
        ],
      ],
      [SQUARE],
    );
    expect(length(line!)).toBeCloseTo(100);
  });
});
