import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import type { AdminPart } from './parts.ts';

/** What a list is read from. */
interface Asked<T> {
  readonly data: readonly T[] | undefined;
  readonly error: Error | null;
}

interface AdminSectionProps<T extends { readonly id: string }> {
  readonly title: string;
  readonly asked: Asked<T>;
  /** What is said where the list has nothing. */
  readonly nothing: string;
  /** Rows that are shown; all of them unless told otherwise. */
  readonly most?: number;
  /** The part that shows all of them. */
  readonly part?: AdminPart;
  /** Between the heading and the rows. */
  readonly children?: ReactNode;
  readonly Row: ComponentType<{ readonly item: T }>;
}

const WAITING_ROWS = 3;

/** A heading with how many there are, and a row for each. */
export function AdminSection<T extends { readonly id: string }>(props: AdminSectionProps<T>) {
  const { title, asked, nothing, most, part, children, Row } = props;
  const { data, error } = asked;
  const rows = most === undefined ? data : data?.slice(0, most);
  const hasMore = part !== undefined && data !== undefined && data.length > (rows?.length ?? 0);
  return (
    <section className="min-w-0" aria-busy={data === undefined && error === null}>
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-18">
          {title} {data && data.length > 0 && <span className="font-normal text-muted">{data.length}</span>}
        </h2>
        {hasMore && (
          <Link to={`/admin?part=${part}`} className="reach font-bold text-accent-strong hover:underline">
            All {data.length}
          </Link>
        )}
      </header>
      {children}
      {error && <Notice tone="error">{error.message}</Notice>}
      {rows?.length === 0 && <p className="border-t border-line py-4 text-muted">{nothing}</p>}
      {rows && rows.length > 0 && (
        <ul className="border-t border-ink">
          {rows.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      {!rows && !error && <Waiting />}
    </section>
  );
}

function Waiting() {
  return (
    <div aria-hidden className="border-t border-line">
      {Array.from({ length: WAITING_ROWS }, (_, at) => (
        <div key={at} className="grid gap-2 border-b border-line py-4">
          <SkeletonBar className="h-4 w-1/2" />
          <SkeletonBar className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
