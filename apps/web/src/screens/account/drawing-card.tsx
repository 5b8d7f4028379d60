import { Check, Smartphone, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { relativeTime } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { coloredWords, wallPath, type WallItem } from './wall.ts';

interface DrawingCardProps {
  readonly item: WallItem;
  readonly onDelete: () => void;
}

/** A drawing: its picture, how much is colored and when; pressing it goes on with it. */
export function DrawingCard({ item, onDelete }: DrawingCardProps) {
  const isFinished = item.coloredShare >= 1;
  return (
    <article className="group/card relative min-w-0">
      <span className="relative block aspect-4/3 overflow-hidden rounded-sheet bg-sheet shadow-rest transition-transform duration-200 ease-out group-hover/card:shadow-lift motion-safe:group-hover/card:-translate-y-1 motion-safe:group-hover/card:-rotate-[0.5deg]">
        {item.picture && <Picture picture={item.picture} />}
        {item.isOnDevice && (
          <span className="absolute top-2 left-2">
            <Badge tone="accent">
              <Smartphone aria-hidden />
              On this device
            </Badge>
          </span>
        )}
      </span>
      <div className="mt-1 flex items-center gap-1">
        <h3 className="min-w-0 flex-1 text-16 leading-6 font-medium tracking-normal" title={item.title}>
          <Link
            to={wallPath(item)}
            className="block truncate after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            {item.title}
          </Link>
        </h3>
        <IconButton
          icon={Trash2}
          label={`Delete ${item.title}`}
          onClick={onDelete}
          className="z-1 -mr-3 text-muted hover:text-danger [&_svg]:size-4.5"
        />
      </div>
      <div className="-mt-1.5">
        <ProgressBar share={item.coloredShare} label={`${item.title}, colored`} />
      </div>
      <p className="mt-1 flex items-center gap-x-1.5 overflow-hidden text-14 leading-5 whitespace-nowrap text-muted tabular-nums">
        {isFinished && (
          <Check aria-hidden className="size-4 flex-none stroke-[2.5] text-ok max-tablet:hidden" />
        )}
        <span className={isFinished ? 'font-bold text-ok' : ''}>{coloredWords(item.coloredShare)}</span>
        <span aria-hidden>·</span>
        <time dateTime={item.updatedAt} className="truncate">
          {relativeTime(item.updatedAt)}
        </time>
      </p>
    </article>
  );
}

/** A picture from the server or kept on the device. */
function Picture({ picture }: { readonly picture: string | Blob }) {
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = typeof picture === 'string' ? picture : URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={attach} alt="" className="absolute inset-0 size-full object-cover" />;
}
