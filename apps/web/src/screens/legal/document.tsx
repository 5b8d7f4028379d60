import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import type { ReactNode } from 'react';
import { Footer } from '../../shared/navigation/footer.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';

interface DocumentProps {
  readonly path: '/privacy' | '/terms' | '/about';
  readonly title: string;
  /** What it says, in a sentence or two. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A text to read: a title, what it says in short, and its parts. */
export function Document({ path, title, lead, children }: DocumentProps) {
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES[path]}</ScreenTitle>
      <TopBar />
      <main className="column min-h-[70dvh] pt-8 pb-14 tablet:pt-12 tablet:pb-20">
        <article className="mx-auto max-w-[66ch]">
          <h1 className="text-36 tablet:text-48">{title}</h1>
          <p className="mt-4 text-18 text-pretty text-muted tablet:text-22">{lead}</p>
          {children}
        </article>
      </main>
      <Footer />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a text. */
export function Part({ title, children }: PartProps) {
  return (
    <section className="mt-9 tablet:mt-11">
      <h2 className="mb-2.5 text-22">{title}</h2>
      <div className="grid gap-3 leading-relaxed text-pretty [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-accent-strong">
        {children}
      </div>
    </section>
  );
}
