import type { Composition } from '../composition.ts';
import { tidied } from './tidied.ts';
import { closeFlowers } from './flowers/flowers-close.ts';
import { potSteps, roseArch } from './flowers/garden-doors.ts';
import { pondFromAbove } from './flowers/pond-from-above.ts';
import { tulipRows, underTheBed } from './flowers/spring-beds.ts';
import { wisteria } from './flowers/summer-garden.ts';
import { bouquet } from './flowers/bouquet.ts';
import { FILLED } from './flowers/filled.ts';
import { flowerBloom } from './flowers/flower-bloom.ts';
import { flowerPosy } from './flowers/flower-posy.ts';
import { GARLANDS } from './flowers/garland.ts';
import { flowerStall, greenhouse } from './flowers/flowers-for-sale.ts';
import { hangingBaskets } from './flowers/hanging-baskets.ts';
import { windowTable } from './flowers/window-table.ts';
import { embroidery, floatingBowl, strawHat } from './flowers/flowers-in-the-round.ts';
import { pressedFlowers, seedPackets } from './flowers/flowers-on-paper.ts';
import { flowerCarpet } from './flowers/flower-carpet.ts';
import { flowerRing, flowerRug, potOfFriends, tallFriends } from './flowers/first-flowers.ts';
import { beeAtWork, giants } from './flowers/near.ts';
import { NOTES, type PortraitName } from './flowers/notes.ts';
import { portrait } from './flowers/portrait.ts';
import { VESSELS } from './flowers/vessel.ts';
import { windowBox } from './flowers/window-box.ts';

const PORTRAITS = (Object.keys(NOTES) as PortraitName[]).map((name) => tidied(portrait(name)));

/** The compositions whose pages belong to the stream flowers. */
export const flowers: readonly Composition[] = [
  tidied(bouquet),
  tidied(flowerBloom, 0),
  tidied(flowerPosy, 0),
  ...PORTRAITS,
  ...VESSELS.map((it) => tidied(it)),
  ...FILLED.map((it) => tidied(it)),
  ...GARLANDS,
  tidied(windowBox),
  tidied(giants),
  ...closeFlowers.map((it) => tidied(it, 0)),
  beeAtWork,
  underTheBed,
  tulipRows,
  tidied(potSteps),
  tidied(roseArch),
  tidied(wisteria),
  pondFromAbove,
  greenhouse,
  tidied(windowTable),
  tidied(flowerStall),
  tidied(hangingBaskets),
  tidied(seedPackets),
  pressedFlowers,
  embroidery,
  tidied(floatingBowl),
  strawHat,
  tallFriends,
  potOfFriends,
  flowerCarpet,
  flowerRug,
  flowerRing,
];
