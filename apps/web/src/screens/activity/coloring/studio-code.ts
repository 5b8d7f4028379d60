import { useEffect, useState } from 'react';
import { everHadDrafts } from '../../../device/drafts/changes.ts';
import { QUIET } from '../../../ui/use-after-paint.ts';
import { whenFree } from '../../../ui/when-free.ts';

type StudioCode = typeof import('../../../studio/studio.tsx');

let code: StudioCode | null = null;

async function load(): Promise<StudioCode> {
  code ??= await import('../../../studio/studio.tsx');
  return code;
}

/**
 * The studio's code, null while it is on its way; throws while rendering when it cannot be had. Not `lazy`: React would
 * hold the studio back for 300 ms after its fallback, and show that even for code that is there.
 */
export function useStudioCode(): StudioCode | null {
  const [loaded, setLoaded] = useState(code);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (!loaded)
      load().then(setLoaded, (reason: unknown) => setFailure(new Error('no studio', { cause: reason })));
  }, [loaded]);
  if (failure) throw failure;
  return loaded;
}

/** Makes the studio ready ahead of the press that opens it; a failure is told when it is opened. */
export function prepareStudio(): void {
  load().then(
    ({ prepareBrushes }) => prepareBrushes(),
    () => undefined,
  );
}

/** Whether its files are on this device: kept by the service worker, or from when something was colored here. */
function isNear(): boolean {
  return Boolean(navigator.serviceWorker?.controller) || everHadDrafts();
}

/** Makes the studio ready in a quiet moment, where that costs no network. */
export function usePreparedStudio(): void {
  useEffect(() => {
    if (!isNear()) return undefined;
    let stop = (): void => clearTimeout(timer);
    const timer = setTimeout(() => (stop = whenFree(prepareStudio)), QUIET);
    return () => stop();
  }, []);
}
