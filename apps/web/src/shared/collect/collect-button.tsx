import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const CollectDialog = lazy(async () => ({
  default: (await import('./collect-dialog.tsx')).CollectDialog,
}));

/** Puts a page into collections. */
export function CollectButton({ activityId }: { readonly activityId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden className="size-4.5" />
        Add to a collection
      </Button>
      {isOpen && (
        <Suspense>
          <CollectDialog activityId={activityId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
