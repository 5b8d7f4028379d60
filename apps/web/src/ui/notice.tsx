import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type NoticeTone = 'error' | 'warning' | 'info';

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** A button that helps, at the end of the notice. */
  readonly action?: ReactNode;
}

const TONES: Record<NoticeTone, { readonly icon: LucideIcon; readonly look: string; readonly ink: string }> =
  {
    error: { icon: CircleAlert, look: 'bg-danger-soft', ink: 'text-danger' },
    warning: { icon: TriangleAlert, look: 'bg-warn-soft', ink: 'text-warn' },
    info: { icon: Info, look: 'bg-accent-soft', ink: 'text-accent-strong' },
  };

/** Says what happened, what is safe and what to do. An error is read out at once. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { icon: Icon, look, ink } = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-sheet px-4 py-3', look)}
    >
      <Icon aria-hidden className={classNames('flex-none', ink)} />
      <div className="min-w-[min(16rem,60%)] flex-1 leading-snug">
        {title && <strong className={classNames('block font-display font-semibold', ink)}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
