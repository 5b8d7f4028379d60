/** How many requests one key may make in `window` seconds. */
interface Rule {
  readonly window: number;
  readonly max: number;
}

/** Whether a request is allowed; if not, the seconds to wait. */
interface Decision {
  readonly allowed: boolean;
  readonly retryAfter: number | null;
}

/** What one window has counted, after one more request. */
interface Count {
  readonly allowed: boolean;
  /** Requests so far; a refused one is not counted. */
  readonly used: number;
  readonly msLeft: number;
}

/** Counts requests by key. */
export interface WindowCounter {
  readonly consume: (key: string, rule: Rule) => Decision;
  readonly count: (key: string, rule: Rule) => Count;
}

/** A window as it is kept. */
export interface CountedWindow {
  readonly endsAt: number;
  used: number;
  /** Requests that nobody else was told of. */
  unsent: number;
}

/** Where windows are kept, by key. */
export type CountedWindows = Map<string, CountedWindow>;

/** Windows kept before those that have ended are swept out. */
const SWEEP_ABOVE = 10_000;

function sweep(windows: CountedWindows, time: number): void {
  if (windows.size <= SWEEP_ABOVE) return;
  for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
}

/** A window that begins with its first request. */
const fromFirstRequest = (time: number, windowMs: number) => time + windowMs;

/** A window by the clock: the same for all who count. */
export const byTheClock = (time: number, windowMs: number) => (Math.floor(time / windowMs) + 1) * windowMs;

/** Counts in fixed windows, in memory. */
export function createWindowCounter(
  now: () => number = Date.now,
  windows: CountedWindows = new Map(),
  endOf = fromFirstRequest,
): WindowCounter {
  function windowOf(key: string, time: number, windowMs: number): CountedWindow {
    const open = windows.get(key);
    if (open !== undefined && open.endsAt > time) return open;
    sweep(windows, time);
    const fresh = { endsAt: endOf(time, windowMs), used: 0, unsent: 0 };
    windows.set(key, fresh);
    return fresh;
  }

  function count(key: string, { window, max }: Rule): Count {
    const time = now();
    const open = windowOf(key, time, window * 1000);
    const allowed = open.used < max;
    if (allowed) {
      open.used += 1;
      open.unsent += 1;
    }
    return { allowed, used: open.used, msLeft: open.endsAt - time };
  }

  return {
    count,
    consume(key, rule) {
      const { allowed, msLeft } = count(key, rule);
      return { allowed, retryAfter: allowed ? null : Math.ceil(msLeft / 1000) };
    },
  };
}
