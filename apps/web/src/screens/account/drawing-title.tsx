import { MAX_DRAWING_TITLE } from '@inkbloom/contracts/drawings';
import { Pencil } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rename } from './drawing-changes.ts';
import { useChange } from './settings/use-change.ts';
import type { WallItem } from './wall.ts';

/** What the drawing is called: a button that turns into a field. */
export function DrawingTitle({ item }: { readonly item: WallItem }) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = useChange();
  const id = useId();
  if (draft === null) {
    return (
      <div className="mt-1 text-center">
        <Button kind="quiet" size="small" onClick={() => setDraft(item.title)}>
          <Pencil aria-hidden className="size-4" />
          Rename
        </Button>
      </div>
    );
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    change.run(async () => {
      await rename(item, (draft ?? '').trim());
      setDraft(null);
    });
  }
  return (
    <form onSubmit={submit} className="mt-3 grid gap-2.5 text-ink">
      <label htmlFor={id} className="font-display text-14 font-semibold">
        Title
      </label>
      <div className="flex gap-2.5">
        <input
          id={id}
          value={draft}
          maxLength={MAX_DRAWING_TITLE}
          onChange={(event) => setDraft(event.currentTarget.value)}
          className="h-12 min-w-0 flex-1 rounded-sheet bg-field px-4 inset-ring inset-ring-edge"
        />
        <Button type="submit" busy={change.isBusy} disabled={draft.trim() === ''}>
          Save Title
        </Button>
      </div>
      {change.error !== null && (
        <Notice tone="error" title="The title was not changed">
          {change.error instanceof Error ? change.error.message : 'Please try again in a moment.'}
        </Notice>
      )}
    </form>
  );
}
