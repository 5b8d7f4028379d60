/** Takes one entry of each category in turn, so that every stream gets its first pages early. */
export function firstNeededFirst<T extends { readonly category: string }>(entries: readonly T[]): T[] {
  const byCategory = Map.groupBy(entries, ({ category }) => category);
  const longest = Math.max(0, ...[...byCategory.values()].map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    [...byCategory.values()].flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
