import type { Composition } from '../composition.ts';
import { cat } from './animals/cat.ts';
import { fish } from './animals/fish.ts';
import { lion } from './animals/lion.ts';
import { owlBranch } from './animals/owl-branch.ts';
import { peacock } from './animals/peacock.ts';
import { turtle } from './animals/turtle.ts';

/** The compositions whose pages belong to the stream animals. */
export const animals: readonly Composition[] = [cat, fish, lion, owlBranch, peacock, turtle];
