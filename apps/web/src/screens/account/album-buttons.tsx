import { FolderDown, FolderUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react';
import { useLocation } from 'react-router';
import { followLaunchedFiles } from '../../device/install/launched-files.ts';
import { isShareLost, takeSharedFiles } from '../../device/install/shared-files.ts';
import type { Draft } from '../../device/drafts/draft.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAlbum } from './use-album.ts';

const SHARE_LOST =
  'The shared file could not be taken over; there may be no room. Use “Bring Back From a File” instead.';

/** Takes all drawings along in one file, and brings such a file back. */
export function AlbumButtons({ drafts }: { readonly drafts: readonly Draft[] }) {
  const { work, save, bringBack } = useAlbum(drafts);
  const bringLaunched = useEffectEvent(bringBack);
  const bringShared = useEffectEvent(async () => {
    for (const file of await takeSharedFiles()) await bringBack(file);
  });
  const { search } = useLocation();
  useEffect(() => followLaunchedFiles((file) => void bringLaunched(file)), []);
  useEffect(() => void bringShared(), []);
  const trouble = work.trouble ?? (isShareLost(search) ? SHARE_LOST : null);
  const picker = useRef<HTMLInputElement>(null);
  const isSaving = work.kind === 'saving';
  const isBringing = work.kind === 'bringing';
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) void bringBack(file);
    currentTarget.value = '';
  };
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {drafts.length > 0 && (
          <Button size="small" busy={isSaving} onClick={save}>
            {!isSaving && <FolderDown aria-hidden className="size-4.5" />}
            {isSaving ? work.progress : 'Save All as a File'}
          </Button>
        )}
        <Button size="small" busy={isBringing} onClick={() => picker.current?.click()}>
          {!isBringing && <FolderUp aria-hidden className="size-4.5" />}
          {isBringing ? work.progress : 'Bring Back From a File'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".inkbloom,.zip,application/zip"
          hidden
          aria-label="A file of saved drawings"
          onChange={pick}
        />
      </div>
      {trouble && (
        <div className="mt-3">
          <Notice tone="error">{trouble}</Notice>
        </div>
      )}
    </>
  );
}
