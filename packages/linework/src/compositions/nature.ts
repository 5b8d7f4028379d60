import type { Composition } from '../composition.ts';
import { dressedWhenHard } from './dressed.ts';
import { closedLeaves, tidied } from './tidied.ts';
import { capsAndStems } from './nature/caps-and-stems.ts';
import { cactus } from './nature/cactus.ts';
import { desertTall, desertWide } from './nature/desert.ts';
import { forestPath } from './nature/forest-path.ts';
import { greatWave } from './nature/great-wave.ts';
import { meadow } from './nature/meadow.ts';
import { mountainLake } from './nature/mountain-lake.ts';
import { mushroomGlade } from './nature/mushroom-glade.ts';
import { nightHills, northernLights } from './nature/night-hills.ts';
import { oldTreePage } from './nature/old-tree.ts';
import { palmBeach } from './nature/palm-beach.ts';
import { plantShelf } from './nature/plant-shelf.ts';
import { reefTall, reefWide } from './nature/reef.ts';
import { undergrounds } from './nature/underground.ts';
import { rockPools } from './nature/rock-pool.ts';
import { nestInTheCan } from './nature/nest-in-the-can.ts';
import { pondLevel } from './nature/pond-level.ts';
import { reflections } from './nature/reflections.ts';
import { snailHeights } from './nature/snail-height.ts';
import { caves } from './nature/cave.ts';
import { riverValleys } from './nature/river-valley.ts';
import { autumnFloors } from './nature/autumn-floor.ts';
import { seashells } from './nature/seashells.ts';
import { studies } from './nature/study.ts';
import { terrarium } from './nature/terrarium.ts';
import { wreaths } from './nature/wreath.ts';
import { HARD_DRESS } from './nature/hard-dress.ts';
import { dogRoseArch } from './nature/dog-rose-arch.ts';
import { foxDen } from './nature/fox-den.ts';
import { heronReeds } from './nature/heron-reeds.ts';
import { hareMeadows } from './nature/hare-meadow.ts';
import { nearerNature } from './nature/nearer-nature.ts';

const COMPOSITIONS: readonly Composition[] = [
  cactus,
  tidied(desertTall),
  tidied(desertWide),
  closedLeaves(forestPath),
  greatWave,
  closedLeaves(meadow),
  tidied(mountainLake),
  mushroomGlade,
  nightHills,
  tidied(northernLights),
  tidied(oldTreePage),
  palmBeach,
  plantShelf,
  tidied(reefTall),
  tidied(reefWide),
  tidied(seashells),
  tidied(terrarium),
  ...studies.map(closedLeaves),
  ...wreaths.map(closedLeaves),
  ...caves.map((one) => tidied(one, 0)),
  ...riverValleys,
  ...autumnFloors.map(closedLeaves),
  ...undergrounds.map((one) => tidied(one)),
  ...rockPools,
  ...reflections,
  ...snailHeights.map((one) => tidied(one)),
  ...hareMeadows.map((one) => tidied(one)),
  tidied(dogRoseArch),
  tidied(foxDen),
  tidied(heronReeds, 2),
  pondLevel,
  tidied(nestInTheCan, 2),
  tidied(capsAndStems),
  ...nearerNature,
];

/** The compositions whose pages belong to the stream nature. */
export const nature: readonly Composition[] = COMPOSITIONS.map((one) => {
  const dress = HARD_DRESS[one.name];
  return dress ? dressedWhenHard(one, dress) : one;
});
