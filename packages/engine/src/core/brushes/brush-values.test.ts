import { STROKE_BRUSHES } from '@inkbloom/formats/journal';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../testing/golden.ts';
import { inlineBackground } from '../background.ts';
import { blendTableOf } from '../composite.ts';
import { createPlainKernels } from '../kernels/plain.ts';
import { toPixel } from '../pixel.ts';
import { assertBrush, EVEN_TONE, ONE_TINT, toneThrough } from './brush.ts';
import { metalTints } from './metal-tints.ts';
import { BRUSHES, NEWEST } from './palette.ts';
import { pigmentOf } from './pigment.ts';
import { prepareBrush } from './prepare-brush.ts';
import { sparkleTints } from './sparkle-tints.ts';
import { stampTint } from './stamp-tint.ts';
import { BY_MAXIMUM, stampTip } from './stamp-tip.ts';
import { TipSet } from './tip.ts';

const RADII = [0.5, 4, 16, 60];

describe('CAN-5 how close the dabs of a brush lie', () => {
  it.each([
    ['watercolor', [0.5, 0.5, 2, 7.5]],
    ['watercolor-2', [0.5, 0.5, 2, 7.5]],
    ['pencil', [0.5, 1, 3, 3]],
    ['marker', [0.5, 4 / 6, 16 / 6, 3]],
    ['eraser', [0.5, 4 / 6, 16 / 6, 3]],
    ['sparkle', [3, 3, 9.6, 36]],
    ['sparkle-2', [1.2, 2, 8, 30]],
  ] as const)('%s', (brush, spacings) => {
    expect(RADII.map((radius) => BRUSHES[brush].spacing(radius))).toEqual(
      spacings.map((value) => expect.closeTo(value, 6) as number),
    );
  });

  it('only a pencil begins and ends in a point, over fourteen pixels at most', () => {
    const lengths = Object.entries(BRUSHES).map(([name, { taper }]) => [name, taper(4), taper(90)]);
    expect(Object.fromEntries(lengths.map(([name, ...rest]) => [name, rest]))).toEqual({
      watercolor: [0, 0],
      pencil: [6, 14],
      marker: [0, 0],
      sparkle: [0, 0],
      eraser: [0, 0],
      'watercolor-2': [0, 0],
      'sparkle-2': [0, 0],
    });
  });
});

describe('a tone', () => {
  it('goes straight from corner to corner', () => {
    const tone = toneThrough([
      [0, 10],
      [100, 60],
      [255, 60 - 31],
    ]);
    expect(tone).toHaveLength(256);
    expect([0, 1, 2, 50, 99, 100, 105, 255].map((at) => tone[at])).toEqual([10, 11, 11, 35, 60, 60, 59, 29]);
  });

  it('may be even, as may the tints', () => {
    expect([...EVEN_TONE]).toEqual(Array.from({ length: 256 }, (_, i) => i));
    expect(ONE_TINT(0x123456)).toEqual([0x123456]);
  });

  it('CAN-3 is asked of a brush that exists', () => {
    expect(() => assertBrush('marker')).not.toThrow();
    expect(() => assertBrush('')).toThrow(new RangeError('Unknown brush type: '));
  });
});

describe('CAN-13 tints that kept strokes were drawn in', () => {
  it('of a sparkle turn by the largest channel, whichever it is', () => {
    expect([0xcc3366, 0x33cc66, 0x3366cc].map((rgb) => words(sparkleTints(rgb)))).toEqual([
      'cc3366 e699b3 f9e7ed cc3733 e69b99 f9e7e7 cc339d e699ce f9e7f3',
      '33cc66 99e6b3 e7f9ed 33cc9d 99e6ce e7f9f3 37cc33 9be699 e7f9e7',
      '3366cc 99b3e6 e7edf9 3733cc 9b99e6 e7e7f9 339dcc 99cee6 e7f3f9',
    ]);
  });

  it('of a gray one differ in lightness alone; a little color is enough to turn', () => {
    expect(words(sparkleTints(0x404057))).toBe(
      '404057 a0a0ab e8e8eb 838392 c1c1c9 f0f0f2 626275 b1b1ba ececee',
    );
    expect(words(sparkleTints(0x404058))).toBe(
      '404058 a0a0ac e8e8eb 494058 a4a0ac e9e8eb 404958 a0a4ac e8e9eb',
    );
  });

  it('of metal are its shadows and lights', () => {
    expect(words(metalTints(0x3366cc))).toBe('2c58af 284591 21316d 789add b1c2dd eff3fb');
  });
});

function words(colors: readonly number[]): string {
  return colors.map((rgb) => rgb.toString(16).padStart(6, '0')).join(' ');
}

describe('CAN-13 pigments that kept washes were mixed with', () => {
  it.each([
    [0x3366cc, 'daa78f80'],
    [0xffdd33, 'f1b933a9'],
    [0x20b060, 'f66552ea'],
    [0xc0473f, 'cb1bcbb1'],
    [0x000000, '012e9121'],
    [0xffffff, 'a58438d2'],
  ])('%i', (rgb, kept) => {
    expect(fingerprint(new Uint32Array(pigmentOf(rgb).buffer))).toBe(kept);
  });
});

function mean(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('how coverage becomes paint', () => {
  it('is one table for a stroke of one tint and its opacity', () => {
    const table = blendTableOf(BRUSHES.marker, { rgb: 0x3366cc, opacity: 128, width: 20 });
    expect(table).toMatchObject({ tintCount: 1, paper: null, mode: 'over', wash: null });
    expect([table.alphas[0], table.alphas[100], table.alphas[255]]).toEqual([0, 50, 128]);
    expect(table.colors).toHaveLength(256);
    expect(table.colors[77]).toBe(toPixel(0x3366cc, 77));
  });

  it('has the pixels of every tint, the eraser takes off, a wash mixes', () => {
    const table = blendTableOf(BRUSHES['sparkle-2'], { rgb: 0x3366cc, opacity: 255, width: 20 });
    expect([table.tintCount, table.colors.length]).toEqual([6, 6 * 256]);
    expect(table.colors[5 * 256 + 9]).toBe(toPixel(metalTints(0x3366cc)[5]!, 9));
    const modes = STROKE_BRUSHES.map((name) => [
      name,
      blendTableOf(BRUSHES[name], { rgb: 0, opacity: 255, width: 9 }).mode,
    ]);
    expect(Object.fromEntries(modes)).toEqual({
      watercolor: 'over',
      pencil: 'over',
      marker: 'over',
      sparkle: 'over',
      eraser: 'erase',
      'watercolor-2': 'wash',
      'sparkle-2': 'over',
    });
    const wash = blendTableOf(BRUSHES['watercolor-2'], { rgb: 0x3366cc, opacity: 255, width: 9 });
    expect(wash.wash!.pigment).toEqual(pigmentOf(0x3366cc));
    expect([wash.wash!.wetAlphas[255], wash.wash!.lifts[255], wash.wash!.lifts[70]]).toEqual([200, 60, 0]);
  });

  it('shows more of the paper the wider a wash is', () => {
    const widths = [9, 10, 10.1, 28, 29, 70, 71];
    const papers = widths.map(
      (width) => blendTableOf(BRUSHES['watercolor-2'], { rgb: 0, opacity: 255, width }).paper!,
    );
    expect(papers.map((paper) => papers.indexOf(paper))).toEqual([0, 0, 2, 2, 4, 4, 6]);
    const depths = [0, 2, 4, 6].map((at) => mean(papers[at]!.depth));
    const grains = [0, 2, 4, 6].map((at) => mean(papers[at]!.grain));
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(grains).toEqual(grains.toSorted((a, b) => b - a));
    expect(depths[3]! / depths[0]!).toBeCloseTo(1.1 / 0.5, 0);
  });
});

describe('brushes made ready ahead', () => {
  it('have their paper then; those without one have nothing to wait for', async () => {
    let slices = 0;
    const background = {
      ...inlineBackground,
      runInSlices: async (work: Iterator<void>) => {
        while (!work.next().done) slices++;
      },
    };
    await prepareBrush('pencil', background);
    expect(BRUSHES[NEWEST.pencil].paperSource!.ready).toBe(true);
    slices = 0;
    for (const brush of ['pencil', 'marker', 'fill'] as const) await prepareBrush(brush, background);
    expect(slices).toBe(0);
  });
});

describe('tips', () => {
  it('are told apart by place and by grade of size', () => {
    const tips = new TipSet({ reach: () => 1, cover: () => 300 });
    const found = new Set(
      [5, 10, 20, 40].flatMap((radius) =>
        [0, 0.25, 0.5, 0.75].flatMap((x) => [0, 0.25, 0.5, 0.75].map((y) => tips.at(x, y, radius))),
      ),
    );
    expect(found.size).toBe(16 + 16 + 4 + 4);
  });

  it('have sizes as fine as can be seen', () => {
    const tips = new TipSet({ reach: (radius) => radius, cover: () => 1 });
    const isSame = (a: number, b: number) => tips.at(0, 0, a) === tips.at(0, 0, b);
    expect([isSame(7, 7.06), isSame(7, 7.07), isSame(7.99, 8)]).toEqual([true, false, false]);
    expect([isSame(12, 12.12), isSame(12, 12.13), isSame(30, 30.24), isSame(30, 30.26)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([isSame(50, 50.49), isSame(50, 50.51), isSame(39.9, 40)]).toEqual([true, false, false]);
  });

  it('are squares around the pixel of their middle, in rows of whole registers', () => {
    const tips = new TipSet({ reach: (radius) => radius + 0.5, cover: (dx, dy) => 100 + 10 * dx + dy });
    const tip = tips.at(0.1, 0.6, 2);
    expect(tip).toMatchObject({ stride: 16, left: -4, top: -4, width: 9, height: 9 });
    // Its middle is taken for the middle of a fourth of a pixel.
    expect(tip.values[4 * 16 + 4]).toBe(Math.round(100 + 10 * 0.375 - 0.125));
    expect([tip.values[0], tip.values[8 * 16 + 8]]).toEqual([
      Math.round(100 + 10 * (0.375 - 4) - 4.125),
      Math.round(100 + 10 * 4.375 + 3.875),
    ]);
  });

  it('are covered from nothing to all', () => {
    const tips = new TipSet({ reach: () => 1, cover: (dx) => 300 * Math.sign(dx) });
    expect([...new Set(tips.at(0, 0, 1).values.subarray(0, 5))].toSorted((a, b) => a - b)).toEqual([0, 255]);
  });
});

/** Tips of three by three pixels in a frame of bare ones. */
const block = new TipSet({
  reach: () => 1,
  cover: (dx, dy) => (Math.max(Math.abs(dx - 0.375), Math.abs(dy - 0.375)) < 1.5 ? 200 : 0),
});

describe('stamping', () => {
  it('puts a tip around the pixel of its middle', () => {
    const kernels = createPlainKernels(16, 8);
    const box = stampTip(kernels, block, { x: 5.1, y: 4.1, radius: 1 }, BY_MAXIMUM);
    expect(box).toEqual({ left: 3, top: 2, right: 8, bottom: 7 });
    const covered = [...kernels.coverage.values.keys()].filter((at) => kernels.coverage.values[at] === 200);
    expect(covered).toEqual([3, 4, 5].flatMap((y) => [4, 5, 6].map((x) => y * 16 + x)));
  });

  it('with a tint wins where it covers as much as what is there, and stays on the page', () => {
    const { coverage } = createPlainKernels(16, 8);
    coverage.values[3 * 16 + 4] = 201;
    coverage.values[3 * 16 + 5] = 200;
    const box = stampTint(coverage, block, { x: 5.1, y: 4.1, radius: 1 }, 7);
    expect(box).toEqual({ left: 3, top: 2, right: 8, bottom: 7 });
    expect([4, 5, 6, 7].map((x) => coverage.tints[3 * 16 + x])).toEqual([0, 7, 7, 0]);
    expect([4, 5, 6, 7].map((x) => coverage.values[3 * 16 + x])).toEqual([201, 200, 200, 0]);
    expect(coverage.values.filter(Boolean)).toHaveLength(9);
    expect(stampTint(coverage, block, { x: 15.1, y: 7.1, radius: 1 }, 3)).toEqual({
      left: 13,
      top: 5,
      right: 16,
      bottom: 8,
    });
    expect(coverage.tints.filter((tint) => tint === 3)).toHaveLength(4);
    expect(stampTint(coverage, block, { x: 40.1, y: 4.1, radius: 1 }, 3)).toEqual({
      left: 38,
      top: 2,
      right: 43,
      bottom: 7,
    });
  });
});
