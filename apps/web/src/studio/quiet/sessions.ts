import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followTabs, readAgain } from '../../device/kept-store.ts';

/** Sessions remembered on this device. */
const KEPT = 200;
const MINUTE = 60_000;

/** One sitting over a page. */
export interface MeditationSession {
  readonly id: string;
  readonly imageUrl: string;
  /** Minutes. */
  readonly duration: number;
  /** ISO times. */
  readonly startTime: string;
  readonly endTime?: string;
  /** Whether its time ran out. */
  readonly completed: boolean;
}

interface Sessions {
  readonly active: MeditationSession | null;
  /** Ended ones, newest first. */
  readonly history: readonly MeditationSession[];
}

/** The sessions; only the history outlives the page. */
export const useSessions = create(
  persist((): Sessions => ({ active: null, history: [] }), {
    name: 'inkbloom.sessions',
    partialize: ({ history }) => ({ history }),
  }),
);
followTabs(useSessions);

/** Begins a session; one that is still active ends first. */
export function startSession(imageUrl: string, minutes: number, now = new Date()): MeditationSession {
  if (useSessions.getState().active) endMeditation(false, now);
  const active: MeditationSession = {
    id: crypto.randomUUID(),
    imageUrl,
    duration: minutes,
    startTime: now.toISOString(),
    completed: false,
  };
  readAgain(useSessions);
  useSessions.setState({ active });
  return active;
}

/** Ends the active session and answers it; null when there is none. */
export function endMeditation(completed: boolean, now = new Date()): MeditationSession | null {
  readAgain(useSessions);
  const { active, history } = useSessions.getState();
  if (!active) return null;
  const ended = { ...active, endTime: now.toISOString(), completed };
  useSessions.setState({ active: null, history: [ended, ...history].slice(0, KEPT) });
  return ended;
}

/** Forgets every ended session. */
export function clearHistory(): void {
  useSessions.setState({ history: [] });
}

/** Minutes between the start and the end of a session, whole; by its own length at most. */
export function minutesOf({ startTime, endTime, duration, completed }: MeditationSession): number {
  if (completed || !endTime) return duration;
  return Math.max(0, Math.min(duration, Math.round((Date.parse(endTime) - Date.parse(startTime)) / MINUTE)));
}
