import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PictureForm } from './picture-files.ts';
import type { usePicture } from './use-picture.ts';

const FORMS: readonly (readonly [PictureForm, string])[] = [
  ['png', 'PNG'],
  ['transparent', 'Transparent PNG'],
  ['pdf', 'PDF'],
];

/** The forms in which a drawing can be taken along. */
export function DrawingFiles({ files }: { readonly files: ReturnType<typeof usePicture> }) {
  const { file, failure, making, save } = files;
  return (
    <div className="mt-4 grid gap-2.5">
      <p aria-hidden className="text-center text-14">
        Save as
      </p>
      <div className="flex gap-2 *:grow *:px-1.5!">
        {FORMS.map(([form, words]) => {
          const isBusy = making === form || (form === 'png' && !file && failure === null);
          return (
            <Button
              key={form}
              size="small"
              busy={isBusy}
              disabled={making !== null}
              onClick={() => save(form)}
            >
              {!isBusy && <Download aria-hidden className="size-4.5" />}
              <span>
                <span className="sr-only">Save as </span>
                {words}
              </span>
            </Button>
          );
        })}
      </div>
      {failure !== null && (
        <div className="text-ink">
          <Notice tone="error" title="The picture could not be made">
            {failure} The drawing itself is safe.
          </Notice>
        </div>
      )}
    </div>
  );
}
