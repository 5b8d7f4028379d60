/** Milliseconds of some work. */
export function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Milliseconds of each of some rounds of work, without the first two, which only warm it up. */
export function timesOf(rounds: number, work: (round: number) => void): number[] {
  return Array.from({ length: rounds + 2 }, (_, round) => timeOf(() => work(round))).slice(2);
}

/** The value a share of the values lies below; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
