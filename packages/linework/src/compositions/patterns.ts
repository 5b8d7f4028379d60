import type { Composition } from '../composition.ts';
import { patchworks } from './patterns/patchwork.ts';
import { starTiling } from './patterns/star-tiling.ts';

/** The compositions whose pages belong to the stream patterns. */
export const patterns: readonly Composition[] = [...patchworks, starTiling];
