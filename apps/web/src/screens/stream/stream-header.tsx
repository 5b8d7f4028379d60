import { ArrowLeft } from 'lucide-react';
import { useBack } from '../../shared/navigation/use-back.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';

interface StreamHeaderProps {
  readonly name: string;
  /** Undefined while it is on its way or when there is none. */
  readonly description: string | undefined;
  readonly imageUrl: string | undefined;
  /** What the picture shows. */
  readonly imageAlt: string | undefined;
  /** The stream's own facts are still on their way. */
  readonly loading: boolean;
}

/** The way back, and what the stream is: picture, name, description. */
export function StreamHeader({ name, description, imageUrl, imageAlt = '', loading }: StreamHeaderProps) {
  const back = useBack('/gallery');
  return (
    <header className="flex items-center gap-x-1.5">
      <IconButton
        icon={ArrowLeft}
        label="Back"
        onClick={back}
        className="-ml-2.5 self-start tablet:self-center"
      />
      <div className="flex min-w-0 flex-1 items-center gap-4 tablet:gap-6">
        {(imageUrl || loading) && (
          <Sheet lines={imageUrl} alt={imageAlt} eager className="w-24 flex-none tablet:w-44" />
        )}
        <div className="min-w-0">
          <h1 className="text-28 [overflow-wrap:anywhere] tablet:text-36">{name}</h1>
          {description && (
            <p className="mt-1 max-w-[56ch] leading-snug text-pretty text-muted tablet:mt-1.5 tablet:text-18">
              {description}
            </p>
          )}
          {loading && <SkeletonBar className="mt-3 h-4 w-56 max-w-full" />}
        </div>
      </div>
    </header>
  );
}
