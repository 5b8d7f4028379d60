import { Heart } from 'lucide-react';
import { classNames } from './class-names.ts';

interface HeartToggleProps {
  readonly on: boolean;
  readonly onToggle: () => void;
  /** What is loved, e.g. the title of a page. */
  readonly name: string;
  readonly className?: string;
}

/** Keeps something among the favorites; its target is 44 px around a small heart. */
export function HeartToggle({ on, onToggle, name, className }: HeartToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`Favourite ${name}`}
      onClick={onToggle}
      className={classNames(
        'reach grid size-6 flex-none place-items-center rounded-small',
        'transition-transform duration-150 ease-out active:scale-85',
        on ? 'text-accent-strong' : 'text-muted hover:text-accent-strong',
        className,
      )}
    >
      <Heart aria-hidden className={classNames('size-5', on && 'fill-current')} />
    </button>
  );
}
