import type { Composition } from '../composition.ts';
import { treehousePage } from './adventure/treehouse.ts';

/** The compositions whose pages belong to the stream adventure. */
export const adventure: readonly Composition[] = [treehousePage];
