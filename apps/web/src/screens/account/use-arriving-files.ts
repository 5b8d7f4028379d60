import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { followLaunchedFiles } from '../../device/install/launched-files.ts';
import { isShareLost, takeSharedFiles } from '../../device/install/shared-files.ts';

const SHARE_LOST = 'The shared file could not be taken over; there may be no room. Nothing was changed.';

/**
 * Takes in each file that the system opens the installed app with, or that is shared into it. Gives what to tell of one
 * that was lost on the way; null when none was.
 */
export function useArrivingFiles(takeIn: (file: File) => Promise<void>): string | null {
  const takeLaunched = useEffectEvent(takeIn);
  const takeShared = useEffectEvent(async () => {
    for (const file of await takeSharedFiles()) await takeIn(file);
  });
  useEffect(() => followLaunchedFiles((file) => void takeLaunched(file)), []);
  useEffect(() => void takeShared(), []);
  return isShareLost(useLocation().search) ? SHARE_LOST : null;
}
