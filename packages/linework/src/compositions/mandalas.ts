import type { Composition } from '../composition.ts';
import { dahliaMandala } from './mandalas/mandala-dahlia.ts';
import { lotusMandala } from './mandalas/mandala-lotus.ts';
import { sunMandala } from './mandalas/mandala-sun.ts';

/** The compositions whose pages belong to the stream mandalas. */
export const mandalas: readonly Composition[] = [dahliaMandala, lotusMandala, sunMandala];
