import { X } from 'lucide-react';
import { KEPT_LIMIT_BYTES } from '../../device/kept/kept-store.ts';
import { keptStore, readKept, useKept } from '../../device/kept/kept-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { megabytes, pagesAndRoom } from './kept-words.ts';

async function remove(ids: readonly string[]): Promise<void> {
  for (const id of ids) await keptStore().remove(id);
  await readKept();
}

/** What is kept for times without a network, how much room it takes, and the way to take it away. */
export function KeptDialog({ onClose }: { readonly onClose: () => void }) {
  const { kept = [] } = useKept();
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  const room = `${pagesAndRoom(kept.length, bytes)} of ${megabytes(KEPT_LIMIT_BYTES)}`;
  const actions = (
    <>
      <Button onClick={onClose}>Done</Button>
      <Button
        kind="danger"
        disabled={kept.length === 0}
        onClick={() => void remove(kept.map(({ id }) => id))}
      >
        Take All Away
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Kept on this device" actions={actions}>
      <p className="mb-1.5 tabular-nums">{room}</p>
      <ProgressBar share={bytes / KEPT_LIMIT_BYTES} label="Room taken by kept pages" />
      <ul className="mt-3 max-h-[45dvh] w-0 min-w-full overflow-y-auto">
        {kept.map(({ id, activity, bytes: own }) => (
          <li key={id} className="flex min-h-11 items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-ink">{activity.title}</span>
            <span className="text-14 tabular-nums">{megabytes(own)}</span>
            <IconButton icon={X} label={`Take ${activity.title} away`} onClick={() => void remove([id])} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
