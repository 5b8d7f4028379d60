import { useEffect } from 'react';
import { create } from 'zustand';

/** Milliseconds a toast stays: long enough to read it twice. */
const STAYS = 5000;

interface Toast {
  readonly text: string;
  readonly number: number;
}

const useToast = create<{ readonly toast: Toast | undefined }>(() => ({ toast: undefined }));

/** Says something short and passing; a later one takes its place. */
export function showToast(text: string): void {
  useToast.setState(({ toast }) => ({ toast: { text, number: (toast?.number ?? 0) + 1 } }));
}

/** Where toasts appear; stands once in the app. */
export function Toaster() {
  const toast = useToast((state) => state.toast);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => useToast.setState({ toast: undefined }), STAYS);
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
        </p>
      )}
    </output>
  );
}
