import { useState } from 'react';
import { duration, relativeTime } from '../../ui/format.ts';
import { calendar, type CalendarDay } from './calendar.ts';
import { clearHistory, minutesOf, useSessions } from './sessions.ts';

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];
/** Sessions listed; the calendar shows the rest. */
const LISTED = 5;

function dayWords({ date, sessions }: CalendarDay): string {
  return `${date}: ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`;
}

function lengthWords(minutes: number): string {
  return minutes === 0 ? 'Under 1 min' : duration(minutes);
}

function Calendar({ starts }: { readonly starts: readonly string[] }) {
  const days = calendar(starts).flat();
  return (
    <div className="calendar">
      {WEEKDAYS.map((name, at) => (
        <span key={`${name}${at}`} className="weekday" aria-hidden="true">
          {name}
        </span>
      ))}
      {days.map((day) => (
        <span
          key={day.date}
          className="day"
          data-ahead={day.isAhead || undefined}
          data-sat={day.sessions > 0 || undefined}
          title={day.sessions > 0 ? dayWords(day) : undefined}
        >
          {day.day}
        </span>
      ))}
    </div>
  );
}

/** Asks before it forgets: there is no undo. */
function ClearHistory() {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="quiet" onClick={() => setAsked(true)}>
        Clear history
      </button>
    );
  }
  return (
    <fieldset aria-label="Clear history">
      <p>Clear every session? This cannot be undone.</p>
      <button type="button" className="quiet" onClick={clearHistory}>
        Yes, clear
      </button>
      <button type="button" className="quiet" onClick={() => setAsked(false)}>
        Keep them
      </button>
    </fieldset>
  );
}

/** The sessions so far: a small calendar, the latest ones, and the way to forget them. */
export function History() {
  const sessions = useSessions(({ history }) => history);
  if (sessions.length === 0) return <p className="none">Your quiet times will be listed here.</p>;
  return (
    <section className="history" aria-label="Sessions">
      <Calendar starts={sessions.map(({ startTime }) => startTime)} />
      <ul>
        {sessions.slice(0, LISTED).map((session) => (
          <li key={session.id}>
            <img src={session.imageUrl} alt="" width="44" height="44" />
            <span>
              <b>{lengthWords(minutesOf(session))}</b>
              {session.completed && ' of quiet'}
            </span>
            <time dateTime={session.startTime}>{relativeTime(session.startTime)}</time>
          </li>
        ))}
      </ul>
      <ClearHistory />
    </section>
  );
}
