import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { Download, Palette, Printer, Share, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { currentRisk, riskWords, type Risk } from '../../../device/drafts/lasting.ts';
import { wordsFor, type KeptResult } from '../../../studio/session/studio-result.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { canShareFile, shareFile } from '../../../ui/share-file.ts';
import { showToast } from '../../../ui/toast.tsx';
import { PRINT_BLOCKED_WORDS, printPages } from '../../../shared/printing/print.ts';

interface KeptCardProps {
  readonly activity: ActivityDetail;
  readonly result: KeptResult;
  /** Begins a new drawing of the same page; this one stays. */
  readonly onColorAgain: () => void;
  readonly onDismiss: () => void;
}

/** It stands beside the page, below it on a phone, and covers neither. */
function bringIntoSight(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

/** A quiet moment after coloring: the picture, that it is safe, and what can be done with it. */
export function KeptCard({ activity, result, onColorAgain, onDismiss }: KeptCardProps) {
  const { picture } = result;
  const file = new File([picture], `${activity.id}.png`, { type: 'image/png' });

  function print() {
    const url = URL.createObjectURL(picture);
    const forget = () => URL.revokeObjectURL(url);
    try {
      void printPages(activity.title, [{ url, fallbackUrl: url }]).finally(forget);
    } catch {
      forget();
      showToast(PRINT_BLOCKED_WORDS);
    }
  }
  return (
    <section
      aria-label="Your picture"
      ref={bringIntoSight}
      className="grid scroll-my-28 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-panel bg-panel p-4 shadow-rest inset-ring inset-ring-line"
    >
      <Picture picture={picture} title={activity.title} />
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pt-1">
          <h2 className="text-18 [overflow-wrap:anywhere]">{activity.title}</h2>
          <output className="mt-1 block text-14 leading-5 text-muted">
            {wordsFor(result)} {result.kind === 'kept' && <NearRisk />}
          </output>
          <Link
            to="/account"
            className="reach mt-1 inline-block rounded-small text-14 leading-5 font-semibold text-accent-strong underline underline-offset-3"
          >
            Your drawings
          </Link>
        </div>
        <IconButton icon={X} label="Dismiss" onClick={onDismiss} className="-mt-1.5 -mr-2 flex-none" />
      </div>
      <div className="col-span-full grid grid-cols-2 gap-2 *:last:odd:col-span-2 tablet:flex tablet:flex-wrap">
        {canShareFile(file) && (
          <Button size="small" onClick={() => void shareFile(file, activity.title)}>
            <Share aria-hidden className="size-4.5" />
            Share Picture
          </Button>
        )}
        <Button size="small" onClick={() => saveFile(file, file.name)}>
          <Download aria-hidden className="size-4.5" />
          Save as PNG
        </Button>
        <Button size="small" onClick={print}>
          <Printer aria-hidden className="size-4.5" />
          Print Picture
        </Button>
        <Button size="small" onClick={onColorAgain}>
          <Palette aria-hidden className="size-4.5" />
          Color Again
        </Button>
      </div>
    </section>
  );
}

/** What this browser would clear soon, said where it was kept. */
function NearRisk() {
  const [risk, setRisk] = useState<Risk>('none');
  useEffect(() => {
    void currentRisk().then(setRisk);
  }, []);
  return risk === 'a-week' || risk === 'little-room' ? riskWords(risk) : null;
}

function Picture({ picture, title }: { readonly picture: Blob; readonly title: string }) {
  const [url, setUrl] = useState<string>();
  const hold = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const made = URL.createObjectURL(picture);
      setUrl(made);
      return () => URL.revokeObjectURL(made);
    },
    [picture],
  );
  return (
    <span ref={hold} className="block size-22 overflow-hidden rounded-sheet bg-sheet shadow-rest">
      {url && <img src={url} alt={`Your coloring of ${title}`} className="size-full object-contain" />}
    </span>
  );
}
