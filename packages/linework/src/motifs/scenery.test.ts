import { describe, expect, it } from 'vitest';
import { PENS } from '../composition.ts';
import { ellipse } from '../geometry/forms.ts';
import { bounds } from '../geometry/path.ts';
import { Random } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { archway, bush, framed, stalkFlower, way } from './scenery.ts';
import { mountain } from './nature/peaks.ts';

const blank = (): Sheet => Sheet.blank(PENS.medium);

function rolesOfMountain(snow: boolean): unknown[] {
  const sheet = blank();
  mountain(sheet, { peak: [200, 50], half: 120, foot: 400, snow, roles: ['c', 'd'] });
  return sheet.marks.flatMap((mark) => (mark.kind === 'shape' ? [mark.role] : []));
}

describe('framed', () => {
  it('lays a sky, cuts what is drawn at the frame, and ends with the frame', () => {
    const sheet = blank();
    framed(sheet, [1000, 700], 'night', (inside) => inside.shape(ellipse(0, 0, 400), 'line', 'sun'));
    const [sky, sun, frame] = sheet.marks;
    expect(sky).toMatchObject({ kind: 'shape', role: 'night' });
    expect(frame).toMatchObject({ kind: 'rim' });
    expect(sun?.kind === 'shape' && Math.min(...bounds(sun.shape))).toBeGreaterThan(25);
  });
});

describe('archway', () => {
  it('stands on its sill, as high and as wide as asked', () => {
    const [left, top, right, bottom] = bounds([archway(50, 100, 40, 90)]);
    expect([left, top, right, bottom].map(Math.round)).toEqual([30, 10, 70, 100]);
  });
});

describe('way', () => {
  it('widens towards the viewer and keeps its stones upon it', () => {
    const sheet = blank();
    const spine = [
      [100, 0],
      [120, 200],
      [80, 400],
    ] as const;
    const rim = way(sheet, { spine, far: 10, near: 60, rows: 6 });
    const width = (y: number): number => {
      const xs = rim.filter((point) => Math.abs(point[1] - y) < 24).map((point) => point[0]);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(width(390)).toBeGreaterThan(width(20) * 2);
    const stones = sheet.marks.filter((mark) => mark.kind === 'shape' && mark.role === 'stone');
    const [left, , right] = bounds([rim]);
    expect(stones.length).toBeGreaterThan(6);
    for (const mark of stones) {
      const box = mark.kind === 'shape' ? bounds(mark.shape) : [0, 0, 0, 0];
      expect(box[0]).toBeGreaterThanOrEqual(left - 1);
      expect(box[2]).toBeLessThanOrEqual(right + 1);
    }
  });
});

describe('mountain', () => {
  it('has a lit side, a shaded side, and snow when asked', () => {
    expect(rolesOfMountain(false)).toEqual(['c', 'd']);
    expect(rolesOfMountain(true)).toEqual(['c', 'd', 'paper']);
  });
});

describe('plants', () => {
  it('stand on the ground', () => {
    const sheet = blank();
    bush(sheet, new Random('bush'), true);
    stalkFlower(sheet, 5, 'a');
    const shapes = sheet.marks.flatMap((mark) => (mark.kind === 'shape' ? [mark.shape] : []));
    expect(Math.max(...shapes.map((shape) => bounds(shape)[3]))).toBeLessThan(10);
    expect(Math.min(...shapes.map((shape) => bounds(shape)[1]))).toBeLessThan(-80);
  });
});
