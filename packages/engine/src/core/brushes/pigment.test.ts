import { describe, expect, it } from 'vitest';
import { pigmentOf, throughPigment } from './pigment.ts';

type Seen = [number, number, number];

const YELLOW = 0xffdd33;
const BLUE = 0x285ac8;
const RED = 0xc0473f;

/** A color over white paper, so opaque. */
function onWhite(rgb: number, alpha: number): Seen {
  return throughPigment(pigmentOf(rgb), [255, 255, 255], alpha);
}

describe('HAND-4 pigments', () => {
  it('look on white as the color does', () => {
    expect(onWhite(BLUE, 255)).toEqual([0x28, 0x5a, 0xc8]);
    const [r, g, b] = onWhite(BLUE, 128);
    expect(
      [r, g, b].map((value, i) => Math.abs(value - (255 - (255 - [0x28, 0x5a, 0xc8][i]!) / 2)) <= 2),
    ).toEqual([true, true, true]);
  });

  it.each([
    ['yellow over blue', BLUE, YELLOW],
    ['blue over yellow', YELLOW, BLUE],
  ])('%s is green', (_, under, over) => {
    for (const alpha of [110, 140, 180]) {
      const [r, g, b] = throughPigment(pigmentOf(over), onWhite(under, 150), alpha);
      expect(g).toBeGreaterThan(r + 10);
      expect(g).toBeGreaterThan(b + 10);
    }
  });

  it('red and blue are violet: green is the least of it', () => {
    const [r, g, b] = throughPigment(pigmentOf(RED), onWhite(BLUE, 150), 140);
    expect(g).toBeLessThan(Math.min(r, b));
  });

  it('a glaze over the same color deepens it and keeps its hue', () => {
    const once = onWhite(0x3c8c50, 140);
    const twice = throughPigment(pigmentOf(0x3c8c50), once, 140);
    expect(twice.every((value, i) => value < once[i]!)).toBe(true);
    expect(twice[1]).toBeGreaterThan(Math.max(twice[0], twice[2]) + 30);
  });

  it('white covers, a deep color does not', () => {
    const [, light] = throughPigment(pigmentOf(0xffffff), onWhite(BLUE, 255), 200);
    expect(light).toBeGreaterThan(0x5a + 60);
    const [, deep] = throughPigment(pigmentOf(0x203060), onWhite(BLUE, 255), 200);
    expect(deep).toBeLessThan(0x5a);
  });
});
