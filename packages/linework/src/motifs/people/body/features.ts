import type { Random } from '../../../random.ts';

/** What makes a face somebody's own; shares are of the common measure. */
export interface Features {
  /** Width of the jaw, and how far the chin comes down in units. */
  readonly jaw: number;
  readonly chin: number;
  readonly nose: 0 | 1 | 2 | 3;
  /** Width and height of the eyes, and how much farther apart they are in units. */
  readonly eyes: readonly [wide: number, high: number];
  readonly apart: number;
  readonly brow: 'plain' | 'full' | 'arched';
  readonly mouth: number;
  readonly cheeks: boolean;
}

/** Chooses the features of a face. */
export function featuresFrom(random: Random): Features {
  return {
    jaw: random.pick([0.9, 0.97, 1.03, 1.08]),
    chin: random.pick([-3, 0, 2]),
    nose: random.pick([0, 1, 2, 3] as const),
    eyes: random.pick([
      [1, 1],
      [1.12, 0.9],
      [0.92, 1.08],
      [1.16, 1.1],
    ] as const),
    apart: random.pick([-1.6, 0, 1.4]),
    brow: random.pick(['plain', 'full', 'arched'] as const),
    mouth: random.pick([0.88, 1, 1.14]),
    cheeks: random.chance(0.45),
  };
}

/** Noses of the young and of grown-ups, by the number a face has; the first is the common one. */
export const NOSES = {
  young: ['-4,-1 0,2.6 4,-1', '-5,-3 -1.4,3 5,1', '-6,-1.6 -4,2.4 0,3.4 4,2.4 6,-1.6', '-2.8,0 0,1.8 2.8,0'],
  grown: [
    '0,-10 5,-1 0,3 -4,2',
    '-2,-9 4,-3 8,1 3,4 -5,3',
    '-7,-1 -4,3.6 0,4.6 5,3.6 7,-1',
    '-1,-13 5,-6 6,0 1,4 -3,3',
  ],
} as const;
