/** Shares something that is limited among people, each of whom waits only for their own. */
export interface FairLimit {
  /**
   * Resolves with the function that gives the amount back, when the person may have it. Rejects with the signal's
   * reason when that comes first.
   */
  readonly enter: (person: string, amount: number, signal?: AbortSignal) => Promise<() => void>;
  /** How many of a person's wait. */
  readonly waitingOf: (person: string) => number;
}

interface Waiter {
  readonly amount: number;
  readonly admit: () => void;
}

/**
 * A limit on what all people have at once, and on what each has. Who waits is let in person by person in turn, in the
 * order of each; one amount is always let in where nothing is taken, however large it is.
 */
export function createFairLimit(most: { readonly total: number; readonly perPerson: number }): FairLimit {
  let taken = 0;
  const takenBy = new Map<string, number>();
  /** Lines by person; whose turn came last stands last. */
  const lines = new Map<string, Waiter[]>();

  function fits(person: string, amount: number): boolean {
    const own = takenBy.get(person) ?? 0;
    const fitsOwn = own === 0 || own + amount <= most.perPerson;
    return fitsOwn && (taken === 0 || taken + amount <= most.total);
  }

  function take(person: string, amount: number): void {
    taken += amount;
    takenBy.set(person, (takenBy.get(person) ?? 0) + amount);
  }

  function setLine(person: string, line: Waiter[]): void {
    lines.delete(person);
    if (line.length > 0) lines.set(person, line);
  }

  function admitNext(): boolean {
    for (const [person, [first, ...rest]] of lines) {
      if (first === undefined || !fits(person, first.amount)) continue;
      take(person, first.amount);
      setLine(person, rest);
      first.admit();
      return true;
    }
    return false;
  }

  function giveBack(person: string, amount: number): void {
    taken -= amount;
    const own = (takenBy.get(person) ?? 0) - amount;
    if (own > 0) takenBy.set(person, own);
    else takenBy.delete(person);
    while (admitNext());
  }

  function leave(person: string, waiter: Waiter): void {
    const line = lines.get(person)?.filter((other) => other !== waiter) ?? [];
    if (line.length > 0) lines.set(person, line);
    else lines.delete(person);
  }

  function wait(person: string, amount: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const give = (): void => {
        leave(person, waiter);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        amount,
        admit() {
          signal?.removeEventListener('abort', give);
          resolve();
        },
      };
      lines.set(person, [...(lines.get(person) ?? []), waiter]);
      signal?.addEventListener('abort', give, { once: true });
    });
  }

  return {
    async enter(person, amount, signal) {
      signal?.throwIfAborted();
      if (!lines.has(person) && fits(person, amount)) take(person, amount);
      else await wait(person, amount, signal);
      let isHeld = true;
      return () => {
        if (isHeld) giveBack(person, amount);
        isHeld = false;
      };
    },
    waitingOf: (person) => lines.get(person)?.length ?? 0,
  };
}
