import { Button } from '../src/ui/button.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { Notice } from '../src/ui/notice.tsx';
import type { DrawingName } from '../src/ui/small-drawings.tsx';
import { Group } from './group.tsx';

const DRAWINGS: readonly DrawingName[] = ['nothing-found', 'wilted', 'nothing-yet', 'astray'];

/** What the app says. */
export function MessageParts() {
  return (
    <>
      <Group title="Notices">
        <div className="grid w-full gap-3">
          <Notice tone="error" title="Failed to save" action={<Button size="small">Try Again</Button>}>
            Your drawing is safe on this device.
          </Notice>
          <Notice tone="warning" title="Limited Access">
            Subscribe to unlock all activities in this stream.
          </Notice>
          <Notice tone="info">You are back online. Two drawings were sent.</Notice>
        </div>
      </Group>
      <Group title="Empty states">
        {DRAWINGS.map((drawing) => (
          <EmptyState
            key={drawing}
            drawing={drawing}
            title="Nothing here yet"
            action={<Button kind="primary">Browse Gallery</Button>}
          >
            What you color is kept here, on this device.
          </EmptyState>
        ))}
      </Group>
    </>
  );
}
