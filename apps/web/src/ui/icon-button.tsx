import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** What it does; said to screen readers and shown on hover. */
  readonly label: string;
  /** `bare` stands in a bar, `round` floats over content with an outline. */
  readonly kind?: 'bare' | 'round';
}

const KINDS = {
  bare: 'size-11 rounded-sheet hover:bg-accent-wash',
  round: 'reach size-9 rounded-full bg-bar inset-ring inset-ring-edge hover:bg-accent-soft',
};

/** A button with a picture alone; its target is at least 44 px. */
export function IconButton({ icon: Icon, label, kind = 'bare', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-grid flex-none place-items-center transition-transform duration-150 active:translate-y-px',
        'disabled:cursor-default disabled:opacity-40 disabled:active:translate-y-0',
        'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:active:translate-y-0',
        KINDS[kind],
        className,
      )}
    >
      <Icon aria-hidden className={kind === 'round' ? 'size-4.5' : undefined} />
    </button>
  );
}
