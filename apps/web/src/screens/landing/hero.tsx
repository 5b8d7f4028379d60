import type { HeroPage } from '@inkbloom/contracts/hero-element';
import { useState } from 'react';
import { Link } from 'react-router';
import { BlankSheet } from '../../ui/blank-sheet.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SOON } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';
import { PaletteRow } from './palette.tsx';
import { PANS } from './pans.ts';

const loadLivePage = () => import('./live-page.tsx');

interface HeroProps {
  /** Undefined while it is on its way, null when there is none. */
  readonly page: HeroPage | null | undefined;
}

/** A sheet on the desk that a visitor may color at once, and the pans beside it. */
export function Hero({ page }: HeroProps) {
  const [pan, setPan] = useState(PANS[5] ?? PANS[0]);
  const [live] = useLater(loadLivePage, SOON);
  const [begun, setBegun] = useState(false);
  return (
    <div className="relative grid gap-3 tablet:gap-5 desktop:block desktop:pl-14">
      <div className="relative mx-auto aspect-square w-full max-w-[min(100%,38dvh)] tablet:max-w-[min(100%,52dvh)] desktop:max-w-[690px]">
        <span
          aria-hidden
          className="absolute inset-0 translate-x-2 rotate-[2.4deg] rounded-panel bg-sheet shadow-rest"
        />
        <div className="absolute inset-0 isolate -rotate-[1.2deg] rounded-panel bg-sheet text-sheet-ink shadow-lift">
          <div className="absolute inset-[3%]">
            {page && live && (
              <live.LivePage
                activityId={page.id}
                page={page.page}
                title={page.title}
                pan={pan}
                onFill={() => setBegun(true)}
              />
            )}
            {page && !live && <StillPage page={page.page} />}
            {page === null && <BlankSheet label="" />}
          </div>
        </div>
      </div>
      <PaletteRow chosen={pan} onChoose={setPan} />
      <p className="min-h-6 text-center font-display text-16 font-medium wide:hidden">
        {page && (begun ? <WholePage id={page.id} /> : 'Try a color on the page')}
      </p>
      {page && <Note id={page.id} begun={begun} />}
    </div>
  );
}

/** The page's lines where they will stand, until they take color. */
function StillPage({ page: { width, height, lineUrl } }: Pick<HeroPage, 'page'>) {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <img
        src={lineUrl}
        alt=""
        draggable={false}
        fetchPriority="high"
        className={classNames('max-h-full max-w-full', height > width ? 'h-full' : 'w-full')}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </span>
  );
}

/** The way to the studio, where the colors that were laid here are laid already. */
function WholePage({ id }: { readonly id: string }) {
  return (
    <Link
      to={`/activity/${encodeURIComponent(id)}?color=1&page=0`}
      className="reach inline-block text-accent-strong underline-offset-4 hover:underline wide:max-w-24"
    >
      Color the whole page
    </Link>
  );
}

/** A word in the margin: first an invitation, then the way on. */
function Note({ id, begun }: { readonly id: string; readonly begun: boolean }) {
  return (
    <p className="absolute bottom-2 left-0 hidden -translate-x-2/3 items-center gap-2.5 text-right font-display text-18 leading-tight font-medium wide:flex">
      {begun ? (
        <WholePage id={id} />
      ) : (
        <span>
          Go on,
          <br />
          tap a shape
        </span>
      )}
      <svg
        viewBox="0 0 84 44"
        aria-hidden
        className="h-11 w-21 fill-none stroke-current"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 18c16 18 46 22 72 4M66 16l11 5-6 11" />
      </svg>
    </p>
  );
}
