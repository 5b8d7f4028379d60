import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledCellByCell } from '../../testing/labelled-cell-by-cell.ts';
import { pageOfLines, sideOf, type Line } from '../../testing/drawn-lines.ts';
import { labelRegions } from './label-regions.ts';

/** Rows of text as a gray picture: `#` is ink. */
function drawn(...rows: string[]) {
  const values = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 20 : 250));
  return { width: rows[0]!.length, height: rows.length, values };
}

describe('labelling', () => {
  it('finds the areas between lines and lets them meet beneath the ink', () => {
    const map = labelRegions(
      drawn(
        '............', //
        '.##########.',
        '.#....#...#.',
        '.#....#...#.',
        '.#....#...#.',
        '.##########.',
        '............',
      ),
    );
    expect(map.count).toBe(3);
    expect(map.ids.every((id) => id > 0)).toBe(true);
    const at = (x: number, y: number) => map.ids[y * map.width + x];
    expect(new Set([at(0, 0), at(3, 3), at(8, 3)]).size).toBe(3);
  });

  it('lets nothing through a line that is only joined at corners', () => {
    const rows = Array.from({ length: 8 }, (_, y) => '.'.repeat(y) + '#' + '.'.repeat(7 - y));
    expect(labelRegions(drawn(...rows)).count).toBe(2);
  });

  it('swallows specks and leaves the core of wide ink empty', () => {
    const map = labelRegions(drawn('..........', '.#########', '##.#######', '##########', '##########'), {
      reach: 2,
    });
    expect(map.count).toBe(1);
    expect(map.ids[4 * 10 + 9]).toBe(0);
  });
});

/** A wall of some thickness across a page of 200 x 120, with an opening in the middle of it. */
function wallWithGap(gap: number, thickness = 4): Line[] {
  const ends = [60 - gap / 2 - thickness / 2, 60 + gap / 2 + thickness / 2];
  return [
    { from: [100, -10], to: [100, ends[0]!], thickness },
    { from: [100, ends[1]!], to: [100, 130], thickness },
  ];
}

describe('labelling with gaps', () => {
  const size = { width: 200, height: 120 };

  it.each([2, 4, 6, 8])('closes an opening of %i px, and paint stops in the middle of it', (gap) => {
    const map = labelRegions(pageOfLines(size, wallWithGap(gap)));
    const at = (x: number, y: number) => map.ids[y * map.width + x]!;
    expect(map.count).toBe(2);
    expect(at(20, 60)).not.toBe(at(180, 60));
    expect(at(95, 60)).toBe(at(20, 60));
    expect(at(105, 60)).toBe(at(180, 60));
    expect(map.ids.every((id) => id > 0)).toBe(true);
  });

  it.each([12, 20])('leaves an opening of %i px open', (gap) => {
    expect(labelRegions(pageOfLines(size, wallWithGap(gap))).count).toBe(1);
  });

  it('closes nothing when it is told so', () => {
    expect(labelRegions(pageOfLines(size, wallWithGap(4)), { gap: 0 }).count).toBe(1);
  });

  it('keeps a narrow closed area as a region of its own', () => {
    const walls = [40, 46].map((x): Line => ({ from: [x, -10], to: [x, 130], thickness: 2 }));
    const map = labelRegions(pageOfLines(size, walls));
    expect(map.count).toBe(3);
    expect(map.ids[60 * 200 + 43]).toBe(3);
  });

  it('reaches into the corners of a region that has a wide place', () => {
    const corner: Line[] = [
      { from: [20, 20], to: [180, 60], thickness: 2 },
      { from: [180, 60], to: [20, 100], thickness: 2 },
      { from: [20, 100], to: [20, 20], thickness: 2 },
    ];
    const map = labelRegions(pageOfLines(size, corner));
    expect(map.count).toBe(2);
    expect(map.ids[60 * 200 + 172]).toBe(map.ids[60 * 200 + 60]);
  });
});

describe('labelling under the ink', () => {
  const anyLine = fc.record({
    from: fc.tuple(fc.integer({ min: -60, max: -5 }), fc.integer({ min: 10, max: 90 })),
    to: fc.tuple(fc.integer({ min: 105, max: 160 }), fc.integer({ min: 10, max: 90 })),
    thickness: fc.constantFrom(2, 3, 5),
  });

  it('CAN-6 leaves no edge pixel without paint and lets none through a line of 2 px', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const page = pageOfLines({ width: 100, height: 100 }, [line]);
        const { ids } = labelRegions(page, { gap: 0 });
        const isAbove = (at: number) => sideOf(line, at % 100, Math.floor(at / 100)) < 0;
        const paper = [...ids.keys()].filter((at) => page.values[at]! > 127);
        const wrong = paper.filter((at) => (ids[at] === ids[0]) !== (isAbove(at) === isAbove(0)));
        expect(ids.indexOf(0)).toBe(-1);
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

function plain(value: number, width = 64, height = 48) {
  return { width, height, values: new Uint8Array(width * height).fill(value) };
}

describe('labelling anything', () => {
  it('takes an empty page as one region and a black one as none', () => {
    const white = labelRegions(plain(255));
    expect([white.count, new Set(white.ids)]).toEqual([1, new Set([1])]);
    const black = labelRegions(plain(0));
    expect([black.count, new Set(black.ids)]).toEqual([0, new Set([0])]);
  });

  it('takes a page of one pixel', () => {
    expect(labelRegions(plain(255, 1, 1))).toEqual({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) });
    expect(labelRegions(plain(0, 1, 1))).toMatchObject({ count: 0 });
  });

  it('gives dense ids to whatever noise it is given', () => {
    const noise = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      values: fc.uint8Array({ minLength: 40, maxLength: 1600 }),
      gap: fc.constantFrom(0, 4, 8),
    });
    fc.assert(
      fc.property(noise, ({ width, values, gap }) => {
        const height = Math.floor(values.length / width);
        const map = labelRegions({ width, height, values }, { gap });
        const used = new Set(map.ids);
        used.delete(0);
        expect(used.size).toBe(map.count);
        expect(Math.max(0, ...used)).toBe(map.count);
      }),
    );
  });
});

describe('labelling many cells at once', () => {
  const side = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(1, 31, 32, 33, 63, 64, 65, 96));
  /** Ink is strewn in discs, so that there are wide places, narrow ones and specks. */
  const strewn = fc.record({
    discs: fc.array(fc.tuple(fc.nat(100), fc.nat(100), fc.integer({ min: 0, max: 9 })), { maxLength: 60 }),
    /** Paper strewn among ink instead. */
    turned: fc.boolean(),
  });
  const options = fc.record({ gap: fc.double({ min: 0, max: 12, noNaN: true }), reach: fc.nat(8) });
  const whole = fc.record({ gap: fc.nat(8), reach: fc.nat(8) });

  it('gives what one cell after another gives, on any page', () => {
    fc.assert(
      fc.property(side, side, strewn, fc.oneof(whole, options), (width, height, { discs, turned }, how) => {
        const values = new Uint8Array(width * height).map((_, at) => {
          const [x, y] = [at % width, Math.floor(at / width)];
          const covered = discs.some(([cx, cy, r]) => (x - cx) ** 2 + (y - cy) ** 2 <= r * r);
          return covered === turned ? 128 + (at % 128) : at % 128;
        });
        const luma = { width, height, values };
        expect(labelRegions(luma, how)).toEqual(labelledCellByCell(luma, how));
      }),
      { numRuns: 200 },
    );
  });

  it('gives what one cell after another gives, in any noise', () => {
    fc.assert(
      fc.property(side, fc.uint8Array({ minLength: 100, maxLength: 4000 }), whole, (width, values, how) => {
        const height = Math.floor(values.length / width);
        const luma = { width, height, values: values.subarray(0, width * height) };
        expect(labelRegions(luma, how)).toEqual(labelledCellByCell(luma, how));
      }),
    );
  });

  it('closes even an opening that is wider than two words', () => {
    const page = pageOfLines({ width: 200, height: 120 }, wallWithGap(80));
    const map = labelRegions(page, { gap: 96 });
    expect(map.count).toBe(2);
    expect(map).toEqual(labelledCellByCell(page, { gap: 96 }));
  });
});
