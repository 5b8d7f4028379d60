import type { HistoryChange } from '@inkbloom/engine';
import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { usePreferences } from '../controls/preferences.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import type { EngineControls } from '../stage/engine-controls.ts';
import { TimeUp } from '../quiet/time-up.tsx';
import { useEngineControls, useParts, useUi } from './studio-parts.ts';

/** Milliseconds for which it is told what fingers took back. */
const TOLD_MS = 4_000;

const ACTION_WORDS: Readonly<Record<string, string>> = {
  stroke: 'Stroke',
  fill: 'Fill',
  clear: 'Clear',
  erase: 'Eraser',
};

interface Told {
  readonly words: string;
  readonly back: string;
  readonly onBack: () => void;
}

function toldOf(change: HistoryChange, controls: EngineControls): Told {
  if (change.kind === 'dropped') {
    const words = change.count === 1 ? '1 undone step is gone' : `${change.count} undone steps are gone`;
    return { words, back: 'Bring back', onBack: () => controls.bringBack() };
  }
  const action = ACTION_WORDS[change.action] ?? change.action;
  return change.kind === 'undone'
    ? { words: `Undone: ${action}`, back: 'Redo', onBack: () => controls.redo() }
    : { words: `Redone: ${action}`, back: 'Undo', onBack: () => controls.undo() };
}

/** Tells what a tap of two or three fingers did, and what a new stroke dropped, with the way back. */
function HistoryTold() {
  const { controls, ui } = useParts();
  const change = useUi((state) => state.history);
  useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(() => ui.setState({ history: null }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [change, ui]);
  const told = change && toldOf(change, controls);
  const goBack = (): void => {
    ui.setState({ history: null });
    told?.onBack();
  };
  return (
    <output>
      {told && (
        <div className="glass notice">
          <p>{told.words}</p>
          <button type="button" className="word" onClick={goBack}>
            {told.back}
          </button>
        </div>
      )}
    </output>
  );
}

function answer(drawWithFinger: boolean): void {
  usePreferences.setState({ drawWithFinger, askedOfPen: true });
}

/** Asked once, when a pen is first seen: whether fingers draw beside it. */
function FingersQuestion() {
  const penSeen = useEngineControls((state) => state.penSeen);
  const asked = usePreferences((preferences) => preferences.askedOfPen);
  if (!penSeen || asked) return null;
  return (
    <section className="glass notice" aria-label="Should fingers draw too?">
      <p>
        <b>Should fingers draw too?</b> Beside the pen they can move the page instead.
      </p>
      <button type="button" className="word" onClick={() => answer(true)}>
        Fingers draw
      </button>
      <button type="button" className="word" onClick={() => answer(false)}>
        Move the page
      </button>
    </section>
  );
}

interface NoticesProps {
  /** The page is shown without its line art. */
  readonly isWithoutLines: boolean;
  /** Opens the page anew, with everything drawn on it. */
  readonly onReload: () => void;
  /** What else there is to tell. */
  readonly children?: ReactNode;
}

/** What the person is told while coloring, one below the other at the top. */
export function Notices({ isWithoutLines, onReload, children }: NoticesProps) {
  const { ui, quiet } = useParts();
  const notice = useUi((state) => state.notice);
  return (
    <div className="notices rest">
      {isWithoutLines && (
        <div className="glass notice" role="alert">
          <p>The lines of this page did not load. What you color is kept.</p>
          <button type="button" className="word" onClick={onReload}>
            Try again
          </button>
        </div>
      )}
      {children}
      <TimeUp quiet={quiet} />
      <HistoryTold />
      <FingersQuestion />
      {notice && (
        <div className="glass notice" role="alert">
          <p>{notice}</p>
          <ToolButton small icon={X} label="Dismiss" onPress={() => ui.setState({ notice: null })} />
        </div>
      )}
    </div>
  );
}
