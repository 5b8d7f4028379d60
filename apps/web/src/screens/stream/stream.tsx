import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { streamTitle } from '@inkbloom/contracts/titles';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { BackToTop } from '../../shared/navigation/back-to-top.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { nameFromSlug } from '../../ui/format.ts';
import { LimitedBanner } from '../../shared/subscription/limited-banner.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useAddressSearch } from '../../ui/use-address-search.ts';
import { NothingInStream } from './nothing-in-stream.tsx';
import { StreamHeader } from './stream-header.tsx';
import { StreamPages } from './stream-pages.tsx';
import { lazyExtra } from '../../shared/trouble/lazy-extra.ts';

const KeepStream = lazyExtra(async () => (await import('./keep-stream.tsx')).KeepStream);

/** What the server takes for a stream; another slug names one that holds nothing. */
const SLUG = /^[a-z0-9-]{1,64}$/;

/** One stream: what it is, a search in it, and its pages. */
export default function Stream() {
  const { slug = '' } = useParams();
  const { data: streams, isPending } = useQuery(categoriesQuery);
  const stream = streams?.find((candidate) => candidate.slug === slug);
  const name = stream?.name ?? nameFromSlug(slug);
  const search = useAddressSearch();
  return (
    <>
      <ScreenTitle>{streamTitle(name)}</ScreenTitle>
      <TopBar>
        <SearchField
          label="Search in this stream..."
          value={search.text}
          onChange={search.setText}
          maxLength={MAX_SEARCH_LENGTH}
          className="flex-1 tablet:max-w-[520px]"
        />
      </TopBar>
      <main className="column min-h-[70dvh] pt-3 pb-12 tablet:pt-6 tablet:pb-16">
        <StreamHeader
          name={name}
          description={stream?.description}
          imageUrl={stream?.imageUrl}
          imageAlt={stream?.imageAlt}
          loading={isPending}
        />
        <LimitedBanner stream={slug} />
        {stream?.activityCount !== undefined && stream.activityCount > 0 && (
          <Suspense fallback={<div className="h-14 tablet:h-13" />}>
            <KeepStream slug={slug} total={stream.activityCount} />
          </Suspense>
        )}
        {SLUG.test(slug) ? (
          <StreamPages slug={slug} search={search.sent} onClear={search.clear} />
        ) : (
          <NothingInStream search={search.sent} onClear={search.clear} />
        )}
      </main>
      <BackToTop />
    </>
  );
}
