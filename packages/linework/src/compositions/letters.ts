import type { Composition } from '../composition.ts';
import { letterPages } from './letters/letter.ts';

/** The compositions whose pages show letters. */
export const letters: readonly Composition[] = letterPages;
