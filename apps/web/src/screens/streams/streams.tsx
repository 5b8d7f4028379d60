import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { Footer } from '../../shared/navigation/footer.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useAddressSearch } from '../../ui/use-address-search.ts';
import { matching } from './matching.ts';
import { StreamList, StreamSkeletons } from './stream-list.tsx';

/** Every stream there is, and a search among them. */
export default function Streams() {
  const search = useAddressSearch();
  const { data, error, isPending, refetch } = useQuery(categoriesQuery);
  const wanted = search.text.trim();
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES['/streams']}</ScreenTitle>
      <TopBar>
        <SearchField
          label="Search categories..."
          value={search.text}
          onChange={search.setText}
          maxLength={MAX_SEARCH_LENGTH}
          className="flex-1 tablet:max-w-[520px]"
        />
      </TopBar>
      <main className="column min-h-[70dvh] pt-5 pb-12 tablet:pt-8 tablet:pb-16">
        <h1 className="text-28 tablet:text-36">All Streams</h1>
        <p className="mt-1.5 mb-6 max-w-[56ch] text-pretty text-muted tablet:mb-7.5">
          Pages of a kind, gathered. Choose one and stay as long as you like.
        </p>
        {isPending && <StreamSkeletons />}
        {error && !data && <LoadFailure what="categories" error={error} onRetry={() => void refetch()} />}
        {data && <StreamList streams={matching(data, wanted)} search={wanted} onClear={search.clear} />}
      </main>
      <Footer />
    </>
  );
}
