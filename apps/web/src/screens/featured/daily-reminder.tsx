import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { isRemindedDaily, remindDaily, REMINDER_HOUR, stopReminding } from '../../device/shell/reminders.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

async function turn(isOn: boolean): Promise<boolean> {
  try {
    if (isOn) await stopReminding();
    else if (!(await remindDaily()))
      showToast('Notifications are off for this app. Its settings let them in again.');
  } catch (error) {
    console.info('the reminder stays as it is', error);
    showToast('The reminder could not be changed.');
  }
  return isRemindedDaily();
}

/** In the native shell: whether the system tells of the day's pages, only where the person asks for it. */
export function DailyReminder() {
  const [isOn, setOn] = useState(isRemindedDaily);
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => void turn(isOn).then(setOn)}
      className="mt-4 max-tablet:w-full"
    >
      {isOn ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      {isOn ? 'No more reminders' : `Tell me each day at ${REMINDER_HOUR}`}
    </Button>
  );
}
