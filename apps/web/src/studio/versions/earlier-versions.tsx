import type { DrawingVersion } from '@inkbloom/contracts/drawings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { drawingVersionsQuery, type RestoreInput } from '../../api/calls/drawing-versions.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { percent } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { useOnline } from '../../ui/use-online.ts';
import { Compare } from './compare.tsx';
import { restoreTrouble } from './restore-words.ts';
import { VersionList, type Now } from './version-list.tsx';
import { NoVersions, VersionsFailure, VersionsLoading } from './version-states.tsx';
import { momentWords } from './version-words.ts';

interface EarlierVersionsProps {
  readonly drawingId: string;
  readonly title: string;
  /** The drawing as it is on the page, where that is newer than its last save. */
  readonly now?: Now | undefined;
  /** Brings a version back, and closes this when that is done; rejects when it is not. */
  readonly onRestore: (choice: RestoreInput) => Promise<void>;
  readonly onClose: () => void;
}

/** A drawing that was never saved has no versions; the server does not know it. */
function isUnknown(error: Error | null): boolean {
  return error instanceof RequestError && error.code === 'drawing_not_found';
}

/** The earlier versions of a drawing, to be compared with what it is now and to be brought back. */
export function EarlierVersions({ onClose, title, ...rest }: EarlierVersionsProps) {
  const [isBusy, setBusy] = useState(false);
  const dialog = useModal(true, () => isBusy || onClose());
  return (
    <dialog
      ref={dialog}
      aria-labelledby="earlier-versions-title"
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-panel text-ink backdrop:bg-veil tablet:m-auto tablet:h-fit tablet:max-h-[calc(100dvh-48px)] tablet:w-[min(1120px,calc(100vw-48px))] tablet:rounded-panel tablet:shadow-lift"
    >
      <div className="grid max-h-[inherit] min-h-full grid-rows-[auto_minmax(0,1fr)] max-tablet:h-full">
        <header className="flex items-start justify-between gap-3 px-5 pt-4 pb-3 tablet:px-7 tablet:pt-6">
          <div className="min-w-0">
            <h2 id="earlier-versions-title" className="text-22 tablet:text-28">
              Earlier versions
            </h2>
            <p className="truncate text-14 text-muted">{title}</p>
          </div>
          <IconButton icon={X} label="Close" disabled={isBusy} onClick={onClose} className="-mt-1 -mr-2.5" />
        </header>
        <Content {...rest} isBusy={isBusy} onBusy={setBusy} />
      </div>
    </dialog>
  );
}

type ContentProps = Omit<EarlierVersionsProps, 'onClose' | 'title'> & {
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
};

function Content(props: ContentProps) {
  const { drawingId, now } = props;
  const kept = useInfiniteQuery(drawingVersionsQuery(drawingId));
  const versions = kept.data?.pages.flatMap(({ data }) => data) ?? [];
  const head = versions.find(({ isHead }) => isHead);
  const others = versions.filter((version) => now || version !== head);
  if (kept.isPending)
    return (
      <Body>
        <VersionsLoading />
      </Body>
    );
  if (!kept.data && kept.error && !isUnknown(kept.error))
    return (
      <Body>
        <VersionsFailure error={kept.error} isBusy={kept.isFetching} onRetry={() => void kept.refetch()} />
      </Body>
    );
  if (!head || others.length === 0)
    return (
      <Body>
        <NoVersions />
      </Body>
    );
  const more = kept.hasNextPage && (
    <Button size="small" busy={kept.isFetchingNextPage} onClick={() => void kept.fetchNextPage()}>
      Load More
    </Button>
  );
  return <Versions {...props} versions={versions} head={head} first={others[0]!} more={more} />;
}

function Body({ children }: { readonly children: ReactNode }) {
  return <div className="overflow-y-auto px-5 pb-6 tablet:px-7">{children}</div>;
}

type VersionsProps = ContentProps & {
  readonly versions: readonly DrawingVersion[];
  readonly head: DrawingVersion;
  /** The one that is compared at first. */
  readonly first: DrawingVersion;
  readonly more: ReactNode;
};

function Versions({ drawingId, now, versions, head, first, more, isBusy, onBusy, onRestore }: VersionsProps) {
  const [wanted, setWanted] = useState(first.revision);
  const chosen = versions.find(({ revision }) => revision === wanted) ?? first;
  const [trouble, setTrouble] = useState<string | null>(null);
  const keyOf = useKeys();
  const restore = async (): Promise<void> => {
    onBusy(true);
    setTrouble(null);
    const choice = { drawingId, revision: chosen.revision, baseRevision: head.revision };
    try {
      await onRestore({ ...choice, idempotencyKey: keyOf(choice) });
    } catch (error) {
      console.warn('the version was not brought back', error);
      setTrouble(restoreTrouble(error));
    }
    onBusy(false);
  };
  const moment = momentWords(chosen.savedAt);
  const top = now ?? { picture: head.pictureUrl, coloredShare: head.coloredShare };
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] desktop:grid-cols-[minmax(0,1fr)_404px]">
      <div className="min-h-0 overflow-y-auto px-5 pb-4 tablet:px-7 desktop:contents">
        <div className="grid place-items-center py-1 desktop:row-span-2 desktop:overflow-hidden desktop:px-7 desktop:pb-7">
          <Compare
            key={chosen.revision}
            earlier={{ picture: chosen.pictureUrl, words: `${moment}, ${percent(chosen.coloredShare)}%` }}
            now={{ picture: top.picture, words: `Now, ${percent(top.coloredShare)}%` }}
          />
        </div>
        <div className="mt-3 min-h-0 desktop:mt-0 desktop:overflow-y-auto desktop:pr-7 desktop:pl-1.5">
          <VersionList
            versions={versions}
            now={now}
            chosen={chosen}
            onChoose={({ revision }) => {
              setWanted(revision);
              setTrouble(null);
            }}
          />
          {more && <div className="mt-3 grid justify-items-center pb-2">{more}</div>}
        </div>
      </div>
      <RestoreBar {...{ chosen, moment, trouble, isBusy }} onRestore={() => void restore()} />
    </div>
  );
}

interface RestoreBarProps {
  readonly chosen: DrawingVersion;
  readonly moment: string;
  readonly trouble: string | null;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function RestoreBar({ chosen, moment, trouble, isBusy, onRestore }: RestoreBarProps) {
  const isOnline = useOnline();
  return (
    <div className="grid gap-2.5 border-t border-line px-5 pt-3 pb-4 tablet:px-7 desktop:mr-7 desktop:ml-1.5 desktop:px-0 desktop:pb-7">
      {trouble && (
        <Notice tone="error" title="Not brought back">
          {trouble}
        </Notice>
      )}
      <Button
        kind="primary"
        className="w-full"
        busy={isBusy}
        disabled={!isOnline || !chosen.hasJournal}
        onClick={onRestore}
      >
        {!isBusy && <Undo2 aria-hidden className="size-5" />}
        Go back to {moment.toLowerCase()}
      </Button>
      <p className="text-center text-14 text-balance leading-5 text-muted">{safetyWords(chosen, isOnline)}</p>
    </div>
  );
}

function safetyWords({ hasJournal }: DrawingVersion, isOnline: boolean): string {
  if (!isOnline) return 'You are offline. It can be brought back when you are online again.';
  if (!hasJournal) return 'Only the picture of this version was kept; it can be seen, not gone on with.';
  return 'What you have now stays as an earlier version. Nothing is lost.';
}

/** One key for each choice, so that pressing again after a lost answer does it once. */
function useKeys(): (choice: Omit<RestoreInput, 'idempotencyKey'>) => string {
  const keys = useRef(new Map<string, string>());
  return ({ revision, baseRevision }) => {
    const place = `${revision}/${baseRevision}`;
    const key = keys.current.get(place) ?? crypto.randomUUID();
    keys.current.set(place, key);
    return key;
  };
}
