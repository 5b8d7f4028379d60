import { describe, expect, it } from 'vitest';
import { ellipse } from '../../../geometry/forms.ts';
import { area, length } from '../../../geometry/path.ts';
import { distance } from '../../../geometry/point.ts';
import { Random } from '../../../random.ts';
import { Sheet } from '../../../sheet.ts';
import { everyday, looks } from '../casting.ts';
import { PEOPLE_PENS } from '../pens.ts';
import { BUILDS } from './build.ts';
import { rimOutside } from './flesh.ts';
import { drawPerson } from './person.ts';
import { POSTURES } from './postures.ts';
import { skeletonOf, type Posture } from './skeleton.ts';

describe('skeletonOf', () => {
  it('puts a hand where it reaches, and no bone grows for it', () => {
    const goal = [70, -60] as const;
    const arms = [
      { upper: 0, fore: 0 },
      { reach: goal, elbow: 1 },
    ] as const;
    const posture: Posture = { ...POSTURES.stand, arms };
    const { arms: found } = skeletonOf(BUILDS.child, posture);
    expect(distance(found[1].end, goal)).toBeLessThan(0.01);
    expect(distance(found[1].root, found[1].bend)).toBeCloseTo(BUILDS.child.upperArm);
    expect(distance(found[1].bend, found[1].end)).toBeCloseTo(BUILDS.child.foreArm);
  });

  it('stops at arm’s length when the goal is too far', () => {
    const posture: Posture = { ...POSTURES.stand, arms: [{ upper: 0 }, { reach: [900, 0] }] };
    const { root, end } = skeletonOf(BUILDS.woman, posture).arms[1];
    expect(distance(root, end)).toBeLessThan(BUILDS.woman.upperArm + BUILDS.woman.foreArm);
  });
});

describe('rimOutside', () => {
  it('leaves one line of an outline, open where the other covers it', () => {
    const lines = rimOutside(ellipse(0, 0, 50), [ellipse(50, 0, 20)]);
    expect(lines).toHaveLength(1);
    expect(length(lines[0]!)).toBeGreaterThan(240);
    expect(length(lines[0]!)).toBeLessThan(290);
  });
});

describe('drawPerson', () => {
  const figures = Object.keys(POSTURES).flatMap((posture, i) => {
    const build = Object.keys(BUILDS)[i % 5] as keyof typeof BUILDS;
    return ([0, 2] as const).map((level) => ({ posture: posture as keyof typeof POSTURES, build, level }));
  });

  it.each(figures)('draws a $build that does $posture in closed shapes, level $level', (figure) => {
    const sheet = Sheet.blank(PEOPLE_PENS.medium);
    const random = new Random(`${figure.posture}/${figure.build}`);
    const who = looks(random, figure.build, 'she', figure.level);
    drawPerson(sheet, {
      who: { ...who, ...everyday(random, 'she', figure.level) },
      posture: POSTURES[figure.posture],
      mien: 'smile',
      level: figure.level,
      size: 'large',
    });
    const shapes = sheet.marks.filter((mark) => mark.kind === 'shape');
    expect(shapes.length).toBeGreaterThan(12);
    for (const { shape } of shapes)
      for (const rim of shape) {
        expect(rim.flat().every(Number.isFinite)).toBe(true);
        expect(Math.abs(area(rim))).toBeGreaterThan(0);
      }
  });
});
