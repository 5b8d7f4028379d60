/** A drawing that waits. */
export interface Waiting {
  readonly id: string;
  readonly owner: string;
  readonly asked_at: string;
  readonly place: number;
}

/** When each owner's latest drawing was begun. */
export type LastServed = ReadonlyMap<string, string>;

function byAge(a: Waiting, b: Waiting): number {
  if (a.asked_at !== b.asked_at) return a.asked_at < b.asked_at ? -1 : 1;
  return a.place - b.place;
}

/**
 * The drawings in the order in which they come: owners take turns, whoever was served longest ago first, so that nobody
 * waits for all that somebody else asked for.
 */
export function lineOrder(waiting: readonly Waiting[], served: LastServed): Waiting[] {
  const lines = [...Map.groupBy(waiting.toSorted(byAge), ({ owner }) => owner).values()];
  const since = (line: readonly Waiting[]) => served.get(line[0]?.owner ?? '') ?? '';
  const inTurn = lines.toSorted((a, b) => {
    const [one, other] = [since(a), since(b)];
    return one === other ? byAge(a[0]!, b[0]!) : one < other ? -1 : 1;
  });
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    inTurn.flatMap((line) => line.slice(round, round + 1)),
  ).flat();
}
