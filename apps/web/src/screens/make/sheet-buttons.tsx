import type { Activity } from '@inkbloom/contracts/activities';
import type { MadePage } from '@inkbloom/contracts/made';
import { Bookmark, Brush, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getMadePage, keepOwnPage } from '../../api/calls/made-pages.ts';
import { ThrowAwayButton } from '../../shared/made/throw-away.tsx';
import { PRINT_BLOCKED_WORDS, printPages } from '../../shared/printing/print.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.tsx';

interface SheetButtonsProps {
  readonly page: MadePage;
  readonly activity: Activity;
}

function tell(error: unknown): void {
  showToast(error instanceof Error ? error.message : 'That did not work. Please try again.');
}

/** The page's picture is there already; its lines are sharper, and are not worth a second window. */
function print({ title, imageUrl }: Activity): void {
  try {
    void printPages(title, [{ url: imageUrl, fallbackUrl: imageUrl }]);
  } catch {
    showToast(PRINT_BLOCKED_WORDS);
  }
}

/** Keep, print and color, in the thumb's reach under a sheet. What is colored is kept. */
export function SheetButtons({ page, activity }: SheetButtonsProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { id, isKept } = page;

  async function color(): Promise<void> {
    setBusy(true);
    try {
      if (!isKept) await keepOwnPage(id);
      await getMadePage(id);
      await navigate(`/activity/${id}?color=1&page=0`);
    } catch (error) {
      tell(error);
      setBusy(false);
    }
  }
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-1">
      {isKept ? (
        <ThrowAwayButton id={id} title={activity.title} />
      ) : (
        <IconButton
          icon={Bookmark}
          label={`Keep ${activity.title}`}
          onClick={() => void keepOwnPage(id).catch(tell)}
        />
      )}
      <IconButton icon={Printer} label={`Print ${activity.title}`} onClick={() => print(activity)} />
      <Button
        size="small"
        className="ml-auto bg-accent-soft! text-accent-strong inset-ring-0! max-tablet:grow"
        busy={isBusy}
        onClick={() => void color()}
      >
        {!isBusy && <Brush aria-hidden className="max-tablet:hidden" />}
        Color
      </Button>
    </div>
  );
}
