import type { AdminOverview } from '@inkbloom/contracts/admin';
import { Link } from 'react-router';
import { ADMIN_PARTS, type AdminPart } from './parts.ts';

interface AdminNavProps {
  readonly chosen: AdminPart;
  readonly overview: AdminOverview;
}

const ITEM =
  'flex min-h-12 items-center gap-3 rounded-sheet px-3.5 font-display font-medium whitespace-nowrap text-muted ' +
  'hover:bg-accent-wash aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong';

/** The parts of the page, each with how much there is to look at. */
export function AdminNav({ chosen, overview }: AdminNavProps) {
  const parts = ADMIN_PARTS.filter(({ part }) => part !== 'payments' || overview.payments !== null);
  return (
    <nav
      aria-label="Administration"
      className="max-desktop:-mx-gutter max-desktop:overflow-x-auto max-desktop:px-gutter max-desktop:pb-1"
    >
      <ul className="flex gap-1 desktop:grid">
        {parts.map(({ part, words, icon: Icon, count }) => (
          <li key={part}>
            <Link
              to={part === 'overview' ? '/admin' : `/admin?part=${part}`}
              aria-current={part === chosen ? 'page' : undefined}
              preventScrollReset
              ref={part === chosen ? intoView : undefined}
              className={ITEM}
            >
              <Icon aria-hidden className="size-5" />
              {words}
              {count && <Count of={count(overview)} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the parts scroll sideways. */
function intoView(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

function Count({ of }: { readonly of: number }) {
  if (of === 0) return null;
  return <b className="text-14 text-ink tabular-nums desktop:ml-auto">{of.toLocaleString('en')}</b>;
}
