import { Brush, Download, Share } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface ActionsProps {
  readonly onColor: () => void;
  readonly onDownload: () => void;
  /** The studio is starting or open. */
  readonly isColoring: boolean;
  readonly isPreparing: boolean;
}

/** Color and Download for Print, in the side card. */
export function Actions({ onColor, onDownload, isColoring, isPreparing }: ActionsProps) {
  return (
    <>
      <Button kind="primary" size="large" disabled={isColoring} onClick={onColor}>
        <Brush aria-hidden />
        Color
      </Button>
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
  isColoring,
  isPreparing,
}: ActionsProps & { readonly onShare: () => void }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-bar tablet:hidden">
      <div className="column grid grid-cols-[auto_auto_1fr] gap-2.5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))]">
        <Button size="large" aria-label="Share" onClick={onShare} className={SQUARE}>
          <Share aria-hidden />
        </Button>
        <Button
          size="large"
          aria-label="Download for Print"
          busy={isPreparing}
          onClick={onDownload}
          className={SQUARE}
        >
          {!isPreparing && <Download aria-hidden />}
        </Button>
        <Button kind="primary" size="large" disabled={isColoring} onClick={onColor}>
          <Brush aria-hidden />
          Color
        </Button>
      </div>
    </div>
  );
}
