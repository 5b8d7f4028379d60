import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useModal, type ClosedBy } from '../../ui/use-modal.ts';
import { ToolButton } from './tool-button.tsx';

interface PaperDialogProps {
  /** The class of its own look. */
  readonly look: string;
  /** The id of its heading. */
  readonly titleId: string;
  /** Asked by Escape and by a press on the backdrop; the dialog stays as long as it is mounted. */
  readonly onClose: (by: ClosedBy) => void;
  readonly children: ReactNode;
}

/** A sheet of paper over the whole studio. */
export function PaperDialog({ look, titleId, onClose, children }: PaperDialogProps) {
  const dialog = useModal(true, onClose);
  return (
    <dialog ref={dialog} className={classNames('paper-dialog', look)} aria-labelledby={titleId}>
      <div className="inside">{children}</div>
    </dialog>
  );
}

interface CloseCrossProps {
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

/** The cross in the corner of a dialog. */
export function CloseCross({ onPress, disabled = false }: CloseCrossProps) {
  return (
    <div className="close">
      <ToolButton icon={X} label="Close" onPress={onPress} disabled={disabled} />
    </div>
  );
}
