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
import { letters } from './letters.ts';
import { mandalas } from './mandalas.ts';
import { mandalasOverThePage } from './mandalas-over-the-page.ts';
import { nature } from './nature.ts';
import { patterns } from './patterns.ts';
import { patternsOptical } from './patterns-optical.ts';
import { patternsPictures } from './patterns-pictures.ts';
import { patternsEdgeToEdge } from './patterns-edge-to-edge.ts';
import { people } from './people.ts';
import { urban } from './urban.ts';
import { vehicles } from './vehicles.ts';

/** Every stream's choice, by the stream's slug. */
export const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  adventure,
  animals: [...animals, ...animalsInPlaces, ...animalsDrawnLater],
  fantasy,
  flowers: [...flowersNear, ...flowersAtHand, ...flowers, ...flowersInPlaces],
  food,
  holidays,
  letters,
  mandalas: [...mandalas, ...mandalasOverThePage],
  nature,
  patterns: [...patternsOptical, ...patternsPictures, ...patterns, ...patternsEdgeToEdge],
  people,
  urban,
  vehicles,
};
