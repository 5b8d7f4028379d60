/** Milliseconds of each of some rounds of work, without the first two, which only warm it up. */
export function timesOf(rounds: number, work: (round: number) => void): number[] {
  const times: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const start = performance.now();
    work(round);
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** The value a share of the values lies below; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
