import { useState } from 'react';
import { calmDown } from '../../api/client/emergency.ts';
import {
  applySettings,
  defaultSettings,
  resetSettings,
  useSettings,
} from '../../api/client/runtime-configuration.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ownServer } from '../../api/client/own-server.ts';
import { ConnectionTest } from './connection-test.tsx';
import { DraftFields } from './draft-fields.tsx';
import { toDraft, toSettings } from './draft.ts';
import { InUse } from './in-use.tsx';

interface ConfigurationManagerProps {
  readonly onClose: () => void;
}

/** Where answers come from and how they are asked for, to be looked at, tried and changed. */
export function ConfigurationManager({ onClose }: ConfigurationManagerProps) {
  const own = ownServer();
  const settings = useSettings();
  const [draft, setDraft] = useState(() => toDraft(settings, own));
  const next = toSettings(draft, own);
  function apply() {
    if (!next) return;
    applySettings(next);
    setDraft(toDraft(next, own));
  }
  function reset() {
    resetSettings();
    calmDown();
    setDraft(toDraft(defaultSettings(), own));
  }
  const actions = (
    <>
      <Button kind="quiet" size="small" className="mr-auto" onClick={reset}>
        Reset to Default
      </Button>
      <Button size="small" onClick={onClose}>
        Close
      </Button>
      <Button kind="primary" size="small" disabled={!next} onClick={apply}>
        Apply Changes
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Configuration Manager" actions={actions}>
      <div className="grid gap-4">
        <InUse configuration={settings.configuration} own={own} />
        <DraftFields draft={draft} onChange={setDraft} own={own} />
        <ConnectionTest settings={next} />
      </div>
    </Dialog>
  );
}
