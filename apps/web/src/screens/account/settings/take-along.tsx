import { Download } from 'lucide-react';
import { loadExport } from '../../../api/calls/leave-account.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

async function save(): Promise<void> {
  saveFile(await loadExport(), `inkbloom-${new Date().toLocaleDateString('sv')}.zip`);
}

/** Everything of the person as one file. */
export function TakeAlong() {
  const change = useChange();
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Your drawings as pictures and as files that open again on any installation, your favorites, and what
        is known about your account, in one zip. Open <code>index.html</code> in it to look at them.
      </p>
      <Button busy={change.isBusy} onClick={() => change.run(save)}>
        {!change.isBusy && <Download aria-hidden className="size-4.5" />}
        {change.isBusy ? 'Packing...' : 'Take Everything Along'}
      </Button>
      <SettingTrouble title="The file could not be made" error={change.error} />
    </div>
  );
}
