/** Milliseconds between two looks at the clock. */
const EVERY = 250;
/** Milliseconds two clocks may differ over one look without one of them having been set. */
const AGREEMENT = 1_000;

/** How far two clocks went on: the wall clock, which can be set, and the steady one, which may stand still in sleep. */
export interface Elapsed {
  readonly wall: number;
  readonly steady: number;
}

/**
 * The time that really passed. Where the clocks agree it is the wall clock's. Where they do not, the wall clock was
 * set, which changes nothing, unless the page was out of sight: then the device slept, and that time has passed.
 */
export function passed({ wall, steady }: Elapsed, outOfSight: boolean): number {
  if (Math.abs(wall - steady) <= AGREEMENT) return Math.max(0, wall);
  return outOfSight ? Math.max(wall, steady) : steady;
}

/** Tells again and again how many milliseconds have passed since it last told; answers how to stop. */
export function watchTime(onTime: (milliseconds: number) => void): () => void {
  let wall = Date.now();
  let steady = performance.now();
  let outOfSight = document.visibilityState === 'hidden';
  const look = (): void => {
    const since = { wall: Date.now() - wall, steady: performance.now() - steady };
    wall += since.wall;
    steady += since.steady;
    onTime(passed(since, outOfSight));
    outOfSight = document.visibilityState === 'hidden';
  };
  const interval = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', look);
  };
}
