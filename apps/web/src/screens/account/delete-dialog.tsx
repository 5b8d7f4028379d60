import { useState } from 'react';
import { deleteDrawing } from '../../api/calls/delete-drawing.ts';
import { deviceDrafts } from '../../device/drafts/browser-device.ts';
import { whileNotSent } from '../../device/drafts/sender.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { WallItem } from './wall.ts';

interface DeleteDialogProps {
  /** The drawing in question; null while there is none. */
  readonly item: WallItem | null;
  readonly onClose: () => void;
}

/** Asks before a drawing goes for good. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function close() {
    setFailure(undefined);
    onClose();
  }

  async function remove(doomed: WallItem) {
    setBusy(true);
    setFailure(undefined);
    try {
      await removeEverywhere(doomed);
      showToast('Drawing deleted');
      close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Please try again in a moment.');
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={item !== null}
      onClose={close}
      title="Delete this drawing?"
      actions={
        <>
          <Button onClick={close}>Keep Drawing</Button>
          <Button kind="danger" busy={isBusy} onClick={() => item && void remove(item)}>
            Delete
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        Your coloring of “{item?.title}” will be gone for good. The page itself stays, so you can color it
        again.
      </p>
      {failure && (
        <div className="mt-4 text-ink">
          <Notice tone="error" title="The drawing was not deleted">
            {failure}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}

/**
 * The server first: what it still keeps must not vanish from the screen. No save of it may be under way meanwhile, which
 * would bring it back.
 */
async function removeEverywhere({ id, isKept }: WallItem): Promise<void> {
  const { store, outbox } = deviceDrafts;
  await whileNotSent(outbox, id, async () => {
    if (isKept) await deleteDrawing(id);
    await store.remove(id);
  });
}
