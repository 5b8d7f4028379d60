import type { Difficulty } from '@inkbloom/formats/page';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { tube } from '../../geometry/forms.ts';
import { stemOf, TURNED_PLANTS, type TurnedPlant } from '../../motifs/mandalas/turned-plants.ts';
import type { Pens, Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';

const TURN = Math.PI * 2;

/** Outlines of an engraver, and strokes finer than them. */
const ETCHERS_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 6.4, line: 5, fine: 4, none: 0 },
  medium: { bold: 4.6, line: 3.6, fine: 2, none: 0 },
  hard: { bold: 3.8, line: 3, fine: 1.8, none: 0 },
};

type Carried = keyof Omit<TurnedPlant, 'name' | 'heart'>;

/** A ring of stems: what they carry, how far out, how large, how they bend and where in the round. */
interface Whorl {
  readonly carries: Carried;
  readonly ends: number;
  readonly size: number;
  readonly sweep: number;
  readonly phase: number;
  readonly count?: number;
}

const PLANS: Readonly<Record<4 | 5 | 6, readonly Whorl[]>> = {
  4: [
    { carries: 'leaf', ends: 160, size: 1.3, sweep: 0.05, phase: 0.21 },
    { carries: 'bud', ends: 300, size: 1.25, sweep: 0.24, phase: 0.75 },
    { carries: 'fruit', ends: 372, size: 1.24, sweep: 0.22, phase: 0.52 },
    { carries: 'flower', ends: 296, size: 1.14, sweep: 0.12, phase: 0 },
  ],
  5: [
    { carries: 'leaf', ends: 160, size: 1.22, sweep: 0.05, phase: 0.2 },
    { carries: 'bud', ends: 290, size: 1.05, sweep: 0.2, phase: 0.75 },
    { carries: 'flower', ends: 318, size: 0.94, sweep: 0.12, phase: 0.52 },
    { carries: 'fruit', ends: 290, size: 1.2, sweep: 0.2, phase: 0 },
  ],
  6: [
    { carries: 'leaf', ends: 160, size: 1.3, sweep: 0.05, phase: 0.26 },
    { carries: 'bud', ends: 336, size: 0.84, sweep: 0.2, phase: 0.75 },
    { carries: 'fruit', ends: 240, size: 0.95, sweep: 0.14, phase: 0.5 },
    { carries: 'flower', ends: 326, size: 0.82, sweep: 0.12, phase: 0 },
  ],
};

/** One plant in all its ages, laid round its open flower and drawn as an engraver would. */
export const turnedPlant: Composition = tidied({
  name: 'mandala-plant',
  category: 'mandalas',
  size: [1000, 1000],
  strays: 0.8,
  pens: ETCHERS_PENS,
  draw(brief) {
    const { random, level } = brief;
    const plant = random.pick(TURNED_PLANTS);
    const fold = byLevel(brief, 4, random.pick([4, 5] as const), 6);
    const wheel = brief.sheet.at({
      x: 500,
      y: 500,
      angle: fold === 4 ? 0 : random.pick([0, TURN / fold / 2]),
    });
    for (const whorl of PLANS[fold]) drawWhorl(wheel.layer('plant'), brief, plant, whorl, fold);
    plant.heart(wheel.layer('flower').at({ scale: 0.98 }), level);
    return {
      title: `${random.fork('title').pick(['The Year of the', 'A Plate of the', 'Round the'])} ${plant.name}`,
      description:
        'Bud, flower and seed head of one plant stand in a ring, as an engraver would have laid them out. Color it as it grows, or as no garden ever saw it.',
      tags: ['mandala', 'botanical', 'flowers', 'plants', 'seed heads', 'etching'],
    };
  },
});

function drawWhorl(sheet: Sheet, { level }: Brief, plant: TurnedPlant, whorl: Whorl, fold: number): void {
  for (let i = 0; i < fold; i++) {
    const { way, end } = stemOf(((i + whorl.phase) / fold) * TURN - TURN / 4, [90, whorl.ends], whorl.sweep);
    sheet.shape(clockwise(tube(way, (t) => 7 - 2 * t)), 'line', 'leaf');
    plant[whorl.carries](sheet.at({ ...end, scale: whorl.size }), level);
  }
}
