import { useEffect } from 'react';
import { saveDrawing } from '../../api/calls/save-drawing.ts';
import { startSync } from './sync.ts';

/** Sends the waiting saves of the signed-in person for as long as the component lives. */
export function useDraftSync(uid: string | null): void {
  useEffect(() => (uid ? startSync(uid, (save) => saveDrawing(save)) : undefined), [uid]);
}
