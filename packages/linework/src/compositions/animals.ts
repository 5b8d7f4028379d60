import type { Composition } from '../composition.ts';
import { butterfly } from './animals/butterfly.ts';
import { fish } from './animals/fish.ts';
import { frog } from './animals/frog.ts';
import { lion } from './animals/lion.ts';
import { octopus } from './animals/octopus.ts';
import { owlBranch } from './animals/owl-branch.ts';
import { parrot } from './animals/parrot.ts';
import { penguin } from './animals/penguin.ts';
import { portraits } from './animals/portraits.ts';
import { snail } from './animals/snail.ts';
import { swan } from './animals/swan.ts';
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
];
