import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { needsParentCheck } from './selling.ts';

interface Sum {
  readonly a: number;
  readonly b: number;
}

function figure(low: number, high: number): number {
  return low + Math.floor(Math.random() * (high - low + 1));
}

/** A sum that grown-ups do in their head: two figures times one. */
function newSum(): Sum {
  return { a: figure(12, 19), b: figure(3, 8) };
}

/**
 * A small sum before purchases, where the operator wants one. Gives a function that does something once the sum is
 * done,
 * at once where none is wanted, and the dialog to put on the screen.
 */
export function useParentCheck() {
  const [waiting, setWaiting] = useState<{ readonly go: () => void; readonly sum: Sum } | null>(null);
  function guard(go: () => void): void {
    if (needsParentCheck()) setWaiting({ go, sum: newSum() });
    else go();
  }
  const dialog = waiting && (
    <ParentCheck
      sum={waiting.sum}
      onClose={() => setWaiting(null)}
      onDone={() => {
        setWaiting(null);
        waiting.go();
      }}
    />
  );
  return { guard, dialog };
}

interface ParentCheckProps {
  readonly sum: Sum;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ParentCheck({ sum: { a, b }, onClose, onDone }: ParentCheckProps) {
  const [answer, setAnswer] = useState('');
  const [isWrong, setWrong] = useState(false);
  function send(event: FormEvent) {
    event.preventDefault();
    if (Number(answer) === a * b) onDone();
    else setWrong(true);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="For grown-ups"
      actions={
        <>
          <Button onClick={onClose}>Go Back</Button>
          <Button kind="primary" type="submit" form="parent-check">
            Continue
          </Button>
        </>
      }
    >
      <form id="parent-check" onSubmit={send} className="grid gap-2">
        <label className="grid gap-1.5 text-ink">
          What is {a} × {b}?
          <input
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            className="h-12 w-full rounded-sheet bg-field px-3.5 inset-ring inset-ring-edge"
          />
        </label>
        {isWrong && <p role="alert">Not quite. Please ask a grown-up to do the sum.</p>}
      </form>
    </Dialog>
  );
}
