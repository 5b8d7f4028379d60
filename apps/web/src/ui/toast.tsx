import { useEffect } from 'react';
import { create } from 'zustand';

/** Milliseconds a toast stays: long enough to read it twice. */
const STAYS_MS = 5000;
/** Milliseconds that one with something to press stays. */
const STAYS_TO_PRESS_MS = 8000;

/** What can be done about what a toast says. */
interface ToastAction {
  readonly words: string;
  readonly run: () => void;
}

interface Toast {
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly number: number;
}

const useToast = create<{ readonly toast: Toast | undefined }>(() => ({ toast: undefined }));

/** Says something short and passing; a later one takes its place. */
export function showToast(text: string, action?: ToastAction): void {
  useToast.setState(({ toast }) => ({ toast: { text, action, number: (toast?.number ?? 0) + 1 } }));
}

function hide(): void {
  useToast.setState({ toast: undefined });
}

/** Where toasts appear; stands once in the app. */
export function Toaster() {
  const toast = useToast((state) => state.toast);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(hide, toast.action ? STAYS_TO_PRESS_MS : STAYS_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tabs)+20px)] z-50 grid justify-items-center px-gutter">
      {toast && (
        <p
          key={toast.number}
          className="rounded-sheet bg-ink px-4.5 py-3 font-display text-16 leading-snug font-medium text-desk shadow-lift"
        >
          {toast.text}
          {toast.action && <ActionButton {...toast.action} />}
        </p>
      )}
    </output>
  );
}

function ActionButton({ words, run }: ToastAction) {
  return (
    <button
      type="button"
      className="pointer-events-auto -my-2 -mr-2 ml-3 min-h-11 rounded-sheet px-2 font-semibold underline underline-offset-4"
      onClick={() => {
        hide();
        run();
      }}
    >
      {words}
    </button>
  );
}
