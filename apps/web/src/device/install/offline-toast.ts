import { useEffect } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** Says in passing that the network has gone; screens that show kept content say so themselves. */
export function useOfflineToast(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) showToast('You are currently offline. Some features may be limited.');
  }, [online]);
}
