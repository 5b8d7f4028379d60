import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What is shown when a screen fails, or when its code does not come, e.g. after a new version was installed. */
export function Trouble() {
  const error = useRouteError();
  const reload = (
    <Button kind="primary" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
  return (
    <main className="column grid min-h-dvh place-items-center">
      <EmptyState heading="h1" drawing="wilted" title="Something went wrong" action={reload}>
        What you colored is safe on this device. Loading the page again usually helps.
        {import.meta.env.DEV && <pre className="mt-3 text-left text-12">{String(error)}</pre>}
      </EmptyState>
    </main>
  );
}
