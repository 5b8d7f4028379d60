const DAY_MS = 86_400_000;
/** Days of which one revision a day stays; of older weeks one stays. */
const DAILY_DAYS = 30;
/** 1970-01-05, the first Monday that the calendar of computers knows. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** What thinning knows of a revision. */
export interface RevisionAge {
  readonly revision: number;
  readonly base_revision: number;
  readonly is_branch: number;
  readonly created_at: string;
}

/** The day or the week (in UTC) of which one revision is enough; undefined while it is too young to be dropped. */
function periodOf({ is_branch, created_at }: RevisionAge, now: number): string | undefined {
  const created = Date.parse(created_at);
  const line = is_branch === 1 ? 'branch' : 'main';
  if (now - created < DAY_MS) return undefined;
  if (now - created < DAILY_DAYS * DAY_MS) return `${line} day ${Math.floor(created / DAY_MS)}`;
  return `${line} week ${Math.floor((created - FIRST_MONDAY_MS) / (7 * DAY_MS))}`;
}

/** The last revision of each branch: no other revision of a branch goes on from it. */
function branchHeads(revisions: readonly RevisionAge[]): Set<number> {
  const branches = revisions.filter(({ is_branch }) => is_branch === 1);
  const bases = new Set(branches.map(({ base_revision }) => base_revision));
  return new Set(branches.map(({ revision }) => revision).filter((revision) => !bases.has(revision)));
}

/**
 * The revisions of a drawing that age drops: all of the last day stay, then the last of each day of a month, then the
 * last of each week. The head and the last revision of every branch always stay.
 */
export function revisionsToDrop(revisions: readonly RevisionAge[], head: number, now: number): number[] {
  const alwaysKept = branchHeads(revisions).add(head);
  const seen = new Set<string>();
  const dropped: number[] = [];
  for (const each of revisions.toSorted((a, b) => b.revision - a.revision)) {
    const period = periodOf(each, now);
    if (period === undefined) continue;
    if (seen.has(period) && !alwaysKept.has(each.revision)) dropped.push(each.revision);
    seen.add(period);
  }
  return dropped;
}

/**
 * When a drawing with these revisions is to be looked at again (ISO 8601), or null when nothing more will be dropped.
 */
export function nextThinning(revisions: readonly RevisionAge[], now: number): string | null {
  const isChanging = revisions.some(
    ({ created_at }) => now - Date.parse(created_at) < (DAILY_DAYS + 7) * DAY_MS,
  );
  return isChanging && revisions.length > 1 ? new Date(now + DAY_MS).toISOString() : null;
}
