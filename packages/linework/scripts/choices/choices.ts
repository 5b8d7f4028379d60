import type { Choice } from './choice.ts';
import { adventure } from './adventure.ts';
import { animals } from './animals.ts';
import { animalsDrawnLater } from './animals-drawn-later.ts';
import { animalsInPlaces } from './animals-in-places.ts';
import { fantasy } from './fantasy.ts';
import { flowers } from './flowers.ts';
import { flowersAtHand } from './flowers-at-hand.ts';
import { flowersNear } from './flowers-near.ts';
import { flowersInPlaces } from './flowers-in-places.ts';
import { food } from './food.ts';
import { holidays } from './holidays.ts';
import { holidaysDrawnLater } from './holidays-drawn-later.ts';
import { letters } from './letters.ts';
import { lettersDrawnLater } from './letters-drawn-later.ts';
import { mandalas } from './mandalas.ts';
import { mandalasDrawnLater } from './mandalas-drawn-later.ts';
import { mandalasInMotion } from './mandalas-in-motion.ts';
import { mandalasOverThePage } from './mandalas-over-the-page.ts';
import { nature } from './nature.ts';
import { natureDrawnLater } from './nature-drawn-later.ts';
import { patterns } from './patterns.ts';
import { patternsOptical } from './patterns-optical.ts';
import { patternsPictures } from './patterns-pictures.ts';
import { patternsEdgeToEdge } from './patterns-edge-to-edge.ts';
import { patternsWithoutEnd } from './patterns-without-end.ts';
import { people } from './people.ts';
import { urban } from './urban.ts';
import { vehicles } from './vehicles.ts';
import { vehiclesDrawnLater } from './vehicles-drawn-later.ts';

/** Every stream's choice, by the stream's slug. */
export const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  adventure,
  animals: [...animals, ...animalsInPlaces, ...animalsDrawnLater],
  fantasy,
  flowers: [...flowersNear, ...flowersAtHand, ...flowers, ...flowersInPlaces],
  food,
  holidays: [...holidays, ...holidaysDrawnLater],
  letters: [...letters, ...lettersDrawnLater],
  mandalas: [...mandalasInMotion, ...mandalas, ...mandalasDrawnLater, ...mandalasOverThePage],
  nature: [...nature, ...natureDrawnLater],
  patterns: [
    ...patternsOptical,
    ...patternsPictures,
    ...patterns,
    ...patternsEdgeToEdge,
    ...patternsWithoutEnd,
  ],
  people,
  urban,
  vehicles: [...vehicles, ...vehiclesDrawnLater],
};
