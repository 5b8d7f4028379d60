import { HERO_ELEMENT, type HeroPage } from '@inkbloom/contracts/hero-element';

/** The page that the server wrote into the landing page's HTML; undefined where it wrote none. */
export function writtenHero(): HeroPage | undefined {
  const text = document.querySelector(`#${HERO_ELEMENT}`)?.textContent;
  return text ? (JSON.parse(text) as HeroPage) : undefined;
}
