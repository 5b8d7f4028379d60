import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Position } from './place.ts';

/** Minutes of the session that Color starts. */
export const SESSION_MINUTES = 15;

/** What the person prefers, kept on this device. */
export interface MeditationSettings {
  /** Minutes of a new timer. */
  readonly defaultDuration: number;
  readonly enableNotifications: boolean;
  readonly enableSound: boolean;
  readonly timerPosition: Position;
}

const DEFAULT_SETTINGS: MeditationSettings = {
  defaultDuration: SESSION_MINUTES,
  enableNotifications: true,
  enableSound: false,
  timerPosition: { x: 20, y: 20 },
};

/** The settings; components select from it, everyone else asks `getState`. */
export const useMeditationSettings = create(persist(() => DEFAULT_SETTINGS, { name: 'inkbloom.meditation' }));
