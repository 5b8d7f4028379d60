import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts';

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: the button says so, keeps the focus and does nothing when pressed. */
  readonly busy?: boolean;
}

/** A button with words. One primary button a screen. */
export function Button({ kind = 'neutral', size = 'medium', busy = false, className, ...rest }: ButtonProps) {
  const { onClick, children, ...native } = rest;
  return (
    <button
      type="button"
      {...native}
      className={buttonLook(kind, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <LoaderCircle className="size-5 animate-spin" aria-hidden />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'neutral',
  size = 'medium',
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonLook(kind, size, className)} />;
}
