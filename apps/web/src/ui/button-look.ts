import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'neutral' | 'danger' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent shadow-press hover:bg-accent-deep',
  neutral: 'bg-bar text-ink inset-ring-[1.5px] inset-ring-edge hover:bg-accent-wash',
  danger: 'bg-danger-fill text-on-accent shadow-press hover:bg-danger-deep',
  quiet: 'text-accent-strong hover:bg-accent-wash',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-14 tablet:min-h-10',
  medium: 'min-h-12 px-5.5 text-16',
  large: 'min-h-14 px-7 text-18',
};

/** The look of a button, for buttons and for links that act as one. */
export function buttonLook(kind: ButtonKind, size: ButtonSize, more?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-sheet font-display leading-none font-semibold',
    'whitespace-nowrap transition-transform duration-150 ease-out select-none active:translate-y-px',
    'disabled:cursor-default disabled:opacity-45 disabled:active:translate-y-0',
    KINDS[kind],
    SIZES[size],
    more,
  );
}
