import { describe, expect, it } from 'vitest';
import { PENS } from '../../../composition.ts';
import { bounds, type Box } from '../../../geometry/path.ts';
import { Random } from '../../../random.ts';
import { Sheet } from '../../../sheet.ts';
import { corolla, lens, type Whorl } from './corolla.ts';
import { rim } from './rims.ts';
import { SPECIES, speciesOf, type SpeciesName } from './species.ts';
import { head } from './stalk.ts';

function boxOf(sheet: Sheet): Box {
  return bounds(sheet.marks.flatMap((mark) => (mark.kind === 'line' ? [mark.path] : mark.shape)));
}

function petalsAt(tilt: number, rise: readonly number[]): { sheet: Sheet; heartAt: number } {
  const sheet = Sheet.blank(PENS.hard);
  const whorl: Whorl = { count: 5, rim: rim('round', 100, 60), rise, role: 'a', back: 'b', wobble: 0 };
  let heartAt = -1;
  corolla(sheet, [whorl], { tilt, turn: 0, random: new Random('petals'), lift: 0 }, () => {
    heartAt = sheet.marks.length;
  });
  return { sheet, heartAt };
}

describe('lens', () => {
  it('looks straight down the axis at no tilt and from the side at a quarter turn', () => {
    expect(lens(0)(10, 20, 30)).toEqual([10, -20]);
    const [x, y] = lens(Math.PI / 2)(10, 20, 30);
    expect([x, Math.round(y)]).toEqual([10, -30]);
  });
});

describe('corolla', () => {
  it('lays a flat flower wholly beneath its heart, every petal showing its inner face', () => {
    const { sheet, heartAt } = petalsAt(0, [0, 0]);
    expect(heartAt).toBe(sheet.marks.length);
    expect(sheet.marks.every((mark) => mark.kind === 'shape' && mark.role === 'a')).toBe(true);
  });

  it('stands the near petals of a goblet before its heart, showing their outer face', () => {
    const { sheet, heartAt } = petalsAt(1.2, [1.2, 1.2]);
    const before = sheet.marks.slice(heartAt);
    expect(before.length).toBeGreaterThan(0);
    expect(before.every((mark) => mark.kind === 'shape' && mark.role === 'b')).toBe(true);
  });

  it('shows a lip where petals curl over', () => {
    expect(petalsAt(1.1, [1.2, 0.9, -0.8]).sheet.marks.length).toBeGreaterThan(5);
  });
});

describe('a species', () => {
  const names = Object.keys(SPECIES) as SpeciesName[];

  it.each(names)('%s has a head, a bud and a leaf of the promised size', (name) => {
    const species = speciesOf(name);
    for (const facing of ['face', 'turned', 'side', 'bud'] as const) {
      const sheet = Sheet.blank(PENS.hard);
      head(sheet, { species, at: [0, 0], scale: 1, facing, level: 1, random: new Random(name) });
      const [left, top, right, bottom] = boxOf(sheet);
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(50);
      expect(Math.max(-left, right, -top, bottom)).toBeLessThan(360);
    }
    const sheet = Sheet.blank(PENS.hard);
    species.leaf(sheet, { random: new Random(name), level: 1 });
    const [, top, , bottom] = boxOf(sheet);
    expect(bottom - top).toBeGreaterThan(70);
    expect(bottom - top).toBeLessThan(150);
  });
});
