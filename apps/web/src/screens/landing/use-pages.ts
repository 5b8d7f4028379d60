import { useEffect, useState } from 'react';
import type { HeroPage } from '@inkbloom/contracts/hero-element';
import { SOON } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';
import type { Catalogue } from './load-pages.ts';

const load = () => import('./load-pages.ts');

/** The catalogue's part of the landing page, asked for after the first paint; null when it did not come. */
export function usePages(written: HeroPage | undefined): Catalogue | null | undefined {
  const [module] = useLater(load, written ? SOON : 0);
  const [pages, setPages] = useState<Catalogue | null>();
  useEffect(() => {
    if (!module) return undefined;
    let current = true;
    const show = (found: Catalogue | null) => void (current && setPages(found));
    module.loadPages(written).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [module, written]);
  return pages;
}
