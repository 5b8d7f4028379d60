import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { useCallback } from 'react';
import { BackToTop } from '../../shared/navigation/back-to-top.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { QUIET } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';
import { countFilters, NO_FILTERS, useFilters } from './filters.ts';
import { GalleryBar } from './gallery-bar.tsx';
import { SectionsView } from './sections-view.tsx';
import { SkeletonRails } from './skeleton-rails.tsx';

const loadResults = () => import('./results-view.tsx');

/** The main browse screen: rows of pages, or a grid of what a search or a filter finds. */
export default function Gallery() {
  const { filters, change } = useFilters();
  const clear = useCallback(() => change(NO_FILTERS), [change]);
  const narrowed = filters.search !== '' || countFilters(filters) > 0;
  const [results] = useLater(loadResults, narrowed ? 0 : QUIET);
  return (
    <>
      <ScreenTitle>
        {filters.search ? `“${filters.search}” · ${SCREEN_TITLES['/gallery']}` : SCREEN_TITLES['/gallery']}
      </ScreenTitle>
      <GalleryBar filters={filters} onChange={change} />
      <main className="pt-1 pb-10 tablet:pb-14">
        <h1 className="sr-only">Coloring pages</h1>
        {!narrowed && <SectionsView />}
        {narrowed && !results && <SkeletonRails />}
        {narrowed && results && <results.ResultsView filters={filters} onClear={clear} />}
      </main>
      <BackToTop />
    </>
  );
}
