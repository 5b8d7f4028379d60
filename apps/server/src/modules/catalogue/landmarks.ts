import { setImmediate } from 'node:timers/promises';

/** Rows between two landmarks. */
export const STRIDE = 1000;
/** Milliseconds after which the landmarks of a list are looked for anew; until then pages may be off by what is new. */
const FRESH_FOR = 60_000;
/** Lists whose landmarks are remembered. */
const MAX_LISTS = 100;

/** The last row before a place in a list: whoever knows it reads on from there without counting. */
export interface Landmark {
  /** Rows up to and including this one. */
  readonly offset: number;
  readonly key: string | number;
  readonly id: string;
}

/** Finds the row that stands STRIDE rows after a landmark, or after the beginning; undefined when the list ends before. */
export type Walk = (from: Landmark | undefined) => Promise<Landmark | undefined>;

/** The landmarks of many lists. */
export interface Landmarks {
  /** The nearest landmark at or before an offset of a list; undefined stands for its beginning. */
  readonly before: (list: string, offset: number, walk: Walk) => Promise<Landmark | undefined>;
}

interface Trail {
  readonly madeAt: number;
  readonly marks: Landmark[];
  /** Resolves when what is asked for so far has been walked. */
  walked: Promise<void>;
  isEnded: boolean;
  isBeingRenewed: boolean;
}

async function extend(trail: Trail, offset: number, walk: Walk): Promise<void> {
  while (!trail.isEnded && (trail.marks.length + 1) * STRIDE <= offset) {
    const next = await walk(trail.marks.at(-1));
    if (next === undefined) trail.isEnded = true;
    else trail.marks.push(next);
    await setImmediate();
  }
}

/** Walks of one trail follow each other. */
function reach(trail: Trail, offset: number, walk: Walk): Promise<void> {
  const earlier = trail.walked.catch(() => undefined);
  trail.walked = earlier.then(() => extend(trail, offset, walk));
  return trail.walked;
}

/**
 * Remembers where every thousandth row of a list stands, so that a page far down costs as much as the first one. A
 * list is walked once, as far as somebody goes; what is remembered is renewed in the background.
 */
export function createLandmarks(now: () => number = Date.now): Landmarks {
  const trails = new Map<string, Trail>();

  function start(): Trail {
    return {
      madeAt: now(),
      marks: [],
      walked: Promise.resolve(),
      isEnded: false,
      isBeingRenewed: false,
    };
  }

  function remember(list: string, trail: Trail): Trail {
    trails.delete(list);
    trails.set(list, trail);
    const [oldest] = trails.keys();
    if (trails.size > MAX_LISTS && oldest !== undefined) trails.delete(oldest);
    return trail;
  }

  function renew(list: string, old: Trail, walk: Walk): void {
    if (old.isBeingRenewed || now() - old.madeAt < FRESH_FOR) return;
    old.isBeingRenewed = true;
    const fresh = start();
    reach(fresh, old.marks.length * STRIDE, walk).then(
      () => remember(list, fresh),
      () => trails.delete(list),
    );
  }

  return {
    async before(list, offset, walk) {
      if (offset < STRIDE) return undefined;
      const trail = remember(list, trails.get(list) ?? start());
      renew(list, trail, walk);
      await reach(trail, offset, walk);
      return trail.marks[Math.floor(offset / STRIDE) - 1] ?? trail.marks.at(-1);
    },
  };
}
