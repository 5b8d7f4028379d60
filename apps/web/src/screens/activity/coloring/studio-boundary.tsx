import { Component, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface StudioBoundaryProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Holds a studio that could not be loaded or that broke, so that the activity under it stays usable. */
export class StudioBoundary extends Component<StudioBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, onClose } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Dialog
        open
        onClose={onClose}
        title="The canvas could not be opened"
        actions={
          <>
            <Button onClick={onClose}>Go Back</Button>
            <Button kind="primary" onClick={() => location.reload()}>
              Try Again
            </Button>
          </>
        }
      >
        What you colored is safe on this device. Check your connection and try again.
      </Dialog>
    );
  }
}
