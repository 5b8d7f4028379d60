import type { Choice } from './choice.ts';
import { adventure } from './adventure.ts';
import { animals } from './animals.ts';
import { fantasy } from './fantasy.ts';
import { flowers } from './flowers.ts';
import { food } from './food.ts';
import { holidays } from './holidays.ts';
import { letters } from './letters.ts';
import { mandalas } from './mandalas.ts';
import { nature } from './nature.ts';
import { patterns } from './patterns.ts';
import { people } from './people.ts';
import { urban } from './urban.ts';
import { vehicles } from './vehicles.ts';

/** Every stream's choice, by the stream's slug. */
export const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  adventure,
  animals,
  fantasy,
  flowers,
  food,
  holidays,
  letters,
  mandalas,
  nature,
  patterns,
  people,
  urban,
  vehicles,
};
