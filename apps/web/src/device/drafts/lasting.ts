/** What may become of the drawings on this device: nothing, or why a browser may clear them. */
export type Risk = 'none' | 'little-room' | 'a-week' | 'some-day';

/** What a browser says of the room it gives; bytes. */
export interface StorageFacts {
  /** It promised to keep what is here until the person clears it. */
  readonly persisted: boolean;
  readonly usage: number;
  readonly quota: number;
  /** It forgets sites that were not visited for seven days, as Safari does with those that are not installed. */
  readonly forgets: boolean;
}

/** Share of its room, and bytes left of it, from which a device is nearly full. */
const NEARLY_FULL = 0.85;
const LITTLE_ROOM = 40 * 1024 * 1024;

/** The risk that stands behind some facts; the nearest one first. */
export function riskOf({ persisted, usage, quota, forgets }: StorageFacts): Risk {
  if (usage > quota * NEARLY_FULL || quota - usage < LITTLE_ROOM) return 'little-room';
  if (persisted) return 'none';
  return forgets ? 'a-week' : 'some-day';
}

/** The risk in words for the person, without the way out; empty where there is none. */
export function riskWords(risk: Risk): string {
  if (risk === 'little-room') return 'There is little room left on this device. New drawings may not fit.';
  if (risk === 'a-week') return 'This browser clears drawings when you have not been here for seven days.';
  if (risk === 'some-day') return 'This browser may clear drawings when the device runs out of room.';
  return '';
}

/** Asks the browser to keep what is on this device. Some ask the person, so this belongs after something was kept. */
export async function askToLast(): Promise<void> {
  const { storage } = navigator as Partial<Navigator>;
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}

/** The risk on this device as it is now; none where the browser tells nothing. */
export async function currentRisk(): Promise<Risk> {
  const { storage } = navigator as Partial<Navigator>;
  if (!storage?.persisted || !storage.estimate) return 'none';
  const [persisted, { usage = 0, quota = Infinity }] = await Promise.all([
    storage.persisted(),
    storage.estimate(),
  ]);
  return riskOf({ persisted, usage, quota, forgets: forgetsInAWeek() });
}

function forgetsInAWeek(): boolean {
  const installed = matchMedia('(display-mode: standalone)').matches;
  return navigator.vendor.startsWith('Apple') && !installed;
}
