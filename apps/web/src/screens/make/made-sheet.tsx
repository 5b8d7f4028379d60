import type { MadePage } from '@inkbloom/contracts/made';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { DottedSheet } from './dotted-sheet.tsx';
import { SheetButtons } from './sheet-buttons.tsx';

const PROBLEMS = {
  no_page_passed: 'None of the tries was good enough to print. Another place or grade may work.',
  drawing_failed: 'The drawing did not work. Please ask again.',
} as const;

interface MadeSheetProps {
  readonly page: MadePage;
  readonly dotted: string;
}

/** One drawing: there, under way, waiting, or why it did not come. */
export function MadeSheet({ page, dotted }: MadeSheetProps) {
  const { state, activity } = page;
  if (state !== 'ready' || !activity) {
    return (
      <>
        <DottedSheet dotted={dotted} />
        <Words page={page} />
      </>
    );
  }
  return (
    <>
      <span className="flex aspect-4/3 items-center justify-center rounded-sheet bg-sheet p-1.5 shadow-rest">
        <img
          src={activity.imageUrl}
          alt={`${activity.title}, coloring page`}
          className="max-h-full max-w-full object-contain"
        />
      </span>
      <SheetButtons page={page} activity={activity} />
    </>
  );
}

function Words({ page: { state, problem, secondsLeft } }: { readonly page: MadePage }) {
  const seconds = `about ${secondsWords(secondsLeft)}`;
  return (
    <p className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 text-14">
      {state === 'drawing' && (
        <>
          <b className="font-display">Being drawn</b>
          <span className="w-20">
            <ProgressBar share={1 / (1 + secondsLeft)} label="Being drawn" />
          </span>
          <span className="text-muted">{seconds}</span>
        </>
      )}
      {state === 'waiting' && (
        <>
          <b className="font-display">Waiting</b>
          <span className="text-muted">{seconds}</span>
        </>
      )}
      {state === 'stopped' && <span className="text-muted">Not drawn: you left the line.</span>}
      {state === 'failed' && <span role="alert">{PROBLEMS[problem ?? 'drawing_failed']}</span>}
    </p>
  );
}

const MINUTE_S = 60;

/** Seconds as people say them. */
export function secondsWords(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.max(1, Math.ceil(seconds))} s`;
  return `${Math.ceil(seconds / MINUTE_S)} min`;
}
