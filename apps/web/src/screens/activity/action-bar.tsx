import { Brush, Download, Share } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { prepareStudio } from './coloring/studio-code.ts';

interface ActionsProps {
  readonly onColor: () => void;
  readonly onDownload: () => void;
  /** There is a drawing to go on with. */
  readonly isBegun: boolean;
  /** The studio is starting or open. */
  readonly isColoring: boolean;
  readonly isPreparing: boolean;
  /** Why the download could not be opened. */
  readonly trouble: string | undefined;
}

/** Color and Download for Print, in the side card. */
export function Actions({ onColor, onDownload, isBegun, isColoring, isPreparing, trouble }: ActionsProps) {
  return (
    <>
      {trouble && (
        <div className="tablet:max-desktop:col-span-2">
          <Notice tone="error">{trouble}</Notice>
        </div>
      )}
      <ColorButton isBegun={isBegun} isColoring={isColoring} onColor={onColor} />
      <Button size="large" busy={isPreparing} onClick={onDownload} className="text-16">
        {!isPreparing && <Download aria-hidden />}
        Download for Print
      </Button>
    </>
  );
}

const SQUARE = 'w-14 px-0!';

/** On a phone: Share, Download and Color in the thumb's reach. */
export function ActionBar({
  onColor,
  onDownload,
  onShare,
  onReachForShare,
  isBegun,
  isColoring,
  isPreparing,
  trouble,
}: ActionsProps & { readonly onShare: (() => void) | undefined; readonly onReachForShare: () => void }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-bar tablet:hidden">
      <div className="column grid grid-cols-[auto_auto_1fr] gap-2.5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))]">
        {trouble && (
          <div className="col-span-3">
            <Notice tone="error">{trouble}</Notice>
          </div>
        )}
        {onShare ? (
          <Button
            size="large"
            aria-label="Share"
            onPointerDown={onReachForShare}
            onClick={onShare}
            className={SQUARE}
          >
            <Share aria-hidden />
          </Button>
        ) : (
          <span />
        )}
        <Button
          size="large"
          aria-label="Download for Print"
          busy={isPreparing}
          onClick={onDownload}
          className={SQUARE}
        >
          {!isPreparing && <Download aria-hidden />}
        </Button>
        <ColorButton isBegun={isBegun} isColoring={isColoring} onColor={onColor} />
      </div>
    </div>
  );
}

/** The one obvious action. It fetches the studio as soon as the person reaches for it. */
function ColorButton({
  isBegun,
  isColoring,
  onColor,
}: Pick<ActionsProps, 'isBegun' | 'isColoring' | 'onColor'>) {
  return (
    <Button
      kind="primary"
      size="large"
      busy={isColoring}
      onPointerEnter={prepareStudio}
      onFocus={prepareStudio}
      onClick={onColor}
    >
      {!isColoring && <Brush aria-hidden />}
      {isBegun ? 'Continue' : 'Color'}
    </Button>
  );
}
