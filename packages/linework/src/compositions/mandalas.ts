import type { Composition } from '../composition.ts';
import { birdsRoundANest } from './mandalas/birds-round-a-nest.ts';
import { turnedPlant } from './mandalas/turned-plant.ts';
import { closeMandalas } from './mandalas/mandala-close.ts';
import { dreamcatcher } from './mandalas/mandala-dreamcatcher.ts';
import { fishInTheRound } from './mandalas/fish-in-the-round.ts';
import { grandMandala } from './mandalas/mandala-grand.ts';
import { halfMandala } from './mandalas/mandala-half.ts';
import { squareMandalas } from './mandalas/mandala-square.ts';
import { dahliaMandala } from './mandalas/mandala-dahlia.ts';
import { laceMandala } from './mandalas/mandala-lace.ts';
import { lotusMandala } from './mandalas/mandala-lotus.ts';
import { roundMandala } from './mandalas/mandala-round.ts';
import { snowMandala } from './mandalas/mandala-snow.ts';
import { snowFromNear } from './mandalas/mandala-snow-close.ts';
import { sunflowerMandala, whirlMandala } from './mandalas/mandala-spiral.ts';
import { cornerMandala, frieze, threeMandalas } from './mandalas/wheels-apart.ts';
import { grove, jellyfish, tallMeadow } from './mandalas/wheels-in-scenes.ts';
import { clockwork } from './mandalas/clockwork.ts';
import { kites, plateShelf } from './mandalas/wheels-in-use.ts';
import { ferrisWheel } from './mandalas/big-wheel.ts';
import { cobweb, mandalaSnail } from './mandalas/wheels-outdoors.ts';
import { crescentMoon } from './mandalas/wheels-that-hang.ts';
import { mandalaBalloons, mandalaBicycle } from './mandalas/wheels-that-travel.ts';
import { peacockWheel, turtleShell } from './mandalas/wheels-that-live.ts';
import { keyhole, roseWindow } from './mandalas/wheels-in-walls.ts';
import { masonsRose } from './mandalas/masons-rose.ts';
import { underTheDome } from './mandalas/under-the-dome.ts';
import { shellsInAMirror } from './mandalas/shells-in-a-mirror.ts';
import { lacePillow } from './mandalas/lace-pillow.ts';
import { sailorsMat } from './mandalas/sailors-mat.ts';
import { sunMandala } from './mandalas/mandala-sun.ts';
import { mandalasWithin } from './mandalas/mandala-within.ts';
import { themedMandalas } from './mandalas/mandala-theme.ts';

/** The compositions whose pages belong to the stream mandalas. */
export const mandalas: readonly Composition[] = [
  dahliaMandala,
  lotusMandala,
  sunMandala,
  ...themedMandalas,
  roundMandala,
  snowMandala,
  snowFromNear,
  sunflowerMandala,
  whirlMandala,
  laceMandala,
  ...squareMandalas,
  dreamcatcher,
  grandMandala,
  ...closeMandalas,
  halfMandala,
  ...mandalasWithin,
  threeMandalas,
  cornerMandala,
  frieze,
  grove,
  tallMeadow,
  jellyfish,
  peacockWheel,
  roseWindow,
  crescentMoon,
  turtleShell,
  keyhole,
  plateShelf,
  clockwork,
  kites,
  ferrisWheel,
  cobweb,
  mandalaSnail,
  mandalaBalloons,
  mandalaBicycle,
  fishInTheRound,
  birdsRoundANest,
  turnedPlant,
  sailorsMat,
  masonsRose,
  underTheDome,
  shellsInAMirror,
  lacePillow,
];
