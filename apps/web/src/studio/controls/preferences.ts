import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How a person likes to work, on this device. */
interface Preferences {
  /** Tools lie under the left thumb. */
  readonly leftHanded: boolean;
  /** Strokes stay in the region they begin in. */
  readonly stayInside: boolean;
  /** Whether fingers draw on a device with a pen; else they move the page. */
  readonly drawWithFinger: boolean;
  /** Whether taps of two and three fingers undo and redo. */
  readonly fingerCommands: boolean;
  /** Whether brushes are many times as wide, for small hands. */
  readonly large: boolean;
  /** Whether a filled region is felt, where the device can. */
  readonly haptics: boolean;
  /** Whether the person was asked what fingers should do beside a pen. */
  readonly askedOfPen: boolean;
  /** Colors that were painted with lately on any page, latest first. */
  readonly lastColors: readonly string[];
}

/** The habits, kept on the device. */
export const usePreferences = create(
  persist(
    (): Preferences => ({
      leftHanded: false,
      stayInside: false,
      drawWithFinger: true,
      fingerCommands: true,
      large: false,
      haptics: true,
      askedOfPen: false,
      lastColors: [],
    }),
    { name: 'inkbloom.habits' },
  ),
);

/** Turns a habit on or off. */
export function togglePreference(name: Exclude<keyof Preferences, 'lastColors'>): void {
  usePreferences.setState((preferences) => ({ [name]: !preferences[name] }));
}
