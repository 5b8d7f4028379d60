import { Brush, Copy, History, Share, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { relativeTime } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { canShareFile } from '../../ui/share-file.ts';
import { Picture } from '../../ui/picture.tsx';
import { duplicate } from './drawing-changes.ts';
import { DrawingFiles } from './drawing-files.tsx';
import { DrawingTitle } from './drawing-title.tsx';
import { KeepDrawing } from './keep-drawing.tsx';
import { useChange } from '../../ui/use-change.ts';
import { usePicture } from './use-picture.ts';
import { coloredWords, wallPath, type WallItem } from './wall.ts';

interface DrawingDialogProps {
  readonly item: WallItem;
  /** Whose account it is in; null for a drawing of nobody. */
  readonly person: string | null;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  /** Shows its earlier versions; absent where there are none: it was never saved to an account. */
  readonly onVersions?: (() => void) | undefined;
}

const PROBE = new File([], 'drawing.png', { type: 'image/png' });

/** A drawing seen large, and what can be done with it. */
export function DrawingDialog({ item, person, onClose, onDelete, onVersions }: DrawingDialogProps) {
  const picture = usePicture(item);
  const copying = useChange();
  const copy = async () => {
    await duplicate(item);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={item.title}>
      {item.picture && (
        <Picture
          picture={item.picture}
          className="mx-auto h-[36dvh] max-w-full rounded-small object-contain"
        />
      )}
      <p className="mt-3 text-center text-14 tabular-nums">
        {coloredWords(item.coloredShare)} · {relativeTime(item.updatedAt)}
      </p>
      <DrawingTitle item={item} />
      {copying.error !== null && (
        <div className="mt-3 text-ink">
          <Notice tone="error" title="The drawing was not duplicated">
            {copying.error instanceof Error ? copying.error.message : 'Please try again in a moment.'}
          </Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5 *:min-w-[44%] *:grow *:px-2!">
        <ButtonLink kind="primary" to={wallPath(item)} className="w-full">
          <Brush aria-hidden className="size-5" />
          Go On Coloring
        </ButtonLink>
        {canShareFile(PROBE) && (
          <Button busy={!picture.file && picture.failure === null} onClick={picture.share}>
            <Share aria-hidden className="size-4.5" />
            Share Picture
          </Button>
        )}
        <Button busy={copying.isBusy} onClick={() => copying.run(copy)}>
          {!copying.isBusy && <Copy aria-hidden className="size-4.5" />}
          Duplicate
        </Button>
        <KeepDrawing item={item} person={person} />
        {onVersions && (
          <Button onClick={onVersions}>
            <History aria-hidden className="size-4.5" />
            Earlier Versions
          </Button>
        )}
        <Button kind="quiet" onClick={onDelete} className="text-danger">
          <Trash2 aria-hidden className="size-4.5" />
          Delete
        </Button>
      </div>
      <DrawingFiles files={picture} />
    </Dialog>
  );
}
