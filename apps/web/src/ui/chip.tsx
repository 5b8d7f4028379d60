import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  /** How many there are of what it stands for. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** A choice that is on or off. */
export function Chip({ pressed, onPress, count, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'reach inline-flex h-9 flex-none items-center gap-1.5 rounded-full px-3 tablet:px-3.5',
        'font-display text-14 leading-none font-medium whitespace-nowrap',
        pressed
          ? 'bg-accent-soft pl-2.5 text-accent-strong inset-ring-[1.5px] inset-ring-accent-strong'
          : 'bg-bar text-ink inset-ring inset-ring-edge hover:bg-accent-wash',
      )}
    >
      {pressed && <Check aria-hidden className="size-4 stroke-[2.25]" />}
      {children}
      {count !== undefined && <span className="font-normal text-muted tabular-nums">{count}</span>}
    </button>
  );
}
