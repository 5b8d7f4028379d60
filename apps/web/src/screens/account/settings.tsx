import { SlidersHorizontal } from 'lucide-react';
import { configuration } from '../../api/client/configuration.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What the app is, and the way to how it asks its server. */
export function Settings() {
  const { appName = '', version = '' } = configuration() ?? {};
  return (
    <section aria-label="About" className="max-w-2xl">
      <h2 className="text-22">About</h2>
      <p className="mt-1.5 text-muted">
        {appName}, version <span className="tabular-nums">{version}</span>
      </p>
      <p className="mt-3 text-muted">
        Where pages come from, how long the app waits for an answer and how often it asks again can be looked
        at and changed for this tab.
      </p>
      <div className="mt-4">
        <ButtonLink to="?tab=settings&config" replace preventScrollReset size="small">
          <SlidersHorizontal aria-hidden className="size-4.5" />
          Configuration
        </ButtonLink>
      </div>
    </section>
  );
}
