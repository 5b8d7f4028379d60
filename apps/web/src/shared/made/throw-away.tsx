import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteOwnPage } from '../../api/calls/made-pages.ts';
import type { Draft } from '../../device/drafts/draft.ts';
import { forgetOneSeen } from '../../device/shelf/recently-seen.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useDrafts } from '../drafts/use-drafts.ts';
import { useMark } from '../marks/marks.ts';

interface ThrowAwayProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
}

/** Throws a page of one's own away, after asking. */
export function ThrowAwayButton({ id, title, className }: ThrowAwayProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        icon={Trash2}
        label={`Throw ${title} away`}
        className={className}
        onClick={() => setAsked(true)}
      />
      {isAsked && <ThrowAwayDialog id={id} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Asks, and tells what becomes of what was colored: the account's stays, this device's cannot be opened any more. */
function ThrowAwayDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const isColored = useMark(id) !== undefined;
  const drafts = useDrafts();
  const onlyHere = drafts?.filter((draft) => draft.activityId === id && isOnlyHere(draft)) ?? [];
  async function throwAway(): Promise<void> {
    setBusy(true);
    try {
      await deleteOwnPage(id);
      forgetOneSeen(id);
      await removeDrafts(onlyHere);
      onClose();
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'That did not work. Please try again.');
      setBusy(false);
    }
  }
  const buttons = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button kind="danger" busy={isBusy} disabled={drafts === null} onClick={() => void throwAway()}>
        {onlyHere.length > 0 ? 'Throw both away' : 'Throw away'}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Throw this page away?" actions={buttons}>
      {onlyHere.length > 0
        ? 'What you colored on it is on this device alone. It needs the page, and goes with it.'
        : isColored
          ? 'The drawing you made of it stays in your account.'
          : 'It cannot be brought back.'}
    </Dialog>
  );
}

/** Whether the server never had a drawing, and so does not keep its page for it. */
function isOnlyHere({ gestures, baseRevision }: Draft): boolean {
  return gestures > 0 && baseRevision === 0;
}

async function removeDrafts(drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const { deviceDrafts } = await import('../../device/drafts/browser-device.ts');
  for (const { drawingId, gestures } of drafts)
    await deviceDrafts.store.removeIfUnchanged(drawingId, gestures, () => true);
}
