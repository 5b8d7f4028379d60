import type { DrawingVersion } from '@inkbloom/contracts/drawings';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { percent } from '../../ui/format.ts';
import { factWords, markWords, momentWords } from './version-words.ts';

/** The drawing as it is on the page, newer than its last save. */
export interface Now {
  readonly picture: Blob;
  readonly coloredShare: number;
}

interface VersionListProps {
  readonly versions: readonly DrawingVersion[];
  readonly now: Now | undefined;
  /** The one that is compared. */
  readonly chosen: DrawingVersion | undefined;
  readonly onChoose: (version: DrawingVersion) => void;
}

interface RowProps {
  readonly picture: string | Blob;
  readonly name: string;
  readonly facts: string;
  readonly mark: string | null;
  readonly isChosen: boolean;
  readonly children?: ReactNode;
}

function Row({ picture, name, facts, mark, isChosen, children }: RowProps) {
  return (
    <li className="grid min-h-21 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line py-2.5 last:border-0">
      <span
        className={classNames(
          'block size-16 overflow-hidden rounded-small bg-sheet shadow-rest',
          isChosen && 'ring-3 ring-accent ring-offset-2 ring-offset-panel',
        )}
      >
        <Picture picture={picture} className="size-full object-cover" />
      </span>
      <span className="min-w-0">
        <b
          className={classNames(
            'block font-display text-16 leading-5 font-semibold tabular-nums',
            isChosen && 'text-accent-strong',
          )}
        >
          {name}
        </b>
        <span className="block text-14 leading-5 text-muted tabular-nums">{facts}</span>
        {mark && (
          <span className="mt-1 block">
            <Badge tone="accent">{mark}</Badge>
          </span>
        )}
      </span>
      {children}
    </li>
  );
}

/** The versions of a drawing, newest first, each to be compared with what is on top now. */
export function VersionList({ versions, now, chosen, onChoose }: VersionListProps) {
  const byRevision = new Map(versions.map((version) => [version.revision, version]));
  return (
    <ul className="grid">
      {now && (
        <Row
          picture={now.picture}
          name="Now"
          facts={`${percent(now.coloredShare)}% colored · not saved yet`}
          mark={null}
          isChosen={false}
        />
      )}
      {versions.map((version) => {
        const { revision, isHead, savedAt, thumbnailUrl, restoredFrom } = version;
        const isNow = isHead && !now;
        const isChosen = version === chosen;
        const moment = momentWords(savedAt);
        return (
          <Row
            key={revision}
            picture={thumbnailUrl}
            name={isNow ? 'Now' : moment}
            facts={isNow ? `${factWords(version)} · ${moment.toLowerCase()}` : factWords(version)}
            mark={markWords(version, restoredFrom === null ? undefined : byRevision.get(restoredFrom))}
            isChosen={isChosen}
          >
            {!isNow && (
              <Button
                size="small"
                aria-pressed={isChosen}
                aria-label={`Compare ${moment}`}
                className={isChosen ? 'bg-accent-soft! text-accent-strong inset-ring-0!' : ''}
                onClick={() => onChoose(version)}
              >
                {isChosen ? 'Comparing' : 'Compare'}
              </Button>
            )}
          </Row>
        );
      })}
    </ul>
  );
}
