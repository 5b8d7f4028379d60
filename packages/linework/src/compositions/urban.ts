import type { Composition } from '../composition.ts';
import { canal } from './urban/canal.ts';
import { tramBridge } from './urban/tram-bridge.ts';
import { marketHall } from './urban/market-hall.ts';
import { roofGarden } from './urban/roof-garden.ts';
import { cafeFromAbove } from './urban/cafe-from-above.ts';
import { laundryAlley } from './urban/laundry-alley.ts';
import { crossing } from './urban/crossing.ts';
import { littleTowns, wholeTowns } from './urban/little-town.ts';
import { courtyards } from './urban/courtyard.ts';
import { manyWindows } from './urban/many-windows.ts';
import { nightBridges } from './urban/night-bridge.ts';
import { readingNook } from './urban/reading-nook.ts';
import { rooftops } from './urban/rooftops.ts';
import { shopFronts } from './urban/shop-fronts.ts';
import { skyline } from './urban/skyline.ts';
import { townStreet } from './urban/town-street.ts';
import { nearerTown } from './urban/nearer-town.ts';
import { onTheQuay } from './urban/on-the-quay.ts';

/** The compositions whose pages belong to the stream urban. */
export const urban: readonly Composition[] = [
  canal,
  tramBridge,
  marketHall,
  roofGarden,
  cafeFromAbove,
  laundryAlley,
  crossing,
  readingNook,
  rooftops,
  ...shopFronts,
  skyline,
  townStreet,
  ...littleTowns,
  ...wholeTowns,
  ...courtyards,
  ...manyWindows,
  ...nightBridges,
  ...nearerTown,
  onTheQuay,
];
