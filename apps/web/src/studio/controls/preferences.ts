import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How a person likes to work, on this device. */
interface Preferences {
  /** Tools lie under the left thumb. */
  readonly leftHanded: boolean;
  /** Strokes stay in the region they begin in. */
  readonly stayInside: boolean;
}

/** The habits, kept on the device. */
export const usePreferences = create(
  persist((): Preferences => ({ leftHanded: false, stayInside: false }), { name: 'inkbloom.habits' }),
);

/** Turns a habit on or off. */
export function togglePreference(name: keyof Preferences): void {
  usePreferences.setState((preferences) => ({ [name]: !preferences[name] }));
}
