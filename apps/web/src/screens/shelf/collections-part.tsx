import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  type Collection,
  MAX_COLLECTION_NAME,
  removeCollection,
  renameCollection,
  useCollections,
} from '../../device/shelf/collections.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChosenGrid, NothingThere } from './chosen-grid.tsx';

/** The collections by name, and the pages of the one that the address names. */
export function CollectionsPart() {
  const { collections } = useCollections();
  const [query] = useSearchParams();
  const chosen = collections.find(({ id }) => id === query.get('collection')) ?? collections[0];
  if (!chosen) return <NothingThere part="collections" />;
  return (
    <>
      <nav aria-label="Collections" className="flex flex-wrap gap-x-5 pb-1">
        {collections.map(({ id, name, activityIds }) => (
          <Link
            key={id}
            to={`?${new URLSearchParams({ show: 'collections', collection: id })}`}
            aria-current={id === chosen.id ? 'true' : undefined}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-small text-muted hover:text-accent-strong aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="truncate">{name}</span>
            <span className="text-14 tabular-nums">{activityIds.length}</span>
          </Link>
        ))}
      </nav>
      <ChosenGrid
        key={chosen.id}
        part="collections"
        ids={chosen.activityIds}
        action={<CollectionButtons collection={chosen} />}
      />
      {chosen.activityIds.length === 0 && <CollectionButtons collection={chosen} />}
    </>
  );
}

function CollectionButtons({ collection }: { readonly collection: Collection }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <span className="flex justify-center gap-1">
      <IconButton icon={Pencil} label={`Rename ${collection.name}`} onClick={() => setAsked('rename')} />
      <IconButton icon={Trash2} label={`Remove ${collection.name}`} onClick={() => setAsked('remove')} />
      {asked === 'rename' && <RenameDialog collection={collection} onClose={close} />}
      {asked === 'remove' && <RemoveDialog collection={collection} onClose={close} />}
    </span>
  );
}

interface CollectionDialogProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

function RenameDialog({ collection, onClose }: CollectionDialogProps) {
  const [name, setName] = useState(collection.name);
  const rename = () => {
    renameCollection(collection.id, name);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename collection"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={name.trim() === ''} onClick={rename}>
            Rename
          </Button>
        </>
      }
    >
      <input
        aria-label="Name"
        value={name}
        maxLength={MAX_COLLECTION_NAME}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
        className="h-11 w-full rounded-sheet bg-field px-3.5 text-ink inset-ring inset-ring-edge"
      />
    </Dialog>
  );
}

function RemoveDialog({ collection, onClose }: CollectionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove “${collection.name}”?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            kind="danger"
            onClick={() => {
              removeCollection(collection.id);
              onClose();
            }}
          >
            Remove
          </Button>
        </>
      }
    >
      Its pages, and what you colored, stay.
    </Dialog>
  );
}
