import { describe, expect, it } from 'vitest';
import { drawPage } from '../linework.ts';
import { colorOf, difference, labOf } from './lab.ts';
import { palettes } from './palettes.ts';
import { isJoined, LEAST_DIFFERENCE, neighborsOf, tintZones } from './tints.ts';

const RECIPES = [
  ['kraken', 'hard', '1'],
  ['swan', 'hard', '1'],
  ['polar-bears', 'medium', '2'],
  ['castle', 'medium', '1'],
  ['triceratops', 'easy', '1'],
  ['mandala-dahlia', 'medium', '1'],
] as const;

describe('the palettes', () => {
  it('are 24 by name, hours from dawn to night among them', () => {
    expect(new Set(palettes.map(({ name }) => name)).size).toBe(24);
    expect(new Set(palettes.map(({ hour }) => hour)).size).toBe(6);
    for (const { colors } of palettes)
      for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('hold darks: at night no sky is lighter than half', () => {
    for (const { hour, colors } of palettes)
      if (hour === 'night') expect(labOf(colors.sky)[0]).toBeLessThan(50);
  });
});

describe('colors in CIELAB', () => {
  it('come back as they were, and are measured by CIE76', () => {
    for (const color of ['#8fbf7a', '#2f3f73', '#ffffff', '#d0804f'])
      expect(colorOf(labOf(color))).toBe(color);
    expect(difference(labOf('#000000'), labOf('#ffffff'))).toBeCloseTo(100, 3);
  });
});

describe('the tints of a page', () => {
  it.each(RECIPES)(
    'of %s (%s %s) differ by 12 (CIE76) from those beside them, in every palette',
    (composition, difficulty, seed) => {
      const { shapes, width, height } = drawPage({ composition, difficulty, seed });
      const neighbors = neighborsOf(shapes, width, height);
      const met = neighbors
        .flatMap((beside, one) => [...beside].map((other) => [one, other] as const))
        .filter(([one, other]) => other < one && !isJoined(shapes[one]!, shapes[other]!));
      expect(met.length).toBeGreaterThan(shapes.length / 2);
      for (const palette of palettes) {
        const labs = tintZones(shapes, neighbors, palette).map(labOf);
        const close = met.filter(
          ([one, other]) => difference(labs[one]!, labs[other]!) < LEAST_DIFFERENCE - 0.01,
        );
        expect(close.map(([one, other]) => `${palette.name}: ${one} and ${other}`)).toEqual([]);
      }
    },
  );
});
