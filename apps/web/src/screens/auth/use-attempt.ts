import { useState } from 'react';
import { identityWords } from './identity-words.ts';

/** What did not work, and why. */
export interface StepTrouble {
  readonly title: string;
  readonly reason: string;
}

/** A step of signing in: whether one is under way, and what was in the way of the last one. */
export interface Attempts {
  readonly isBusy: boolean;
  readonly trouble: StepTrouble | null;
  /** Takes a step; the title says what it was where it fails. */
  readonly attempt: (title: string, work: () => Promise<void>) => void;
}

/** Takes the steps of signing in one at a time. */
export function useAttempt(): Attempts {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<StepTrouble | null>(null);
  async function take(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble({ title, reason: identityWords(error) });
    }
    setBusy(false);
  }
  return { isBusy, trouble, attempt: (title, work) => void take(title, work) };
}
