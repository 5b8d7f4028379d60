import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The way to say that something is wrong with a page. */
export function ReportButton({ activityId }: { readonly activityId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button kind="quiet" size="small" className="-ml-3.5 text-muted" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4.5" />
        Report this page
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog activityId={activityId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
