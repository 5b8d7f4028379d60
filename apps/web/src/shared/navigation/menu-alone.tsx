import { QueryClientProvider } from '@tanstack/react-query';
import { queries } from '../../api/client/connection.ts';
import { Toaster } from '../../ui/toast.tsx';
import { Menu as BareMenu } from './menu.tsx';

/** The menu with what it needs around it and where it says what went wrong, for a screen that begins without them. */
export function Menu({ openAtFirst }: { readonly openAtFirst: boolean }) {
  return (
    <QueryClientProvider client={queries}>
      <BareMenu openAtFirst={openAtFirst} />
      <Toaster />
    </QueryClientProvider>
  );
}
