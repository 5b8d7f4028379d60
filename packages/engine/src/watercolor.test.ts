import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/gestures.ts';
import { BRUSHES, NEWEST } from './core/brushes/palette.ts';

const PAGE = { width: 640, height: 480 };

function washes(size: number, color = '#2f6fb0'): Hand {
  const hand = new Hand(PAGE);
  hand.engine.set({ brush: 'watercolor', size, color, opacity: 1, large: size > 32 });
  return hand;
}

/** Alphas along a column of pixels. */
function column(hand: Hand, x: number, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => hand.pixel(x, from + i) >>> 24);
}

/** Mean alpha of columns across a horizontal line, by distance from its middle row. */
function across(hand: Hand, y: number, reach: number): number[] {
  const columns = Array.from({ length: 200 }, (_, i) => column(hand, 200 + i, y - reach, y + reach));
  return Array.from({ length: 2 * reach }, (_, row) => mean(columns.map((values) => values[row]!)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function block(hand: Hand, x: number, y: number, side: number): number[] {
  return Array.from({ length: side }, (_, i) => column(hand, x + i, y, y + side)).flat();
}

/** How much neighboring pixels of a wash differ. */
function grain(hand: Hand): number {
  return mean(Array.from({ length: 60 }, (_, i) => spread(block(hand, 100 + 6 * i, 198, 4))));
}

/** The steepest change of color across the upper edge of a horizontal line. */
function edgeOf(hand: Hand): number {
  const greenAt = (x: number, y: number) => (hand.pixel(x, y) >>> 8) & 255;
  const rows = Array.from({ length: 40 }, (_, i) =>
    mean(Array.from({ length: 100 }, (_unused, at) => greenAt(250 + at, 176 + i))),
  );
  return Math.max(...rows.slice(1).map((value, i) => Math.abs(value - rows[i]!)));
}

describe('HAND-4 watercolor behaves as watercolor', () => {
  it('dries with a darker edge', () => {
    const hand = washes(32);
    hand.stroke([60, 200], [580, 200]);
    const profile = across(hand, 200, 20);
    expect(Math.max(...profile.slice(0, 8))).toBeGreaterThan(mean(profile.slice(17, 23)) * 1.2);
  });

  it('lies in clouds of more and less pigment', () => {
    const hand = washes(32);
    hand.stroke([60, 200], [580, 200]);
    const means = Array.from({ length: 12 }, (_, i) => mean(block(hand, 80 + 40 * i, 194, 12)));
    expect(spread(means)).toBeGreaterThan(5);
  });

  it('granulates, and more where the wash is wide', () => {
    const [thin, wide] = [washes(8), washes(30)];
    wide.engine.set({ large: true });
    thin.stroke([60, 200], [580, 200]);
    wide.stroke([60, 200], [580, 200]);
    expect(grain(wide)).toBeGreaterThan(grain(thin) * 1.1);
  });

  it('glazes: a second layer is deeper', () => {
    const hand = washes(32);
    hand.stroke([60, 200], [580, 200]);
    const once = mean(block(hand, 300, 190, 20));
    hand.stroke([60, 200], [580, 200]);
    expect(mean(block(hand, 300, 190, 20))).toBeGreaterThan(once * 1.2);
  });

  it('blends: on wet paint its edge is softer than on bare paper', () => {
    const [dry, wet] = [washes(32, '#c0473f'), washes(32, '#c0473f')];
    wet.engine.fillAt(0.5, 0.5, '#f4e8d8');
    for (const hand of [dry, wet]) hand.stroke([60, 200], [580, 200]);
    expect(edgeOf(wet)).toBeLessThan(edgeOf(dry) * 0.75);
  });

  it('lifts some of the paint it wets', () => {
    const hand = washes(32);
    hand.engine.fillAt(0.5, 0.5, '#203060');
    hand.stroke([60, 200], [580, 200]);
    expect(mean(block(hand, 300, 195, 10))).toBeLessThan(250);
    expect(mean(block(hand, 300, 20, 10))).toBe(255);
  });

  it('blooms where it goes again and again: a dark seam, then a pale pool', () => {
    const { tone } = BRUSHES[NEWEST.watercolor];
    const [once, seam, pool] = [tone[180]!, tone[218]!, tone[234]!];
    expect(seam).toBeGreaterThan(once * 1.2);
    expect(pool).toBeLessThan(seam * 0.9);
    const hand = washes(32);
    hand.stroke(...Array.from({ length: 24 }, (_, i): [number, number] => [i % 2 ? 420 : 220, 150 + 5 * i]));
    const alphas = block(hand, 270, 180, 80);
    expect(Math.max(...alphas)).toBeGreaterThan(mean(alphas) * 1.25);
  });

  it('feathers: its edge wanders', () => {
    const hand = washes(32);
    hand.stroke([60, 200], [580, 200]);
    const tops = Array.from({ length: 300 }, (_, i) =>
      column(hand, 150 + i, 170, 200).findIndex((alpha) => alpha > 20),
    );
    expect(spread(tops)).toBeGreaterThan(0.6);
  });
});

describe('HAND-4 sparkle is glitter on metal', () => {
  it('leaves no white between its rows, also in a pale color, and has light and dark flakes', () => {
    const hand = new Hand(PAGE);
    hand.engine.set({ brush: 'sparkle', size: 12, color: '#f6e0e8', opacity: 1 });
    hand.stroke(...Array.from({ length: 16 }, (_, i): [number, number] => [i % 2 ? 300 : 100, 100 + 5 * i]));
    const pixels = Array.from({ length: 60 }, (_, i) => hand.pixel(150 + i, 130)).concat(
      Array.from({ length: 60 }, (_, i) => hand.pixel(180, 105 + i)),
    );
    expect(pixels.every((pixel) => pixel >>> 24 > 200)).toBe(true);
    const greens = pixels.map((pixel) => (pixel >>> 8) & 255);
    expect(Math.max(...greens)).toBeGreaterThan(230);
    expect(Math.min(...greens)).toBeLessThan(120);
  });

  it('a line of one pixel is a line', () => {
    const hand = new Hand(PAGE);
    hand.engine.set({ brush: 'sparkle', size: 1, color: '#b3479d', opacity: 1 });
    hand.stroke([50, 50], [300, 50]);
    const row = Array.from({ length: 240 }, (_, i) =>
      Math.max(...[49, 50, 51].map((y) => hand.pixel(55 + i, y) >>> 24)),
    );
    expect(Math.min(...row)).toBeGreaterThan(80);
  });
});
