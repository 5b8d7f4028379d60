import type { Composition } from './composition.ts';
import { adventure } from './compositions/adventure.ts';
import { animals } from './compositions/animals.ts';
import { fantasy } from './compositions/fantasy.ts';
import { flowers } from './compositions/flowers.ts';
import { food } from './compositions/food.ts';
import { holidays } from './compositions/holidays.ts';
import { letters } from './compositions/letters.ts';
import { mandalas } from './compositions/mandalas.ts';
import { nature } from './compositions/nature.ts';
import { patterns } from './compositions/patterns.ts';
import { people } from './compositions/people.ts';
import { urban } from './compositions/urban.ts';
import { vehicles } from './compositions/vehicles.ts';

const ALL: readonly Composition[] = [
  ...adventure,
  ...animals,
  ...fantasy,
  ...flowers,
  ...food,
  ...holidays,
  ...letters,
  ...mandalas,
  ...nature,
  ...patterns,
  ...people,
  ...urban,
  ...vehicles,
];

const BY_NAME: ReadonlyMap<string, Composition> = new Map(
  ALL.map((composition) => [composition.name, composition]),
);

/** Every composition's name, usable in a recipe. */
export function compositionNames(): readonly string[] {
  return ALL.map(({ name }) => name);
}

/** The composition of that name; throws when there is none. */
export function compositionNamed(name: string): Composition {
  const composition = BY_NAME.get(name);
  if (!composition) throw new Error(`unknown composition: ${name}`);
  return composition;
}
