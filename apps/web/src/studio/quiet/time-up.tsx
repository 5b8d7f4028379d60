import type { QuietTime } from './quiet-time.ts';
import { useTimerFace } from './use-quiet-time.ts';

/** Says in the page that the time is up, wherever the timer is and whatever the browser lets it announce. */
export function TimeUp({ quiet }: { readonly quiet: QuietTime }) {
  const { isOver } = useTimerFace(quiet);
  return (
    <output>
      {isOver && (
        <div className="glass notice">
          <p>
            <b>Meditation Complete</b> Your meditation session has ended.
          </p>
          <button type="button" className="word" onClick={() => quiet.extend()}>
            5 minutes more
          </button>
          <button type="button" className="word" onClick={() => quiet.reset()}>
            Done
          </button>
        </div>
      )}
    </output>
  );
}
