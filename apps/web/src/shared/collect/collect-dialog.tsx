import { useState, type SubmitEvent } from 'react';
import {
  collectUnder,
  MAX_COLLECTION_NAME,
  setCollected,
  useCollections,
} from '../../device/shelf/collections.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface CollectDialogProps {
  readonly activityId: string;
  readonly onClose: () => void;
}

/** Which collections a page is in, and a new one for it. */
export function CollectDialog({ activityId, onClose }: CollectDialogProps) {
  const { collections } = useCollections();
  const [name, setName] = useState('');
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    collectUnder(name, activityId);
    setName('');
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Collections"
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3 text-ink">
        {collections.length > 0 && (
          <ul className="grid max-h-[40dvh] overflow-y-auto">
            {collections.map(({ id, name: words, activityIds }) => (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-1 hover:bg-accent-wash">
                  <input
                    type="checkbox"
                    checked={activityIds.includes(activityId)}
                    onChange={({ target }) => setCollected(id, activityId, target.checked)}
                    className="size-5 accent-accent"
                  />
                  <span className="min-w-0 flex-1 truncate">{words}</span>
                  <span className="text-14 text-muted tabular-nums">{activityIds.length}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={onSubmit} className="flex gap-2">
          <input
            aria-label="Name of a new collection"
            placeholder="A new collection"
            value={name}
            maxLength={MAX_COLLECTION_NAME}
            onChange={({ target }) => setName(target.value)}
            className="h-11 min-w-0 flex-1 rounded-sheet bg-field px-3.5 inset-ring inset-ring-edge"
          />
          <Button type="submit" disabled={name.trim() === ''}>
            Add
          </Button>
        </form>
        <p className="text-14 text-muted">Collections are kept on this device.</p>
      </div>
    </Dialog>
  );
}
