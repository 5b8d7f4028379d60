import { Brush, ChevronLeft, ChevronRight, Menu, Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import type { ButtonKind } from '../src/ui/button-look.ts';
import { Dialog } from '../src/ui/dialog.tsx';
import { HeartToggle } from '../src/ui/heart-toggle.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { Logo, LogoMark } from '../src/ui/logo.tsx';
import { showToast } from '../src/ui/toast.tsx';
import { Group } from './group.tsx';

const KINDS: readonly ButtonKind[] = ['primary', 'neutral', 'danger', 'quiet'];

function DialogPart() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this drawing?"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button kind="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        It is removed from your account for good.
      </Dialog>
    </>
  );
}

/** What is pressed. */
export function ActionParts() {
  const [loved, setLoved] = useState(false);
  return (
    <>
      <Group title="Logo">
        <Logo name="Inkbloom" />
        <LogoMark className="size-12" />
      </Group>
      {KINDS.map((kind) => (
        <Group key={kind} title={`Button, ${kind}`}>
          <Button kind={kind} size="large">
            <Brush aria-hidden />
            Color
          </Button>
          <Button kind={kind}>Try Again</Button>
          <Button kind={kind} size="small">
            Clear All
          </Button>
          <Button kind={kind} busy>
            Saving...
          </Button>
          <Button kind={kind} disabled>
            Not now
          </Button>
        </Group>
      ))}
      <Group title="Icon buttons, heart">
        <IconButton icon={Menu} label="Menu" />
        <IconButton icon={Share} label="Share" disabled />
        <IconButton kind="round" icon={ChevronLeft} label="Scroll left" aria-disabled />
        <IconButton kind="round" icon={ChevronRight} label="Scroll right" />
        <HeartToggle name="Night Watch" on={loved} onToggle={() => setLoved(!loved)} />
        <HeartToggle name="Old Green" on={!loved} onToggle={() => setLoved(!loved)} />
      </Group>
      <Group title="Dialog, toast">
        <DialogPart />
        <Button onClick={() => showToast('Link copied')}>Say something</Button>
      </Group>
    </>
  );
}
