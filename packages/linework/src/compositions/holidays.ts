import type { Composition } from '../composition.ts';
import { keepsakes } from './holidays/keepsake.ts';
import { pumpkin } from './holidays/pumpkin.ts';
import { snowGlobe } from './holidays/snow-globe.ts';

/** The compositions whose pages belong to the stream holidays. */
export const holidays: readonly Composition[] = [...keepsakes, pumpkin, snowGlobe];
