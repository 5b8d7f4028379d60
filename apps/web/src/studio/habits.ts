import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How a person likes to work, on this device. */
interface Habits {
  /** Tools lie under the left thumb. */
  readonly leftHanded: boolean;
  /** Strokes stay in the region they begin in. */
  readonly stayInside: boolean;
}

/** The habits, kept on the device. */
export const useHabits = create(
  persist((): Habits => ({ leftHanded: false, stayInside: false }), { name: 'inkbloom.habits' }),
);

/** Turns a habit on or off. */
export function toggleHabit(name: keyof Habits): void {
  useHabits.setState((habits) => ({ [name]: !habits[name] }));
}
