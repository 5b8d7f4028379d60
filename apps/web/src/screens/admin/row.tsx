import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface AdminRowProps {
  /** A page's picture. */
  readonly picture?: string;
  readonly title: ReactNode;
  /** Under the title, quieter. */
  readonly words: ReactNode;
  /** Beside the title, under it on a phone. */
  readonly aside?: ReactNode;
  /** What can be done, as words. */
  readonly actions: ReactNode;
}

/** One thing to look at: what it is, what there is to say, what can be done. On a phone the parts are stacked. */
export function AdminRow({ picture, title, words, aside, actions }: AdminRowProps) {
  return (
    <li
      className={classNames(
        'grid gap-x-3.5 border-b border-line py-2',
        picture ? 'grid-cols-[60px_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)]',
        'tablet:grid-flow-col tablet:items-center',
        picture
          ? 'tablet:grid-cols-[60px_minmax(0,3fr)_minmax(0,2fr)_auto]'
          : 'tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]',
      )}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={60}
          height={45}
          loading="lazy"
          className="row-span-3 mt-1.5 aspect-4/3 w-15 rounded-small bg-sheet object-cover shadow-rest tablet:row-span-1 tablet:mt-0"
        />
      )}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="leading-snug font-bold">{title}</p>
        <p className="text-14 leading-snug text-muted">{words}</p>
      </div>
      <div className="min-w-0 text-14 leading-snug text-muted [overflow-wrap:anywhere]">{aside}</div>
      <div className="-ml-2.5 flex flex-wrap tablet:-mr-2.5 tablet:ml-0 tablet:justify-end">{actions}</div>
    </li>
  );
}
