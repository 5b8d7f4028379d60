import type { Composition } from '../composition.ts';
import { flowerPortrait } from './people/flower-portrait.ts';

/** The compositions whose pages show people. */
export const people: readonly Composition[] = [flowerPortrait];
