import type { Composition } from '../composition.ts';
import { castle } from './fantasy/castle.ts';
import { treeVillage } from './fantasy/tree-village.ts';
import { nightLibrary } from './fantasy/night-library.ts';
import { cloudShip } from './fantasy/cloud-ship.ts';
import { dragonAsleep } from './fantasy/dragon-asleep.ts';
import { enchantedWood } from './fantasy/enchanted-wood.ts';
import { walkingTrees } from './fantasy/walking-trees.ts';
import { crystalPages } from './fantasy/crystal-grotto.ts';
import { skyDreams } from './fantasy/in-the-sky.ts';
import { carpetPages } from './fantasy/flying-carpet.ts';
import { witchcraftPages } from './fantasy/witchcraft.ts';
import { firstTales } from './fantasy/first-tales.ts';
import { hatchling } from './fantasy/hatchling.ts';
import { wingedPages } from './fantasy/winged.ts';
import { unicornWoods } from './fantasy/unicorn-wood.ts';
import { seaSerpents } from './fantasy/sea-serpent.ts';
import { dragonHoards } from './fantasy/dragon-hoard.ts';
import { cloudCastles } from './fantasy/cloud-castle.ts';
import { mushroomHouseAtNight } from './fantasy/mushroom-house-at-night.ts';
import { smallMagic } from './fantasy/small-magic.ts';
import { talesOfOld } from './fantasy/tales-of-old.ts';
import { unicornPortrait } from './fantasy/unicorn.ts';

/** The compositions whose pages belong to the stream fantasy. */
export const fantasy: readonly Composition[] = [
  castle,
  treeVillage,
  nightLibrary,
  cloudShip,
  dragonAsleep,
  firstTales,
  hatchling,
  mushroomHouseAtNight,
  unicornPortrait,
  ...talesOfOld,
  ...smallMagic,
  ...wingedPages,
  ...unicornWoods,
  ...seaSerpents,
  ...dragonHoards,
  ...cloudCastles,
  ...enchantedWood,
  ...walkingTrees,
  ...crystalPages,
  ...skyDreams,
  ...carpetPages,
  ...witchcraftPages,
];
