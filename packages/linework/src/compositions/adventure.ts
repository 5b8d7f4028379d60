import { deepSea } from './adventure/deep-sea.ts';
import { discoveries } from './adventure/discoveries.ts';
import { expeditions } from './adventure/expeditions.ts';
import { inTheAir } from './adventure/in-the-air.ts';
import { farTravels } from './adventure/far-travels.ts';
import { journeys } from './adventure/journeys.ts';
import { moreDinosaurs } from './adventure/more-dinosaurs.ts';
import { mazes } from './adventure/maze-garden.ts';
import { dinosaurs } from './adventure/dinosaurs.ts';
import type { Composition } from '../composition.ts';
import { campsite } from './adventure/campsite.ts';
import { burrowMaze } from './adventure/burrow-maze.ts';
import { moonVisit } from './adventure/moon-visit.ts';
import { tallGrazers } from './adventure/tall-grazers.ts';
import { treasureBeach } from './adventure/treasure-beach.ts';
import { treehousePage } from './adventure/treehouse.ts';

/** The compositions whose pages belong to the stream adventure. */
export const adventure: readonly Composition[] = [
  campsite,
  burrowMaze,
  moonVisit,
  tallGrazers,
  treasureBeach,
  treehousePage,
  ...dinosaurs,
  ...journeys,
  ...deepSea,
  ...discoveries,
  ...expeditions,
  ...inTheAir,
  ...moreDinosaurs,
  ...farTravels,
  ...mazes,
];
