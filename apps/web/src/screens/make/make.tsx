import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { madeRequestQuery } from '../../api/calls/made-pages.ts';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { FourSheets } from './four-sheets.tsx';
import { MyPages } from './my-pages.tsx';
import { RequestNotice } from './request-notice.tsx';
import { useAsking } from './use-asking.ts';
import { WishForm } from './wish-form.tsx';

/** The drawings of a request, by the address, so that Back and another visit find them again. */
function useRequest() {
  const [query] = useSearchParams();
  const id = query.get('request') ?? '';
  return useQuery({ ...madeRequestQuery(id), enabled: id !== '' });
}

/** A page of one's own: three questions, four drawings, and the pages that were kept. */
export default function MakePage() {
  const asked = useRequest();
  const asking = useAsking();
  const pages = asked.data?.pages ?? [];
  const drawings = useRef<HTMLElement>(null);
  const requestId = asked.data?.id;
  useEffect(() => {
    // On a phone the sheets lie below the questions.
    if (requestId) drawings.current?.scrollIntoView({ block: 'nearest' });
  }, [requestId]);
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES['/make']}</ScreenTitle>
      <TopBar />
      <main className="column min-h-[70dvh] pt-5 pb-12 tablet:pt-8 tablet:pb-16">
        <div className="grid gap-x-10 gap-y-6 desktop:grid-cols-[minmax(300px,380px)_1fr]">
          <section className="min-w-0" aria-label="What shall be drawn">
            <h1 className="pb-4 text-28 tablet:text-36">{SCREEN_TITLES['/make']}</h1>
            <WishForm asking={asking} request={asked.data} />
          </section>
          <section
            ref={drawings}
            className="min-w-0 scroll-mt-20 self-start desktop:sticky desktop:top-20"
            aria-label="The drawings"
          >
            <FourSheets pages={pages} />
            <RequestNotice request={asked.data} error={asked.error} onRetry={() => void asked.refetch()} />
          </section>
        </div>
        <MyPages besides={pages.map(({ id }) => id)} />
      </main>
    </>
  );
}
