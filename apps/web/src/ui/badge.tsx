import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'accent' | 'warn' | 'danger' | 'ok' | 'plain';

const TONES: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent-strong',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  ok: 'bg-ok-soft text-ok',
  plain: 'bg-desk-deep text-ink',
};

/** A short fact in a small box. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-small px-2.5 py-1.5 font-display text-12 leading-none font-semibold',
        'whitespace-nowrap tabular-nums [&_svg]:size-3.5',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
