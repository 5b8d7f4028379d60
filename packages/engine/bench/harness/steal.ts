import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';
/** Where the first line of /proc/stat has the time taken by other machines on the same processors (proc(5)). */
const STEAL = 7;
/** The first numbers of that line add up to all time; those after them are parts of others. */
const KINDS = 8;

/**
 * Begins to watch how much of the processors' time other machines on the same hardware take; the answer says it in a
 * sentence. A long task of a run in which much was taken may have been no work at all.
 */
export function watchSteal(): () => string {
  const start = times();
  return () => {
    const now = times();
    if (!start || !now) return 'How much other machines took of the processors is not known here.';
    const passed = now.map((ticks, i) => ticks - start[i]!);
    const share = passed[STEAL]! / passed.reduce((sum, ticks) => sum + ticks, 0);
    return `Other machines took ${(share * 100).toFixed(1)} % of the processors' time.`;
  };
}

function times(): number[] | null {
  if (!existsSync(STAT)) return null;
  const [first = ''] = readFileSync(STAT, 'utf8').split('\n');
  return first
    .split(/\s+/)
    .slice(1, 1 + KINDS)
    .map(Number);
}
