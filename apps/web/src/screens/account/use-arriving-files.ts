import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { followLaunchedFiles } from '../../device/install/launched-files.ts';
import { isShareLost, takeSharedFiles } from '../../device/install/shared-files.ts';
import { showToast } from '../../ui/toast.tsx';

const SHARE_LOST = 'The shared file could not be taken over; there may be no room. Nothing was changed.';

/**
 * Takes in each file that the system opens the installed app with, or that is shared into it; tells of one that was
 * lost on the way.
 */
export function useArrivingFiles(takeIn: (file: File) => Promise<void>): void {
  const takeLaunched = useEffectEvent(takeIn);
  const takeShared = useEffectEvent(async () => {
    for (const file of await takeSharedFiles()) await takeIn(file);
  });
  useEffect(() => followLaunchedFiles((file) => void takeLaunched(file)), []);
  useEffect(() => void takeShared(), []);
  const isLost = isShareLost(useLocation().search);
  useEffect(() => {
    if (isLost) showToast(SHARE_LOST);
  }, [isLost]);
}
