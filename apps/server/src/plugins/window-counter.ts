/** How many requests one address may make in `window` seconds. */
interface Rule {
  readonly window: number;
  readonly max: number;
}

/** Whether a request is allowed; if not, the seconds to wait. */
interface Decision {
  readonly allowed: boolean;
  readonly retryAfter: number | null;
}

/** Counts requests by key. */
export interface WindowCounter {
  readonly consume: (key: string, rule: Rule) => Decision;
}

/** Windows kept before those that have ended are swept out. */
const SWEEP_ABOVE = 10_000;

const ALLOWED: Decision = { allowed: true, retryAfter: null };

/** Counts in fixed windows, in memory. */
export function createWindowCounter(now: () => number = Date.now): WindowCounter {
  const windows = new Map<string, { readonly endsAt: number; count: number }>();

  function sweep(time: number): void {
    if (windows.size <= SWEEP_ABOVE) return;
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
  }

  return {
    consume(key, { window, max }) {
      const time = now();
      const open = windows.get(key);
      if (open === undefined || open.endsAt <= time) {
        sweep(time);
        windows.set(key, { endsAt: time + window * 1000, count: 1 });
        return ALLOWED;
      }
      if (open.count >= max) return { allowed: false, retryAfter: Math.ceil((open.endsAt - time) / 1000) };
      open.count += 1;
      return ALLOWED;
    },
  };
}
