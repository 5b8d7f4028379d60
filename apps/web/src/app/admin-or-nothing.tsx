import { lazy, Suspense } from 'react';
import { Admin } from '../screens/admin/admin.tsx';

const NotFound = lazy(() => import('../screens/not-found/not-found.tsx'));

/** The operator's page, and for everybody else what any unknown address shows. */
export default function AdminOrNothing() {
  const nothing = (
    <Suspense>
      <NotFound />
    </Suspense>
  );
  return <Admin nothing={nothing} />;
}
