import { MAX_DRAWING_TITLE } from '@inkbloom/contracts/drawings';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rename } from './drawing-changes.ts';
import { FieldForm } from './field-form.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { WallItem } from './wall.ts';

/** What the drawing is called: a button that turns into a field. */
export function DrawingTitle({ item }: { readonly item: WallItem }) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = useChange();
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
  async function save() {
    await rename(item, (draft ?? '').trim());
    setDraft(null);
  }
  return (
    <div className="mt-3">
      <FieldForm
        label="Title"
        button="Save Title"
        value={draft}
        onType={setDraft}
        change={change}
        send={save}
        maxLength={MAX_DRAWING_TITLE}
      >
        {change.error !== null && (
          <Notice tone="error" title="The title was not changed">
            {change.error instanceof Error ? change.error.message : 'Please try again in a moment.'}
          </Notice>
        )}
      </FieldForm>
    </div>
  );
}
