import type { ReactNode } from 'react';

interface LineProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly words: string;
  readonly action?: ReactNode;
}

/** A thing in the settings, with what can be done about it at its end. */
export function Line({ icon, title, words, action }: LineProps) {
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <span className="flex-none text-muted [&_svg]:size-5">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="font-display font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="text-14 text-muted">{words}</p>
      </div>
      {action}
    </li>
  );
}
