import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followTabs, readAgain } from '../kept-store.ts';

/** Activities that are remembered. */
const KEPT = 100;

/** The activities that were opened on this device, by id, the latest first. */
export const useRecentlySeen = create(
  persist(() => ({ ids: [] as readonly string[] }), { name: 'inkbloom.recently-seen' }),
);
followTabs(useRecentlySeen);

/** Notes that an activity was opened. */
export function noteSeen(id: string): void {
  readAgain(useRecentlySeen);
  useRecentlySeen.setState(({ ids }) => ({
    ids: [id, ...ids.filter((other) => other !== id)].slice(0, KEPT),
  }));
}

/** Forgets one activity, which is gone. */
export function forgetOneSeen(id: string): void {
  readAgain(useRecentlySeen);
  useRecentlySeen.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}

/** Forgets what was opened. */
export function forgetSeen(): void {
  useRecentlySeen.setState({ ids: [] });
}
