import type { DrawingVersion } from '@inkbloom/contracts/drawings';
import { percent } from '../../ui/format.ts';

const DAY_MS = 24 * 60 * 60_000;

const DEVICES: Readonly<Record<NonNullable<DrawingVersion['device']>, string>> = {
  phone: 'phone',
  tablet: 'tablet',
  computer: 'computer',
};

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

function dayWords(moment: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return moment.toLocaleDateString('en', { weekday: 'long' });
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return moment.toLocaleDateString('en', { day: 'numeric', month: 'short', ...year });
}

/** When a version was saved: "Today 9:41", "Yesterday 20:12", "Friday 18:30", "12 Nov 8:05". */
export function momentWords(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso);
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  return `${dayWords(moment, now)} ${moment.getHours()}:${minutes}`;
}

/** How much of it was colored, and on what it was saved. */
export function factWords({ coloredShare, device }: Pick<DrawingVersion, 'coloredShare' | 'device'>): string {
  const share = `${percent(coloredShare)}% colored`;
  return device ? `${share} · ${DEVICES[device]}` : share;
}

/** What sets a version apart from one that was simply saved; null when nothing does. */
export function markWords(
  { isBranch, restoredFrom }: Pick<DrawingVersion, 'isBranch' | 'restoredFrom'>,
  restored: Pick<DrawingVersion, 'savedAt'> | undefined,
  now: Date = new Date(),
): string | null {
  if (isBranch) return 'Colored in two places';
  if (restoredFrom === null) return null;
  return restored ? `Brought back from ${momentWords(restored.savedAt, now).toLowerCase()}` : 'Brought back';
}
