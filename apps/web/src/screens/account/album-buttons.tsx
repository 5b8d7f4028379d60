import { FolderDown, FolderUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import type { Draft } from '../../device/drafts/draft.ts';
import { Button } from '../../ui/button.tsx';
import { FileTrouble } from './file-trouble.tsx';
import { useAlbum } from './use-album.ts';
import { useArrivingFiles } from './use-arriving-files.ts';

/** Takes all drawings along in one file, and brings such a file back. */
export function AlbumButtons({ drafts }: { readonly drafts: readonly Draft[] }) {
  const { work, save, bringBack } = useAlbum(drafts);
  useArrivingFiles(bringBack);
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
      {work.trouble && <FileTrouble words={work.trouble} />}
    </>
  );
}
