import { Brush, Expand } from 'lucide-react';
import { useNavigate } from 'react-router';
import { openQuickLook } from './quick-look-state.ts';

const TOOL =
  'pointer-events-auto grid size-10 place-items-center rounded-full bg-glass text-ink shadow-rest hover:text-accent-strong';

interface CardToolsProps {
  readonly id: string;
  readonly title: string;
}

/**
 * Over a card's sheet under a mouse: color it right away, or look at it without leaving. No stops of the Tab key,
 * since the
 * card's own link leads to both.
 */
export function CardTools({ id, title }: CardToolsProps) {
  const navigate = useNavigate();
  return (
    <span className="ml-auto hidden gap-1.5 opacity-0 transition-opacity duration-150 group-hover/card:opacity-100 focus-within:opacity-100 pointer-fine:flex">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Quick look at ${title}`}
        title="Quick look"
        onClick={() => openQuickLook(id)}
        className={TOOL}
      >
        <Expand aria-hidden className="size-4.5" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Color ${title}`}
        title="Color"
        onClick={() => void navigate(`/activity/${encodeURIComponent(id)}?color=1&page=0`)}
        className={TOOL}
      >
        <Brush aria-hidden className="size-4.5" />
      </button>
    </span>
  );
}
