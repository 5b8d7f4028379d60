import type { Clock } from './device.ts';

/** What the work gives, or `instead` when that takes longer than some milliseconds; the work then goes on unheard. */
export async function orAfter<T, I>(
  clock: Clock,
  milliseconds: number,
  work: Promise<T>,
  instead: I,
): Promise<T | I> {
  const late = Promise.withResolvers<I>();
  const cancel = clock.after(milliseconds, () => late.resolve(instead));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    cancel();
  }
}
