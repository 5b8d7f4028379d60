import { create } from 'zustand';

/** The activity that is looked at quickly; undefined while none is. */
export const useQuickLook = create(() => ({ id: undefined as string | undefined }));

/** Opens the quick look at an activity. */
export function openQuickLook(id: string): void {
  useQuickLook.setState({ id });
}

/** Closes the quick look. */
export function closeQuickLook(): void {
  useQuickLook.setState({ id: undefined });
}
