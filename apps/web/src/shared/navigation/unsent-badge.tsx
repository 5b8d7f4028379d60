import { useUnsentCount } from '../drafts/use-unsent-count.ts';
import { classNames } from '../../ui/class-names.ts';

const MOST = 99;

/** How many drawings of the person who is here the server does not have yet; nothing when it has all of them. */
export function UnsentBadge({ className }: { readonly className: string }) {
  const unsent = useUnsentCount();
  if (unsent === 0) return null;
  return (
    <span
      className={classNames(
        'grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-display text-12 leading-none font-semibold text-on-accent tabular-nums',
        className,
      )}
    >
      {unsent > MOST ? `${MOST}+` : unsent}
      <span className="sr-only"> not yet sent</span>
    </span>
  );
}
