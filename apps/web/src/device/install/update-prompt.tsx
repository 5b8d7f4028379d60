import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { putOff, refresh, useUpdates } from './updates.ts';

/** Asks once whether to go on with the new version; what is being done goes on until the person agrees. */
export function UpdatePrompt() {
  const { waiting, isPutOff } = useUpdates();
  if (!waiting || isPutOff) return null;
  return (
    <aside
      aria-label="New version"
      // A toast has the same place, and is soon gone.
      className="fixed inset-x-0 bottom-[calc(var(--tabs)+20px)] z-40 grid justify-items-center px-gutter [output:has(p)~&]:invisible"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-panel px-5 py-4 shadow-lift">
        <RefreshCw aria-hidden className="flex-none text-accent-strong" />
        <output className="min-w-40 flex-1 leading-snug">New version available! Refresh to update?</output>
        <div className="flex gap-2 max-tablet:w-full">
          <Button kind="primary" size="small" onClick={refresh} className="max-tablet:flex-1">
            Refresh
          </Button>
          <Button size="small" onClick={putOff} className="max-tablet:flex-1">
            Later
          </Button>
        </div>
      </div>
    </aside>
  );
}
