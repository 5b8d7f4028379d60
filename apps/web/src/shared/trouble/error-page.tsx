import { enableEmergency, useEmergency } from '../../api/client/emergency.ts';
import { goOffline } from '../../api/client/runtime-configuration.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeTrouble } from './api-trouble.ts';

interface ErrorPageProps {
  readonly error: unknown;
  /** Puts what failed up anew, and only that. */
  readonly onRetry: () => void;
}

/** Stands where a screen failed: what happened, what is safe, and the ways on. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { errors, isActive } = useEmergency();
  const { heading, message } = describeTrouble(error);
  return (
    <main className="column grid min-h-[70dvh] place-items-center py-6">
      <div className="grid justify-items-center">
        {errors > 1 && <ManyErrors errors={errors} isActive={isActive} />}
        <EmptyState
          heading="h1"
          drawing="wilted"
          title={heading}
          action={<WaysOn onRetry={onRetry} isEmergency={isActive} />}
        >
          <p className="text-ink">{message}</p>
          <p className="mt-1">What you colored is safe on this device.</p>
        </EmptyState>
      </div>
    </main>
  );
}

function ManyErrors({ errors, isActive }: { readonly errors: number; readonly isActive: boolean }) {
  return (
    <div className="w-full max-w-md">
      <Notice tone="warning" title={`Multiple errors detected (${errors})`}>
        {isActive
          ? 'Emergency mode is active: the app asks for less and waits longer.'
          : 'Emergency mode is not active.'}
      </Notice>
    </div>
  );
}

interface WaysOnProps {
  readonly onRetry: () => void;
  readonly isEmergency: boolean;
}

function WaysOn({ onRetry, isEmergency }: WaysOnProps) {
  function calmly() {
    enableEmergency();
    onRetry();
  }
  function offline() {
    goOffline();
    onRetry();
  }
  return (
    <div className="grid w-72 gap-2.5">
      <Button kind="primary" onClick={onRetry}>
        Try Again
      </Button>
      <Button onClick={() => location.reload()}>Refresh Page</Button>
      <Button onClick={offline}>Continue Offline</Button>
      {!isEmergency && (
        <Button kind="quiet" onClick={calmly}>
          Enable Emergency Mode
        </Button>
      )}
    </div>
  );
}
