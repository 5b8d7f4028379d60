import {
  type BillingFrequency,
  EVERY_STREAM,
  isUnlimitedChoice,
  type Selection,
} from '@inkbloom/contracts/prices';

/** What is chosen on the picker. */
export interface Choice {
  readonly isUnlimited: boolean;
  /** Ids of the streams that were picked one by one. */
  readonly picked: readonly string[];
  readonly frequency: BillingFrequency;
}

/** Nothing is chosen for anybody. */
export const NOTHING_CHOSEN: Choice = { isUnlimited: false, picked: [], frequency: 'monthly' };

/** Picks a stream or puts it back; while all are chosen it leaves all but that one. */
export function toggleStream(choice: Choice, id: string, all: readonly string[]): Choice {
  if (choice.isUnlimited) {
    return { ...choice, isUnlimited: false, picked: all.filter((other) => other !== id) };
  }
  const isPicked = choice.picked.includes(id);
  const picked = isPicked ? choice.picked.filter((other) => other !== id) : [...choice.picked, id];
  return { ...choice, picked };
}

/** Chooses all streams, or goes back to those that were picked. */
export function toggleUnlimited(choice: Choice): Choice {
  return { ...choice, isUnlimited: !choice.isUnlimited };
}

/** Whether a stream is part of the choice. */
export function isChosen({ isUnlimited, picked }: Choice, id: string): boolean {
  return isUnlimited || picked.includes(id);
}

/** What is known of a stream that is sold. */
interface Offered {
  readonly id: string;
  readonly memberPages?: number | undefined;
}

/** The streams of a choice, picked one by one, of which everything is free: they would open nothing today. */
export function freePicks({ isUnlimited, picked }: Choice, offered: readonly Offered[]): string[] {
  if (isUnlimited) return [];
  return offered
    .filter(({ id, memberPages }) => memberPages === 0 && picked.includes(id))
    .map(({ id }) => id);
}

/** What is sent of a choice; undefined while nothing is chosen. */
export function selectionOf({ isUnlimited, picked, frequency }: Choice): Selection | undefined {
  if (isUnlimited) return { streamsToSubscribe: [EVERY_STREAM], billingFrequency: frequency };
  return picked.length > 0 ? { streamsToSubscribe: picked, billingFrequency: frequency } : undefined;
}

/** The choice that a subscription is. */
export function choiceOf(held: Selection): Choice {
  const isUnlimited = isUnlimitedChoice(held);
  return {
    isUnlimited,
    picked: isUnlimited ? [] : held.streamsToSubscribe,
    frequency: held.billingFrequency,
  };
}

/** Whether two choices buy the same. */
export function isSameChoice(a: Choice, b: Choice): boolean {
  if (a.frequency !== b.frequency || a.isUnlimited !== b.isUnlimited) return false;
  return a.isUnlimited || a.picked.toSorted().join() === b.picked.toSorted().join();
}
