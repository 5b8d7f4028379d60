import { useState } from 'react';

/** A change that is under way or was refused. */
export interface RunningChange {
  readonly isBusy: boolean;
  /** What was thrown last; null when nothing was. */
  readonly error: unknown;
  readonly run: (work: () => Promise<unknown>) => void;
}

/** Makes changes one at a time and keeps what went wrong. */
export function useChange(): RunningChange {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  }
  return { isBusy, error, run: (work) => void run(work) };
}
