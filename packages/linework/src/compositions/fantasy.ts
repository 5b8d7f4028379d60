import type { Composition } from '../composition.ts';
import { castle } from './fantasy/castle.ts';
import { hatchling } from './fantasy/hatchling.ts';
import { mushroomHouse } from './fantasy/mushroom-house.ts';
import { smallMagic } from './fantasy/small-magic.ts';
import { talesOfOld } from './fantasy/tales-of-old.ts';
import { unicornPortrait } from './fantasy/unicorn.ts';

/** The compositions whose pages belong to the stream fantasy. */
export const fantasy: readonly Composition[] = [
  castle,
  hatchling,
  mushroomHouse,
  unicornPortrait,
  ...talesOfOld,
  ...smallMagic,
];
