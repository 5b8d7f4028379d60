import type { GaugeSource } from '../../plugins/metrics.ts';
import { type InstallationState, type Queue, readState, type StateParts } from './state.ts';

/** A figure of the state; undefined where there is none. */
type Figure = (state: InstallationState, now: Date) => number | undefined;

function ageSeconds(moment: string | null | undefined, now: Date): number {
  return moment ? Math.max(0, (now.getTime() - Date.parse(moment)) / 1000) : 0;
}

function ofQueue(name: string, what: string, queueOf: (state: InstallationState) => Queue | null) {
  return {
    [`inkbloom_${name}_waiting`]: [`${what} that wait.`, (state) => queueOf(state)?.waiting],
    [`inkbloom_${name}_failed`]: [`${what} that were given up or fail.`, (state) => queueOf(state)?.failed],
    [`inkbloom_${name}_oldest_seconds`]: [
      `For how long the longest waiting of the ${what.toLowerCase()} waits.`,
      (state, now) => ageSeconds(queueOf(state)?.oldest, now),
    ],
  } satisfies Record<string, readonly [string, Figure]>;
}

/** Every figure by its name, with what it tells. */
const FIGURES: Readonly<Record<string, readonly [help: string, figure: Figure]>> = {
  ...ofQueue('mails', 'Mails', ({ mail }) => mail),
  ...ofQueue('payment_events', 'Events of the payment provider', ({ payments }) => payments),
  inkbloom_people: ['People with an account.', ({ people }) => people.total],
  inkbloom_pages_shown: ['Activities in the lists.', ({ pages }) => pages.shown],
  inkbloom_pages_reported: ['Activities with reports to decide on.', ({ reported }) => reported],
  inkbloom_pages_proposed: [
    'Drawn pages of the next days that nobody looked at.',
    ({ proposed }) => proposed,
  ],
  inkbloom_catalogue_missing: [
    'Activities of the built-in catalogue that are not drawn yet.',
    ({ catalogue: { done, total } }) => total - done,
  ],
  inkbloom_disk_free_bytes: ['Room on the disk of DATA_DIR.', ({ disk }) => disk.freeBytes],
  inkbloom_disk_size_bytes: ['Size of the disk of DATA_DIR.', ({ disk }) => disk.totalBytes],
  inkbloom_last_backup_timestamp_seconds: [
    'When the last backup was made; not there before the first one.',
    ({ backupAt }) => (backupAt === null ? undefined : Date.parse(backupAt) / 1000),
  ],
};

/** The state of an installation as gauges for Prometheus. */
export function stateGauges(parts: StateParts): GaugeSource {
  return {
    helps: Object.fromEntries(Object.entries(FIGURES).map(([name, [help]]) => [name, help])),
    async read() {
      const now = new Date();
      const state = await readState(parts, now);
      return Object.fromEntries(
        Object.entries(FIGURES).map(([name, [, figure]]) => [name, figure(state, now)]),
      );
    },
  };
}
