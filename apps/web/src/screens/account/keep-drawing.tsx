import { CircleCheck, CloudDownload } from 'lucide-react';
import { useEffect } from 'react';
import { askToLast } from '../../device/drafts/lasting.ts';
import { PictureAloneError } from '../../device/kept/picture-alone-error.ts';
import { canKeepPages, keptStore, readKept, untilAppIsKept, useKept } from '../../device/kept/kept-pages.ts';
import { useDrafts } from '../../shared/drafts/use-drafts.ts';
import { troubleWords } from '../../shared/kept/kept-words.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { WallItem } from './wall.ts';

const load = () =>
  Promise.all([
    import('../../device/kept/keep-drawing.ts'),
    import('../../device/drafts/browser-device.ts'),
    import('../../device/drafts/server-source.ts'),
  ]);

async function keep(item: WallItem, person: string | null): Promise<void> {
  const { id: drawingId, activityId, pageIndex, title, revision } = item;
  await askToLast().catch(() => undefined);
  await untilAppIsKept();
  const [{ keepDrawing }, { deviceDrafts }, { serverSource }] = await load();
  const page = { activityId, pageIndex, title, imageUrl: item.pictureUrl ?? '' };
  const wanted = { page, drawingId, person, revision: revision ?? 0 };
  await keepDrawing({ drafts: deviceDrafts.store, kept: keptStore() }, wanted, serverSource);
}

function told(error: unknown): void {
  console.info('the drawing is not kept', error);
  showToast(
    error instanceof PictureAloneError
      ? 'The page is kept. This drawing was saved as a picture alone, so its colors need the network.'
      : troubleWords(error),
  );
}

/** Keeps a drawing with its page for times without a network, and says when it is. */
export function KeepDrawing({ item, person }: { readonly item: WallItem; readonly person: string | null }) {
  const keeping = useChange();
  const drafts = useDrafts();
  const { kept } = useKept();
  useEffect(() => void readKept(), []);
  if (!canKeepPages()) return null;
  const here = drafts?.find(({ drawingId }) => drawingId === item.id);
  const isHere = here !== undefined && (item.isOnDevice || here.baseRevision >= (item.revision ?? 0));
  const isKept = isHere && kept?.some(({ id }) => id === item.activityId) === true;
  if (isKept)
    return (
      <Button disabled>
        <CircleCheck aria-hidden className="size-4.5" />
        Kept Offline
      </Button>
    );
  return (
    <Button busy={keeping.isBusy} onClick={() => keeping.run(() => keep(item, person).then(readKept, told))}>
      {!keeping.isBusy && <CloudDownload aria-hidden className="size-4.5" />}
      Keep Offline
    </Button>
  );
}
