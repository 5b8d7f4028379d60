import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const Manager = lazy(async () => ({
  default: (await import('./configuration-manager.tsx')).ConfigurationManager,
}));

/** Opens the configuration manager where the address says `?config`; its code is loaded only then. */
export function ConfigurationByAddress() {
  const [query, setQuery] = useSearchParams();
  if (!query.has('config')) return null;
  function close() {
    setQuery(
      (before) => {
        before.delete('config');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <Suspense>
      <Manager onClose={close} />
    </Suspense>
  );
}
