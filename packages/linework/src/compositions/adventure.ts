import type { Composition } from '../composition.ts';
import { campsite } from './adventure/campsite.ts';
import { treasureBeach } from './adventure/treasure-beach.ts';
import { treehousePage } from './adventure/treehouse.ts';

/** The compositions whose pages belong to the stream adventure. */
export const adventure: readonly Composition[] = [campsite, treasureBeach, treehousePage];
