import { useEffect } from 'react';
import { renameDrawing } from '../api/calls/title-drawing.ts';
import { deviceDrafts } from '../device/drafts/browser-device.ts';
import { sendNames } from '../device/drafts/names.ts';
import { sendSave } from '../device/drafts/server-source.ts';
import { startRetryingSaves } from '../device/drafts/retry-saves.ts';

/** Sends the waiting saves and names of the signed-in person for as long as the component lives. */
export function useDraftSync(uid: string | null): void {
  useEffect(() => {
    if (!uid) return undefined;
    const { outbox, store } = deviceDrafts;
    const names = () => void sendNames(store, uid, renameDrawing);
    names();
    const stopNames = store.device.onOnline(names);
    const stopSaves = startRetryingSaves(outbox, uid, sendSave);
    return () => {
      stopNames();
      stopSaves();
    };
  }, [uid]);
}
