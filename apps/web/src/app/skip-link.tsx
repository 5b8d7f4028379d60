import type { MouseEvent } from 'react';

/** What the link names, around every screen; the screen's own main takes the focus. */
export const CONTENT_ID = 'content';

function onSkip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** The first stop of the Tab key on every screen: past the bar, to what the screen is for. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={onSkip}
      className="fixed top-[calc(var(--titlebar)+8px)] left-2 z-50 inline-flex min-h-11 -translate-y-20 items-center rounded-sheet bg-panel px-4 font-display text-16 font-semibold text-accent-strong focus:translate-y-0 focus:shadow-lift"
    >
      Skip to content
    </a>
  );
}
