import type { DrawBloom } from './flowers/bloom.ts';
import { daisy, sunflower } from './flowers/daisy.ts';
import { lily } from './flowers/lily.ts';
import { dahlia, peony } from './flowers/peony.ts';
import { cosmos, poppy } from './flowers/poppy.ts';
import { rose } from './flowers/rose.ts';

/** Flower heads seen from above, by name. */
export const FLOWERS = {
  rose,
  daisy,
  sunflower,
  peony,
  dahlia,
  poppy,
  cosmos,
  lily,
} as const satisfies Record<string, DrawBloom>;

/** The name of a flower. */
export type FlowerName = keyof typeof FLOWERS;

/** Every flower's name. */
export const FLOWER_NAMES = Object.keys(FLOWERS) as FlowerName[];
