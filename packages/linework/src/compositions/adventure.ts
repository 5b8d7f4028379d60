import { deepSea } from './adventure/deep-sea.ts';
import { discoveries } from './adventure/discoveries.ts';
import { islandMap } from './adventure/island-map.ts';
import { journeys } from './adventure/journeys.ts';
import { dinosaurs } from './adventure/dinosaurs.ts';
import type { Composition } from '../composition.ts';
import { campsite } from './adventure/campsite.ts';
import { treasureBeach } from './adventure/treasure-beach.ts';
import { treehousePage } from './adventure/treehouse.ts';

/** The compositions whose pages belong to the stream adventure. */
export const adventure: readonly Composition[] = [
  campsite,
  treasureBeach,
  treehousePage,
  ...dinosaurs,
  ...journeys,
  ...deepSea,
  islandMap,
  ...discoveries,
];
