import type { KeyboardEvent, ReactNode } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)'));
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

interface ToolbarProps {
  readonly label: string;
  readonly className: string;
  /** Marks a bar of which a finger gets fewer. */
  readonly many?: boolean;
  readonly children: ReactNode;
}

/** A named group of buttons that the arrow keys walk round. */
export function Toolbar({ label, className, many, children }: ToolbarProps) {
  return (
    <div
      className={className}
      data-many={many || undefined}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  );
}
