import type { Composition } from '../composition.ts';
import { butterfly } from './animals/butterfly.ts';
import { fish } from './animals/fish.ts';
import { frog } from './animals/frog.ts';
import { ladybirdOnADaisy } from './animals/ladybird-on-a-daisy.ts';
import { lion } from './animals/lion.ts';
import { octopus } from './animals/octopus.ts';
import { owlBranch } from './animals/owl-branch.ts';
import { parrot } from './animals/parrot.ts';
import { penguin } from './animals/penguin.ts';
import { portraits } from './animals/portraits.ts';
import { snail } from './animals/snail.ts';
import { swan } from './animals/swan.ts';
import { woodDwellers } from './animals/wood-dwellers.ts';
import { insectPages } from './animals/insects.ts';
import { windowCats } from './animals/window-cats.ts';
import { climbers } from './animals/climbers.ts';
import { reefDwellers } from './animals/reef-dwellers.ts';
import { atTheSurface } from './animals/at-the-surface.ts';
import { birdsOnTheWing } from './animals/birds-on-the-wing.ts';
import { birdsOnFoot } from './animals/birds-on-foot.ts';
import { horsePages } from './animals/horses.ts';
import { farmAnimals } from './animals/farm-animals.ts';
import { forestFolk } from './animals/forest-folk.ts';
import { farLands } from './animals/far-lands.ts';
import { turtlePasses } from './animals/turtle-passes.ts';
import { turtle } from './animals/turtle.ts';
import { whale } from './animals/whale.ts';

/** The compositions whose pages belong to the stream animals. */
export const animals: readonly Composition[] = [
  butterfly,
  fish,
  frog,
  lion,
  octopus,
  owlBranch,
  parrot,
  penguin,
  snail,
  swan,
  turtle,
  whale,
  ...portraits,
  ...woodDwellers,
  ...insectPages,
  ...windowCats,
  ...climbers,
  ...reefDwellers,
  ...atTheSurface,
  ...birdsOnTheWing,
  ...birdsOnFoot,
  ...horsePages,
  ...farmAnimals,
  ...forestFolk,
  ...farLands,
  turtlePasses,
  ladybirdOnADaisy,
];
