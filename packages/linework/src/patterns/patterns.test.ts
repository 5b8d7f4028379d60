import { describe, expect, it } from 'vitest';
import { PENS } from '../composition.ts';
import { ellipse } from '../geometry/forms.ts';
import { bounds, shapeArea } from '../geometry/path.ts';
import { scatter } from '../motifs/scatter.ts';
import { Random } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { fillZone, PATCHES } from './patterns.ts';

const ZONE = [ellipse(300, 300, 200, 150)];

describe('fillZone', () => {
  it.each(PATCHES)('%s fills its zone and never leaves it', (name) => {
    const sheet = Sheet.blank(PENS.hard);
    fillZone(name, { sheet, zone: ZONE, size: 50, angle: 0.3, roles: ['a', 'soft'] });
    expect(sheet.marks.length).toBeGreaterThan(4);
    for (const mark of sheet.marks) {
      const [left, top, right, bottom] = bounds(mark.kind === 'line' ? [mark.path] : mark.shape);
      expect(Math.min(left - 100, top - 150, 500 - right, 450 - bottom)).toBeGreaterThan(-0.1);
    }
  });

  it('never lays cells smaller than can be colored', () => {
    const sheet = Sheet.blank(PENS.hard);
    fillZone('honeycomb', { sheet, zone: ZONE, size: 2, angle: 0, roles: ['a', 'b'] });
    const areas = sheet.marks.flatMap((mark) => (mark.kind === 'shape' ? [shapeArea(mark.shape)] : []));
    expect(Math.min(...areas)).toBeGreaterThan(69);
  });
});

describe('scatter', () => {
  it('keeps things apart and away from what they must avoid', () => {
    const avoid = [ellipse(500, 500, 200)];
    const spots = scatter(new Random('stars'), {
      box: [0, 0, 1000, 1000],
      avoid,
      count: 30,
      sizes: [10, 20],
      gap: 12,
    });
    expect(spots.length).toBeGreaterThan(20);
    spots.forEach((spot, i) => {
      expect(Math.hypot(spot.at[0] - 500, spot.at[1] - 500)).toBeGreaterThan(200 + spot.size);
      for (const other of spots.slice(i + 1)) {
        expect(Math.hypot(spot.at[0] - other.at[0], spot.at[1] - other.at[1])).toBeGreaterThan(
          spot.size + other.size,
        );
      }
    });
  });
});
