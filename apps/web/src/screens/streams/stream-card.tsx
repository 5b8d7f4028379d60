import type { Category } from '@inkbloom/contracts/categories';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLimited } from '../../shared/subscription/access.ts';
import { Badge } from '../../ui/badge.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface StreamCardProps {
  readonly stream: Category;
  /** It stands where the screen opens: load its picture at once. */
  readonly eager: boolean;
}

/** A stream as a card: its picture, name, what it holds, and the way in. */
export function StreamCard({ stream, eager }: StreamCardProps) {
  const { id, slug, name, description, imageUrl, imageAlt = '' } = stream;
  const isLimited = useLimited(id);
  return (
    <article className="group/card relative grid h-full grid-cols-[112px_1fr] content-start gap-x-4 tablet:grid-cols-1">
      <Sheet lines={imageUrl} alt={imageAlt} eager={eager} className="tablet:mb-3.5" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-18 tablet:text-22">
            <Link
              to={`/gallery/${slug}`}
              className="after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
          </h2>
          {isLimited ? <Badge tone="warn">Limited</Badge> : <Badge tone="accent">Unlimited</Badge>}
        </div>
        <p className="leading-snug text-pretty text-muted">{description}</p>
        <p className="mt-0.5 flex items-center gap-1.5 font-display text-14 font-semibold text-accent-strong group-hover/card:underline">
          Explore streams
          <ArrowRight aria-hidden className="size-4" />
        </p>
      </div>
    </article>
  );
}
