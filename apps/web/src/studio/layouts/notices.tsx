import { X } from 'lucide-react';
import { ToolButton } from '../controls/tool-button.tsx';
import { TimeUp } from '../quiet/time-up.tsx';
import { useParts, useUi } from './studio-parts.ts';

interface NoticesProps {
  /** The page is shown without its line art. */
  readonly isWithoutLines: boolean;
  /** Opens the page anew, with everything drawn on it. */
  readonly onReload: () => void;
}

/** What the person is told while coloring, one below the other at the top. */
export function Notices({ isWithoutLines, onReload }: NoticesProps) {
  const { ui, quiet } = useParts();
  const notice = useUi((state) => state.notice);
  return (
    <div className="notices">
      {isWithoutLines && (
        <div className="glass notice" role="alert">
          <p>The lines of this page did not load. What you color is kept.</p>
          <button type="button" className="word" onClick={onReload}>
            Try again
          </button>
        </div>
      )}
      <TimeUp quiet={quiet} />
      {notice && (
        <div className="glass notice" role="alert">
          <p>{notice}</p>
          <ToolButton small icon={X} label="Dismiss" onPress={() => ui.setState({ notice: null })} />
        </div>
      )}
    </div>
  );
}
