import { Brush, Download, Share, Trash2 } from 'lucide-react';
import type { Draft } from '../../device/drafts/draft.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { relativeTime } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { canShareFile, shareFile } from '../../ui/share-file.ts';
import { Picture } from '../../ui/picture.tsx';
import { usePicture } from './use-picture.ts';
import { coloredWords, wallPath, type WallItem } from './wall.ts';

interface DrawingDialogProps {
  readonly item: WallItem;
  readonly draft: Draft;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

const PROBE = new File([], 'drawing.png', { type: 'image/png' });

/** A drawing seen large, and what can be done with it. */
export function DrawingDialog({ item, draft, onClose, onDelete }: DrawingDialogProps) {
  const { file, failed } = usePicture(draft);
  return (
    <Dialog open onClose={onClose} title={item.title}>
      {item.picture && (
        <Picture
          picture={item.picture}
          className="mx-auto max-h-[42dvh] max-w-full rounded-small bg-sheet shadow-rest"
        />
      )}
      <p className="mt-3 text-center text-14 tabular-nums">
        {coloredWords(item.coloredShare)} · {relativeTime(item.updatedAt)}
      </p>
      {failed && (
        <div className="mt-3 text-ink">
          <Notice tone="error" title="The picture could not be painted">
            The drawing itself is safe. Check your connection and try again.
          </Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5 *:min-w-[44%] *:grow *:px-2!">
        <ButtonLink kind="primary" to={wallPath(item)} className="w-full">
          <Brush aria-hidden className="size-5" />
          Go On Coloring
        </ButtonLink>
        {canShareFile(PROBE) && (
          <Button busy={!file && !failed} onClick={() => file && void shareFile(file, item.title)}>
            {(file ?? failed) && <Share aria-hidden className="size-4.5" />}
            Share Picture
          </Button>
        )}
        <Button busy={!file && !failed} onClick={() => file && saveFile(file, file.name)}>
          {(file ?? failed) && <Download aria-hidden className="size-4.5" />}
          Save as PNG
        </Button>
        <Button kind="quiet" onClick={onDelete} className="text-danger">
          <Trash2 aria-hidden className="size-4.5" />
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
