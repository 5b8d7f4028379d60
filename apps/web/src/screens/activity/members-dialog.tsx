import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { MembersNote } from '../../shared/subscription/members-note.tsx';
import { showsUpgrade } from '../../shared/subscription/selling.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface MembersDialogProps {
  readonly activity: ActivityDetail;
  readonly onClose: () => void;
}

/** Says what opens a members' page to somebody who wants to color or print it. */
export function MembersDialog({ activity, onClose }: MembersDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="For members"
      actions={
        <>
          <Button onClick={onClose}>Go Back</Button>
          {showsUpgrade() && (
            <ButtonLink kind="primary" to="/subscription">
              See the Plans
            </ButtonLink>
          )}
        </>
      }
    >
      <MembersNote activity={activity} />
    </Dialog>
  );
}
