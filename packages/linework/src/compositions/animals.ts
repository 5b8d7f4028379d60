import type { Composition } from '../composition.ts';
import { butterfly } from './animals/butterfly.ts';
import { cat } from './animals/cat.ts';
import { elephantWalk } from './animals/elephant-walk.ts';
import { fish } from './animals/fish.ts';
import { frog } from './animals/frog.ts';
import { hedgehog } from './animals/hedgehog.ts';
import { lion } from './animals/lion.ts';
import { octopus } from './animals/octopus.ts';
import { owlBranch } from './animals/owl-branch.ts';
import { parrot } from './animals/parrot.ts';
import { peacock } from './animals/peacock.ts';
import { penguin } from './animals/penguin.ts';
import { portraits } from './animals/portraits.ts';
import { seahorse } from './animals/seahorse.ts';
import { snail } from './animals/snail.ts';
import { swan } from './animals/swan.ts';
import { turtle } from './animals/turtle.ts';
import { whale } from './animals/whale.ts';

/** The compositions whose pages belong to the stream animals. */
export const animals: readonly Composition[] = [
  butterfly,
  cat,
  elephantWalk,
  fish,
  frog,
  hedgehog,
  lion,
  octopus,
  owlBranch,
  parrot,
  peacock,
  penguin,
  seahorse,
  snail,
  swan,
  turtle,
  whale,
  ...portraits,
];
