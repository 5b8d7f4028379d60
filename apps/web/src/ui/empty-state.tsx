import type { ReactNode } from 'react';
import { drawings, type DrawingName } from './small-drawings.tsx';

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one clear next step. */
  readonly action?: ReactNode;
  /** The level of the title among the screen's headings. */
  readonly heading?: 'h1' | 'h2';
}

/** A small line drawing, what is the matter, and one button. */
export function EmptyState({ drawing, title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center px-4 py-10 text-center">
      <svg
        viewBox="0 0 160 120"
        aria-hidden
        className="mb-5 w-44 fill-none stroke-ink"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings[drawing]}
      </svg>
      <Heading className="text-22">{title}</Heading>
      {children && <div className="mt-2 text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5 max-w-full">{action}</div>}
    </div>
  );
}
