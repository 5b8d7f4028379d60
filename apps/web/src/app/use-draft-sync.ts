import { useEffect } from 'react';
import { deviceDrafts } from '../device/drafts/browser-device.ts';
import { sendSave } from '../device/drafts/server-source.ts';
import { startSync } from '../device/drafts/sync.ts';

/** Sends the waiting saves of the signed-in person for as long as the component lives. */
export function useDraftSync(uid: string | null): void {
  useEffect(() => (uid ? startSync(deviceDrafts.outbox, uid, sendSave) : undefined), [uid]);
}
