import type { Category } from '@inkbloom/contracts/categories';
import { STREAM_MONTHLY_CENTS, UNLIMITED_MONTHLY_CENTS } from '@inkbloom/contracts/prices';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { shortDollars } from './words.ts';

/** Whether something is chosen; on a sheet, which is white in the dark too, it is as white. */
function Tick({ on, isOnSheet = false }: { readonly on: boolean; readonly isOnSheet?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-7 flex-none place-items-center rounded-small',
        on ? 'bg-accent text-on-accent' : 'inset-ring-[1.5px] inset-ring-edge',
        !on && (isOnSheet ? 'bg-sheet' : 'bg-panel'),
      )}
    >
      {on && <Check className="size-4.5 stroke-[2.5]" />}
    </span>
  );
}

interface AllStreamsCardProps {
  readonly on: boolean;
  readonly count: number;
  readonly onToggle: () => void;
}

/** The plan of all streams. */
export function AllStreamsCard({ on, count, onToggle }: AllStreamsCardProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={classNames(
        'flex w-full items-center gap-3.5 rounded-panel bg-panel px-4.5 py-4 text-left shadow-rest',
        on ? 'inset-ring-2 inset-ring-accent' : 'inset-ring inset-ring-line hover:bg-accent-wash',
      )}
    >
      <Tick on={on} />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-18 leading-6 font-semibold">All Streams</span>
        <span className="block text-14 text-muted">
          {shortDollars(UNLIMITED_MONTHLY_CENTS)} a month for all {count}, and every stream still to come
        </span>
      </span>
      <Badge tone="accent">Super Saver</Badge>
    </button>
  );
}

interface StreamOptionProps {
  readonly stream: Category;
  readonly on: boolean;
  /** Pages that it opens today. */
  readonly pages: number | undefined;
  readonly eager: boolean;
  readonly onToggle: () => void;
}

/** What a stream opens today; where all of it is free, that is said. */
function pagesWords(pages: number): string {
  if (pages === 0) return 'all free today';
  return `opens ${pages} ${pages === 1 ? 'page' : 'pages'}`;
}

/** A stream that can be picked, by its own cover. */
export function StreamOption({ stream, on, pages, eager, onToggle }: StreamOptionProps) {
  const { name, imageUrl, isPrimary } = stream;
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className="group/card relative grid content-start gap-2.5 rounded-sheet text-left"
    >
      <span
        className={classNames(
          'block rounded-sheet',
          on && 'outline-3 outline-offset-2 outline-accent forced-colors:outline-[Highlight]',
        )}
      >
        <Sheet lines={imageUrl} alt="" eager={eager} />
      </span>
      <span className="absolute top-2.5 right-2.5">
        <Tick on={on} isOnSheet />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-display text-16 leading-6 font-medium">{name}</span>
        {isPrimary && <Badge tone="accent">Popular</Badge>}
      </span>
      <span className="-mt-2 text-14 leading-5 text-muted">
        {shortDollars(STREAM_MONTHLY_CENTS)} a month
        {pages !== undefined && `, ${pagesWords(pages)}`}
      </span>
    </button>
  );
}
