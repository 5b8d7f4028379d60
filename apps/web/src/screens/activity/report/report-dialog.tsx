import { MAX_REPORT_NOTE, type ReportReason } from '@inkbloom/contracts/reports';
import { useId, useState, type SubmitEvent } from 'react';
import { reportActivity } from '../../../api/calls/report-activity.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useChange } from '../../../ui/use-change.ts';

interface ReportDialogProps {
  readonly activityId: string;
  readonly onClose: () => void;
}

/** What can be wrong with a page, as people are asked. */
const REASONS: readonly (readonly [ReportReason, string])[] = [
  ['drawing', 'The drawing has a mistake'],
  ['words', 'The title or description is wrong'],
  ['unsuitable', 'It is not for children'],
  ['copied', 'It is copied from somewhere'],
  ['other', 'Something else'],
];

/** Asks what is wrong with a page, and tells the people who look after it. */
export function ReportDialog({ activityId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const form = useId();
  const { isBusy, error, run } = useChange();
  async function report(chosen: ReportReason): Promise<void> {
    await reportActivity(activityId, chosen, note);
    showToast('Thank you. Somebody will look at this page.');
    onClose();
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (reason !== null) run(() => report(reason));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="What is wrong with this page?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} disabled={reason === null} busy={isBusy}>
            Report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-3 text-ink">
        <fieldset>
          <legend className="sr-only">Reason</legend>
          {REASONS.map(([value, words]) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-1 hover:bg-accent-wash"
            >
              <input
                type="radio"
                name="reason"
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-5 flex-none accent-accent"
              />
              {words}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1.5">
          <span className="text-14 text-muted">A few words, if you like. Please no names or addresses.</span>
          <textarea
            rows={2}
            value={note}
            maxLength={MAX_REPORT_NOTE}
            onChange={({ target }) => setNote(target.value.replaceAll(/\s+/g, ' '))}
            className="w-full resize-none rounded-sheet bg-field px-3.5 py-2.5 inset-ring inset-ring-edge"
          />
        </label>
        {error instanceof Error && <Notice tone="error">{error.message}</Notice>}
      </form>
    </Dialog>
  );
}
