import type { Composition } from '../composition.ts';
import { cactus } from './nature/cactus.ts';
import { lilyPond } from './nature/lily-pond.ts';
import { mountainLake } from './nature/mountain-lake.ts';
import { seashells } from './nature/seashells.ts';
import { seasonTrees } from './nature/season-tree.ts';

/** The compositions whose pages belong to the stream nature. */
export const nature: readonly Composition[] = [cactus, lilyPond, mountainLake, seashells, ...seasonTrees];
