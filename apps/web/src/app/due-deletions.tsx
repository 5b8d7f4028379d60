import { useEffect } from 'react';
import { deleteDrawing } from '../api/calls/delete-drawing.ts';
import { deviceDrafts } from '../device/drafts/browser-device.ts';
import { startDeletions } from '../device/drafts/carry-out-deletions.ts';
import { showToast } from '../ui/toast.tsx';

/** Carries out the deletions of a person, or of nobody, once they can no longer be taken back. */
export function DueDeletions({ person }: { readonly person: string | null }) {
  useEffect(() => {
    const { store, outbox } = deviceDrafts;
    const onKept = ({ title }: { readonly title: string }, reason: string) =>
      showToast(`“${title}” was not deleted. ${reason}`);
    return startDeletions({ store, outbox, deleteKept: deleteDrawing, onKept }, person);
  }, [person]);
  return null;
}
