import type { Composition } from '../composition.ts';
import { bouquet } from './flowers/bouquet.ts';
import { flowerBloom } from './flowers/flower-bloom.ts';
import { flowerPosy } from './flowers/flower-posy.ts';

/** The compositions whose pages belong to the stream flowers. */
export const flowers: readonly Composition[] = [bouquet, flowerBloom, flowerPosy];
