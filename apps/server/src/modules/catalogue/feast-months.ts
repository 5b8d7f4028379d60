/** Months, 1 to 12, in which a feast may be near, by the tag of its pages. Eid wanders through all of them. */
const MONTHS: ReadonlyMap<string, readonly number[]> = new Map([
  ['new year', [12, 1, 2]],
  ['valentine', [1, 2]],
  ['easter', [3, 4]],
  ['diwali', [10, 11]],
  ['halloween', [9, 10]],
  ['day of the dead', [10, 11]],
  ['thanksgiving', [11]],
  ['hanukkah', [11, 12]],
  ['christmas', [11, 12]],
]);

/** Whether nothing speaks against showing a page of these tags on a date: no other feast than one that is near. */
export function suitsDate(tags: readonly string[], time: number): boolean {
  const month = new Date(time).getUTCMonth() + 1;
  const feasts = tags.flatMap((tag) => MONTHS.get(tag) ?? []);
  return feasts.length === 0 || feasts.includes(month);
}
