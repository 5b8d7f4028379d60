import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, the cross and the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the safe one first. */
  readonly actions?: ReactNode;
}

/** A question over the page. The browser keeps the focus inside it and gives it back afterwards. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-panel bg-panel text-ink shadow-lift backdrop:bg-veil"
    >
      {open && (
        <div className="grid gap-4 p-6 wrap-anywhere">
          <header className="flex items-start justify-between gap-3">
            <h2 id={titleId} className="text-22">
              {title}
            </h2>
            <IconButton icon={X} label="Close" onClick={onClose} className="-mt-2.5 -mr-2.5" />
          </header>
          <div className="text-muted">{children}</div>
          {actions && <footer className="mt-1 flex flex-wrap justify-end gap-2.5">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
