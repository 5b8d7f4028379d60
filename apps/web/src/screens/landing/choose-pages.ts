import type { Activity } from '@inkbloom/contracts/activities';

/** The pages that the landing page shows, each at most once. */
export interface LandingPages {
  /** To be colored at once; undefined in an empty catalogue. */
  readonly hero: Activity | undefined;
  /** One a value card: something new, something calm, something for small hands, something to print. */
  readonly values: readonly (Activity | undefined)[];
  /** The fan at the end; the last one lies on top. */
  readonly fan: readonly (Activity | undefined)[];
}

type Wish = Partial<Pick<Activity, 'category' | 'difficulty'>>;

const HERO: Wish = { category: 'mandalas', difficulty: 'easy' };
const VALUES: readonly Wish[] = [
  { category: 'flowers' },
  { category: 'mandalas' },
  { category: 'animals', difficulty: 'easy' },
  { category: 'vehicles' },
];
const FAN: readonly Wish[] = [
  { category: 'fantasy', difficulty: 'hard' },
  { category: 'food' },
  { category: 'animals', difficulty: 'hard' },
];

function fits({ category, difficulty }: Wish): (activity: Activity) => boolean {
  return (activity) =>
    (!category || activity.category === category) && (!difficulty || activity.difficulty === difficulty);
}

/**
 * Chooses from the newest activities: for every place the first that fits its wish, or comes near it.
 * @param withHero whether one is wanted for the hero too
 */
export function choosePages(activities: readonly Activity[], withHero = true): LandingPages {
  const left = [...activities];
  function take({ category, difficulty }: Wish): Activity | undefined {
    const wishes = [{ category, difficulty }, { difficulty }, { category }, {}];
    const found = wishes.map((wish) => left.find(fits(wish as Wish))).find(Boolean);
    if (found) left.splice(left.indexOf(found), 1);
    return found;
  }
  return { hero: withHero ? take(HERO) : undefined, values: VALUES.map(take), fan: FAN.map(take) };
}
