import type { Composition } from '../composition.ts';
import { cactus } from './nature/cactus.ts';
import { desertTall, desertWide } from './nature/desert.ts';
import { forestPath } from './nature/forest-path.ts';
import { greatWave } from './nature/great-wave.ts';
import { lilyPond } from './nature/lily-pond.ts';
import { meadow } from './nature/meadow.ts';
import { mountainLake } from './nature/mountain-lake.ts';
import { mushroomGlade } from './nature/mushroom-glade.ts';
import { nightHills, northernLights } from './nature/night-hills.ts';
import { nest } from './nature/nest.ts';
import { palmBeach, volcanoIsland } from './nature/palm-beach.ts';
import { plantShelf } from './nature/plant-shelf.ts';
import { reefTall, reefWide } from './nature/reef.ts';
import { seashells } from './nature/seashells.ts';
import { seasonTrees } from './nature/season-tree.ts';
import { studies } from './nature/study.ts';
import { terrarium } from './nature/terrarium.ts';
import { waterfall } from './nature/waterfall.ts';
import { wreaths } from './nature/wreath.ts';

/** The compositions whose pages belong to the stream nature. */
export const nature: readonly Composition[] = [
  cactus,
  desertTall,
  desertWide,
  forestPath,
  greatWave,
  lilyPond,
  meadow,
  mountainLake,
  mushroomGlade,
  nest,
  nightHills,
  northernLights,
  palmBeach,
  plantShelf,
  reefTall,
  reefWide,
  seashells,
  terrarium,
  volcanoIsland,
  waterfall,
  ...seasonTrees,
  ...studies,
  ...wreaths,
];
