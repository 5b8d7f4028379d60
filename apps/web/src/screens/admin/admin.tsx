import type { AdminOverview } from '@inkbloom/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminOverviewQuery } from '../../api/calls/admin.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { AdminNav } from './admin-nav.tsx';
import { AdminMails } from './admin-mail.tsx';
import { AdminPages } from './admin-pages.tsx';
import { AdminPayments } from './admin-payments.tsx';
import { AdminPeople } from './admin-people.tsx';
import { Machine } from './machine.tsx';
import { ADMIN_PARTS, type AdminPart } from './parts.ts';
import { Proposals } from './proposals.tsx';
import { Review } from './review.tsx';

const MOST_IN_OVERVIEW = 5;

/** Where operators look after the installation; for everybody else there is nothing here, as at any other address. */
export function Admin({ nothing }: { readonly nothing: ReactNode }) {
  const { data, error, refetch } = useQuery(adminOverviewQuery);
  const isNobodys = error instanceof RequestError && error.status === 404;
  if (isNobodys) return nothing;
  return (
    <>
      <ScreenTitle>Looking after it</ScreenTitle>
      <TopBar />
      {data && <Known overview={data} />}
      {!data && error && (
        <main className="column py-6">
          <h1 className="sr-only">Looking after it</h1>
          <LoadFailure what="the overview" error={error} onRetry={() => void refetch()} />
        </main>
      )}
    </>
  );
}

function Known({ overview }: { readonly overview: AdminOverview }) {
  const [query] = useSearchParams();
  const part: AdminPart = ADMIN_PARTS.find((one) => one.part === query.get('part'))?.part ?? 'overview';
  const isWide = part === 'overview';
  return (
    <main className="column grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 pt-5 pb-16 desktop:grid-cols-[196px_minmax(0,1fr)] wide:grid-cols-[196px_minmax(0,1fr)_300px]">
      <h1 className="sr-only">Looking after it</h1>
      <AdminNav chosen={part} overview={overview} />
      <div className={isWide ? 'grid min-w-0 content-start gap-7' : 'min-w-0 wide:col-span-2'}>
        <Part part={part} overview={overview} />
      </div>
      {isWide && (
        <aside className="min-w-0 desktop:col-start-2 wide:col-start-3">
          <Machine overview={overview} />
        </aside>
      )}
    </main>
  );
}

function Part({ part, overview }: { readonly part: AdminPart; readonly overview: AdminOverview }) {
  switch (part) {
    case 'overview':
      return (
        <>
          <Review most={MOST_IN_OVERVIEW} />
          {overview.proposed > 0 && <Proposals most={MOST_IN_OVERVIEW} onlyOpen />}
          <AdminMails most={MOST_IN_OVERVIEW} onlyFailed />
          {overview.payments && <AdminPayments most={MOST_IN_OVERVIEW} />}
        </>
      );
    case 'review':
      return (
        <div className="grid gap-7">
          <Review />
          <Proposals />
        </div>
      );
    case 'pages':
      return <AdminPages />;
    case 'people':
      return <AdminPeople />;
    case 'mail':
      return <AdminMails />;
    case 'payments':
      return <AdminPayments />;
    case 'machine':
      return (
        <div className="max-w-md">
          <Machine overview={overview} />
        </div>
      );
  }
}
