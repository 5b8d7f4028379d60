import { type Composition, PENS } from '../composition.ts';
import { SCENE_PENS } from '../motifs/scenery.ts';
import { type EasyScene, withEasy } from './easy-page.ts';
import { tidied } from './tidied.ts';
import { closeFlowers } from './flowers/flowers-close.ts';
import { potSteps, roseArch } from './flowers/garden-doors.ts';
import { pondFromAbove } from './flowers/pond-from-above.ts';
import { tulipRows, underTheBed } from './flowers/spring-beds.ts';
import { strawHat } from './flowers/straw-hat.ts';
import { wisteria } from './flowers/summer-garden.ts';
import { bouquet } from './flowers/bouquet.ts';
import { FILLED } from './flowers/filled.ts';
import { flowerBloom } from './flowers/flower-bloom.ts';
import { flowerPosy } from './flowers/flower-posy.ts';
import { GARLANDS } from './flowers/garland.ts';
import { flowerStall, greenhouse } from './flowers/flowers-for-sale.ts';
import { hangingBaskets } from './flowers/hanging-baskets.ts';
import { windowTable } from './flowers/window-table.ts';
import { embroidery, floatingBowl } from './flowers/flowers-in-the-round.ts';
import { pressedFlowers, seedPackets } from './flowers/flowers-on-paper.ts';
import { BLOOMS_FROM_NEAR, EASY_BLOOMS, EASY_PORTRAITS, teapotScene } from './flowers/easy-blooms.ts';
import { flowerCarpet, flowerRing, flowerRug, meadowOfFriends } from './flowers/easy-flowers.ts';
import { potOfFriends } from './flowers/first-flowers.ts';
import { beeAtWork, giants } from './flowers/near.ts';
import { NOTES, type PortraitName } from './flowers/notes.ts';
import { portrait } from './flowers/portrait.ts';
import { VESSELS } from './flowers/vessel.ts';
import { windowBox } from './flowers/window-box.ts';

/** The compositions that show other pictures on easy pages, by name. */
const EASY: Readonly<Record<string, readonly EasyScene[]>> = {
  'flower-bloom': EASY_BLOOMS,
  'flower-bloom-close': BLOOMS_FROM_NEAR,
  'portrait-gerbera': [EASY_PORTRAITS.gerbera],
  'portrait-pansy': [EASY_PORTRAITS.pansy],
  'portrait-sunflower': [EASY_PORTRAITS.sunflower],
  'vessel-teapot': [teapotScene],
};

/** The composition with its own pictures on easy pages, if it has any, and the pens of pictures for them. */
function forAll(whole: Composition): Composition {
  const scenes = EASY[whole.name];
  if (!scenes) return whole;
  return { ...withEasy(whole, scenes), pens: { ...(whole.pens ?? PENS), easy: SCENE_PENS.easy } };
}

const PORTRAITS = (Object.keys(NOTES) as PortraitName[]).map((name) => forAll(tidied(portrait(name))));

/** The compositions whose pages belong to the stream flowers. */
export const flowers: readonly Composition[] = [
  tidied(bouquet),
  forAll(tidied(flowerBloom)),
  tidied(flowerPosy, 0),
  ...PORTRAITS,
  ...VESSELS.map((it) => forAll(tidied(it))),
  ...FILLED.map((it) => tidied(it)),
  ...GARLANDS.map((it) => tidied(it)),
  tidied(windowBox),
  tidied(giants),
  ...closeFlowers.map((it) => forAll(tidied(it))),
  tidied(beeAtWork, 1, 1),
  underTheBed,
  tulipRows,
  tidied(potSteps),
  tidied(roseArch),
  tidied(wisteria),
  tidied(pondFromAbove, 1, 1),
  greenhouse,
  tidied(windowTable),
  tidied(flowerStall),
  tidied(hangingBaskets),
  tidied(seedPackets),
  tidied(pressedFlowers, 1, 1),
  embroidery,
  tidied(floatingBowl),
  tidied(strawHat, 2),
  meadowOfFriends,
  potOfFriends,
  flowerCarpet,
  flowerRug,
  flowerRing,
];
